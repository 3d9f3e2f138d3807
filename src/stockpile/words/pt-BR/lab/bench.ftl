# The command that measures.

bench-running = Medindo, cerca de meio minuto ...
bench-compiled = As regras rodam compiladas.
bench-interpreted = As regras rodam como código Python, sem compilar.
bench-what = O quê
bench-players = Jogad.
bench-board = Tabul.
bench-preset = Predef.
bench-games = Part./s
bench-decisions = Resp./s
bench-microseconds = µs
bench-wanted = Meta
bench-random = jogo aleatório
bench-simulate = bots com visões
bench-copy = cópia da partida
bench-view = visão de um lugar
bench-sample = amostra da visão
bench-playout = rodada até o fim
bench-content = conteúdo lido

# Beside another library, in turns.
beside-running = Medindo alternadamente, cerca de dez segundos ...
beside-hearts-python = OpenSpiel: hearts, laço em Python
beside-hearts-cpp = OpenSpiel: hearts, tudo em C++
beside-stockpile = Stockpile: { $preset }, { $players } jogadores
beside-start = Desde
beside-whole = preparação
beside-dealt = cartas dadas
beside-times-python = × Python
beside-times-cpp = × C++
beside-note = Jogo aleatório ao lado de OpenSpiel { $version }: conta o que os jogadores decidem; o que o acaso faz só toma tempo. O melhor de { $goes } passagens alternadas.
error-beside = Não existe a biblioteca { $library } para medir ao lado. Use --beside com uma destas: { $libraries }.
error-no-openspiel = OpenSpiel não está aqui para medir ao lado. Instale: pip install { $package }
