## What --help shows. Plain text throughout: --help must be quick.

command-stockpile = Stockpile, o jogo de tabuleiro da informação privilegiada: no navegador e no terminal.
command-play = Jogue contra bots neste terminal. Cada resposta é salva na hora.
command-watch = Assista a bots jogando uma partida.
command-bots = Lista os bots e os estilos em que podem jogar.
command-simulate = Faz bots jogarem muitas partidas e conta vitórias, dinheiro e rodadas.
command-replay = Mostra uma partida registrada, jogada a jogada.
command-bench = Mede a velocidade do motor nesta máquina.

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
option-version = Mostra a versão.


## What Typer says by itself: the frame of --help, and what is wrong with a command. Reasons come without a full
## stop. The frame stays plain text: help must be quick.

usage-usage = Uso:
usage-options-here = [OPÇÕES]
usage-command-here = COMANDO [ARGUMENTOS]...
usage-arguments = Argumentos
usage-options = Opções
usage-commands = Comandos
usage-help = Mostra esta ajuda.
usage-required = [obrigatório]
usage-default = padrão

usage-no-option = não existe a opção { $option }
usage-no-option-but = não existe a opção { $option }; talvez seja uma destas: { $others }
usage-no-command = não existe o comando { $name }
usage-no-command-but = não existe o comando { $name }; talvez seja um destes: { $others }
usage-no-argument = falta { $name }
usage-option-missing = falta a opção { $name }
usage-extra = isto sobra: { $words }
usage-value-missing = falta um valor depois de { $option }
usage-value-extra = { $option } não recebe valor
usage-unreadable = { $option } não pode ser { $file }: falta permissão de leitura
usage-whole = { $option } é um número inteiro, não { $given }
usage-number = { $option } é um número, não { $given }
usage-least = { $option } é no mínimo { $limit }, não { $given }
usage-most = { $option } é no máximo { $limit }, não { $given }


## A person's game in the terminal.

play-welcome = Você joga contra { $others }.
play-pause = Enter segue para a próxima rodada>
play-earlier = { $count ->
    [one] ... e uma linha antes (l mostra tudo)
   *[other] ... e { $count } linhas antes (l mostra tudo)
}
play-saved = A partida está salva: { $path }
play-kept = A partida está guardada: { $path }
play-command = { "" }  { $command }
# Questions with only one answer are not asked.
play-bot-fault = O bot { $bot } { $fault }: o corretor respondeu no lugar dele.
play-automatic = Só uma resposta era possível para você, então ela foi dada: { $answer }.

standing-place = Pos.
standing-player = Jogador

replay-answer = { $seat }: { $answer }.

watch-players = À mesa: { $names }. A mesma partida de novo: { $again }


## The table in the terminal. Titles of columns are short: a line has 80 places.

table-now = Rodada { $round } de { $rounds }: { $phase }
table-net-worth = Fortuna { $worth }
table-cards-gone = Baralho { $deck }, fora: Boom { $booms }, Bust { $busts }, taxas { $fees }
table-board = Tabuleiro { $board }
table-market = Mercado
table-piles = Pilhas
table-players = Jogadores
table-company = Empresa
table-track = Valor
table-you-hold = Você tem
table-worth = Vale
table-forecast = Previsão
table-gone = Fora
table-pile = Pilha
table-bids = { "" } Lances
table-meeple = Meeple
table-cards = Cartas
table-player = { "" }  Jogador
table-money = Dinh.
table-regular = Cartas
table-known = Vistas
table-split = Divid.
table-unpaid = Deve
table-odds = 1 em { $count }
table-forecast-yours = secreta
table-forecast-open = pública
table-forecast-left = certa


## Running a server: what its operator may set, copies of its database, and what guests are told of it.

command-backup = Copia o banco de dados para um arquivo novo com o servidor em funcionamento.

