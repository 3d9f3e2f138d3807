## What went wrong, in one line that says what to do. Reasons come without a full stop.

cli-version = stockpile { $version }

error-line = stockpile: { $reason }
error-usage = stockpile: { $reason }. Ajuda: { $command }
error-work-lost = Vários processos terminaram durante o mesmo trabalho. Talvez falte memória: tente com menos ao mesmo tempo.
error-board = Não há tabuleiro { $board }. Use --board { $boards }.
error-bot-count = { $given ->
    [one] Um bot foi indicado
   *[other] { $given } bots foram indicados
}, e nesta mesa os lugares para bots são { $needed }. Indique um para todos, ou um para cada.
error-bot-missing = Falta um nome em --bots “{ $bots }”. Indique um bot para todos os lugares, ou um para cada, separados por vírgulas.
error-no-terminal = play precisa de um terminal em que digitar. Inicie-o em um, ou use: stockpile watch, stockpile simulate.
error-nothing-saved = Não há partida para continuar em { $folder }. Comece uma: stockpile play
error-two-boards = O Tabuleiro Avançado já está ligado. Deixe --board standard de fora, ou escolha outro --preset.
error-sets-without-investors = Conjuntos de investidores precisam de investidores. Acrescente --module investors, ou deixe --investor-set de fora.
error-no-sets = Nenhum conjunto de investidores foi indicado. Use --investor-set com alguns destes: { $sets }.
error-resume-options = Uma partida salva tem seus próprios jogadores, módulos e cartas. Deixe de fora --players, --preset, --module, --investor-set, --board, --seed e --first.
error-seat = Não há lugar { $seat } nesta partida. Use --seat 0 a { $last }.
error-first = Não há lugar { $seat } nesta mesa para começar. Use --first 0 a { $last }, ou deixe-o de fora para o sorteio.
error-folder = Não é possível guardar partidas em { $folder }: { $reason }. Crie essa pasta, ou aponte XDG_DATA_HOME para uma sua.


## What is wrong with a bot, by its kind; and how one came to lose an answer, as a sentence about it says it.

trouble-unknown = Não há bot { $name }; há: { $names }.
trouble-gone = Não há mais o bot { $bot }.
trouble-no-styles = { $bot } não pode jogar “{ $style }”: não tem estilos.
trouble-no-such-style = { $bot } não pode jogar “{ $style }”; há: { $known }.
trouble-style-missing = “{ $text }” não indica estilo depois dos dois-pontos.
trouble-bad-budget = “{ $text }” não é um orçamento: escreva um número de simulações (400) ou um tempo (100ms, 1s).
trouble-no-budget = { $bot } não aceita orçamento: não pensa mais quando pode. Deixe @{ $budget } de fora.
trouble-name-is-ours = O bot “{ $bot }” de { $package } fica de fora: o nome é de um dos nossos.
trouble-name-is-taken = O bot “{ $bot }” de { $package } fica de fora: { $other } tem um bot com esse nome.
trouble-bad-name = O bot “{ $bot }” de { $package } fica de fora: um nome tem até 16 letras minúsculas, dígitos e hifens, começando por letra.
trouble-not-loaded = O bot { $bot } de { $package } não pôde ser carregado: { $error }.
trouble-no-class = O bot { $bot } de { $package } não é um bot: { $value } não é uma classe com um método decide.
trouble-not-made = O bot { $bot } não pôde ser criado: { $error }.
trouble-bad-thinks = O bot { $bot } não pode jogar com thinks = { $value }: escreva um orçamento com um número acima de 0, thinks = Budget(milliseconds=100), ou deixe-o de fora.
trouble-bad-hears = O bot { $bot } não pode jogar com hears = { $value }: escreva hears = True, ou deixe-o de fora.
trouble-lost = O bot { $bot } não pôde ser criado: demorou demais, ou encerrou seu processo.
trouble-busy = O bot { $bot } não está disponível agora, há muitos à espera. Tente de novo daqui a pouco.

