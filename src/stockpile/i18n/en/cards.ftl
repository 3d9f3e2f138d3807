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
card-fee = trading fee { $value }
card-short-boom = Boom
card-short-bust = Bust
card-short-fee = Fee { $value }
cards-alike = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
# Cards of a pile whose faces one has not seen.
cards-counted = { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-hidden = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
}

side-up = face-up
side-down = face-down

phase-set-up = Set-up
phase-round-beginning = Round beginning
phase-information = Information
phase-supply = Supply
phase-demand = Demand
phase-action = Action
phase-selling = Selling
phase-movement = Movement
phase-round-end = Round end
phase-game-end = Game end

board-standard = standard
board-advanced = advanced

# Who sits at the table: the person who plays, the bots, and seats of whom nothing is known.
seat-you = You
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
seat-number = Seat { $seat }
seat-with-bot = { $seat } ({ $bot })

# Parts of the final breakdown.
tally-cash = cash
tally-majorities = majorities
tally-shares = shares
tally-bonds = bonds
tally-commodities = commodities
tally-fees = fees
tally-taxes = taxes
tally-total = total

list-and = { $first } and { $last }
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

ability-ana = at round end, show shares of any companies and get { $each } for each company.
ability-barack = when selling is over, a discarded share can be yours for { $discount } less than it is worth.
ability-bill = plenty of money and nothing else.
ability-bernie = trading fees in your piles are paid to you.
ability-barbara = the spaces of a bidding track cost you { $track }; below 0 the bank pays you.
ability-chanda = a share given up in your action turn makes another card of yours a split card.
ability-cramer = your action turn can push a price of your choice { $steps ->
    [one] one space
   *[other] { $steps } spaces
}, upwards or downwards.
ability-carlos = whoever outbids you must go { $gap } spaces further.
ability-dangote = your commodities bring { $each } apiece at every round end.
ability-donald = you pay for the space { $back ->
    [one] before
   *[other] { $back } before
} the one you bid on.
ability-deborah = at round end, name a company if you like: it pays all its holders a dividend of { $dividend }.
ability-phil = half of your pair is your own pick, a company or a forecast; chance adds the rest.
ability-graham = every share you sell brings { $extra } above its price, in the last sale too.
ability-ivan = a larger hand of strategy cards, and { $plays } of them a round.
ability-liliane = bidding begins with { $bonus } for you; every meeple that comes back costs { $outbid }.
ability-li = with the interest, get { $interest } more for every { $per } bonds, a part counting in full.
ability-mark = shift a card to another pile before the bids; it stays open or hidden as it was.
ability-martha = once a round in the Demand phase, look at a pair that is not yours.
ability-mitt = get { $bonus } for each meeple you place.
ability-oprah = every round end costs you { $gift }: presents for one other player or for several.
ability-robins = you set out the opening cards, one of them face-down.
ability-stuart = nothing you add to the piles has to be seen: hide one card as others do, or hide both.
ability-soros = when selling, one share a round brings you { $price }, whatever it is worth.
ability-sanders = every round end costs the richest other player { $take }: { $keep } for you, the rest for the poorest.
ability-talal = when everybody has sold, sell once more.
ability-warren = peek into one pile before the bids and learn what lies hidden there.

# What an investor asks, and what comes after that.
question-investor = { $name }: what do you choose?
question-investor-ana = { $name }: show a share of which company for { $each }?
question-investor-barack = { $name }: buy which stock card from the discard, at { $discount } off?
question-investor-chanda = { $name }: give up which share?
question-investor-chanda-then = { $name }: which card becomes a split card?
question-investor-cramer = { $name }: move a company up or down, and which?
question-investor-deborah = { $name }: which company pays everybody a dividend of { $dividend }?
question-investor-mark = { $name }: move a card from which pile, and which card?
question-investor-mark-then = { $name }: to which pile does the card go?
question-investor-martha = { $name }: look at which pair?
question-investor-oprah = { $name }: who gets a present from you?
question-investor-phil = { $name }: which company or forecast do you want in your pair?
question-investor-sanders = { $name }: take { $take } from whom?
question-investor-sanders-then = { $name }: who is the poorest, and gets the rest?
question-investor-warren = { $name }: look into which pile?


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


## What can be switched on, and the names of what modules bring to the table.

preset-first-game = first game
preset-classic = classic
preset-advanced = advanced
preset-epic = epic
preset-custom = custom

module-advanced-board = advanced board
module-bonds = bonds
module-commodities = commodities and taxes
module-dice = forecast dice
module-strategies = strategies
module-first-player-card = First Player Card
module-investors = investors
module-investor-bidding = investor bidding

game-with = The game: { $preset }. It has { $modules }.
game-with-sets = { $game } Investor sets: { $sets }.

commerce-gold = Gold
commerce-platinum = Platinum
commerce-oil = Oil
commerce-gas = Natural Gas
commerce-corn = Corn
commerce-cattle = Cattle
commerce-tax = Tax
# Where room is short.
commerce-short-gold = Gold
commerce-short-platinum = Plat.
commerce-short-oil = Oil
commerce-short-gas = Gas
commerce-short-corn = Corn
commerce-short-cattle = Cattle
card-first-player = First Player Card

pair-public = open pair
pair-face-down = face-down pair { $number }
pair-of-seat = { $you ->
    [yes] your pair
   *[no] pair of { $seat }
}
pair-of-two = { $you ->
    [yes] your pair { $number }
   *[no] pair { $number } of { $seat }
}
pair-seen-by = (seen by { $seats })

# Lines of the page with the texts of cards.
line-investor = { $investor }: { $ability }
line-strategy = { $strategy } (costs { $cost }): { $effect }
line-seat = { $seat }: { $line }
line-boxed = In the box: { $strategies }.
line-spent = Played by anybody: { $strategies }.
line-no-cards = There are no investors and no strategy cards to read yet.

# The table.
table-bonds = Bonds
table-commerce = Commerce
table-investor = Investor
table-strategies = Strat.
table-dice = Dice
table-pairs = Pairs
table-next-first = First next round
table-supplies = Left and gone
table-hand = Your hand
table-bond-price = bonds for { $price } each
table-bonds-left = { $count ->
    [one] one bond left for { $price }
   *[other] { $count } bonds left for { $price } each
}
table-commerce-gone = { $commerce } gone: { $count }
