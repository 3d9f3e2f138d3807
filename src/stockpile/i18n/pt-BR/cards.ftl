## Names of what lies on the table and of the parts of a round.

company-cosmic = Cosmic Computers
company-bank = Bottomline Bank
company-labs = Leading Laboratories
company-auto = American Automotive
company-steel = Stanford Steel
company-electric = Epic Electric

# Where room is short, and what a player may type.
short-cosmic = Cosmic
short-bank = Bank
short-labs = Labs
short-auto = Auto
short-steel = Steel
short-electric = Electric

card-boom = Stock Boom
card-bust = Stock Bust
card-fee = taxa de negociação { $value }
card-short-boom = Boom
card-short-bust = Bust
card-short-fee = Taxa { $value }
cards-alike = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
# Cards of a pile whose faces one has not seen.
cards-counted = { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
}
cards-hidden = { $count ->
    [one] uma carta oculta
   *[other] { $count } cartas ocultas
}

side-up = virada para cima
side-down = virada para baixo

phase-set-up = Preparação
phase-round-beginning = Começo da Rodada
phase-information = Informação
phase-supply = Abastecimento
phase-demand = Demanda
phase-action = Ação
phase-selling = Venda
phase-movement = Movimento
phase-round-end = Fim da Rodada
phase-game-end = Fim do Jogo

board-standard = padrão
board-advanced = avançado

# Who sits at the table: the person who plays, the bots, and seats of whom nothing is known.
seat-you = Você
seat-bot-1 = Nora
seat-bot-2 = Otis
seat-bot-3 = Pearl
seat-bot-4 = Ruth
seat-bot-5 = Simon
seat-bot-6 = Amara
seat-bot-7 = Bruno
seat-bot-8 = Dalia
seat-bot-9 = Emil
seat-bot-10 = Farid
seat-bot-11 = Goro
seat-bot-12 = Hilde
seat-bot-13 = Ines
seat-bot-14 = Kofi
seat-number = Lugar { $seat }
seat-with-bot = { $seat } ({ $bot })

# Parts of the final breakdown.
tally-cash = dinheiro
tally-majorities = maiorias
tally-shares = ações
tally-bonds = Promis.
tally-commodities = commodities
tally-fees = taxas
tally-taxes = impostos
tally-total = total

list-and = { $first } e { $last }
list-comma = { $first }, { $next }


## The investors: their names, and what each can do in one sentence. Parameters are the figures of the content files.

investor-ana = Agile Ana
investor-barack = Bailout Barack
investor-bill = Billionaire Bill
investor-bernie = Broker Bernie
investor-barbara = Budget Barbara
investor-chanda = Clever Chanda
investor-cramer = Crazy Cramer
investor-carlos = Cunning Carlos
investor-dangote = Daring Dangote
investor-donald = Discount Donald
investor-deborah = Dividend Deborah
investor-phil = Forecast Phil
investor-graham = Golden Graham
investor-ivan = Illicit Ivan
investor-liliane = Lazy Liliane
investor-li = Lucrative Li
investor-mark = Maverick Mark
investor-martha = Mayknow Martha
investor-mitt = Moneymaker Mitt
investor-oprah = Opulent Oprah
investor-robins = Royal Robins
investor-stuart = Secretive Stuart
investor-soros = Shorting Soros
investor-sanders = Socialist Sanders
investor-talal = Tactical Talal
investor-warren = Wise Warren

ability-ana = no fim da rodada, mostre ações de quantas empresas quiser e receba { $each } por empresa.
ability-barack = terminada a Venda, uma ação do descarte pode ser sua por { $discount } a menos do que vale.
ability-bill = muito dinheiro e mais nada.
ability-bernie = as taxas de negociação das suas pilhas são pagas a você.
ability-barbara = os espaços de uma trilha de lances custam a você { $track }; abaixo de 0, o banco paga a você.
ability-chanda = uma ação descartada no seu turno de ação transforma outra carta sua em carta dividida.
ability-cramer = seu turno de ação pode mover um valor à sua escolha { $steps ->
    [one] um espaço
   *[other] { $steps } espaços
}, para cima ou para baixo.
ability-carlos = quem superar seu lance precisa avançar { $gap } espaços.
ability-dangote = suas commodities rendem { $each } cada uma em todo fim de rodada.
ability-donald = { $back ->
    [one] você paga pelo espaço anterior ao do seu lance.
   *[other] você paga pelo espaço que fica { $back } antes do seu lance.
}
ability-deborah = no fim da rodada, indique uma empresa se quiser: ela paga um dividendo de { $dividend } a todos que têm ações dela.
ability-phil = metade do seu par é escolha sua, uma empresa ou uma previsão; a sorte completa o resto.
ability-graham = cada ação que você vende rende { $extra } acima do valor, na última venda também.
ability-ivan = uma mão maior de cartas de estratégia, e { $plays } delas por rodada.
ability-liliane = a Demanda começa com { $bonus } para você; cada meeple que volta custa { $outbid }.
ability-li = junto com os juros, receba mais { $interest } a cada { $per } Promissórias, arredondando para cima.
ability-mark = passe uma carta para outra pilha antes dos lances; ela continua à vista ou oculta, como estava.
ability-martha = uma vez por rodada, na Fase de Demanda, olhe um par que não é seu.
ability-mitt = receba { $bonus } por meeple que colocar.
ability-oprah = todo fim de rodada custa { $gift } a você: presentes para outro jogador ou para vários.
ability-robins = você distribui as cartas iniciais, uma delas virada para baixo.
ability-stuart = nada do que você põe nas pilhas precisa ser visto: esconda uma carta, como os outros, ou as duas.
ability-soros = na Venda, uma ação por rodada rende { $price } a você, valha o que valer.
ability-sanders = todo fim de rodada custa { $take } a quem tem mais dinheiro, fora você: { $keep } para você, o resto para quem tem menos.
ability-talal = depois que todos venderam, venda mais uma vez.
ability-warren = espie uma pilha antes dos lances e descubra o que há de oculto nela.