fault-raised = lançou { $error } ({ $file }, linha { $line })
fault-raised-oddly = lançou um erro que não se pode examinar
fault-no-answer = respondeu com algo que não é resposta
fault-not-offered = deu uma resposta que não foi oferecida
fault-not-sent = deu algo que nenhum processo pode passar a outro
fault-too-long = demorou demais
fault-ended = encerrou seu processo
fault-lost = demorou demais, ou encerrou seu processo
fault-given-up = demorou demais ou encerrou seu processo vezes demais, e não é mais consultado
fault-cannot-play = não pode jogar ({ $why })


## What the server refuses, each under its code, and what `serve` says.

server-bad-request = O servidor não entende a requisição: { $detail }.
server-bad-message = O servidor não entende a mensagem: { $detail }.
server-bad-name = Um nome tem de 1 a 24 letras, em uma linha, todas visíveis.
server-name-is-you = Em um dos idiomas daqui, essa palavra é quem está lendo. Escolha outro nome.
server-bad-chat = Uma mensagem de chat é uma linha de 1 a 400 caracteres visíveis.
server-bad-config = Não é possível montar esta partida: { $reason }.
server-bad-first = O lugar { $seat } não pode começar: esta mesa tem os lugares de 0 a { $last }.
server-bad-record = Não é possível ler o registro: { $reason }.
server-no-guest = Primeiro diga o seu nome.
server-no-such-table = Essa mesa não existe, ou não existe mais.
server-no-such-seat = Esta mesa não tem esse lugar.
server-bot-budget = Em uma mesa, é o servidor que diz quanto tempo um bot pensa. Deixe @{ $budget } de fora.
server-no-such-bot = Não existe o bot { $name }; existem: { $names }.
server-no-such-answer = Nenhuma resposta se chama { $answer } nem tem esse número.
server-no-such-record = Esse registro não está mais aberto aqui. Abra o arquivo de novo.
server-no-such-moment = A partida não tem tantas respostas, só { $last }.
server-no-such-language = Não há textos nesse idioma.
server-no-such-lesson = Essa lição não existe.
server-no-such-method = Isso não pode ser feito com este endereço.
server-not-found = Não há nada neste endereço.
server-not-your-seat = Esse não é o seu lugar.
server-not-the-host = Só quem montou a mesa pode fazer isso.
server-not-begun = A partida ainda não começou.
server-not-over = A partida ainda não terminou.
server-not-asked = Não é a sua vez.
server-asks-all = Nesta mesa, a pergunta sobre dividendos vai para todos: é a regra dela.
server-basket = Essas respostas não combinam, então nenhuma vale. Envie uma por uma.
server-has-begun = A partida já começou.
server-game-over = A partida terminou.
server-seats-missing = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
server-seat-taken = Já há alguém nesse lugar.
server-no-free-seat = Não há lugar livre nesta mesa.
server-invited-only = Esse lugar está reservado para quem tem o convite.
server-early = A partida só tem { $now ->
    [one] { $now } resposta
   *[other] { $now } respostas
} até agora: esse número ainda não chegou.
server-late = A partida já tem { $now ->
    [one] { $now } resposta
   *[other] { $now } respostas
}: essa pergunta já foi respondida.
server-damaged-table = Esta mesa está danificada no banco de dados e não pode ser aberta. Todas as outras continuam.
server-busy-reading = Há partidas demais sendo lidas agora. Tente de novo em alguns segundos.
server-cannot-store = O banco de dados não responde, então nada foi feito. Tente de novo daqui a pouco.
server-too-fast = Foi demais de uma vez só. Espere um instante.
server-too-many = Há conexões demais. Tente de novo mais tarde.
server-too-many-mistakes = Mensagens demais foram recusadas.
server-too-big = Essa mensagem é grande demais: no máximo { $most } bytes.
server-too-big-request = Isso é grande demais.
server-too-many-chunks = A requisição vem em pedaços demais: no máximo { $most }.
server-head-too-long = O cabeçalho da requisição é longo demais: no máximo { $bytes } bytes e { $headers } campos.
server-too-slow = Isso demorou demais. Peça de novo.
server-no-request = Isso não é uma requisição que um servidor web entenda.
server-bad-text = Uma mensagem é texto em UTF-8.
server-foreign-host = Este servidor não atende por esse nome. Veja a página sobre hospedagem.
server-foreign-origin = Só páginas deste servidor podem fazer isso.
server-error = Algo deu errado no servidor. Recarregue a página e veja como estão as coisas.
server-no-web = As páginas da mesa no navegador não foram incluídas neste pacote; monte-o com o Node à mão: make setup.

