# Der Bericht über die Ausgewogenheit. Was --help zeigt, steht zuerst und bleibt schlichter Text.

command-balance = Misst, wie ausgewogen das Spiel ist: Plätze, Investoren, Strategiekarten, Käufe, Module und das Startgeld, das Investoren gleich macht.
option-balance-part = Nur einen Teil messen. Mehrfach möglich: seats, investors, played, held, purchases, modules, luck, money.
option-balance-deals = Wie viele Kartenfolgen von jeder Art Spiel. Ohne die Angabe hat jeder Teil so viele, wie er für ein brauchbares Bild braucht.
option-balance-bots = Wer auf allen Plätzen spielt: NAME oder NAME@BUDGET. Ohne die Angabe ein Broker, beim Ausspielen von Strategiekarten ein Hai.
option-balance-quick = Eine kleine Form, die Sekunden dauert: zum Ansehen, nicht für Schlüsse.
option-balance-journals = Ein Ordner, der jede Kartenfolge aufbewahrt, sobald sie gespielt ist. Derselbe Befehl mit demselben Ordner macht dort weiter, wo er aufgehört hat.
option-balance-html = Schreibt eine Seite mit Bildern für den Browser in diese Datei. Sie braucht sonst nichts.
option-balance-csv = Schreibt für jede Zahl eine Zeile in diese Datei, mit Kommas dazwischen.

balance-playing = Es spielt: { $part }
balance-written = Die Seite steht in { $file }.
balance-again = Noch einmal dasselbe: { $again }
error-balance-part = Einen Teil { $part } gibt es nicht. Nimm --part { $known }.
error-balance-visitor = { $bot } stammt aus einem anderen Paket. Gemessen wird mit Bots, von denen jede Antwort ihre eigene ist: Nenne mit --bots einen von unseren.
error-balance-one-bot = Auf allen Plätzen spielt derselbe Bot. Nenne mit --bots einen, nicht { $bots }.
error-journals = { $folder } ist kein Ordner. Nenne für --journals einen, oder einen Pfad, an dem sich einer anlegen lässt.

balance-title = Wie ausgewogen Stockpile ist
balance-heading = Was zu stark ist und was zu schwach
balance-lead-line = Gemessen an { $deals ->
    [one] einer Kartenfolge
   *[other] { $deals } Kartenfolgen
} mit Bots auf allen Plätzen und den Zahlen { $content }. In 95 von 100 solchen Berichten liegt die wahre Zahl in ihrem Intervall; eine ohne Intervall wurde zu selten gesehen, um mehr zu sagen.
balance-interrupted = Dieser Bericht wurde vorzeitig angehalten. Was hier steht, stammt aus den Kartenfolgen, die gespielt wurden.
balance-short = In Kürze
balance-numbers = Alle Zahlen
balance-line = { $name }: { $value }, zwischen { $low } und { $high }
balance-base = Grundspiel
balance-epic = alles im Spiel
balance-surely-strong = Sicher zu stark: { $names }.
balance-surely-weak = Sicher zu schwach: { $names }.
balance-surely-none = Von nichts hier lässt sich sicher sagen, dass es zu stark oder zu schwach ist: Alle Intervalle reichen in den gerechten Bereich.
balance-what = Was
balance-game = Spiel
balance-deals = Kartenfolgen
balance-looks = Fälle
balance-win-share = Siege
balance-interval = 95 %
balance-lead = Vorsprung
balance-investor = Investor
balance-card = Karte
balance-points-note = Prozentpunkte über oder unter einem gerechten Anteil an den Siegen, der gestrichelten Linie. Der Balken ist das Intervall.
balance-dollars-note = Dollar der Endabrechnung, um die sich der Vorsprung vor den anderen ändert. Die gestrichelte Linie ist nichts, der Balken das Intervall.

balance-seats = Wer anfängt
balance-seats-how = In jeder Kartenfolge fängt jeder Platz einmal an; was wo liegt, ist also für alle gleich. Gezählt wird nach der Reihenfolge der ersten Runde.
balance-seats-game = Anteil an den Siegen nach Platz: { $game }
balance-seats-summary = Der Platz, auf den es am meisten ankommt: Zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
} ({ $game }) gewinnt die Nummer { $place } der Reihenfolge { $share } ({ $low } bis { $high }); gerecht wären { $fair }.
balance-seat = { $players } Spieler, Nummer { $place }
balance-seat-in = { $game }, { $players } Spieler, Nummer { $place }
balance-seats-caption = Anteil an den Siegen und Vorsprung an Geld, nach dem Platz in der Reihenfolge der ersten Runde

