## The table in the browser. Sums of money are in thousands of dollars.

web-title = Stockpile
web-title-turn = Dein Zug · Stockpile
web-motto = Billig kaufen, mehr wissen, teuer verkaufen
web-lead = Alle wissen etwas über die Kurse von morgen, und niemand weiß genug. Biete auf Aktienstapel, hüte deine Geheimnisse, verkaufe rechtzeitig.
web-money = ${ $amount }K
web-money-brief = ${ $amount }K
web-money-owed = −${ $amount }K
web-loading = Der Tisch wird aufgebaut ...
web-no-server = Der Server antwortet nicht. Läuft er?
web-lost = Die Verbindung ist weg; neuer Versuch ...
web-close = Schließen
web-day = Tagfarben
web-night = Nachtfarben
web-language = Sprache
web-menu = Menü
web-help = Diese Frage erklären
web-guest = Gast

# The lobby.
web-quick = Sofort spielen
web-quick-why = Du gegen drei Bots. Das erste Spiel lernst du in höchstens zehn Minuten; das epische bringt alles auf einmal, für alle, die das erste kennen.
web-figures-here = { $count ->
    [one] Neue Partien laufen hier mit eigenen Werten: Einer weicht von denen von Stockpile ab.
   *[other] Neue Partien laufen hier mit eigenen Werten: { $count } weichen von denen von Stockpile ab.
}
web-own-figures = { $count ->
    [one] Eigene Werte: einer weicht von denen von Stockpile ab
   *[other] Eigene Werte: { $count } weichen von denen von Stockpile ab
}
web-quick-bots = Gegen
web-quick-start = Gegen drei Bots
web-quick-epic = Das epische Spiel
web-hello = Du bist { $name }.
web-rename = Umbenennen
web-name = Dein Name
web-name-enter = Das bin ich
web-own = Ein eigener Tisch
web-own-why = Mit Freunden, anderen Modulen, stärkeren oder schwächeren Bots, einer Uhr.
web-own-start = Tisch eröffnen
web-mine = Meine Tische
web-mine-none = Du sitzt noch an keinem Tisch.
web-open = Offene Tische
web-open-none = Niemand wartet auf Mitspieler.
web-open-record = Aufzeichnung öffnen
web-open-record-why = Eine gespielte Partie ansehen, oder was du von einer laufenden gesehen hast.
web-to-lobby = Zur Lobby
web-to-desk = Zu meiner Frage
web-stage-waiting = wartet
web-stage-playing = läuft
web-stage-over = beendet
web-stage-damaged = beschädigt
web-table-damaged = Ein Tisch

# Setting up a table.
web-form-seats = Plätze
web-form-players = Wie viele spielen
web-form-advice-two = Zu zweit solltet ihr das Spiel schon kennen: Jeder hat zwei Geheimnisse, zwei Hände und zwei Männchen zu bedenken. Nehmt für das erste Spiel Bots dazu.
web-form-advice-first = Das erste Spiel? Spiel es ohne Investoren und auf dem Standardbrett: So lernst du, was ein Stapel wert ist, bevor Talente daran etwas ändern.
web-form-advice-card = Die Erstspielerkarte passt am besten zu dritt oder zu viert.
web-form-seat = Platz { $number }
web-form-game = Spiel
web-form-sets = Investoren aus
web-form-time = Zeit
web-form-clock = Für jede Frage
web-form-away = Abwesend: Bot spielt nach
web-form-first = Wer beginnt
web-form-lot = Das Los entscheidet
web-form-first-seat = Platz { $number } · { $who }
web-form-ask-all = Alle werden gefragt
web-form-ask-all-why = Bei jeder Dividende entscheidet jeder selbst, wie viele Aktien er zeigt. Sonst hat jeder dafür einen Schalter neben dem Portfolio.
web-form-start = Start
web-form-invite = Eröffnen und einladen
web-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
web-no-clock = ohne Uhr
web-no-limit = nie
web-clock-set = { $seconds ->
    [one] 1 Sekunde für jede Frage
   *[other] { $seconds } Sekunden für jede Frage
}
web-away-set = { $seconds ->
    [one] nach 1 Sekunde Abwesenheit übernimmt ein Bot
   *[other] nach { $seconds } Sekunden Abwesenheit übernimmt ein Bot
}
web-ask-all-set = bei Dividenden werden alle gefragt
web-player = Spieler { $number }
web-seat-me = Ich
web-seat-a-bot = Bot: { $bot }
web-seat-open-long = Offen für alle
web-seat-reserved-long = Nur mit Einladung
web-seat-second = Jemand an diesem Gerät