command-serve = Abre uma mesa no navegador, para você, seus amigos e bots.
option-host = Endereço em que escutar; por padrão, só esta máquina.
option-port = Porta em que escutar; 0 pega qualquer uma livre.
option-share = Deixa outros na rede local participarem: mostra um link e um código QR para celulares.
option-database = Onde as partidas ficam, como URL de banco de dados; por padrão, um arquivo na sua pasta de dados.
option-open = Abre o navegador.
option-origin = Origem de um proxy reverso na frente, como https://stockpile.example.org; pode ser dada mais de uma vez.
option-pause = Segundos que um bot leva para responder onde jogam pessoas, um terço a mais ou a menos. Com 0, ele responde assim que pode e mostra quanto tempo pensou.
option-serve-seed = Um número que decide cada embaralhamento de cada mesa: para demonstrações e testes. Nunca para uma partida de verdade: quem o conhece conhece todas as cartas.
option-unlimited = Sem limites de taxas e conexões, para medir.
serve-ready = O Stockpile está em { $link }
serve-share = Amigos na sua rede abrem { $link }
serve-stop = Ctrl-C para o servidor; todas as partidas ficam guardadas.
error-port = A porta { $port } em { $host } está ocupada{ $ours ->
    [yes] {" "}por um servidor Stockpile: abra { $link }
   *[no] . Escolha outra: --port 0 pega qualquer uma livre.
}
error-address = { $host } não é um endereço desta máquina: { $reason }.
error-database-busy = Outro servidor Stockpile usa { $file }. Pare-o primeiro ou indique outro --database.
error-database = Não é possível abrir o banco de dados: { $reason }.
error-database-newer = O banco de dados { $url } foi feito por um Stockpile mais novo. Atualize este ou escolha outro com --database.
error-database-memory = Um banco de dados na memória perderia todas as partidas. Indique um arquivo: --database sqlite:////pasta/tables.sqlite
error-origin = { $origin } não é um endereço em que se vê uma página. Use, por exemplo, --origin https://stockpile.example.org
error-no-network = Não foi encontrada uma rede local para compartilhar a mesa. Conecte-se a uma ou use --host.


## The deal that can be checked: what the server refuses while it goes on, and what `stockpile verify` says of a record.

server-dealing = As cartas estão sendo distribuídas: os lugares podem ser trocados quando isso terminar.
server-deal-late = Esta parte da distribuição já passou: ela continua sem esse número.
server-deal-step = Não é o momento para isso: não há distribuição de cartas agora, ou esse passo ainda não chegou.
server-deal-changed = Este lugar já selou outro número.
server-deal-mismatch = Esse não é o número que este lugar selou.
server-no-deal = Nada se pode provar desta distribuição: era uma lição, foi feita com o --seed do servidor ou é mais antiga que esse tipo de distribuição.

command-verify = Confere a distribuição das cartas de uma partida registrada: calcula de novo todos os baralhos.
option-kept = O que você guardou da distribuição: o arquivo que a página ou o seu programa gravou. Só com ele uma distribuição pode ser comprovada.