# What an investor asks, and what comes after that.
question-investor = { $name }: o que você escolhe?
question-investor-ana = { $name }: mostrar uma ação de qual empresa por { $each }?
question-investor-barack = { $name }: comprar qual Carta de Ações do descarte, com desconto de { $discount }?
question-investor-chanda = { $name }: descartar qual ação?
question-investor-chanda-then = { $name }: qual carta passa a ser dividida?
question-investor-cramer = { $name }: mover uma empresa para cima ou para baixo, e qual?
question-investor-deborah = { $name }: qual empresa paga a todos um dividendo de { $dividend }?
question-investor-mark = { $name }: mover uma carta de qual pilha, e qual carta?
question-investor-mark-then = { $name }: para qual pilha vai a carta?
question-investor-martha = { $name }: olhar qual par?
question-investor-oprah = { $name }: quem recebe um presente seu?
question-investor-phil = { $name }: qual empresa ou previsão você quer no seu par?
question-investor-sanders = { $name }: tirar { $take } de quem?
question-investor-sanders-then = { $name }: quem tem menos e recebe o resto?
question-investor-warren = { $name }: olhar qual pilha?


## The strategy cards: their names, and what each does in one sentence. Parameters are the figures of the content files.

strategy-block-trading = Block Trading
strategy-value-investing = Value Investing
strategy-convertible-bond = Convertible Bond
strategy-corner-the-market = Corner the Market
strategy-corporate-espionage = Corporate Espionage
strategy-insider-trading = Insider Trading
strategy-data-broker = Data Broker
strategy-diversification = Diversification
strategy-dividend-growth-investing = Dividend Growth Investing
strategy-special-dividend = Special Dividend
strategy-falsified-earnings = Falsified Earnings
strategy-fraudulent-transfer = Fraudulent Transfer
strategy-vulture-capitalism = Vulture Capitalism
strategy-interpositioning = Interpositioning
strategy-market-maker = Market Maker
strategy-naked-short = Naked Short
strategy-rogue-trading = Rogue Trading
strategy-systemic-shock = Systemic Shock
strategy-bear-raid = Bear Raid
strategy-pump-and-dump = Pump and Dump
strategy-tax-shelter = Tax Shelter
strategy-stock-buyback = Stock Buyback

effect-block-trading = receba { $receive } se um meeple seu terminou em { $at_least } ou mais.
effect-value-investing = receba { $receive } se um meeple seu terminou em { $at_most } ou menos.
effect-convertible-bond = descarte uma Promissória e pegue uma Carta de Ações do descarte.
effect-corner-the-market = receba { $each } por commodity além da primeira do mesmo tipo.
effect-corporate-espionage = olhe até { $pairs } pares.
effect-insider-trading = olhe todos os pares, depois venda até { $shares } ações.
effect-data-broker = mostre a todos um par seu e receba { $receive }.
effect-diversification = mostre ações de quantas empresas quiser e receba { $each } por empresa.
effect-dividend-growth-investing = uma empresa paga a todos um dividendo de { $dividend } e depois sobe { $steps }.
effect-special-dividend = uma empresa paga a todos um dividendo de { $dividend }.
effect-falsified-earnings = coloque-a sobre um par: { $steps } espaços contra a previsão dele; um dividendo é pago, e depois o valor cai { $steps }.
effect-fraudulent-transfer = descarte uma ação e pegue uma Carta de Ações do descarte.
effect-vulture-capitalism = descarte uma ação e pegue uma Carta de Ações do descarte; se ela vale { $at_most } ou menos, receba { $receive }.
effect-interpositioning = receba a soma de todas as taxas de negociação das pilhas desta rodada.
effect-market-maker = descarte um Boom ou Bust; uma empresa sobe { $up }, depois outra cai { $down }.
effect-naked-short = descarte um Boom ou Bust e receba { $receive }.
effect-rogue-trading = uma carta da sua carteira normal passa a ser dividida.
effect-systemic-shock = descarte uma commodity; { $companies } empresas se movem { $steps }, cada uma para cima ou para baixo.
effect-bear-raid = venda até { $shares } ações por { $price } cada, valham o que valerem.
effect-pump-and-dump = uma empresa sobe { $steps }, depois você pode vender até { $shares } ações dela.
effect-tax-shelter = uma Carta de Imposto sua sai do jogo.
effect-stock-buyback = uma empresa sobe { $steps }.

