# Bots: the levels and the styles that they can play in, each with a line that says how.
bot-random = random
bot-random-why = Picks any answer that is allowed. Good for learning the rules.
bot-intern = intern
bot-intern-why = Short-sighted, and makes the mistakes of beginners. For first games.
bot-clerk = clerk
bot-clerk-why = Plays soundly but simply. For who knows the rules.
bot-broker = broker
bot-broker-why = Weighs every pile, bid and sale by good rules of thumb.
bot-shark = shark
bot-shark-why = Tries out what could come of each answer, and suspects what others hide.
bot-shark-1s = shark, a second
bot-shark-1s-why = The shark with a whole second for each answer: as hard as it gets.
bot-in-style = { $bot }, { $style }
style-usual = usual style
style-bold = bold
style-bold-why = Bids high and takes risks.
style-careful = careful
style-careful-why = Keeps money together and avoids risks.
style-hoarder = hoarder
style-hoarder-why = Collects shares and parts with them late.
style-bluffer = bluffer
style-bluffer-why = Lays cards to mislead.

# The list of them in the terminal.
bots-how = Ask for one with --bots NAME, in a style with --bots NAME:STYLE. How long it thinks is said behind that, in playouts (shark@400) or milliseconds (shark:bold@100ms).
bots-styles = Styles
bots-others = Of other packages
bots-lab = For measuring, in simulate and tournament only
bot-broker-1-why = The broker as it was first: a yardstick that stays the same.
bot-naive-why = Plays by five rules that somebody might make after reading the rulebook once.
bot-oracle-why = Sees every secret and tries out every answer: what could be won by knowing all.
bot-pike-why = Tries out what could come of each answer, and concludes nothing from how others play: quick, for long measurements.
bots-of = from { $package }