verify-proven = Comprovada, com um limite: todos os baralhos resultam de números selados antes que qualquer um fosse revelado, entre eles os de { $seats }, e tudo está como foi guardado.
verify-consistent = Coerente: todos os baralhos resultam dos números do arquivo. Se eles foram selados antes da partida, só quem participou da distribuição pode dizer: acrescente com --kept o que foi guardado.
verify-consistent-kept = Coerente: todos os baralhos resultam dos números do arquivo, e tudo está como foi guardado. Nenhum dos números é seu, então para você ela não está comprovada.
verify-none = Não comprovada: não há distribuição neste registro. As cartas saíram de uma semente ou de uma lição, o registro é mais antigo que esse tipo de distribuição ou a partida não foi jogada em um servidor.
verify-limit-proven = { $count ->
    [one] O que isto não mostra: que o servidor não teve escolha. Ele vê o número do jogador antes de distribuir e pode deixá-lo de fora. Assim podia escolher entre duas distribuições.
   *[other] O que isto não mostra: que o servidor não teve escolha. Ele vê os { $count } números dos jogadores antes de distribuir e pode deixar qualquer um de fora. Assim podia escolher entre { $deals } distribuições.
}
verify-limit-consistent = O que isto não mostra: que o servidor não teve escolha. Ele vê os números dos jogadores antes de distribuir e pode deixar qualquer um de fora.
verify-broken = Não confere: { $count ->
    [one] uma coisa não está como deveria.
   *[other] { $count } coisas não estão como deveriam.
}
verify-earlier = { $count ->
    [one] A distribuição desta mesa já tinha começado uma vez antes e foi interrompida.
   *[other] A distribuição desta mesa já tinha começado { $count } vezes antes e foi interrompida.
} Um servidor também poderia fazer isso para conseguir outras cartas.
verify-seat-revealed = { $seat }: selou um número e o revelou.
verify-seat-withheld = { $seat }: selou um número que não está na distribuição. Ou ele não foi revelado a tempo, ou o servidor o deixou de fora. Quem fez isso podia escolher entre duas distribuições.
verify-seat-absent = { $seat }: não acrescentou número.

verify-fault-config = A distribuição foi feita para uma partida com outros jogadores, módulos ou conjuntos de investidores que não os do registro.
verify-fault-figures = A distribuição foi feita para as cifras { $stated }, e o registro foi jogado com { $played }.
verify-fault-server = O número do servidor não é o que ele tinha selado junto com a declaração.
verify-fault-share = { $seat }: o número revelado não é o que foi selado.
verify-fault-uncommitted = { $seat }: um número foi revelado, e nenhum tinha sido selado.
verify-fault-cards = { $deck }, posição { $place }: jogou-se com { $played }, e a distribuição dá { $drawn }.
verify-fault-cards-round = { $deck }, rodada { $round }, posição { $place }: jogou-se com { $played }, e a distribuição dá { $drawn }.
verify-fault-kept-table = O que foi guardado é da mesa { $kept }, e o registro é da mesa { $stated }.
verify-fault-kept-start = O que foi guardado é da distribuição número { $kept } da mesa, contando a partir de 0, e o registro é da número { $stated }.
verify-fault-kept-statement = A declaração não é a que foi guardada: era sobre outra partida ou sobre outros lugares.
verify-fault-kept-server = O selo do servidor não é o que foi guardado.
verify-fault-kept-commitment = { $seat }: o selo não é o que foi guardado.
verify-fault-kept-reveal = { $seat }: o número revelado não é o que foi guardado.
verify-fault-kept-mine = { $seat }: o número não é o que você sorteou.

verify-deck-first = O primeiro jogador
verify-deck-shares = As ações iniciais
verify-deck-market = O baralho de mercado
verify-deck-dice = Os dados
verify-deck-pairs = Os pares de informação
verify-deck-commerce = O Baralho Comercial
verify-deck-investors = Os investidores
verify-deck-strategies = As cartas de estratégia

error-kept = { $file } não é o que uma página ou um programa guarda de uma distribuição.
error-kept-version = { $file } está escrito na versão { $version }; este programa lê a versão { $ours }.


## Why a game cannot be set up so, and why cards and dice cannot have fallen so. Reasons come without a full stop.