# The room before the game.
web-room = Der Tisch wartet
web-begins-lot = Das Los entscheidet, wer beginnt.
web-invite = Einladungslink
web-copy = Kopieren
web-copied = Kopiert
web-copy-by-hand = Der Link ist markiert: mit Strg+C kopieren.
web-start = Spiel beginnen
web-start-why = Erst müssen alle Plätze besetzt sein.
web-start-wait = Der Gastgeber startet das Spiel.
web-room-free = Du hast noch keinen Platz: Nimm einen freien oder sieh zu.
web-room-looking-on = Du siehst zu.
web-sit = Hinsetzen
web-seat-open = offen
web-seat-open-why = Hier darf jeder sitzen.
web-seat-reserved = reserviert
web-seat-reserved-why = Für jemanden mit Einladung.
web-seat-human = jemand
web-seat-bot = Bot
web-seat-mine = Das bist du.
web-seat-to-bot = An einen Bot
web-seat-to-open = Platz öffnen
web-leave-room = Gehen
web-leave-room-sure = { $who ->
    [alone] Sonst sitzt hier niemand: Der Tisch wird aufgelöst.
    [host] Dein Platz wird frei, und jemand anders am Tisch wird Gastgeber.
   *[guest] Dein Platz wird frei.
}
web-leave-room-yes = Ja, gehen
web-leave-not = Bleiben

