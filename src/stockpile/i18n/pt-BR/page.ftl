## The table in the browser. Sums of money are in thousands of dollars.

web-title = Stockpile
web-title-turn = Sua vez · Stockpile
web-motto = Compre na baixa, saiba mais, venda na alta
web-lead = Todos sabem algo sobre os valores de amanhã, e ninguém sabe o bastante. Dê lances por pilhas de ações, guarde seus segredos, venda a tempo.
web-money = { $amount ->
    [0] $0
   *[other] ${ $amount }K
}
web-money-brief = ${ $amount }K
web-money-owed = −${ $amount }K
web-loading = A mesa está sendo preparada ...
web-no-server = O servidor não responde. Ele está ligado?
web-lost = A conexão caiu; tentando de novo ...
web-close = Fechar
web-day = Cores do dia
web-night = Cores da noite
web-language = Idioma
web-menu = Menu
web-help = Explicar esta pergunta
web-guest = Convidado

# The lobby.
web-quick = Jogar já
web-quick-why = Você contra três bots. A primeira partida se aprende em no máximo dez minutos; o jogo épico traz tudo de uma vez, para quem já conhece a primeira.
web-figures-here = { $count ->
    [one] Partidas novas usam cifras próprias deste servidor: uma difere das de Stockpile.
   *[other] Partidas novas usam cifras próprias deste servidor: { $count } diferem das de Stockpile.
}
web-own-figures = { $count ->
    [one] Cifras próprias: uma difere das de Stockpile
   *[other] Cifras próprias: { $count } diferem das de Stockpile
}
web-quick-bots = Contra
web-quick-start = Jogar com três bots
web-quick-epic = Jogar o jogo épico
web-hello = Você é { $name }.
web-rename = Mudar nome
web-name = Seu nome
web-name-enter = Este é meu nome
web-own = Sua própria mesa
web-own-why = Com amigos, outros módulos, bots mais fortes ou mais fracos, um relógio.
web-own-start = Montar uma mesa
web-mine = Minhas mesas
web-mine-none = Você ainda não está em nenhuma mesa.
web-open = Mesas abertas
web-open-none = Ninguém está esperando jogadores.
web-open-record = Abrir um registro
web-open-record-why = Reveja uma partida terminada, ou o que você viu de uma em andamento.
web-to-lobby = Ir ao saguão
web-to-desk = Ir à minha pergunta
web-stage-waiting = aguardando
web-stage-playing = em jogo
web-stage-over = terminada
web-stage-damaged = danificada
web-table-damaged = Uma mesa

# Setting up a table.
web-form-seats = Lugares
web-form-players = Quantos jogam
web-form-advice-two = A dois, é melhor já conhecer o jogo: cada um tem dois segredos, duas mãos e dois meeples para cuidar. Na primeira partida, acrescente bots.
web-form-advice-first = É a primeira partida? Jogue sem investidores e no Tabuleiro Padrão: assim você aprende quanto vale uma pilha antes que as habilidades mudem isso.
web-form-advice-card = A Carta de Primeiro Jogador combina mais com três ou quatro jogadores.
web-form-seat = Lugar { $number }
web-form-game = Jogo
web-form-sets = Investidores de
web-form-time = Tempo
web-form-clock = Para cada pergunta
web-form-away = Ausência: um bot joga após
web-form-first = Quem começa
web-form-lot = Por sorteio
web-form-first-seat = Lugar { $number } · { $who }
web-form-ask-all = Perguntar a todos
web-form-ask-all-why = A cada dividendo, cada um decide quantas ações mostrar. Senão, cada um tem uma chave para isso ao lado da carteira.
web-form-start = Começar
web-form-invite = Montar e convidar
web-seconds = { $seconds } segundos
web-no-clock = sem relógio
web-no-limit = nunca
web-clock-set = { $seconds } segundos para cada pergunta
web-away-set = um bot assume após { $seconds } segundos de ausência
web-ask-all-set = pergunta a todos nos dividendos
web-player = Jogador { $number }
web-seat-me = Eu
web-seat-a-bot = Bot: { $bot }
web-seat-open-long = Aberto a todos
web-seat-reserved-long = Só com convite
web-seat-second = Alguém nesta tela

