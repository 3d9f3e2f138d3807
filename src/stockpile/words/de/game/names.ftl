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

card-boom = Aktienboom
card-bust = Aktienkrise
card-fee = Handelsgebühr { $value }
card-short-boom = Boom
card-short-bust = Krise
card-short-fee = Gebühr { $value }
cards-alike = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
# Cards of a pile whose faces one has not seen.
cards-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}

side-up = offen
side-down = verdeckt

phase-set-up = Vorbereitung
phase-round-beginning = Rundenbeginn
phase-information = Information
phase-supply = Angebot
phase-demand = Steigerung
phase-action = Aktion
phase-selling = Verkauf
phase-movement = Bewegung
phase-round-end = Ende der Runde
phase-game-end = Spielende

board-standard = Standard
board-advanced = fortgeschritten

# Who sits at the table: the person who plays, the bots, and seats of whom nothing is known.
seat-you = Du
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
seat-number = Platz { $seat }
seat-with-bot = { $seat } ({ $bot })

# Parts of the final breakdown.
tally-cash = Geld
tally-majorities = Mehrheiten
tally-shares = Aktien
tally-bonds = Anleihen
tally-commodities = Rohstoffe
tally-fees = Gebühren
tally-taxes = Steuern
tally-total = Summe

list-and = { $first } und { $last }
list-comma = { $first }, { $next }