option-keep-finished = Depois de tantos dias, partidas terminadas viram arquivos de registro na pasta de --archive e saem do banco de dados. Sem isso, ficam para sempre.
option-archive = A pasta das partidas que --keep-finished arquiva. Sem isso, archive ao lado do banco de dados. Só você pode lê-la.
option-tables-per-guest = De quantas mesas à espera ou em jogo um convidado pode ser anfitrião. Sem isso, 50.
option-metrics-token = Quem apresentar este token pode ler /metrics de qualquer lugar. Melhor na variável STOCKPILE_METRICS_TOKEN: outros nesta máquina podem ler linhas de comando.
option-metrics-from = Endereços que podem ler /metrics, como 10.0.0.0/8. Pode ser dada várias vezes. Sem isso, só esta máquina.
option-metrics-port = Uma porta em que só /health e /metrics respondem; com vários processos, cada um tem a sua, contando a partir desta.
option-metrics-host = O endereço em que --metrics-port escuta.
option-log = Como o log é escrito na saída de erros: text, ou json, uma linha por evento.
option-log-addresses = Escrever no log os endereços dos clientes.
option-backup-file = O arquivo novo.
option-backup-database = O banco de dados a copiar, como em serve; sem isso, o arquivo na sua pasta de dados.

backup-running = Copiando o banco de dados
backup-size = { $size } MB
backup-stopped = Interrompido; nada foi guardado.
backup-done = A cópia é { $file }: { $size } MB, conferida e íntegra. Ela contém todos os segredos do banco de dados: guarde-a onde só você possa ler.
backup-restore-sqlite = Para restaurar: pare o servidor, remova { $file } e o que estiver ao lado como -wal e -shm, e copie { $copy } para { $file }.
backup-restore-postgresql = Para restaurar: pare o servidor e depois pg_restore --clean --if-exists --no-owner --dbname={ $database } { $copy }

error-backup-exists = { $file } já existe, e nada é sobrescrito. Indique um arquivo novo.
error-backup-missing = O banco de dados { $file } não existe. Indique com --database o que o servidor usa.
error-backup-file = Não é possível gravar { $file }: { $reason }.
error-backup-failed = Não é possível copiar o banco de dados: { $reason }.
error-backup-no-pg-dump = Um banco de dados PostgreSQL é copiado com pg_dump, que não está aqui. Instale os programas cliente do PostgreSQL ou execute isto onde eles estejam.
error-log = Não existe log do tipo { $log }; existem: { $logs }.
error-archive-when = --archive diz para onde vão as partidas terminadas, mas não quando. Acrescente --keep-finished DIAS.
error-metrics-token = O token para /metrics precisa ter { $shortest } caracteres ou mais, simples e sem espaços.
error-metrics-from = { $network } não é uma rede de endereços. Indique uma como 10.0.0.0/8 ou um único endereço.
error-metrics-port = A porta para /metrics não está disponível em { $reason }. Escolha outra com --metrics-port.

server-not-shown = Só quem administra este servidor pode ver isso.
server-too-many-tables = Você tem { $most } mesas à espera ou em jogo, e aqui não são permitidas mais. Jogue uma até o fim ou saia de uma.

web-going-down = O servidor está reiniciando e volta num instante ...
privacy-archived = Partidas terminadas há { $days ->
    [one] um dia
   *[other] { $days } dias
} saem desta lista e são guardadas em arquivos, com os nomes dos jogadores, por quem administra este servidor. Só essa pessoa pode ler esses arquivos. Apagar o que está guardado sobre você aqui não os alcança: peça a ela.


## `stockpile house`: how a server fares. What --help shows is plain text.

command-house = Mostra como vai um servidor em funcionamento: mesas, conexões, taxas e tempos, ao vivo.
option-house-url = Um servidor, ou a porta de métricas de um processo. Pode ser dada várias vezes.
option-house-token = O token que o servidor recebeu com --metrics-token; sem isso, a variável STOCKPILE_METRICS_TOKEN.
option-house-every = Segundos entre duas olhadas.
option-house-once = Mostrar uma vez e terminar.