# The table.
web-round = Runde { $round } von { $rounds }
web-phases = Phasen der Runde
web-market = Der Markt
web-piles = Aktienstapel
web-players = Investoren
web-tape = Ticker
web-chat = Chat
web-chat-watcher = { $name } (sieht zu)
web-chat-say = Sag etwas
web-chat-send = Senden
web-insider = Insider
web-insider-none = Noch ist nichts bekannt.
web-portfolio = Portfolio
web-portfolio-none = Du besitzt keine Aktien.
web-worth = heute { $amount } wert
web-dividends = Dividenden
web-collect-me = einziehen
web-ask-me = mich fragen
web-dividends-why = Eine Dividende gibt es für Aktien, die gezeigt werden. Einziehen: Alle deine werden gezeigt, und du wirst nicht gefragt. Mich fragen: Bei jeder Dividende sagst du, wie viele du zeigst; was du verbirgst, wird nicht bezahlt. Gefragt wirst du, egal was du besitzt; so verrät beides nichts.
web-ask-all = Regel des Tisches
web-ask-all-why = So hat es der Gastgeber für diesen Tisch bestimmt: Bei jeder Dividende werden alle gefragt, wie viele Aktien sie zeigen. Was verborgen bleibt, wird nicht bezahlt.
web-dividend-collected = Eine Dividende wurde gezahlt. Deine wird für dich eingezogen: Deine Aktien dieser Firma werden gezeigt, und alle sehen sie. Willst du welche verbergen und auf ihr Geld verzichten, wähle „mich fragen“ neben deinem Portfolio.
web-dividend-asked = Nur Aktien, die du zeigst, werden bezahlt, und alle sehen sie. Gefragt wirst du bei jeder Dividende, egal was du besitzt; so verrät die Frage nichts.
web-understood = Verstanden
web-my-strategies = Meine Strategien
web-discard = Ablegestapel
web-discard-none = leer
web-discard-fee = { $count } × { $amount }
web-strategies-played = Gespielte Strategiekarten
web-deck = { $count ->
    [one] noch eine im Marktstapel
   *[other] noch { $count } im Marktstapel
}
web-split-burst = Split!
web-bankrupt-burst = Insolvent!
web-track = { $company } steht bei { $value }, Feld { $space } von { $spaces }
web-held = { $regular ->
    [0] { $split ->
        [0] Du besitzt keine Aktien
        [one] Du besitzt eine Doppelaktie
       *[other] Du besitzt { $split } Doppelaktien
    }
    [one] Du besitzt eine Aktie{ $split ->
        [0] { "" }
        [one] {" "}und eine Doppelaktie
       *[other] {" "}und { $split } Doppelaktien
    }
   *[other] Du besitzt { $regular } Aktien{ $split ->
        [0] { "" }
        [one] {" "}und eine Doppelaktie
       *[other] {" "}und { $split } Doppelaktien
    }
}
web-odds = Vorausschau für { $company }: { $odds }
web-odds-part = { $figure } in { $chance } von { $of } Fällen
web-forecast = { $kind ->
    [up] steigt { $figure }
    [down] fällt { $figure }
   *[pay] Dividende { $figure }
}
web-falsified = { $count ->
    [one] gefälscht
   *[other] gefälscht × { $count }
}
web-pair-mine = Meins
web-pair-public = Offen
web-pair-shown = { $seat } · offen
web-pair-of-two = { $owner } { $number }
web-pair-hidden = Verdeckt
web-pair-nobody = Verdeckt { $number }
web-pile = Stapel { $pile }
web-pile-cards = Karten von Stapel { $pile }
web-card-share = Aktie
web-card-back = Verdeckte Karte von { $seat }
web-card-hidden-known = { $card }, verdeckt, gelegt von { $seat }
web-bidding-track = Gebote für Stapel { $pile }
web-answer-bid-costs = { $price } auf Stapel { $pile } bieten, { $gets ->
    [yes] du bekommst { $cost }
   *[no] du zahlst { $cost }
}
web-price-costs = { $price }, { $gets ->
    [yes] du bekommst { $cost }
   *[no] du zahlst { $cost }
}
web-meeple = Männchen von { $seat } auf { $price }
web-move-card = Von Stapel { $pile } nehmen: { $card }
web-card-moved = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} { $card } von Stapel { $pile } auf Stapel { $to_pile }.
web-put-on = { $card } auf Stapel { $pile } legen
web-next-first = Beginnt die nächste Runde
web-next-first-short = nächste Runde
web-cards-held = { $count ->
    [one] eine Karte im Portfolio
   *[other] { $count } Karten im Portfolio
}
web-knows = { $company }: { $regular } bekannt, { $split } doppelt
web-bonds = { $count ->
    [one] eine Anleihe
   *[other] { $count } Anleihen
}
web-strategies = { $count ->
    [one] eine Strategiekarte
   *[other] { $count } Strategiekarten
}
web-owes = schuldet { $amount }
web-is-bot = Bot · { $bot }
web-is-away = weg
web-stand-in = { $why ->
    [clock] Bot spielt: Zeit abgelaufen
   *[away] Bot spielt: abwesend
}
web-brings = bringt { $amount }
web-costs = kostet { $amount }

