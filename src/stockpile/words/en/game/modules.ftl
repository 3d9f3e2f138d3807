# What can be switched on, and the names of what modules bring to the table.

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
