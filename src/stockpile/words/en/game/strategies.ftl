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

effect-block-trading = get { $receive } if a meeple of yours ended on { $at_least } or more.
effect-value-investing = get { $receive } if a meeple of yours ended on { $at_most } or less.
effect-convertible-bond = give up a bond and take a stock card from the discard.
effect-corner-the-market = get { $each } for each commodity beyond the first of its kind.
effect-corporate-espionage = look at up to { $pairs } pairs.
effect-insider-trading = look at every pair, then sell up to { $shares } shares.
effect-data-broker = show everybody a pair of yours and get { $receive }.
effect-diversification = show shares of any companies and get { $each } for each company.
effect-dividend-growth-investing = a company pays everybody a dividend of { $dividend }, then goes up { $steps }.
effect-special-dividend = a company pays everybody a dividend of { $dividend }.
effect-falsified-earnings = lay it on a pair: { $steps } spaces against its forecast; a dividend is paid, then the price falls { $steps }.
effect-fraudulent-transfer = give up a share and take a stock card from the discard.
effect-vulture-capitalism = give up a share and take a stock card from the discard; if it is worth { $at_most } or less, get { $receive }.
effect-interpositioning = get what all trading fees in the piles of this round add up to.
effect-market-maker = give up a Boom or Bust; one company goes up { $up }, then another one down { $down }.
effect-naked-short = give up a Boom or Bust and get { $receive }.
effect-rogue-trading = a card of your regular portfolio becomes a split card.
effect-systemic-shock = give up a commodity; { $companies } companies move by { $steps }, each up or down.
effect-bear-raid = sell up to { $shares } shares for { $price } each, whatever they are worth.
effect-pump-and-dump = a company goes up { $steps }, then you may sell up to { $shares } shares of it.
effect-tax-shelter = a tax card of yours leaves the game.
effect-stock-buyback = a company goes up { $steps }.

# What a card asks: first what it is paid with, where that is not money, then what it does.
question-pay-share = { $name } costs a share: which one?
question-pay-action = { $name } costs a Boom or Bust: which one?
question-pay-commodity = { $name } costs a commodity: which one?
question-strategy = { $name }: what do you choose?
question-strategy-convertible-bond = { $name }: take which stock card from the discard?
question-strategy-fraudulent-transfer = { $name }: take which stock card from the discard?
question-strategy-vulture-capitalism = { $name }: take which stock card from the discard?
question-strategy-corporate-espionage = { $name }: look at which pair?
question-strategy-data-broker = { $name }: show everybody which of your pairs?
question-strategy-diversification = { $name }: show a share of which company for { $each }?
question-strategy-dividend-growth-investing = { $name }: which company pays a dividend of { $dividend } and goes up { $steps }?
question-strategy-special-dividend = { $name }: which company pays everybody a dividend of { $dividend }?
question-strategy-falsified-earnings = { $name }: lay the card on which pair?
question-strategy-market-maker = { $name }: which company goes up { $up }?
question-strategy-market-maker-then = { $name }: which company goes down { $down }?
question-strategy-rogue-trading = { $name }: which card becomes a split card?
question-strategy-systemic-shock = { $name }: move a company up or down by { $steps }, and which?
question-strategy-pump-and-dump = { $name }: which company goes up { $steps }?
question-strategy-stock-buyback = { $name }: which company goes up { $steps }?

# What a strategy card costs besides money.
cost-share = one share
cost-bond = one bond
cost-action = a Boom or Bust
cost-commodity = one commodity