house-title = Stockpile
house-together = juntos
house-playing = Mesas com partida
house-waiting = Mesas à espera de jogadores
house-over = Mesas com partida terminada
house-guests = Convidados em mesas
house-players = Conexões de jogadores
house-watchers = Conexões de espectadores
house-connections = Conexões no total
house-answers = Respostas gravadas
house-bot-answers = Respostas de bots
house-refusals = Recusadas
house-answer-time = Resposta gravada, p50 · p99
house-store-time = Banco de dados, p50 · p99
house-lag = Atraso, p99
house-thoughts = Pensamentos na fila
house-thought-time = Bots pensam, p50 · p99
house-granted = Tempo que os bots recebem
house-memory = Memória
house-processor = Processador
house-number = { $number }
house-a-second = { $number }/s
house-milliseconds = { $number } ms
house-two-times = { $first } · { $second } ms
house-megabytes = { $number } MB
house-silent = { $server } não responde.
house-going-down = { $server } está encerrando.

error-house-silent = Nada responde em { $url }: { $reason }. Inicie um servidor ou indique outro com --url.
error-house-denied = O servidor em { $url } não mostra a você como vai. Pergunte na própria máquina dele, ou com --token.
error-house-other = Em { $url } não há um servidor Stockpile que diga como vai (status { $status }).
error-house-url = { $url } não é um endereço. Indique um como http://127.0.0.1:8765


## `stockpile move-database`: a house from one database into another.

command-move-database = Copia uma casa para outro banco de dados, vazio, SQLite ou PostgreSQL, e confere que tudo chegou.
option-move-source = O banco de dados a copiar, como sqlite:////pasta/tables.sqlite; nenhum servidor pode estar usando-o.
option-move-target = O banco de dados vazio de destino, como postgresql://usuario@host/nome.
moved-whole = Pronto e conferido: { $rows ->
        [one] { $rows } linha
       *[other] { $rows } linhas
    } de { $source } { $rows ->
        [one] está
       *[other] estão
    } agora também em { $target }.
error-move-address = Isto não é um endereço de banco de dados. Escreva como sqlite:////pasta/tables.sqlite ou postgresql://usuario@host/nome.
error-move-kind = { $url } não pode ser movido: só arquivos SQLite e bancos de dados PostgreSQL podem.
error-move-missing = Não há uma casa em { $url }. Indique o banco de dados que um servidor usou.
error-move-same = Os dois endereços são o mesmo banco de dados. Indique outro como destino.
error-move-busy = Alguém está usando { $url }. Pare todos os servidores dali e o que mais estiver conectado, e tente de novo.
error-move-opening = Não é possível abrir { $url }: { $reason }.
error-move-newer = { $url } foi feito por um Stockpile mais novo. Atualize este primeiro.
error-move-filled = { $url } não está vazio. Indique um banco de dados sem tabelas nem linhas.
error-move-row = A linha { $key } da tabela “{ $table }” não se encaixa: { $reason }. Nada foi movido; conserte ou apague essa linha e tente de novo.
error-move-different = As linhas da tabela “{ $table }” não chegaram como foram enviadas. Nada restou da mudança; tente de novo e confira o disco e a memória das duas máquinas.
error-move-stopped = Interrompido: { $url } está tão vazio quanto antes.


option-workers = Processos que atendem juntos. Mais de um precisa de PostgreSQL.
error-workers-sqlite = Vários processos precisam de PostgreSQL: um arquivo SQLite é escrito por um processo de cada vez. Indique um com --database postgresql://usuario@host/nome ou deixe --workers de fora. “stockpile move-database” leva as partidas junto.
error-workers-seed = Com --seed, as mesas recebem as cartas na ordem em que são montadas, e vários processos não têm essa ordem. Deixe --seed ou --workers de fora.
error-workers-fail = Os processos terminam assim que são iniciados. O que eles disseram está acima; com --workers 1 é mais fácil descobrir por quê.
error-database-driver = Falta aqui uma biblioteca para PostgreSQL. Instale-a a partir do seu clone do Stockpile: pip install '.[postgres]'
error-database-kind = O Stockpile conhece SQLite e PostgreSQL. Indique um: --database sqlite:////pasta/tables.sqlite ou --database postgresql://usuario@host/nome


## The laboratory's commands. The first five are shown by --help and stay plain text.

