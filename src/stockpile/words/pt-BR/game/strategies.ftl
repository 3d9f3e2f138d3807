# The strategy cards: their names, and what each does in one sentence. Parameters are the figures of the content files.

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
effect-tax-shelter = uma carta de imposto sua sai do jogo.
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
