# What can be switched on, and the names of what modules bring to the table.

preset-first-game = erstes Spiel
preset-classic = klassisch
preset-advanced = fortgeschritten
preset-epic = episch
preset-custom = eigene Mischung

module-advanced-board = fortgeschrittenes Spielbrett
module-bonds = Anleihen
module-commodities = Rohstoffe und Steuern
module-dice = Vorausschauwürfel
module-strategies = Strategien
module-first-player-card = Erstspielerkarte
module-investors = Investoren
module-investor-bidding = Investorenversteigerung

game-with = Das Spiel: { $preset }. Mit dabei: { $modules }.
game-with-sets = { $game } Investorensets: { $sets }.

commerce-gold = Gold
commerce-platinum = Platin
commerce-oil = Öl
commerce-gas = Erdgas
commerce-corn = Mais
commerce-cattle = Vieh
commerce-tax = Steuer
# Where room is short.
commerce-short-gold = Gold
commerce-short-platinum = Plat.
commerce-short-oil = Öl
commerce-short-gas = Gas
commerce-short-corn = Mais
commerce-short-cattle = Vieh
card-first-player = Erstspielerkarte

pair-public = offenes Paar
pair-face-down = verdecktes Paar { $number }
pair-of-seat = { $you ->
    [yes] dein Paar
   *[no] Paar von { $seat }
}
pair-of-two = { $you ->
    [yes] dein Paar { $number }
   *[no] Paar { $number } von { $seat }
}
pair-seen-by = (gesehen: { $seats })

# Lines of the page with the texts of cards.
line-investor = { $investor }: { $ability }
line-strategy = { $strategy } (kostet { $cost }): { $effect }
line-seat = { $seat }: { $line }
line-boxed = In der Schachtel: { $strategies }.
line-spent = Schon gespielt: { $strategies }.
line-no-cards = Noch gibt es keine Investoren und keine Strategiekarten nachzulesen.

# The table.
table-bonds = Anl.
table-commerce = Waren
table-investor = Investor
table-strategies = Strat.
table-dice = Würfel
table-pairs = Paare
table-next-first = Nächster Erstspieler
table-supplies = Übrig und weg
table-hand = Deine Hand
table-bond-price = Anleihen zu je { $price }
table-bonds-left = { $count ->
    [one] noch eine Anleihe zu { $price }
   *[other] noch { $count } Anleihen zu je { $price }
}
table-commerce-gone = { $commerce } weg: { $count }
