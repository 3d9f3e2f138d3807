# The coach's report of one game, in the terminal and as a page. The first six are shown by --help and stay plain text.

command-coach = Examina uma partida terminada: o que a sorte deu a cada um, o que as decisões custaram e quais custaram mais.
option-coach-file = O registro de uma partida terminada.
option-quick = Uma olhada mais rápida: os números são menos exatos.
option-coach-html = Onde gravar a página para o navegador. Sem isso, ao lado do registro, com .coach.html no nome; com --json, em lugar nenhum.
option-coach-json = Imprime a análise inteira em JSON, um objeto em uma linha.
option-lab-jobs = Quantos processos trabalham. O resultado é o mesmo com qualquer número.
option-all-cores = todos os núcleos, no máximo 4

coaching-looking = Examinando a partida
coaching-stopped = Interrompido. Nada foi gravado.
coaching-written = O relatório completo, com todas as decisões: { $file }

error-coach-missing = O arquivo { $file } não existe. Indique o registro de uma partida terminada: stockpile watch --record FILE guarda um.
error-coach-folder = { $file } é uma pasta. Para examinar todas as partidas dela: stockpile lab study { $file }
error-coach-damaged = Não é possível examinar este registro: { $reason }. Conserte-o ali ou indique outro.
error-coach-seen = { $file } só tem o que um lugar viu, sem as cartas e as decisões dos outros. Salve o registro de novo quando a partida terminar; aí ele estará completo.
error-coach-unfinished = A partida em { $file } não terminou depois de { $answers ->
    [0] nenhuma resposta
    [one] uma resposta
   *[other] { $answers } respostas
}, e até lá o que está oculto continua oculto. Primeiro jogue até o fim.
error-page-over-record = { $file } é o próprio registro. Indique outro arquivo para a página.

coaching-when = Rodada { $round }, { $phase }
coaching-better = Melhor: { $answer }.

# The terminal.
coaching-faults = Erros graves, erros, imprecisões
coaching-faults-short = G/E/I
coaching-worst-of-all = { $count ->
    [0] Ninguém cometeu um erro digno de nota.
    [one] A única decisão que custou algo:
   *[other] As { $count } piores decisões:
}
coaching-case = { $number }. { $seat }, { $when }: { $verdict }, { $win } de chance, { $money } em dinheiro
coaching-line-sums = sorte { $luck } + perícia { $skill } = { $result }
coaching-line-grade = nota { $grade }; erros graves, erros, imprecisões: { $faults }

# The head of the page.
coaching-kicker = O relatório do treinador
coaching-title = Relatório do treinador: { $seats }
coaching-headline = { $count ->
    [one] { $winners } venceu com { $money }
   *[other] { $winners } dividem a vitória com { $money } cada
}
coaching-won-by-luck = Foi sorte: o acaso deu { $luck } da vitória, as decisões na mesa { $skill }, juntos { $result } além da parte justa.
coaching-won-by-skill = Foi perícia: as decisões na mesa deram { $skill } da vitória, o acaso { $luck }, juntos { $result } além da parte justa.
coaching-won-by-both = Foi sorte e perícia: o acaso deu { $luck } da vitória, as decisões na mesa { $skill }, juntos { $result } além da parte justa.
coaching-best = Quem jogou melhor foi { $seat }, com nota { $grade }.
coaching-best-won = { $seat } também jogou melhor, com nota { $grade }.
coaching-game = { $players } jogadores, { $rounds } rodadas, { $answers } respostas; { $decisions } delas foram decisões de verdade, em que havia o que escolher.
coaching-quick-note = Esta é a olhada rápida: números pequenos são menos exatos do que na completa.
coaching-contents = Conteúdo

coaching-section-result = Resultado
coaching-section-course = Chances ao longo da partida
coaching-section-sums = Sorte e perícia
coaching-section-grades = Notas
coaching-section-worst = As piores decisões
coaching-section-phases = Fase por fase
coaching-section-chances = O que o acaso deu
coaching-section-all = Todas as decisões
coaching-section-method = Como é calculado

# Result.
coaching-summary = Resultado por jogador
coaching-summary-note = Resultado, sorte e perícia são frações de vitória: 100% é uma inteira. Cada um começa com uma parte justa de { $fair }; o resultado é o que veio além dela, e sorte e perícia somam o resultado.
coaching-place = Posição
coaching-player = Jogador
coaching-money = Dinheiro
coaching-result = Resultado
coaching-luck = Sorte
coaching-skill = Perícia
coaching-grade = Nota
coaching-many-blunder = Erros graves
coaching-many-mistake = Erros
coaching-many-inaccuracy = Imprecisões

# The course of the game.
coaching-chart-note = A chance de vitória de cada um, depois de cada resposta. Os números embaixo são rodadas; a linha tracejada horizontal é a parte justa, { $fair }. Os números em cima são viradas.
coaching-chart-label = Chances de vencer de { $players } jogadores ao longo de { $answers } respostas; a tabela abaixo as mostra para cada rodada
coaching-chart-as-table = As chances em tabela
coaching-chart-table = Chances de vencer no começo de cada rodada
coaching-at = Quando
coaching-round-begins = Começa a rodada { $round }
coaching-turns = Viradas
coaching-turns-note = O que mais mexeu com as chances de alguém. O número é o efeito para o jogador ao lado.
coaching-no-turns = Nada mexeu muito com as chances de ninguém.
coaching-turn-set-up = Na preparação:
coaching-turn-round = Rodada { $round }:
coaching-turn-decided = { $seat } decidiu { $answer }.
coaching-turn-chance = foi o acaso ({ $what }).
coaching-turn-begins = { $seat } começa.

