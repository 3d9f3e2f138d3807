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
cards-counted = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
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

ability-ana = Zeige am Ende der Runde Aktien beliebiger Firmen und erhalte { $each } je Firma.
ability-barack = Kaufe nach der Verkaufsphase eine Aktienkarte vom Ablegestapel, { $discount } unter ihrem Kurs.
ability-bill = Viel Geld und sonst nichts.
ability-bernie = Handelsgebühren in deinen Stapeln werden dir ausgezahlt.
ability-barbara = Die Felder eines Steigerungsbereichs kosten dich { $track }; unter 0 zahlt die Bank an dich.
ability-chanda = Eine Aktie, die du in deinem Aktionszug abgibst, macht eine andere deiner Karten zur Doppelaktie.
ability-cramer = Dein Aktionszug kann einen Kurs deiner Wahl um { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} verschieben, aufwärts oder abwärts.
ability-carlos = Wer dich überbietet, muss { $gap } Felder weiter gehen.
ability-dangote = Deine Rohstoffe bringen am Ende jeder Runde je { $each }.
ability-donald = Du zahlst nur das Feld { $back ->
    [one] vor
   *[other] { $back } Felder vor
} dem, auf das du bietest.
ability-deborah = Nenne am Ende der Runde eine Firma, wenn du magst: Sie zahlt allen, die Aktien von ihr haben, eine Dividende von { $dividend }.
ability-phil = Die Hälfte deines Paars ist deine Wahl, eine Firma oder eine Vorausschau; der Rest ist Zufall.
ability-graham = Was du verkaufst, bringt je Aktie { $extra } über Kurs, auch im letzten Verkauf.
ability-ivan = Du hast mehr Strategiekarten auf der Hand und darfst { $plays } davon pro Runde spielen.
ability-liliane = Die Steigerungsphase beginnt mit { $bonus } für dich; jedes Männchen, das zurückkommt, kostet { $outbid }.
ability-li = Mit den Zinsen erhältst du { $interest } extra je { $per } Anleihen, aufgerundet.
ability-mark = Vor der Steigerungsphase wandert eine Karte deiner Wahl auf einen anderen Stapel, offen oder verdeckt wie zuvor.
ability-martha = Einmal pro Runde siehst du dir während der Steigerungsphase ein fremdes Paar an.
ability-mitt = Erhalte { $bonus } für jedes Männchen, das du setzt.
ability-oprah = Das Ende jeder Runde kostet dich { $gift }: Geschenke für einen Mitspieler oder für mehrere.
ability-robins = Du legst die Startkarten der Stapel aus, eine davon verdeckt.
ability-stuart = Nichts, was du auf die Stapel legst, muss man sehen: Verstecke eine Karte wie alle oder gleich beide.
ability-soros = Beim Verkauf bringt dir eine Aktie pro Runde { $price }, egal wie ihr Kurs steht.
ability-sanders = Das Ende jeder Runde kostet den reichsten Mitspieler { $take }: { $keep } für dich, der Rest für den ärmsten.
ability-talal = Wenn alle verkauft haben, darfst du noch einmal verkaufen.
ability-warren = Vor der Steigerungsphase spähst du in einen Stapel und erfährst, was dort verborgen liegt.

# What an investor asks, and what comes after that.
question-investor = { $name }: Was wählst du?
question-investor-ana = { $name }: Von welcher Firma zeigst du für { $each } eine Aktie?
question-investor-barack = { $name }: Welche Aktienkarte kaufst du vom Ablegestapel, { $discount } billiger?
question-investor-chanda = { $name }: Welche Aktie gibst du ab?
question-investor-chanda-then = { $name }: Welche Karte wird zur Doppelaktie?
question-investor-cramer = { $name }: Welche Firma bewegst du, nach oben oder unten?
question-investor-deborah = { $name }: Welche Firma zahlt allen eine Dividende von { $dividend }?
question-investor-mark = { $name }: Von welchem Stapel verlegst du eine Karte, und welche?
question-investor-mark-then = { $name }: Auf welchen Stapel kommt die Karte?
question-investor-martha = { $name }: Welches Paar siehst du dir an?
question-investor-oprah = { $name }: Wer bekommt ein Geschenk von dir?
question-investor-phil = { $name }: Welche Firma oder Vorausschau willst du in deinem Paar?
question-investor-sanders = { $name }: Wem nimmst du { $take } ab?
question-investor-sanders-then = { $name }: Wer ist am ärmsten und bekommt den Rest?
question-investor-warren = { $name }: In welchen Stapel siehst du hinein?


## The strategy cards: their names, and what each does in one sentence. Parameters are the figures of the content files.

strategy-block-trading = Blockhandel
strategy-value-investing = Value-Investing
strategy-convertible-bond = Wandelanleihe
strategy-corner-the-market = Marktmonopol
strategy-corporate-espionage = Industriespionage
strategy-insider-trading = Insiderhandel
strategy-data-broker = Datenhändler
strategy-diversification = Diversifikation
strategy-dividend-growth-investing = Dividendenwachstum
strategy-special-dividend = Sonderdividende
strategy-falsified-earnings = Bilanzfälschung
strategy-fraudulent-transfer = Vermögensverschiebung
strategy-vulture-capitalism = Geierkapitalismus
strategy-interpositioning = Zwischenhandel
strategy-market-maker = Market-Maker
strategy-naked-short = Leerverkauf
strategy-rogue-trading = Börsenzockerei
strategy-systemic-shock = Systemschock
strategy-bear-raid = Baisse-Attacke
strategy-pump-and-dump = Kurstreiberei
strategy-tax-shelter = Steuersparmodell
strategy-stock-buyback = Aktienrückkauf

