# Names of what lies on the table and of the parts of a round.

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