command-lab = O laboratório: o que muitas partidas dizem sobre o jogo e seus jogadores.
command-fit = Ajusta a partidas terminadas o que o tubarão acha que os bens valem, e escreve os pesos.
option-fit-games = Quantas partidas para cada tipo de mesa (2 a 5 jogadores, sem módulos e com os da Epic Edition).
option-fit-seed = A semente das partidas. A mesma semente dá os mesmos pesos.
option-fit-file = Onde os pesos são escritos. Depois de Ctrl-C, os que estiverem prontos são escritos ao lado, com -partial no nome. O tubarão joga com os da sua própria pasta.

fit-playing = Ajustando
fit-written = { $tables } de { $all } mesas foram ajustadas e escritas em { $file }.
fit-partial = Interrompido. { $tables } de { $all } mesas foram ajustadas e escritas em { $file }.
fit-nothing = Interrompido antes de a primeira de { $all } mesas ser ajustada. Nada foi escrito.
error-no-folder = Não existe a pasta { $folder }. Indique um arquivo em uma pasta que exista.


## Many games of bots.

simulate-playing = Jogando
simulate-bot = Bot
simulate-wins = Vitórias
simulate-rate = Taxa
simulate-interval = 95% certo
simulate-money = Dinheiro
simulate-place = Posição
simulate-games = { $games ->
    [0] Nenhuma partida
    [one] Uma partida
   *[other] { $games } partidas
} de { $players } jogadores (tabuleiro: { $board }), com { $rounds } rodadas e cerca de { $decisions } decisões cada; { $rate } partidas por segundo. As mesmas partidas de novo: { $again }
simulate-faults = { $count ->
    [one] O corretor respondeu uma vez no lugar de { $bot } ({ $first }).
   *[other] O corretor respondeu { $count } vezes no lugar de { $bot }, que falhou; na primeira vez: { $first }.
}
simulate-interrupted = Interrompido depois de { $games } de { $asked } partidas.


## Tournaments. Those shown by --help come first and stay plain text.

command-tournament = Faz bots jogarem cada distribuição em cada ordem dos lugares, para que a sorte se anule, e diz quem é forte e quanto.
option-deals = Quantas distribuições. Cada uma é jogada uma vez em cada ordem dos lugares.
option-seatings = Quem senta onde: all (cada ordem diferente dos bots) ou rotations (todos avançam um lugar, os vizinhos ficam).
option-on = Onde as partidas são jogadas: processes, em processos desta máquina, ou ray. RAY_ADDRESS indica um cluster Ray; sem isso, um é iniciado aqui. O resultado é o mesmo. Vem com o extra ray.
option-timings = Quanto tempo os bots pensaram. Sem isso, o mesmo comando sempre escreve o mesmo, a não ser que os bots pensem pelo relógio.
option-journal = Um arquivo que guarda cada partida assim que termina. O mesmo comando com o mesmo arquivo continua de onde parou.
option-csv = Escreve neste arquivo uma linha para cada lugar de cada partida, com os campos separados por vírgulas.
option-parquet = O mesmo em Parquet. Precisa de pyarrow, que vem com o extra parquet.
option-html = Escreve neste arquivo uma página para o navegador, com gráficos. Ela não precisa de mais nada.

tournament-wins = Venceu
tournament-ms = ms
tournament-p95 = p95
tournament-rating = Rating
tournament-games = { $games ->
    [0] Nenhuma partida
    [one] Uma partida
   *[other] { $games } partidas
} de { $players } jogadores (tabuleiro: { $board }): { $deals ->
    [0] nenhuma distribuição
    [one] uma distribuição
   *[other] { $deals } distribuições
} em { $seatings ->
    [one] uma ordem dos lugares
   *[other] { $seatings } ordens dos lugares
}. Uma parcela justa das vitórias é { $fair }. O mesmo de novo: { $again }
tournament-times = { $visitors ->
    [0] Os tempos são tempo de CPU por decisão: a média e o que 95% não ultrapassam.
   *[other] Os tempos são tempo de CPU por decisão: a média e o que 95% não ultrapassam. Os de bots de outros pacotes são pelo relógio, até a resposta chegar: eles pensam em processos próprios.
}
tournament-interrupted = Interrompido depois de { $deals } de { $asked } distribuições. Só as completas contam.