wrong-config-players = jogam de 2 a 5 pessoas, não { $players }
wrong-config-no-module = não existe um módulo { $name }; existem: { $known }
wrong-config-no-set = não existe um conjunto de investidores { $name }; existem: { $known }
wrong-config-no-preset = não existe um preset { $name }; existem: { $known }
wrong-config-bidding-alone = investor_bidding precisa dos investidores que são leiloados: acrescente investors
wrong-config-few-investors = { $players } jogadores recebem { $needed } investidores, e os conjuntos e módulos escolhidos deixam { $left }: acrescente um conjunto de investidores
wrong-config-types = players, modules e investor_sets são um número e duas listas
wrong-config-one-name = { $what } são vários nomes: [{ $names }], não { $names }
wrong-config-no-number = { $what } é um número inteiro, não { $number }

wrong-chance-no-card = o baralho não tem carta de número { $card }
wrong-chance-few-cards = o baralho não tem tantas cartas de número { $card }
wrong-chance-shares = { $shares } ações iniciais para { $players } jogadores
wrong-chance-share-of-none = uma ação inicial de empresa nenhuma
wrong-chance-share-twice = duas ações iniciais da mesma empresa
wrong-chance-dice-without = há dados indicados, e a partida é jogada sem eles
wrong-chance-dice-rounds = dados para { $given } rodadas, e a partida tem { $rounds }
wrong-chance-pair-rounds = pares para { $given } rodadas, e a partida tem { $rounds }
wrong-chance-pair-companies = rodada { $round }: nem toda empresa aparece uma vez entre os pares
wrong-chance-pair-forecasts = rodada { $round }: as previsões entre os pares não são as desta partida
wrong-chance-first = não existe um lugar { $seat } para começar
wrong-chance-first-twice = os baralhos indicados já dizem quem é o primeiro jogador
wrong-chance-market-deck = o baralho de mercado não é feito das cartas de mercado desta partida
wrong-chance-commerce-deck = o Baralho Comercial não é feito das cartas comerciais desta partida
wrong-chance-investor-deck = o baralho de investidores não é feito dos investidores desta partida
wrong-chance-strategy-deck = o baralho de estratégias não é feito das cartas de estratégia desta partida
wrong-chance-dice-count = rodada { $round }: { $given } dados em vez de { $dice }
wrong-chance-die = rodada { $round }: nenhum dado pode mostrar isso


## What is wrong with a record. What stands in quotation marks or is asked is given in the words of the record itself.