# Luck and skill.
coaching-sums-note = Sorte é o que veio menos a média do que poderia ter vindo. Perícia é todo o resto: o que se decidiu na mesa, pelo jogador e pelos outros. Sorte e perícia juntas são o resultado.
coaching-in-wins = Em frações de vitória
coaching-in-money = Em dinheiro, em relação à média da mesa
coaching-skill-made-of = Desta perícia, em frações de vitória: decisões próprias { $own }, decisões dos outros { $others } e { $rest } do que o cálculo corrigiu de uma rodada para a outra.

# Grades.
coaching-grades-note = A nota diz quão pouco uma decisão perdeu, em média, em relação à melhor que a busca encontrou com o mesmo conhecimento: 100 é nada, e quem perde a cada decisão um décimo da dispersão do dinheiro de uma última rodada fica com 50. A sorte e os outros não entram nela, então dá para comparar partidas. As marcas são o que os nossos bots costumam tirar: { $usual }.
coaching-typical = { $bot }, cerca de { $grade }
coaching-grade-label = { $seat } tem nota { $grade } de 100

# The worst decisions.
coaching-worst-note = Até cinco decisões de cada um, a mais grave primeiro, com a posição como esse jogador a via. Erros graves perderam { $blunder } de uma vitória ou mais, erros { $mistake }, imprecisões { $slight }; onde a vitória estava longe, o dinheiro conta do mesmo modo. “Você” é quem decidiu.
coaching-no-faults = Aqui, nenhuma decisão perdeu o bastante para ser citada.
coaching-mark-played = Jogada
coaching-mark-better = Melhor
coaching-chance-to-win = Chance de vencer
coaching-money-expected = Dinheiro em relação à média
coaching-both = O que se podia esperar das duas respostas
coaching-lost = Perda
coaching-seen-by = Como { $seat } via: rodada { $round } de { $rounds }, { $phase }
coaching-pile = Pilha { $pile }
coaching-laid-by = virada para baixo, de { $seat }
coaching-own-hand = Na mão
coaching-own-action = A jogar
coaching-own-offers = À escolha
coaching-own-strategies = Cartas de estratégia
coaching-own-forecasts = Previsões não vistas

# By phase and by kind of chance.
coaching-phases-note = O que a sorte e as decisões do próprio jogador fizeram com a chance de vencer em cada fase, somando todas as rodadas, e o que decisões melhores teriam acrescentado.
coaching-phases-of = Fases de { $seat }
coaching-phase = Fase
coaching-own = Decisões próprias
coaching-chances-note = A sorte pelo que o acaso decidiu, em frações de vitória. Somando todos os jogadores, cada linha dá zero.
coaching-chances = Sorte por tipo
coaching-chance = Acaso

# All decisions.
coaching-all-note = Todas as decisões de verdade, na ordem da partida. Há uma resposta melhor onde a busca encontrou uma claramente melhor.
coaching-all-of = { $seat }: { $count ->
    [0] nenhuma decisão
    [one] uma decisão
   *[other] { $count } decisões
}
coaching-list-when = Quando
coaching-list-played = Jogada
coaching-list-better = Melhor
coaching-list-chance = Chance de vencer
coaching-list-lost = Perda
coaching-list-lost-money = Dinheiro perdido
coaching-list-verdict = Veredito

# How it is reckoned.
coaching-how-luck = Sorte
coaching-how-luck-text = Antes e depois de tudo o que o acaso decidiu, a partida é continuada { $futures } vezes, sorteando de novo as cartas e os dados que ainda não tinham saído, até o fim da próxima rodada, por jogadores sensatos de quatro temperamentos que só veem o que o lugar deles vê; então se contam os bens. Sorte é o valor depois menos o valor antes. A média dela sobre tudo o que poderia ter vindo é zero, por melhor ou pior que seja essa avaliação. A partida começa com uma parte justa para cada um, { $fair }.
coaching-how-skill = Perícia
coaching-how-skill-text = Perícia é o resultado menos a sorte. Ela se compõe do que as decisões do próprio jogador fizeram com o valor, do que fizeram as dos outros e de um resto: os valores olham uma rodada à frente e, quando começa uma nova rodada, são corrigidos.
coaching-how-decisions = Decisões
coaching-how-decisions-text = Cada decisão de verdade é julgada com o que o jogador sabia na hora e nada mais. Uma busca de { $playouts } simulações procura a melhor resposta em distribuições que poderiam ter sido a real; depois, ela é comparada com a resposta jogada em até { $worlds } outras distribuições. Uma perda só é citada se for maior que o seu erro-padrão.
coaching-how-grade = Nota
coaching-how-grade-text = A nota vem do dinheiro que uma decisão perdeu, em média, na escala da dispersão da última rodada em partidas deste tipo. Ela não sabe quem venceu.
coaching-how-limits = O que isto não diz
coaching-how-limits-text = A resposta melhor é a melhor que a busca encontrou, não uma prova. Uma perda é uma perda para quem segue jogando com bom senso contra quem também joga assim; quem conhecia melhor os outros pode ter tido seus motivos. Números pequenos são ruído, sobretudo na olhada rápida. Uma única partida diz pouco sobre como alguém joga; muitas dizem (stockpile lab study).