error-seatings = Não existem as ordens dos lugares { $seatings }. Use --seatings { $known }.
error-no-parquet = Parquet precisa de uma biblioteca que não está na instalação. Instale a partir do seu clone do Stockpile: pip install '.[parquet]'. Ou use --csv.
error-file = Não é possível usar { $file }: { $reason }.
error-no-ray = Ray não está na instalação. Instale a partir do seu clone do Stockpile: pip install '.[ray]'. Ou deixe de fora --on ray.
error-no-cluster = Nenhum cluster Ray responde e nos deixa entrar em { $address }. Confira RAY_ADDRESS e RAY_AUTH_TOKEN, ou deixe RAY_ADDRESS de fora para jogar nesta máquina.
error-on = Nada é jogado em { $on }. Use --on { $known }.

report-title = Torneio: { $bots }
report-heading = Torneio
report-games-line = { $games ->
    [0] Nenhuma partida
    [one] Uma partida
   *[other] { $games } partidas
} de { $players } jogadores (tabuleiro: { $board }): { $deals ->
    [0] nenhuma distribuição
    [one] uma distribuição
   *[other] { $deals } distribuições
}, cada uma em { $seatings ->
    [one] uma ordem dos lugares
   *[other] { $seatings } ordens dos lugares
}. Parcelas e dinheiro são por partida e por lugar.
report-games = Partidas
report-ms-mean = ms, média
report-ms-p95 = ms, 95% abaixo
report-wins = Parcela das vitórias
report-wins-note = Com o intervalo que contém a parcela verdadeira em 95 de 100 torneios assim. A linha tracejada é uma parcela justa, { $fair }.
report-wins-label = { $bot } vence { $share }, entre { $low } e { $high }
report-money = Dinheiro no fim
report-money-note = Com que frequência cada quantia foi alcançada; a mais frequente é a mais alta. A linha é a média.
report-money-label = { $bot } tem { $money } em média
report-times = Tempo por decisão
report-times-note = { $visitors ->
    [0] Milissegundos de tempo de CPU onde havia escolha. A linha é a média; 95% ficam abaixo da tracejada.
   *[other] Milissegundos de tempo de CPU onde havia escolha; para bots de outros pacotes pelo relógio, até a resposta chegar. A linha é a média; 95% ficam abaixo da tracejada.
}
report-times-label = { $bot } leva { $mean } milissegundos em média, e menos de { $most } em 95% das decisões
report-no-times = Os tempos foram omitidos.
report-ms = { $ms } ms
report-seats = Parcela das vitórias por lugar
report-seats-note = Quem começa é sorteado em cada distribuição.
report-seat = Lugar { $seat }
report-again = O mesmo de novo:
report-made = Feito por Stockpile { $version }.


## Games of bots that are kept as records. The first two are shown by --help and stay plain text.

option-record-to = Guarda a partida neste arquivo novo, até onde ela for; `stockpile replay` a mostra.
option-records = Guarda cada partida nesta pasta, um arquivo para cada; `stockpile replay` as mostra. A pasta é criada se não existir.

keeping-file = A partida está guardada: { $file }
keeping-file-so-far = A partida está guardada até onde foi: { $file }
keeping-folder = As partidas estão guardadas em { $folder }, um arquivo para cada. Para ver uma: stockpile replay FILE

# Of several at a table with the same name, with the number of the seat.
seat-namesake = { $name } #{ $seat }

error-keep-exists = { $file } já existe, e nada é sobrescrito. Indique um arquivo novo.
error-keep-folder = Não é possível guardar partidas em { $folder }: { $reason }. Indique uma pasta em que você possa escrever.
error-keep-other = { $file } já existe e não é o registro inteiro desta partida. Indique outra pasta, ou mova o que está lá.


## The balance report. Those shown by --help come first and stay plain text.