balance-investors = Investoren
balance-investors-how = Niemand wählt: Die Investoren werden ausgelost, und in jeder Kartenfolge sitzt jeder von ihnen einmal auf jedem Platz. Gemessen werden also Talent und Geld und nicht der Geschmack eines Bots.
balance-investors-epic = Alles im Spiel, drei bis fünf Spieler
balance-investors-summary = { $best } ist { $surely ->
    [above] sicher zu stark
   *[other] am stärksten
}, { $more } Punkte neben gerecht, und { $worst } am schwächsten, { $less }. { $inside } von { $all } liegen höchstens { $within } Punkte daneben.
balance-of-players = { $players } Spieler
balance-lead-of-players = Vorsprung, { $players }
balance-investors-caption = Anteil an den Siegen in Prozent mit allem im Spiel, nach der Zahl der Spieler, und der Vorsprung vor den anderen in Dollar
balance-modules-beside-caption = Punkte neben einem gerechten Anteil an den Siegen, neben jedem einzelnen Modul, im Mittel über drei bis fünf Spieler

balance-played = Strategiekarten, gut gespielt
balance-played-how = Sooft { $bot } eine Karte spielen wollte, wurde die Partie von dort zweimal mit derselben Zukunft zu Ende gespielt: mit der Karte, und mit einer leeren an ihrer Stelle, die nichts kostet, nichts bewirkt und doch die Karte dieser Runde ist. Um wie viel der Vorsprung vor den anderen am Ende größer war, das war die Karte wert. Das wurde in vielen Zukünften versucht.
balance-played-note = Dollar der Endabrechnung. Zwischen den gestrichelten Linien, { $cheap } und { $dear }, soll eine Karte liegen. Ein Dollar früh im Spiel ist am Ende zwei oder drei wert: Das steckt darin.
balance-played-summary = { $best } ist gut gespielt { $most } Dollar wert{ $surely ->
    [above] , sicher zu viel
   *[other] {""}
}, { $worst } { $least }. { $inside } von { $all } Karten liegen zwischen { $cheap } und { $dear }.
balance-played-caption = Was eine Karte der Person wert war, die sie spielte: am Ende, und wie am Ende der Runde zu erwarten
balance-plays = Gespielt
balance-worth = Wert
balance-expected = Erwartet
balance-own-money = Eigenes Geld
balance-round = Runde

balance-held = Strategiekarten auf der Hand
balance-held-how = Ausgeteilt und zurückgelegt wird nach dem Los. Jede Kartenfolge wird einmal gespielt, wie sie ist, und für jeden Platz einmal mit einer leeren Karte anstelle einer von seinen. Der Unterschied ist, was es wert ist, diese Karte zu Beginn der ersten Runde zu haben, mit allen Runden, in denen sich kein Augenblick für sie findet.
balance-held-summary = Am besten hat man { $best } auf der Hand ({ $most } Dollar), am wenigsten bringt { $worst } ({ $least }).
balance-held-caption = Was eine Karte der Person wert war, die sie zu Beginn der ersten Runde hatte

balance-purchases = Anleihen, Rohstoffe, Steuern
balance-purchases-how = Von dem Augenblick an, in dem jemand eine Anleihe kaufen konnte, wurde mit einer und mit keiner weitergespielt. Von dem Augenblick an, in dem jemand eine Warenkarte genommen hatte, wurde mit ihr und ohne sie weitergespielt. Eine Anleihe kostet Geld, mit dem man bieten könnte.
balance-purchases-summary = Am meisten wert: { $best } ({ $most } Dollar). Am wenigsten: { $worst } ({ $least }).
balance-purchases-caption = Was ein Kauf der Person wert war, die ihn hatte
balance-bonds = Eine Anleihe, nach den Runden, die noch kommen
balance-commodities = Ein Rohstoff, nach seinem Platz in einem Satz
balance-taxes = Eine Steuerkarte, nach ihrer Zahl
balance-bought-bond = { $count ->
    [one] eine Anleihe in der letzten Runde
   *[other] eine Anleihe, { $count } Runden vor Schluss
}
balance-bought-commodity = { $count ->
    [1] ein Rohstoff, der erste
   *[other] ein Rohstoff, die { $count }. Sorte
}
balance-bought-double = ein Rohstoff, den man schon hat
balance-bought-tax = { $count ->
    [1] eine Steuerkarte, die erste
   *[other] die { $count }. Steuerkarte
}