# The room before the game.
web-room = A mesa está aguardando
web-begins-lot = O sorteio decide quem começa.
web-invite = Link de convite
web-copy = Copiar
web-copied = Copiado
web-copy-by-hand = O link está selecionado: copie com Ctrl+C.
web-start = Começar a partida
web-start-why = Todos os lugares precisam estar ocupados.
web-start-wait = O anfitrião começa a partida.
web-room-free = Você ainda não tem lugar: escolha um livre, ou assista.
web-room-looking-on = Você está assistindo.
web-sit = Sentar aqui
web-seat-open = aberto
web-seat-open-why = Qualquer pessoa pode sentar aqui.
web-seat-reserved = reservado
web-seat-reserved-why = Para alguém com o convite.
web-seat-human = alguém
web-seat-bot = bot
web-seat-mine = É você.
web-seat-to-bot = Dar a um bot
web-seat-to-open = Abrir o lugar
web-leave-room = Sair
web-leave-room-sure = { $who ->
    [alone] Não há mais ninguém na mesa, então ela será removida.
    [host] Seu lugar fica livre, e outra pessoa da mesa vira anfitriã.
   *[guest] Seu lugar fica livre.
}
web-leave-room-yes = Sim, sair
web-leave-not = Ficar

# The table.
web-round = Rodada { $round } de { $rounds }
web-phases = Partes da rodada
web-market = O mercado
web-piles = Pilhas de Ações
web-players = Investidores
web-tape = Pregão
web-chat = Chat
web-chat-watcher = { $name } (assistindo)
web-chat-say = Diga algo
web-chat-send = Enviar
web-insider = Informação
web-insider-none = Ainda não se sabe nada.
web-portfolio = Carteira
web-portfolio-none = Você não tem ações.
web-worth = vale { $amount } hoje
web-dividends = Dividendos
web-collect-me = receber por mim
web-ask-me = perguntar
web-dividends-why = Um dividendo é pago por ações mostradas. Receber por mim: todas as suas são mostradas, sem pergunta. Perguntar: a cada dividendo você diz quantas mostra; o que você esconde não é pago. A pergunta vem tenha você o que tiver, então nenhum dos dois revela nada.
web-ask-all = regra da mesa
web-ask-all-why = O anfitrião fez disto a regra desta mesa: a cada dividendo, todos dizem quantas ações mostram. O que fica escondido não é pago.
web-dividend-collected = Um dividendo foi pago. O seu é recebido por você: suas ações dessa empresa são mostradas, e todos as veem. Se quiser esconder algumas e abrir mão do dinheiro delas, escolha “perguntar” ao lado da sua carteira.
web-dividend-asked = Só são pagas as ações que você mostra, e todos as veem. A pergunta vem a cada dividendo, tenha você o que tiver, então ela não revela nada.
web-understood = Entendi
web-my-strategies = Minhas estratégias
web-discard = Descarte
web-discard-none = vazio
web-discard-fee = { $count } × { $amount }
web-strategies-played = Cartas de estratégia jogadas
web-deck = { $count ->
    [0] nenhuma carta no baralho
    [one] uma carta no baralho
   *[other] { $count } cartas no baralho
}
web-split-burst = Divisão!
web-bankrupt-burst = Falência!
web-track = { $company } está em { $value }, espaço { $space } de { $spaces }
web-held = { $regular ->
    [0] { $split ->
        [0] Você não tem ações
        [one] Você tem uma carta dividida
       *[other] Você tem { $split } cartas divididas
    }
    [one] Você tem uma ação{ $split ->
        [0] { "" }
        [one] {" "}e uma carta dividida
       *[other] {" "}e { $split } cartas divididas
    }
   *[other] Você tem { $regular } ações{ $split ->
        [0] { "" }
        [one] {" "}e uma carta dividida
       *[other] {" "}e { $split } cartas divididas
    }
}
web-odds = Previsão da { $company }: { $odds }
web-odds-part = { $figure } { $chance } em { $of }
web-forecast = { $kind ->
    [up] sobe { $figure }
    [down] cai { $figure }
   *[pay] dividendo { $figure }
}
web-falsified = { $count ->
    [one] falsificada
   *[other] falsificada × { $count }
}
web-pair-mine = Meu
web-pair-public = Público
web-pair-shown = { $seat } · público
web-pair-of-two = { $owner } { $number }
web-pair-hidden = Oculto
web-pair-nobody = Oculto { $number }
web-pile = Pilha { $pile }
web-pile-cards = Cartas da pilha { $pile }
web-card-share = ação
web-card-back = Carta virada para baixo por { $seat }
web-card-hidden-known = { $card }, virada para baixo por { $seat }
web-bidding-track = Lances pela pilha { $pile }
web-answer-bid-costs = dar um lance de { $price } na pilha { $pile }, { $gets ->
    [yes] você recebe { $cost }
   *[no] você paga { $cost }
}
web-price-costs = { $price }, { $gets ->
    [yes] você recebe { $cost }
   *[no] você paga { $cost }
}
web-meeple = { $seat }: meeple em { $price }
web-move-card = Tirar { $card } da pilha { $pile }
web-card-moved = { $seat } moveu { $card } da pilha { $pile } para a pilha { $to_pile }.
web-put-on = Pôr { $card } na pilha { $pile }
web-next-first = Começa a próxima rodada
web-next-first-short = próxima rodada
web-cards-held = { $count ->
    [0] nenhuma carta na carteira
    [one] uma carta na carteira
   *[other] { $count } cartas na carteira
}
web-knows = { $company }: { $regular ->
    [one] { $regular } conhecida
   *[other] { $regular } conhecidas
}, { $split ->
    [one] { $split } dividida
   *[other] { $split } divididas
}
web-bonds = { $count ->
    [0] nenhuma Promissória
    [one] uma Promissória
   *[other] { $count } Promissórias
}
web-strategies = { $count ->
    [0] nenhuma carta de estratégia
    [one] uma carta de estratégia
   *[other] { $count } cartas de estratégia
}
web-owes = deve { $amount }
web-is-bot = bot · { $bot }
web-is-away = ausente
web-stand-in = { $why ->
    [clock] um bot joga: tempo esgotado
   *[away] um bot joga: ausência
}
web-brings = traz { $amount }
web-costs = custa { $amount }