# What I am asked.
web-your-turn = dein Zug
web-spoken-turn = Du bist am Zug.
web-skip = Weiter
web-choose-other = Anders wählen
web-confirm-first = Erst oben wählen
web-ask-place = { $count ->
    [one] Lege deine Karte: Wähle einen Stapel.
   *[other] Lege deine zwei Karten, eine offen und eine verdeckt: Wähle für jede einen Stapel.
}
web-ask-place-hiding = Lege deine zwei Karten, eine oder beide verdeckt: Wähle für jede einen Stapel.
web-ask-commerce = { $count ->
    [one] Lege deine Warenkarte auf einen Stapel.
   *[other] Lege deine Warenkarten auf zwei verschiedene Stapel.
}
web-ask-first-player-card = Auf welchen Stapel kommt die Erstspielerkarte?
web-ask-bid-investor = Setze dein Männchen: welcher Investor, zu welchem Preis?
web-ask-choose-investor = Mit welchem Investor spielst du?
web-ask-choose-two = { $count ->
    [one] Du behältst zwei von vier Investoren. Welcher ist der zweite?
   *[other] Du behältst zwei von vier Investoren. Welcher ist der erste?
}
web-ask-offer-investor = Welchen Investor bringst du zur Versteigerung?
web-ask-discard = { $count ->
    [one] Noch eine Strategiekarte kommt in die Schachtel zurück. Welche?
   *[other] { $count } Strategiekarten kommen in die Schachtel zurück. Welche?
}
web-ask-bonds = Anleihen kosten { $bond_price } und bringen { $interest } pro Runde. Wie viele kaufst du?
web-ask-hand-over = Wer beginnt die nächste Runde?
web-ask-ability = Welcher deiner Investoren handelt zuerst?
web-ask-action = Spiele deine Booms und Krisen: Jede Karte bewegt eine Firma deiner Wahl.
web-ask-action-free = Möchtest du etwas spielen?
web-ask-sell = Verkaufe, was fallen wird, behalte, was steigt. Was verkaufst du?
web-ask-sell-some = { $shares ->
    [one] Du darfst jetzt eine Aktie verkaufen.
   *[other] Du darfst jetzt bis zu { $shares } Aktien verkaufen.
}
web-ask-sell-at = { $shares ->
    [one] Du darfst eine Aktie für { $price } verkaufen.
   *[other] Du darfst bis zu { $shares } Aktien für je { $price } verkaufen.
}
web-ask-ana = Welche Firma zeigst du?
web-ask-barack = Welche Aktienkarte kaufst du vom Ablegestapel?
web-ask-chanda = Welche Aktie gibst du ab?
web-ask-chanda-then = Welche Karte zählt von nun an doppelt?
web-ask-cramer = Welche Firma bewegst du, und wohin?
web-ask-deborah = Welche Firma zahlt eine Dividende?
web-ask-mark = Welche Karte legst du auf einen anderen Stapel?
web-ask-mark-then = Auf welchen Stapel kommt sie?
web-ask-martha = Wessen Paar siehst du dir an?
web-ask-oprah = Wer bekommt ein Geschenk von dir?
web-ask-phil = Was behältst du für dein Paar: eine Firma oder eine Vorausschau?
web-ask-sanders = Wem von den Reichsten nimmst du etwas ab?
web-ask-sanders-then = Wer von den Ärmsten bekommt den Rest?
web-ask-warren = In welchen Stapel siehst du hinein?
web-ask-convertible-bond = Welche Aktienkarte nimmst du vom Ablegestapel?
web-ask-corporate-espionage = Welches Paar siehst du dir an?
web-ask-data-broker = Welches deiner Paare zeigst du allen?
web-ask-diversification = Welche Firma zeigst du?
web-ask-dividend-growth-investing = Welche Firma zahlt eine Dividende und steigt?
web-ask-special-dividend = Welche Firma zahlt eine Dividende?
web-ask-falsified-earnings = Bei welchem Paar fälschst du die Vorausschau?
web-ask-fraudulent-transfer = Welche Aktienkarte nimmst du vom Ablegestapel?
web-ask-vulture-capitalism = Welche Aktienkarte nimmst du vom Ablegestapel?
web-ask-market-maker = Welche Firma steigt?
web-ask-market-maker-then = Welche andere Firma fällt?
web-ask-rogue-trading = Welche Karte zählt von nun an doppelt?
web-ask-systemic-shock = Welche Firma bewegt sich, und wohin?
web-ask-pump-and-dump = Welche Firma steigt?
web-ask-stock-buyback = Welche Firma steigt?
web-pay-give = Welche Aktie gibst du für { $strategy } ab?
web-pay-give-action = Welche Aktionskarte gibst du für { $strategy } ab?
web-pay-give-commodity = Welchen Rohstoff gibst du für { $strategy } ab?
web-martha-look = Oder erst ein Paar ansehen
web-group-boom = Boom
web-group-bust = Krise
web-group-up = Auf
web-group-down = Ab
web-group-company = Firma
web-group-pair = Paar
web-group-keep-company = Firma
web-group-keep-forecast = Vorausschau
web-group-card = Karte
web-group-pile = Stapel
web-group-first-player = Stapel
web-group-seat = Spieler
web-group-take = Ablegestapel
web-group-give = Aktie
web-group-give-commodity = Rohstoff
web-group-give-action = Aktionskarte
web-group-split = Karte
web-group-reveal = Firma
web-pass-action = Diese Runde nichts mehr
web-pass-investor = Verzichten
web-pass-strategy = Das war’s
web-count-bonds = Wie viele Anleihen
web-count-dividend = Wie viele Aktien zeigen
web-take-up = Wähle, wohin { $card } kommt
# On the two buttons beside a card, where room is short.
web-side-up = offen
web-side-down = verdeckt
web-side-of = Seite von { $card }
web-pile-of = Stapel für { $card }
web-confirm-place = { $count ->
    [one] Karte legen
   *[other] Karten legen
}
web-confirm-place-first = Wähle erst die Stapel
web-confirm-discard = { $count ->
    [one] In die Schachtel
   *[other] Diese { $count } in die Schachtel
}
web-confirm-sell = { $shares ->
    [one] Eine Aktie für { $amount } verkaufen
   *[other] { $shares } Aktien für { $amount } verkaufen
}
web-confirm-buy = Eine Aktie von { $company } für { $price } kaufen
web-confirm-keep = Alles behalten
web-nothing-to-sell = Du hast nichts zu verkaufen.
web-form-share = { $company }
web-form-whole = { $company }, Doppelaktie
web-form-half = { $company }, halbe Doppelaktie
web-form-short = { $what }, Sonderpreis
web-sell-less = Eine weniger verkaufen: { $what }
web-sell-more = Eine mehr verkaufen: { $what }
web-sell-count = Zu verkaufen: { $what }