command-balance = Mede o equilíbrio do jogo: lugares, investidores, cartas de estratégia, compras, módulos e o dinheiro inicial que iguala os investidores.
option-balance-part = Mede só uma parte. Pode ser usada várias vezes: seats, investors, played, held, purchases, modules, luck, money.
option-balance-deals = Quantas distribuições de cada tipo de partida. Sem isso, cada parte tem tantas quantas precisa para dar uma boa ideia.
option-balance-bots = Quem joga, em todos os lugares: NOME ou NOME@ORÇAMENTO. Sem isso, um corretor e, para o jogo de cartas de estratégia, um tubarão.
option-balance-quick = Uma forma pequena que leva segundos: para dar uma olhada, não para tirar conclusões.
option-balance-journals = Uma pasta que guarda cada distribuição assim que termina. O mesmo comando com a mesma pasta continua de onde parou.
option-balance-html = Escreve neste arquivo uma página para o navegador, com gráficos. Ela não precisa de mais nada.
option-balance-csv = Escreve neste arquivo uma linha para cada número, com os campos separados por vírgulas.

balance-playing = Jogando: { $part }
balance-written = A página está em { $file }.
balance-again = O mesmo de novo: { $again }
error-balance-part = Não existe a parte { $part }. Use --part { $known }.
error-balance-visitor = { $bot } vem de outro pacote. O equilíbrio é medido com bots que dão eles mesmos cada resposta: indique um dos nossos com --bots.
error-balance-one-bot = O mesmo bot joga em todos os lugares. Indique um só com --bots, não { $bots }.
error-journals = { $folder } não é uma pasta. Indique uma para --journals, ou um caminho em que se possa criar uma.

balance-title = O equilíbrio de Stockpile
balance-heading = O que é forte demais e o que é fraco demais
balance-lead-line = Medido em { $deals ->
    [0] nenhuma distribuição
    [one] uma distribuição
   *[other] { $deals } distribuições
} por bots que jogam em todos os lugares, com as cifras { $content }. Um intervalo contém o valor verdadeiro em 95 de 100 relatórios assim; um valor sem intervalo foi visto poucas vezes para dizer mais.
balance-interrupted = Este relatório foi interrompido antes do fim. O que está aqui vem das distribuições que foram jogadas.
balance-short = Em resumo
balance-numbers = Todos os números
balance-line = { $name }: { $value }, entre { $low } e { $high }
balance-base = jogo base
balance-epic = tudo em jogo
balance-surely-strong = Com certeza forte demais: { $names }.
balance-surely-weak = Com certeza fraco demais: { $names }.
balance-surely-none = De nenhum se pode dizer com certeza que é forte ou fraco demais: todos os intervalos alcançam o que é justo.
balance-what = O quê
balance-game = Partida
balance-deals = Distribuições
balance-looks = Casos
balance-win-share = Vitórias
balance-lead = Vantagem
balance-investor = Investidor
balance-card = Carta
balance-points-note = Pontos percentuais acima ou abaixo de uma parcela justa das vitórias, que é a linha tracejada. A barra é o intervalo.
balance-dollars-note = Dólares da contagem final em que muda a vantagem sobre os outros. A linha tracejada é nada; a barra, o intervalo.

balance-seats = Quem começa
balance-seats-how = Cada distribuição é iniciada uma vez por cada lugar; assim, o que está onde é igual para todos. As posições são as da primeira rodada.
balance-seats-game = Parcela das vitórias por posição: { $game }
balance-seats-summary = A posição que mais importa: com { $players } jogadores ({ $game }), o número { $place } na ordem do turno vence { $share } ({ $low } a { $high }); o justo seria { $fair }.
balance-seat = { $players } jogadores, número { $place }
balance-seat-in = { $game }, { $players } jogadores, número { $place }
balance-seats-caption = Parcela das vitórias e vantagem em dinheiro, pela posição na ordem do turno da primeira rodada