# What a card asks: first what it is paid with, where that is not money, then what it does.
question-pay-share = { $name } custa uma ação: qual?
question-pay-action = { $name } custa um Boom ou Bust: qual?
question-pay-commodity = { $name } custa uma commodity: qual?
question-strategy = { $name }: o que você escolhe?
question-strategy-convertible-bond = { $name }: pegar qual Carta de Ações do descarte?
question-strategy-fraudulent-transfer = { $name }: pegar qual Carta de Ações do descarte?
question-strategy-vulture-capitalism = { $name }: pegar qual Carta de Ações do descarte?
question-strategy-corporate-espionage = { $name }: olhar qual par?
question-strategy-data-broker = { $name }: mostrar a todos qual dos seus pares?
question-strategy-diversification = { $name }: mostrar uma ação de qual empresa por { $each }?
question-strategy-dividend-growth-investing = { $name }: qual empresa paga um dividendo de { $dividend } e sobe { $steps }?
question-strategy-special-dividend = { $name }: qual empresa paga a todos um dividendo de { $dividend }?
question-strategy-falsified-earnings = { $name }: colocar a carta sobre qual par?
question-strategy-market-maker = { $name }: qual empresa sobe { $up }?
question-strategy-market-maker-then = { $name }: qual empresa cai { $down }?
question-strategy-rogue-trading = { $name }: qual carta passa a ser dividida?
question-strategy-systemic-shock = { $name }: mover uma empresa { $steps } para cima ou para baixo, e qual?
question-strategy-pump-and-dump = { $name }: qual empresa sobe { $steps }?
question-strategy-stock-buyback = { $name }: qual empresa sobe { $steps }?

# What a strategy card costs besides money.
cost-share = uma ação
cost-bond = uma Promissória
cost-action = um Boom ou Bust
cost-commodity = uma commodity


## What can be switched on, and the names of what modules bring to the table.

preset-first-game = primeira partida
preset-classic = clássico
preset-advanced = avançado
preset-epic = épico
preset-custom = personalizado

module-advanced-board = Tabuleiro Avançado
module-bonds = Promissórias
module-commodities = commodities e impostos
module-dice = Dados de Previsão
module-strategies = estratégias
module-first-player-card = Carta de Primeiro Jogador
module-investors = investidores
module-investor-bidding = Leilão por Investidor

game-with = O jogo: { $preset }, com { $modules }.
game-with-sets = { $game } Conjuntos de investidores: { $sets }.

commerce-gold = Ouro
commerce-platinum = Platina
commerce-oil = Petróleo
commerce-gas = Gás Natural
commerce-corn = Milho
commerce-cattle = Gado
commerce-tax = Imposto
# Where room is short.
commerce-short-gold = Ouro
commerce-short-platinum = Plat.
commerce-short-oil = Petr.
commerce-short-gas = Gás
commerce-short-corn = Milho
commerce-short-cattle = Gado
card-first-player = Carta de Primeiro Jogador

pair-public = par público
pair-face-down = par { $number } virado para baixo
pair-of-seat = { $you ->
    [yes] seu par
   *[no] par de { $seat }
}
pair-of-two = { $you ->
    [yes] seu par { $number }
   *[no] par { $number } de { $seat }
}
pair-seen-by = (visto por { $seats })

# Lines of the page with the texts of cards.
line-investor = { $investor }: { $ability }
line-strategy = { $strategy } (custa { $cost }): { $effect }
line-seat = { $seat }: { $line }
line-boxed = Na caixa: { $strategies }.
line-spent = Já jogadas por alguém: { $strategies }.
line-no-cards = Ainda não há investidores nem cartas de estratégia para ler.

# The table.
table-bonds = Prom.
table-commerce = Comércio
table-investor = Investidor
table-strategies = Estr.
table-dice = Dados
table-pairs = Pares
table-next-first = Começa a próxima
table-supplies = Restam e saíram
table-hand = Sua mão
table-bond-price = Promissórias por { $price } cada
table-bonds-left = { $count ->
    [0] nenhuma Promissória por { $price }
    [one] uma Promissória por { $price }
   *[other] { $count } Promissórias por { $price } cada
}
table-commerce-gone = { $commerce } fora: { $count }