# The menu of the table.
web-record = Aufzeichnung laden
web-leave = Tisch verlassen
web-leave-sure = Ein Bot übernimmt deinen Platz für immer.
web-keys = Tasten: Tab und Pfeile bewegen, Enter und Leertaste wählen, Strg+Enter bestätigt, Esc überspringt, was gerade gezeigt wird.

# The screen changes hands.
web-curtain = { $name }, du bist am Zug
web-curtain-anyone = Wer schaut gerade?
web-curtain-why = Gib das Gerät weiter. Alle anderen sehen weg.
web-curtain-lift = Ich bin { $name }

# The round report.
web-report = Runde { $round } ist zu Ende
web-report-again = Bericht über Runde { $round }
web-report-edition = Abendausgabe
web-report-company = Firma
web-report-price = Kurs
web-report-why = Grund
web-report-money = Geld
web-report-next = Weiter zu Runde { $round }
web-report-last = Zur Abrechnung
web-why-forecast = Vorausschau { $figure }
web-why-falsified = Vorausschau { $figure }, gefälscht zu { $moved }
web-why-by = { $you ->
    [yes] { $what } von dir
   *[no] { $what } von { $seat }
}
web-why-dividend = Dividende von { $amount }
web-why-split = Split
web-why-bankrupt = insolvent
web-why-nothing = nichts geschehen

# The end.
web-final-edition = Schlussausgabe
web-won = { $count ->
    [one] { $you ->
        [yes] Du gewinnst mit { $amount }
       *[no] { $winners } gewinnt mit { $amount }
    }
   *[other] Geteilter Sieg mit { $amount }: { $winners }
}
web-again = Noch einmal
web-again-join = Zum nächsten Spiel
web-again-set-up = Ein weiteres Spiel für dieselben Spieler steht bereit.
web-standing = Endstand
web-breakdown = Woher das Geld kam
web-chart = Eigenkapital je Runde
web-chart-label = Eigenkapital je Runde. { $values }
web-chart-round = R{ $round }
web-chart-start = Start
web-chart-end = Ende
web-replay = Die ganze Partie, alle Karten offen
web-replay-play = Los
web-replay-stop = Halt
web-replay-back = Eine Antwort zurück
web-replay-on = Eine Antwort weiter
web-replay-round-back = Zur Runde davor
web-replay-round-on = Zur nächsten Runde
web-replay-slider = Zeitpunkt der Partie
web-replay-at = { $number } von { $last }