balance-modules = Was jedes Modul bewirkt
balance-modules-how = Das Grundspiel, jedes Modul allein (die Investorenversteigerung mit den Investoren, die sie braucht) und alles zusammen. Die Minuten sind geschätzt: { $choice } Sekunden für jede Entscheidung, bei der es etwas zu wählen gibt, und { $round } für die Handgriffe in jeder Runde. Eine Wende ist ein Sieg von jemandem, der zur Halbzeit nicht vorn lag, alles gezählt, als wäre die Partie dort zu Ende.
balance-modules-summary = Am längsten dauert es so: { $longest }, etwa { $minutes } Minuten; das Grundspiel dauert { $base }. Am häufigsten sind Wenden so: { $game }; dort gehen { $behind } der Siege an jemanden, der zur Halbzeit nicht vorn lag.
balance-comebacks = Siege von jemandem, der zur Halbzeit nicht vorn lag
balance-comebacks-note = Prozent aller Siege. Der Balken ist das Intervall.
balance-modules-caption = Länge, Geld und Wenden, drei bis fünf Spieler zusammen
balance-modules-players-caption = Dasselbe nach der Zahl der Spieler

# Glück.
balance-luck = Wie viel von einem Sieg Glück ist
balance-luck-how = Vier verschieden starke Spieler: zwei Praktikanten, ein Sachbearbeiter und ein Broker, die von Partie zu Partie die Plätze wechseln. Der Trainer rechnet aus, was jede Karte, jedes Paar und jeder Würfel mit den Aussichten aller gemacht hat; der Anteil des Glücks ist der Teil davon, wer gewinnt, der damit zusammengeht. Der Rest ist, wie sie gespielt haben.
balance-luck-summary = Am meisten: { $most }; dort erklärt Glück { $high } davon, wer gewinnt. Am wenigsten: { $least }; dort sind es { $low }.
balance-luck-few = Es wurden zu wenige Partien gespielt, um etwas darüber zu sagen.
balance-luck-note = Prozent davon, wer gewinnt. Der Balken ist das Intervall.
balance-luck-share = Anteil des Glücks
balance-luck-caption = Der Anteil des Glücks mit jedem Modul, vier Spieler
balance-game-of = { $game }, { $players } Spieler
balance-choices = Wahlen
balance-minutes = Minuten
balance-money = Geld
balance-spread = Streuung
balance-from-behind = Nicht vorn
balance-from-last = Zuletzt

balance-even = Geld, das Investoren gleich macht
balance-money-how = Gemessen wurde, was ein Investor gewinnt, und wie viel ein Dollar mehr oder weniger daran ändert: { $slope } Prozentpunkte für jeden Startdollar. Aus beidem folgt das Geld, mit dem alle einen gerechten Anteil gewinnen würden. Es wurde versucht, berichtigt und dann in neuen Kartenfolgen gespielt.
balance-money-note = Punkte neben einem gerechten Anteil an den Siegen, im Mittel über drei bis fünf Spieler mit allem im Spiel: der Punkt mit dem Geld von heute, das Quadrat darunter mit dem errechneten. Dahinter steht das Geld vorher und nachher. Gerecht nennen wir, was zwischen den gestrichelten Linien liegt, { $within } Punkte nach beiden Seiten.
balance-money-summary = Mit dem Geld von heute liegen { $before } von { $all } Investoren höchstens { $within } Punkte neben gerecht, mit dem errechneten { $after }.
balance-money-line = { $name }: mit { $money } Dollar { $before } Punkte neben gerecht, mit { $even } Dollar { $after }
balance-money-value = { $money } → { $even }
balance-money-caption = Startgeld, wie es ist und wie es alle gleich machen würde, mit den Punkten neben einem gerechten Anteil an den Siegen
balance-mark = Herkunft
balance-money-now = Geld
balance-money-even = Gleich
balance-gap = Punkte

balance-method = Wie gemessen wurde
balance-method-deals = Die Partien einer Kartenfolge haben dieselben Karten, Würfel und dieselbe Person, die anfängt; was verglichen wird, wechselt in ihr die Plätze, sodass sich das Glück aufhebt. Alles folgt aus der Startzahl: Derselbe Befehl gibt dieselbe Seite, auf einer Maschine oder auf vielen.
balance-method-interval = Eine Kartenfolge ist eine Beobachtung. Die Intervalle sind die von Student über Kartenfolgen, für Anteile an den Siegen die von Wilson.
balance-method-worth = Wert heißt hier Vorsprung: das eigene Geld abzüglich dessen, was die anderen im Mittel haben. Eine Karte, die allen gleich viel gibt, ist so gezählt nichts wert, und eine, die allen anderen nimmt, so viel, wie sie verlieren.
balance-method-not = Was das nicht sagt: wie Menschen spielen. Bots bieten nüchtern und vergessen nichts; ein Talent, das täuscht oder langweilt, wird hier nur in Geld gemessen. Und ob etwas Spaß macht, sagt es auch nicht.
balance-played-by = { $part }: { $deals ->
    [one] eine Kartenfolge
   *[other] { $deals } Kartenfolgen
}, gespielt von { $bot }