effect-block-trading = Erhalte { $receive }, wenn zuletzt eines deiner Männchen auf { $at_least } oder mehr stand.
effect-value-investing = Erhalte { $receive }, wenn zuletzt eines deiner Männchen auf { $at_most } oder weniger stand.
effect-convertible-bond = Gib eine Anleihe ab und nimm eine Aktienkarte vom Ablegestapel.
effect-corner-the-market = Erhalte { $each } für jeden Rohstoff ab dem zweiten derselben Sorte.
effect-corporate-espionage = Sieh dir bis zu { $pairs } Paare an.
effect-insider-trading = Sieh dir alle Paare an und verkaufe dann bis zu { $shares } Aktien.
effect-data-broker = Zeige allen eines deiner Paare und erhalte { $receive }.
effect-diversification = Zeige Aktien beliebiger Firmen und erhalte { $each } je Firma.
effect-dividend-growth-investing = Eine Firma zahlt allen eine Dividende von { $dividend } und steigt dann um { $steps }.
effect-special-dividend = Eine Firma zahlt allen eine Dividende von { $dividend }.
effect-falsified-earnings = Lege die Karte auf ein Paar: { $steps } Felder gegen seine Vorausschau; eine Dividende wird gezahlt, danach fällt der Kurs um { $steps }.
effect-fraudulent-transfer = Gib eine Aktie ab und nimm eine Aktienkarte vom Ablegestapel.
effect-vulture-capitalism = Gib eine Aktie ab und nimm eine Aktienkarte vom Ablegestapel; ist sie { $at_most } oder weniger wert, erhalte { $receive }.
effect-interpositioning = Erhalte die Summe aller Handelsgebühren, die diese Runde in den Stapeln lagen.
effect-market-maker = Gib einen Boom oder eine Krise ab; eine Firma steigt um { $up }, dann fällt eine andere um { $down }.
effect-naked-short = Gib einen Boom oder eine Krise ab und erhalte { $receive }.
effect-rogue-trading = Eine Karte aus deinem normalen Portfolio wird zur Doppelaktie.
effect-systemic-shock = Gib einen Rohstoff ab; { $companies } Firmen steigen oder fallen um { $steps }, jede nach deiner Wahl.
effect-bear-raid = Verkaufe bis zu { $shares } Aktien für je { $price }, egal wie ihr Kurs steht.
effect-pump-and-dump = Eine Firma steigt um { $steps }, dann darfst du bis zu { $shares } Aktien davon verkaufen.
effect-tax-shelter = Eine deiner Steuerkarten kommt aus dem Spiel.
effect-stock-buyback = Eine Firma steigt um { $steps }.

# What a card asks: first what it is paid with, where that is not money, then what it does.
question-pay-share = { $name } kostet eine Aktie: Welche gibst du ab?
question-pay-action = { $name } kostet einen Boom oder eine Krise: Was gibst du ab?
question-pay-commodity = { $name } kostet einen Rohstoff: Welchen gibst du ab?
question-strategy = { $name }: Was wählst du?
question-strategy-convertible-bond = { $name }: Welche Aktienkarte nimmst du vom Ablegestapel?
question-strategy-fraudulent-transfer = { $name }: Welche Aktienkarte nimmst du vom Ablegestapel?
question-strategy-vulture-capitalism = { $name }: Welche Aktienkarte nimmst du vom Ablegestapel?
question-strategy-corporate-espionage = { $name }: Welches Paar siehst du dir an?
question-strategy-data-broker = { $name }: Welches deiner Paare zeigst du allen?
question-strategy-diversification = { $name }: Von welcher Firma zeigst du für { $each } eine Aktie?
question-strategy-dividend-growth-investing = { $name }: Welche Firma zahlt eine Dividende von { $dividend } und steigt um { $steps }?
question-strategy-special-dividend = { $name }: Welche Firma zahlt allen eine Dividende von { $dividend }?
question-strategy-falsified-earnings = { $name }: Auf welches Paar legst du die Karte?
question-strategy-market-maker = { $name }: Welche Firma steigt um { $up }?
question-strategy-market-maker-then = { $name }: Welche Firma fällt um { $down }?
question-strategy-rogue-trading = { $name }: Welche Karte wird zur Doppelaktie?
question-strategy-systemic-shock = { $name }: Welche Firma steigt oder fällt um { $steps }?
question-strategy-pump-and-dump = { $name }: Welche Firma steigt um { $steps }?
question-strategy-stock-buyback = { $name }: Welche Firma steigt um { $steps }?

# What a strategy card costs besides money.
cost-share = eine Aktie
cost-bond = eine Anleihe
cost-action = einen Boom oder eine Krise
cost-commodity = einen Rohstoff


## What can be switched on, and the names of what modules bring to the table.

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