# What a table can be made of, in one line each.
web-set-b = Grundspiel
web-set-cc = Continuing Corruption
web-set-ii = Illicit Investments
web-set-pp = Promo
web-module-advanced-board = Jede Firma hat ihre eigene Wertebahn, lang oder kurz; Steel zahlt auf dem Weg nach oben.
web-module-bonds = Geld, das sonst brachläge, bringt jede Runde Zinsen.
web-module-commodities = Warenkarten in den Stapeln: Rohstoffsätze bringen am Ende Geld, Steuern kosten.
web-module-dice = Jede Runde bestimmen Würfel, welche Vorausschauen es gibt.
web-module-strategies = Geheime Karten mit je einem Kniff, eine pro Runde.
web-module-first-player-card = Wer beginnt, wird mit den Stapeln ersteigert.
web-module-investors = Alle spielen einen Investor mit Geld und Talent.
web-module-investor-bidding = Investoren werden vor dem Spiel versteigert statt verteilt.
web-preset-first-game = Das reine Spiel ohne Zusätze: am besten zum Lernen.
web-preset-classic = Die Investoren des Grundspiels.
web-preset-advanced = Diese Investoren auf dem fortgeschrittenen Spielbrett.
web-preset-epic = Alles außer der Investorenversteigerung: alle Investoren, Anleihen, Rohstoffe, Würfel, Strategien.
web-preset-mix = Eigene Mischung
web-preset-custom = Wähle die Module einzeln.
web-bot-level = Stufe des Bots
web-bot-style = Stil des Bots
web-card-first = Start


## Wie der Tisch auf dem Bildschirm steht und wie er sich bewegt.

web-cash = Bargeld
web-piles-all = Alle Aktienstapel
web-pile-won = { $seat } gewinnt mit { $price }
web-motion = Bewegung
web-motion-off = aus
web-motion-quick = schnell
web-motion-normal = normal
web-motion-calm = Dein System wünscht weniger Bewegung, deshalb bewegt sich nichts.


## The clock: grace, the time of a question, the reserve for the game, and bots that answer for somebody late.

web-form-reserve = Reserve für das Spiel
web-no-reserve = keine
web-reserve-set = { $seconds ->
    [one] 1 Sekunde Reserve
   *[other] { $seconds } Sekunden Reserve
}
server-bank-without-clock = Eine Zeitreserve gibt es nur an einem Tisch mit Uhr: Wähle, wie lange eine Frage dauern darf.
web-clock-waits = wartet
web-clock-reserve = Reserve
web-clock-more = Reserve: { $time }.
web-clock-say-waits = { $you ->
    [yes] Deine { $seconds } Sekunden beginnen, sobald du die Frage siehst.
   *[no] { $name }: { $seconds } Sekunden, sobald die Frage zu sehen ist.
}
web-clock-say-time = { $you ->
    [yes] { $seconds ->
        [one] Du hast noch 1 Sekunde.
       *[other] Du hast noch { $seconds } Sekunden.
    }
   *[no] { $seconds ->
        [one] { $name } hat noch 1 Sekunde.
       *[other] { $name } hat noch { $seconds } Sekunden.
    }
}
web-clock-say-reserve = { $you ->
    [yes] { $seconds ->
        [one] Deine Reserve läuft: noch 1 Sekunde.
       *[other] Deine Reserve läuft: noch { $seconds } Sekunden.
    }
   *[no] { $seconds ->
        [one] Die Reserve von { $name } läuft: noch 1 Sekunde.
       *[other] Die Reserve von { $name } läuft: noch { $seconds } Sekunden.
    }
}
web-clock-say-over = { $you ->
    [yes] Deine Zeit ist um. Ein Bot antwortet für dich.
   *[no] Die Zeit von { $name } ist um. Ein Bot antwortet.
}
web-clock-spoken-time = { $seconds ->
    [one] Noch 1 Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
web-clock-spoken-reserve = Deine Zeit ist um, deine Reserve läuft.
web-log-stand-in = { $you ->
    [yes] Ein Bot antwortet für dich.
   *[no] Ein Bot antwortet für { $name }.
}
web-missed = Deine Zeit war um: Ein Bot hat für dich geantwortet.
web-missed-understood = Verstanden
web-played-for = { $why ->
    [clock] Ein Bot spielt für dich: Deine Zeit war mehrmals nacheinander um.
   *[away] Ein Bot spielt für dich: Du warst abwesend.
}
web-played-for-seat = { $why ->
    [clock] Ein Bot spielt für { $name }: Die Zeit war mehrmals nacheinander um.
   *[away] Ein Bot spielt für { $name }: abwesend.
}
web-take-back = Ich bin zurück: Lass mich spielen