# What I am asked.
web-your-turn = sua vez
web-spoken-turn = É a sua vez.
web-skip = Pular
web-choose-other = Escolher outra
web-confirm-first = Escolha acima primeiro
web-ask-place = { $count ->
    [one] Coloque sua carta: escolha uma pilha.
   *[other] Coloque suas duas cartas, uma virada para cima e uma para baixo: escolha uma pilha para cada.
}
web-ask-place-hiding = Coloque suas duas cartas, uma ou ambas viradas para baixo: escolha uma pilha para cada.
web-ask-commerce = { $count ->
    [one] Coloque sua carta comercial em uma pilha.
   *[other] Coloque suas cartas comerciais em duas pilhas diferentes.
}
web-ask-first-player-card = Em que pilha vai a Carta de Primeiro Jogador?
web-ask-bid-investor = Coloque seu meeple: em que investidor, a que preço?
web-ask-choose-investor = Com que investidor você vai jogar?
web-ask-choose-two = { $count ->
    [one] Você fica com dois de quatro investidores. Qual é o segundo?
   *[other] Você fica com dois de quatro investidores. Qual é o primeiro?
}
web-ask-offer-investor = Qual investidor você põe em leilão?
web-ask-discard = { $count ->
    [one] Mais uma carta de estratégia volta à caixa. Qual?
   *[other] { $count } cartas de estratégia voltam à caixa. Quais?
}
web-ask-bonds = Promissórias custam { $bond_price } e rendem { $interest } por rodada. Quantas você compra?
web-ask-hand-over = Quem começa a próxima rodada?
web-ask-ability = Qual dos seus investidores age primeiro?
web-ask-action = Jogue seus Booms e Busts: cada um move uma empresa à sua escolha.
web-ask-action-free = Quer jogar alguma coisa?
web-ask-sell = Venda o que vai cair, guarde o que vai subir. O que você vende?
web-ask-sell-some = { $shares ->
    [one] Você pode vender uma ação agora.
   *[other] Você pode vender até { $shares } ações agora.
}
web-ask-sell-at = { $shares ->
    [one] Você pode vender uma ação por { $price }.
   *[other] Você pode vender até { $shares } ações por { $price } cada.
}
web-ask-ana = Qual empresa você mostra?
web-ask-barack = Qual Carta de Ações do descarte você compra?
web-ask-chanda = Qual ação você descarta?
web-ask-chanda-then = Qual carta conta em dobro de agora em diante?
web-ask-cramer = Qual empresa você move, e para onde?
web-ask-deborah = Qual empresa paga um dividendo?
web-ask-mark = Qual carta você move para outra pilha?
web-ask-mark-then = Para qual pilha ela vai?
web-ask-martha = O par de quem você olha?
web-ask-oprah = Quem recebe um presente seu?
web-ask-phil = O que você guarda para o seu par: uma empresa ou uma previsão?
web-ask-sanders = De quem, entre os mais ricos, você tira?
web-ask-sanders-then = Quem, entre os mais pobres, recebe o resto?
web-ask-warren = Qual pilha você espia?
web-ask-convertible-bond = Qual Carta de Ações do descarte você pega?
web-ask-corporate-espionage = Qual par você olha?
web-ask-data-broker = Qual par seu você mostra a todos?
web-ask-diversification = Qual empresa você mostra?
web-ask-dividend-growth-investing = Qual empresa paga um dividendo e sobe?
web-ask-special-dividend = Qual empresa paga um dividendo?
web-ask-falsified-earnings = A previsão de qual par você falsifica?
web-ask-fraudulent-transfer = Qual Carta de Ações do descarte você pega?
web-ask-vulture-capitalism = Qual Carta de Ações do descarte você pega?
web-ask-market-maker = Qual empresa sobe?
web-ask-market-maker-then = Qual outra empresa cai?
web-ask-rogue-trading = Qual carta conta em dobro de agora em diante?
web-ask-systemic-shock = Qual empresa se move, e para onde?
web-ask-pump-and-dump = Qual empresa sobe?
web-ask-stock-buyback = Qual empresa sobe?
web-pay-give = Qual ação você descarta por { $strategy }?
web-pay-give-action = Qual Carta de Ação você descarta por { $strategy }?
web-pay-give-commodity = Qual commodity você descarta por { $strategy }?
web-martha-look = Ou primeiro olhe um par
web-group-boom = Boom
web-group-bust = Bust
web-group-up = Sobe
web-group-down = Cai
web-group-company = Empresa
web-group-pair = Par
web-group-keep-company = Empresa
web-group-keep-forecast = Previsão
web-group-card = Carta
web-group-pile = Pilha
web-group-first-player = Pilha
web-group-seat = Jogador
web-group-take = Descarte
web-group-give = Ação
web-group-give-commodity = Commodity
web-group-give-action = Carta de Ação
web-group-split = Carta
web-group-reveal = Empresa
web-pass-action = Mais nada nesta rodada
web-pass-investor = Deixar passar
web-pass-strategy = É só isso
web-count-bonds = Quantas Promissórias
web-count-dividend = Quantas ações mostrar
web-take-up = Escolher onde vai { $card }
# On the two buttons beside a card, where room is short.
web-side-up = à vista
web-side-down = oculta
web-side-of = Lado de { $card }
web-pile-of = Pilha para { $card }
web-confirm-place = { $count ->
    [one] Colocar carta
   *[other] Colocar cartas
}
web-confirm-place-first = Escolha onde vão suas cartas
web-confirm-discard = { $count ->
    [one] Devolver à caixa
   *[other] Devolver estas { $count } à caixa
}
web-confirm-sell = { $shares ->
    [one] Vender uma ação por { $amount }
   *[other] Vender { $shares } ações por { $amount }
}
web-confirm-buy = Comprar uma ação da { $company } por { $price }
web-confirm-keep = Guardar tudo
web-nothing-to-sell = Você não tem nada para vender.
web-form-share = { $company }
web-form-whole = { $company }, carta dividida
web-form-half = { $company }, meia carta dividida
web-form-short = { $what }, preço especial
web-sell-less = Vender menos uma: { $what }
web-sell-more = Vender mais uma: { $what }
web-sell-count = A vender: { $what }

