# What --help shows. Plain text throughout: --help must be quick.

command-stockpile = Stockpile, o jogo de tabuleiro da informação privilegiada: no navegador e no terminal.
command-play = Jogue contra bots neste terminal. Cada resposta é salva na hora.
command-watch = Assista a bots jogando uma partida.
command-bots = Lista os bots e os estilos em que podem jogar.
command-simulate = Faz bots jogarem muitas partidas e conta vitórias, dinheiro e rodadas.
command-replay = Mostra uma partida registrada, jogada a jogada.
command-bench = Mede a velocidade do motor ou de um servidor nesta máquina.

option-players = Quantos jogam, 2 a 5. Sem isso 4, ou tantos quantos os bots indicados um a um.
option-preset = O que está ligado: first-game (nada), classic (os investidores do jogo base), advanced (isso no Tabuleiro Avançado), epic (tudo menos o Leilão por Investidor).
option-module = Um módulo além dos da predefinição: bonds, commodities, dice, strategies, first_player_card, investors, investor_bidding, advanced_board. Pode ser dado várias vezes.
option-sets = Quais investidores podem ser distribuídos: B (jogo base), CC (Continuing Corruption), II (Illicit Investments), PP (promocionais), separados por vírgulas.
option-board = Qual tabuleiro: standard ou advanced. O mesmo que --module advanced_board.
option-bots = Quais bots jogam: um nome para todos, ou um para cada lugar, separados por vírgulas; com estilo broker:bold, com orçamento shark@400 (simulações) ou shark:bold@100ms. `stockpile bots` os lista.
option-lab-bots = Quais bots jogam, um para todos os lugares ou um para cada, separados por vírgulas: NOME, NOME:ESTILO, NOME@ORÇAMENTO ou NOME:ESTILO@ORÇAMENTO. Um orçamento é um número de simulações (shark@400) ou milissegundos (shark:bold@100ms). `stockpile bots` lista nomes e estilos, também os de medição.
option-usual-bots = broker, e random em todos os outros lugares
option-seed = Um número que decide cada embaralhamento. O mesmo número dá as mesmas cartas.
option-first = O lugar que começa, contado a partir de 0; em play você é o lugar 0. Em simulate, o bot indicado nessa posição, onde quer que sente. Sem isso, o sorteio decide. As cartas de uma semente não mudam.
option-content = Cifras da sua própria caixa: uma pasta com arquivos que se sobrepõem aos nossos.
option-saved = Uma partida salva para continuar.
option-resume = Continua uma partida salva: a de FILE, ou senão a última que não terminou.
option-delay = Segundos de espera depois de cada resposta. Sem isso 0.6 em um terminal, senão nenhum.
option-games = Quantas partidas.
option-jobs = Quantos processos jogam. O resultado é o mesmo com qualquer número.
option-json = Imprime JSON, um objeto por linha, para outros programas.
option-record = Uma partida que foi registrada.
option-seat = Mostra só o que este lugar viu. Os lugares são contados a partir de 0.
option-to = Para depois de tantas respostas.
option-interpreted = Mede os fontes em Python, mesmo que estejam compilados.
option-beside = Mede o jogo aleatório ao lado do de outra biblioteca, em uma só execução: openspiel (o hearts dela, que é C++).
option-version = Mostra a versão.