balance-investors = Investidores
balance-investors-how = Ninguém escolhe: os investidores são sorteados e, em cada distribuição, cada um deles ocupa cada lugar uma vez. Assim se medem a habilidade e seu dinheiro, e não o gosto de um bot.
balance-investors-epic = Tudo em jogo, três a cinco jogadores
balance-investors-summary = { $best } é { $surely ->
    [above] com certeza forte demais
   *[other] o mais forte
}, a { $more } pontos do justo, e { $worst } o mais fraco, a { $less }. { $inside } de { $all } estão a no máximo { $within } pontos do justo.
balance-of-players = { $players } jogadores
balance-lead-of-players = Vantagem, { $players }
balance-investors-caption = Parcela das vitórias em porcentagem com tudo em jogo, por número de jogadores, e a vantagem sobre os outros em dólares
balance-modules-beside-caption = Pontos de distância de uma parcela justa das vitórias junto a cada módulo sozinho, a média de três a cinco jogadores

balance-played = Cartas de estratégia, bem jogadas
balance-played-how = Sempre que { $bot } decidiu jogar uma carta, a partida seguiu dali duas vezes com o mesmo futuro: com a carta, e com uma em branco no lugar, que não custa nada, não faz nada e gasta a jogada do turno. O quanto a vantagem do jogador sobre os outros foi maior no fim é o que a carta valeu. Isso foi testado em muitos futuros.
balance-played-note = Dólares da contagem final. Entre as linhas tracejadas, { $cheap } e { $dear }, é onde uma carta deveria estar. Um dólar no começo da partida vale dois ou três no fim: isso está incluído.
balance-played-summary = { $best } vale { $most } dólares quando bem jogada{ $surely ->
    [above] , com certeza demais
   *[other] {""}
}; { $worst }, { $least }. { $inside } de { $all } cartas ficam entre { $cheap } e { $dear }.
balance-played-caption = O que uma carta valeu para quem a jogou: no fim, e como se esperava ao acabar a rodada
balance-plays = Jogadas
balance-worth = Valor
balance-expected = Esperado
balance-own-money = Dinheiro próprio
balance-round = Rodada

balance-held = Cartas de estratégia na mão
balance-held-how = As mãos são distribuídas e devolvidas por sorteio. Cada distribuição é jogada uma vez como está e uma vez para cada lugar com uma carta em branco em vez de uma das suas. A diferença é o que vale ter essa carta quando a primeira rodada começa, com todas as rodadas em que não chega o momento dela.
balance-held-summary = A melhor carta para ter é { $best } ({ $most } dólares), a pior { $worst } ({ $least }).
balance-held-caption = O que uma carta valeu para quem a tinha quando a primeira rodada começou

balance-purchases = Promissórias, commodities, impostos
balance-purchases-how = Do momento em que alguém podia comprar uma Promissória, a partida seguiu com uma e com nenhuma. Do momento em que alguém pegou uma carta comercial, seguiu com ela e sem ela. Uma Promissória custa dinheiro que poderia dar lances; uma Carta de Imposto tira mais do que diz, pois ninguém dá lances por ela.
balance-purchases-summary = Vale mais: { $best } ({ $most } dólares). Vale menos: { $worst } ({ $least }).
balance-purchases-caption = O que uma compra valeu para quem a tinha
balance-bonds = Uma Promissória, pelas rodadas que faltam
balance-commodities = Uma commodity, pelo seu lugar em um conjunto
balance-taxes = Uma Carta de Imposto, por quantas há
balance-bought-bond = { $count ->
    [one] uma Promissória na última rodada
   *[other] uma Promissória com { $count } rodadas por vir
}
balance-bought-commodity = { $count ->
    [1] uma commodity, a primeira
   *[other] uma commodity, tipo número { $count }
}
balance-bought-double = uma commodity que já se tem
balance-bought-tax = { $count ->
    [1] uma Carta de Imposto, a primeira
   *[other] Carta de Imposto número { $count }
}

