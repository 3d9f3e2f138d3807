# The table in the terminal. Titles of columns are short: a line has 80 places.

table-heading = Round { $round } of { $rounds }: { $phase }, { $board }
table-market = Market
table-piles = Piles
table-players = Players
table-company = Company
table-track = Price
table-you-hold = You hold
table-worth = Worth
table-forecast = Forecast
table-gone = Gone
table-pile = Pile
table-bids = { "" } Bids
table-meeple = Meeple
table-cards = Cards
table-player = { "" }  Player
table-money = Money
table-regular = Cards
table-known = Known
table-split = Split
table-unpaid = Unpaid fees
table-odds = 1 in { $count }
table-forecast-yours = secret
table-forecast-open = open
table-forecast-left = for sure
table-footing = Deck { $deck }. Gone: { $booms } Boom, { $busts } Bust, { $fees } fees.
table-net-worth = Your worth today: { $worth }.
