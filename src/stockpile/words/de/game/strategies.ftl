# The strategy cards: their names, and what each does in one sentence. Parameters are the figures of the content files.

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