balance-modules = O que cada módulo faz
balance-modules-how = O jogo base, cada módulo sozinho (o Leilão por Investidor com investidores, de que precisa) e tudo junto. Os minutos são estimados: { $choice } segundos para cada decisão em que há escolha, e { $round } para o manuseio em cada rodada. Uma virada é a vitória de alguém que não liderava na metade da partida, com tudo contado como se ela terminasse ali.
balance-modules-summary = A partida mais longa: { $longest }, cerca de { $minutes } minutos, contra { $base } do jogo base. Mais viradas: { $game }, em que { $behind } das vitórias vão para alguém que não liderava na metade.
balance-comebacks = Vitórias de quem não liderava na metade da partida
balance-comebacks-note = Porcentagem de todas as vitórias. A barra é o intervalo.
balance-modules-caption = Duração, dinheiro e viradas, três a cinco jogadores juntos
balance-modules-players-caption = O mesmo por número de jogadores

# Luck.
balance-luck = Quanto de uma vitória é sorte
balance-luck-how = Quatro jogadores de força diferente: dois estagiários, um escriturário e um corretor, que trocam de lugar de uma distribuição para outra. O treinador calcula o que cada carta, par e dado fez com as chances de cada um; a parcela da sorte é a parte de quem vence que a acompanha. O resto é como jogaram.
balance-luck-summary = Mais: { $most }, em que a sorte explica { $high } de quem vence; menos: { $least }, em que explica { $low }.
balance-luck-few = Foram jogadas poucas distribuições para dizer algo sobre isso.
balance-luck-note = Porcentagem de quem vence. A barra é o intervalo.
balance-luck-share = Parcela da sorte
balance-luck-caption = A parcela da sorte com cada módulo, quatro jogadores
balance-game-of = { $game }, { $players } jogadores
balance-choices = Escolhas
balance-minutes = Minutos
balance-money = Dinheiro
balance-spread = Dispersão
balance-from-behind = De trás
balance-from-last = De último

balance-even = O dinheiro que iguala os investidores
balance-money-how = Foi medido o que um investidor vence, e quanto um dólar a mais ou a menos muda isso: { $slope } pontos percentuais por dólar inicial. Dos dois segue o dinheiro com que cada um venceria uma parcela justa. Esse dinheiro foi testado, corrigido e depois jogado em novas distribuições.
balance-money-note = Pontos de distância de uma parcela justa das vitórias, a média de três a cinco jogadores com tudo em jogo: o ponto com o dinheiro de hoje, o quadrado abaixo dele com o dinheiro calculado. Atrás de cada um, o dinheiro antes e depois. Entre as linhas tracejadas, { $within } pontos para cada lado, está o que chamamos de justo.
balance-money-summary = Com o dinheiro de hoje, { $before } de { $all } investidores estão a no máximo { $within } pontos do justo; com o dinheiro calculado, { $after }.
balance-money-line = { $name }: com { $money } dólares, a { $before } pontos do justo; com { $even } dólares, a { $after }
balance-money-value = { $money } → { $even }
balance-money-caption = Dinheiro inicial como é e como igualaria, com os pontos de distância de uma parcela justa das vitórias
balance-mark = Marca
balance-money-now = Dinheiro
balance-money-even = Igual
balance-gap = Pontos

balance-method = Como isto foi medido
balance-method-deals = As partidas de uma distribuição têm as mesmas cartas, os mesmos dados e o mesmo primeiro jogador; o que se compara troca de lugar dentro da distribuição, para que a sorte se anule. Tudo segue da semente: o mesmo comando dá a mesma página, em uma máquina ou em muitas.
balance-method-interval = Uma distribuição é uma observação. Os intervalos são os de Student sobre distribuições e, para parcelas das vitórias, os de Wilson.
balance-method-worth = O valor se conta na vantagem: o próprio dinheiro menos o que os outros têm em média. Por essa conta, uma carta que dá o mesmo a todos não vale nada, e uma que tira de todos os outros vale o que eles perdem.
balance-method-not = O que isto não diz: como as pessoas jogam. Bots dão lances com sobriedade e não esquecem nada; uma habilidade que blefa ou entedia é medida aqui só em dinheiro. Também não diz se algo é divertido.
balance-played-by = { $part }: { $deals ->
    [0] nenhuma distribuição
    [one] uma distribuição
   *[other] { $deals } distribuições
}; quem jogou: { $bot }


## The command that measures.

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