# The menu of the table.
web-record = Baixar o registro
web-leave = Sair da mesa
web-leave-sure = Um bot fica com seu lugar para sempre.
web-keys = Teclas: Tab e setas movem, Enter e Espaço escolhem, Ctrl+Enter confirma, Esc pula o que está sendo mostrado.

# The screen changes hands.
web-curtain = { $name }, é a sua vez
web-curtain-anyone = Quem está olhando?
web-curtain-why = Passe a tela adiante. Todos os outros olham para o lado.
web-curtain-lift = Sou { $name }

# The round report.
web-report = A rodada { $round } terminou
web-report-again = Relatório da rodada { $round }
web-report-edition = Edição da tarde
web-report-company = Empresa
web-report-price = Valor
web-report-why = Por quê
web-report-money = Dinheiro
web-report-next = Ir à rodada { $round }
web-report-last = Ir à contagem final
web-why-forecast = previsão { $figure }
web-why-falsified = previsão { $figure }, falsificada para { $moved }
web-why-by = { $you ->
    [yes] { $what } por você
   *[no] { $what } por { $seat }
}
web-why-dividend = dividendo de { $amount }
web-why-split = divisão
web-why-bankrupt = falência
web-why-nothing = não aconteceu nada

# The end.
web-final-edition = Edição final
web-won = { $count ->
    [one] { $you ->
        [yes] Você vence com { $amount }
       *[no] { $winners } vence com { $amount }
    }
   *[other] Vitória compartilhada: { $winners }, com { $amount }
}
web-again = Jogar de novo
web-again-join = Ir à próxima partida
web-again-set-up = Outra partida com os mesmos jogadores está pronta.
web-standing = Classificação
web-breakdown = De onde veio o dinheiro
web-chart = Fortuna por rodada
web-chart-label = Fortuna por rodada. { $values }
web-chart-round = R{ $round }
web-chart-start = Início
web-chart-end = Fim
web-replay = A partida inteira, com todas as cartas à vista
web-replay-play = Reproduzir
web-replay-stop = Parar
web-replay-back = Uma resposta para trás
web-replay-on = Uma resposta adiante
web-replay-round-back = Rodada anterior
web-replay-round-on = Próxima rodada
web-replay-slider = Momento da partida
web-replay-at = { $number } de { $last }