wrong-record-in-file = { $file }: { $reason }
wrong-record-at = linha { $line }: { $reason }
wrong-record-no-file = esse arquivo não existe
wrong-record-folder = é uma pasta, não um arquivo
wrong-record-closed = não temos permissão para abrir
wrong-record-no-folder = essa pasta não existe, ou não temos permissão para abri-la
wrong-record-unread = não pode ser lido: { $reason }
wrong-record-unwritten = não pode ser gravado: { $reason }
wrong-record-not-utf8 = não é um registro de Stockpile: não é texto em UTF-8
wrong-record-empty = não é um registro de Stockpile: está vazio
wrong-record-foreign = não é um registro de Stockpile: começa com { $start }
wrong-record-format = escrito no formato { $given }; este programa lê o formato { $format }
wrong-record-cut-off = a última linha está cortada: toda linha termina com uma quebra de linha
wrong-record-no-word = esperava-se uma palavra ou aspas fechadas em { $words }
wrong-record-one-word = esperava-se uma palavra depois de { $key }, não { $found }
wrong-record-no-name = esperava-se um nome entre aspas duplas, não { $word }
wrong-record-no-number = esperava-se um número, não { $word }
wrong-record-unknown = palavra desconhecida { $word }
wrong-record-unknown-in = palavra desconhecida { $word } em { $key }
wrong-record-missing = falta { $key } antes da primeira resposta
wrong-record-twice = { $key } aparece uma segunda vez
wrong-record-seen = este registro só tem o que uma pessoa viu: não é possível reproduzi-lo
wrong-record-seen-by = depois de { $key } vem um lugar ou { $spectators }, não { $word }
wrong-record-preset = { $preset } significa outros módulos ou conjuntos de investidores que os do registro
wrong-record-no-module = { $key } pertence ao módulo { $module }, que não está em jogo
wrong-record-deal-seen = { $key } revela todas as cartas, e este registro mostra o que uma pessoa viu
wrong-record-deal = uma distribuição não se escreve assim: { $reason }
wrong-record-name-line = esperavam-se um lugar e um nome entre aspas duplas
wrong-record-named = o lugar { $seat } já tem nome
wrong-record-no-seat = não existe um lugar { $seat }
wrong-record-no-observer = não existe um lugar { $seat }, e espectadores são o número { $spectators }
wrong-record-names = { $names } nomes para { $seats } lugares
wrong-record-bad-name = o nome { $name } tem caracteres de controle ou quebras de linha
wrong-record-chance = o acaso não pode ter caído assim: { $reason }
wrong-record-no-base = falta { $key }: a versão dos números da qual esta difere
wrong-record-other-figures = os números abaixo são a versão { $found }, não { $named }
wrong-record-no-figures = jogado com os números { $version }, que não são nossos: indique a pasta de números com que foi jogado
wrong-record-no-round = aqui esperava-se { $key } da rodada { $round }
wrong-record-words = { $key } tem { $found } palavras, e esta partida precisa de { $needed }
wrong-record-rounds = { $key } é dado para { $found } rodadas, e esta partida tem { $needed }
wrong-record-late-key = { $key } precisa vir antes da primeira resposta
wrong-record-no-said = esperava-se uma resposta, como '{ $seat } bid: bid B 3'; a linha pode estar cortada
wrong-record-after-set-up = não se espera nada depois de { $key }
wrong-record-round-0 = as rodadas são contadas a partir de 1
wrong-record-money = depois de { $key } vem o dinheiro de cada lugar
wrong-record-after-end = nada pode vir depois de { $key }
wrong-record-other-round = aqui é { $here }, não { $named }
wrong-record-not-over = a partida não acaba aqui: a pergunta “{ $question }” é para o lugar { $seat }
wrong-record-other-end = a partida termina com { $money }, então era outra
wrong-record-other-seat = o lugar { $seat } responde, mas a pergunta “{ $question }” é para o lugar { $asked }
wrong-record-other-question = a pergunta para o lugar { $seat } é “{ $asked }”, não “{ $question }”
wrong-record-no-answer = nenhuma resposta se escreve { $text }
wrong-record-answer = resposta { $number }: { $reason }
wrong-record-refused = a pergunta para o lugar { $seat } é “{ $question }”; “{ $answer }” não vale: { $reason }
wrong-record-over = a partida acabou: não há mais perguntas
wrong-record-beyond = há { $answers } respostas, então não há nada depois da resposta { $number }
wrong-record-seen-over = uma partida que acabou é escrita por inteiro, não como uma pessoa a viu
wrong-record-first-answer = a primeira resposta vem depois de { $heading }
wrong-record-round-order = { $heading } está fora de ordem: vão de { $first } a { $last }
wrong-record-seen-count = há { $answers } respostas, e o que se viu depois de { $seen }
wrong-record-many-numbers = são mais números do que um jogo tem cartas
wrong-record-no-plain-word = esperava-se uma palavra, não { $word }
wrong-record-no-event = esperava-se um acontecimento depois de { $key }
wrong-record-event-facts = { $event } diz { $facts }
wrong-record-event-alone = { $event } não diz mais nada
wrong-record-assignments = depois das duas primeiras palavras cada uma é NAME=VALUE, e nenhum nome se repete
wrong-record-after-seen = { $key } não pode vir depois do que se viu
wrong-record-no-sees = aqui esperava-se { $sees } { $number }
wrong-record-unseen = falta o que se viu então: { $sees } { $number }
wrong-record-seen-lacks = falta { $name } no que se viu
wrong-record-seen-other = outra pessoa viu isto
wrong-record-no-table = este registro só tem as respostas que uma pessoa viu: não há mesa para mostrar
wrong-record-never-seen = nenhum lugar desta partida pode ter visto o que está aqui