# What a table can be made of, in one line each.
web-set-b = jogo base
web-set-cc = Continuing Corruption
web-set-ii = Illicit Investments
web-set-pp = promocionais
web-module-advanced-board = Cada empresa tem a sua trilha, longa ou curta; a Steel paga na subida.
web-module-bonds = Dinheiro que ficaria parado rende juros toda rodada.
web-module-commodities = Cartas comerciais nas pilhas: conjuntos de commodities pagam no fim, impostos custam.
web-module-dice = A cada rodada, dados decidem quais previsões há.
web-module-strategies = Cartas secretas com um truque cada, uma por rodada.
web-module-first-player-card = Quem começa também se disputa nos lances pelas pilhas.
web-module-investors = Cada um joga com um investidor, com seu dinheiro e sua habilidade.
web-module-investor-bidding = Investidores são leiloados antes do jogo em vez de distribuídos.
web-preset-first-game = O jogo simples, sem nada a mais: o melhor para aprender.
web-preset-classic = Os investidores do jogo base.
web-preset-advanced = Esses investidores no Tabuleiro Avançado.
web-preset-epic = Tudo menos o Leilão por Investidor: todos os investidores, Promissórias, commodities, dados, estratégias.
web-preset-mix = Sua própria mistura
web-preset-custom = Escolha os módulos um a um.
web-bot-level = Nível do bot
web-bot-style = Estilo do bot
web-card-first = Primeiro


## How the table stands on the screen, and how it moves.

web-cash = Dinheiro
web-piles-all = Todas as Pilhas de Ações
web-pile-won = Para { $seat } por { $price }
web-motion = Animações
web-motion-off = não
web-motion-quick = rápidas
web-motion-normal = normais
web-motion-calm = Seu sistema pede menos movimento, então nada se move.


## The clock: grace, the time of a question, the reserve for the game, and bots that answer for somebody late.

web-form-reserve = Reserva para a partida
web-no-reserve = nenhuma
web-reserve-set = { $seconds } segundos de reserva
server-bank-without-clock = Reserva de tempo é para mesa com relógio: escolha quanto uma pergunta pode durar.
web-clock-waits = espera
web-clock-reserve = reserva
web-clock-more = Reserva: { $time }.
web-clock-say-waits = { $you ->
    [yes] Seus { $seconds } segundos começam quando você puder ver a pergunta.
   *[no] Os { $seconds } segundos de { $name } começam quando a pergunta estiver à vista.
}
web-clock-say-time = { $you ->
    [yes] Você ainda tem { $seconds } segundos.
   *[no] { $name } ainda tem { $seconds } segundos.
}
web-clock-say-reserve = { $you ->
    [yes] Sua reserva está correndo: mais { $seconds } segundos.
   *[no] A reserva de { $name } está correndo: mais { $seconds } segundos.
}
web-clock-say-over = { $you ->
    [yes] Seu tempo acabou. Um bot responde por você.
   *[no] O tempo de { $name } acabou. Um bot responde.
}
web-clock-spoken-time = Mais { $seconds } segundos.
web-clock-spoken-reserve = Seu tempo acabou, sua reserva está correndo.
web-log-stand-in = { $you ->
    [yes] Um bot responde por você.
   *[no] Um bot responde por { $name }.
}
web-missed = Seu tempo acabou: um bot respondeu por você.
web-missed-understood = Entendi
web-played-for = { $why ->
    [clock] Um bot joga por você: seu tempo acabou várias vezes seguidas.
   *[away] Um bot joga por você: você se ausentou.
}
web-played-for-seat = { $why ->
    [clock] Um bot joga por { $name }: o tempo acabou várias vezes seguidas.
   *[away] Um bot joga por { $name }, por ausência.
}
web-take-back = Voltei: quero jogar