## What is wrong with the transcript of a deal.

wrong-deal-otherwise = { $given } se escreve { $written }
wrong-deal-no-line = aqui esperava-se { $line }
wrong-deal-no-key = aqui esperavam-se { $key } e o seu valor
wrong-deal-no-number = esperava-se um número, não { $word }
wrong-deal-more = aqui não se espera mais nada
wrong-deal-missing = falta { $wanted } depois desta linha
wrong-deal-config = não é possível montar uma partida assim: { $reason }
wrong-deal-no-config = depois de { $key } vêm jogadores, módulos e conjuntos de investidores, em JSON
wrong-deal-seat = aqui esperavam-se { $key }, o número { $seat }, human ou bot, e quem é
wrong-deal-never-none = { $key } nunca é { $none }
wrong-deal-no-hex = esperavam-se 64 dígitos hexadecimais depois de { $key }, não { $word }
wrong-deal-cut-off = a última linha está cortada


## What is wrong with figures of a user's own. Most follow the file and the key, so they begin with what that is.

wrong-figure-in-file = { $file }: { $reason }
wrong-figure-at = { $file }: { $key }: { $reason }
wrong-figure-no-folder = não é uma pasta; crie-a e ponha nela os seus números, em { $names }
wrong-figure-no-files = não tem arquivo com números; ponha ali os seus, em { $names }
wrong-figure-not-ours = não é um dos nossos arquivos: { $names }
wrong-figure-not-utf8 = não é texto em UTF-8: veja o byte { $byte }
wrong-figure-not-toml = não é TOML válido: veja a linha { $line }, coluna { $column }
wrong-figure-not-toml-end = não é TOML válido: fica incompleto no fim
wrong-figure-not-toml-deep = não é TOML válido: tem um número longo demais ou aninhamento profundo demais
wrong-figure-unread = não pode ser lido: { $reason }
wrong-figure-no-version = não é uma versão dos nossos números
wrong-figure-other-version = é como o banco de dados chama os números { $version }
wrong-figure-missing = está faltando
wrong-figure-unknown = não é conhecido aqui; são conhecidos { $known }
wrong-figure-table = precisa ser uma tabela, não { $value }
wrong-figure-text = precisa ser um texto, não { $value }
wrong-figure-long-text = precisa ser um texto de uma linha, com no máximo { $most } caracteres
wrong-figure-truth = precisa ser true ou false, não { $value }
wrong-figure-one-of = precisa ser um destes: { $known }, não { $value }
wrong-figure-exactly = precisa ser { $exactly }, não { $value }
wrong-figure-whole = precisa ser um número inteiro de { $low } a { $high }, não { $value }
wrong-figure-list = precisa ser uma lista de { $size }, não { $value }
wrong-figure-list-between = precisa ser uma lista de { $shortest } a { $longest }, não { $value }
wrong-figure-size = precisa ser uma lista de { $size }, não de { $found }
wrong-figure-size-between = precisa ser uma lista de { $shortest } a { $longest }, não de { $found }
wrong-figure-rise = precisa subir de um para o próximo, não { $values }
wrong-figure-fall = não pode cair de um para o próximo, mas cai: { $values }
wrong-figure-begin = precisa começar com 0, não com { $first }
wrong-figure-begin-free = precisa começar com 0 ou menos, não com { $first }
wrong-figure-forecast = precisa ser uma previsão entre aspas, como '+2', '-1' ou '$$', não { $value }
wrong-figure-space = precisa ser um número inteiro, ou um com cifrão entre aspas, como '2$', não { $value }
wrong-figure-free-strategy = precisa ser a chave de uma estratégia que não precisa de módulo, não { $value }
wrong-figure-fixed = faz parte de como a carta funciona e não pode ser mudado
wrong-figure-no-table = é um número, não uma tabela
wrong-figure-no-figure = é uma tabela, não um número
wrong-figure-part-is-figure = { $part } é um número, não uma tabela
wrong-figure-no-sources = é relatado, mas não se diz por quantas fontes independentes
wrong-figure-unmarked = não diz de onde vem; marque como um destes: { $marks }
wrong-figure-twice = aparece uma segunda vez
wrong-figure-no-line = esperava-se um número como 'investors.ana.money = 17', não { $line }
wrong-figure-not-json = precisa ser um número, um texto ou uma lista deles, em JSON
wrong-figure-order = as empresas precisam estar nesta ordem: { $order }
wrong-figure-short-deck = { $rounds } rodadas precisam de { $needed } cartas, mas o baralho de { $deck }.toml tem { $found }
wrong-figure-few-for-dice = tem { $found } de { $forecast }, mas os dados podem mostrar { $needed }
wrong-figure-few-for-base = tem { $found } de { $forecast }, mas as seis do jogo base têm { $needed }
wrong-figure-few-investors = tem { $free } investidores que não precisam de módulo, mas { $players } jogadores recebem { $needed }


## Why the system refuses something, and files of the laboratory that are not what they should be.

wrong-system-missing = arquivo ou pasta não existe
wrong-system-forbidden = sem permissão
wrong-system-not-permitted = isso não é permitido
wrong-system-folder = é uma pasta
wrong-system-no-folder = não é uma pasta
wrong-system-exists = já existe
wrong-system-not-empty = a pasta não está vazia
wrong-system-full = não há mais espaço no disco
wrong-system-quota = a cota de espaço acabou
wrong-system-read-only = o disco só permite leitura
wrong-system-too-long = o nome do arquivo é longo demais
wrong-system-too-big = o arquivo é grande demais
wrong-system-too-many = há arquivos abertos demais
wrong-system-links = há atalhos demais, um atrás do outro
wrong-system-damaged = houve um erro ao ler ou gravar
wrong-system-busy = o dispositivo está ocupado
wrong-system-port-taken = o endereço já está em uso
wrong-system-no-address = este endereço não pode ser usado aqui
wrong-system-unknown-host = a rede não conhece esse nome
wrong-system-nobody = a conexão não é aceita
wrong-system-cut = a conexão foi interrompida
wrong-system-no-answer = não há resposta
wrong-system-no-way = não há caminho até lá pela rede
wrong-system-other = o sistema diz “{ $words }”
wrong-system-at = { $place }: { $reason }

wrong-journal-no-tournament = { $path } não é o diário de um torneio
wrong-journal-no-balance = { $path } não é o diário de um relatório de equilíbrio
wrong-journal-other-tournament = { $path } é o diário de outro torneio: lá { $key } é { $there }, aqui { $here }
wrong-journal-other-balance = { $path } é o diário de outro relatório de equilíbrio: lá { $key } é { $there }, aqui { $here }
wrong-journal-no-game = { $path }, linha { $number }: isto não é uma partida

wrong-puzzle-none = não é um desafio: { $details }
wrong-puzzle-no-page = { $path } não é o que foi encontrado em uma partida
wrong-puzzle-other = { $path } é de outra busca: { $key } não é igual. Indique outra pasta


## Why a database refuses something.

wrong-database-none = o arquivo não é um banco de dados
wrong-database-locked = outro programa bloqueou o banco
wrong-database-closed = a pasta não existe, ou falta permissão para abrir o arquivo
wrong-database-damaged = o arquivo está danificado
wrong-database-read-only = só é permitida a leitura
wrong-database-full = não há mais espaço
wrong-database-password = a senha foi recusada
wrong-database-user = o servidor não conhece um usuário com esse nome
wrong-database-unknown = o servidor não tem um banco de dados com esse nome
wrong-database-crowded = o servidor tem conexões demais
wrong-database-starting = o servidor está iniciando ou parando
wrong-database-other = o banco de dados diz “{ $words }”
