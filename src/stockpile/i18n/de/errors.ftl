## What went wrong, in one line that says what to do. Reasons come without a full stop.

cli-version = stockpile { $version }

error-line = stockpile: { $reason }
error-usage = stockpile: { $reason }. Hilfe: { $command }
error-work-lost = Prozesse haben mehrmals an derselben Arbeit geendet. Vielleicht reicht der Speicher nicht: versuche es mit weniger zugleich.
error-board = Ein Spielbrett { $board } gibt es nicht. Möglich ist --board { $boards }.
error-bot-count = { $given ->
    [one] Ein Bot ist genannt
   *[other] { $given } Bots sind genannt
}, für Bots gibt es an diesem Tisch aber { $needed ->
    [one] einen Platz
   *[other] { $needed } Plätze
}. Nenne einen für alle oder einen je Platz.
error-bot-missing = In --bots „{ $bots }“ fehlt ein Name. Nenne einen Bot für alle Plätze oder je Platz einen, mit Kommas dazwischen.
error-no-terminal = play braucht ein Terminal für deine Eingaben. Starte es dort oder nimm: stockpile watch, stockpile simulate.
error-nothing-saved = In { $folder } liegt keine Partie zum Weiterspielen. Beginne eine: stockpile play
error-two-boards = Das fortgeschrittene Spielbrett ist schon gewählt. Lass --board standard weg oder nimm ein anderes --preset.
error-sets-without-investors = Investorensets brauchen Investoren. Ergänze --module investors oder lass --investor-set weg.
error-no-sets = Es ist kein Investorenset genannt. Möglich ist --investor-set mit einigen von: { $sets }.
error-resume-options = Eine gespeicherte Partie hat ihre eigenen Spieler, Module und Karten. Lass --players, --preset, --module, --investor-set, --board, --seed und --first weg.
error-seat = Einen Platz { $seat } gibt es in dieser Partie nicht. Möglich ist --seat 0 bis { $last }.
error-first = An diesem Tisch gibt es keinen Platz { $seat }, der beginnen könnte. Nimm --first 0 bis { $last }, oder lass es weg: Dann entscheidet das Los.
error-folder = In { $folder } lassen sich keine Partien ablegen: { $reason }. Lege den Ordner an oder setze XDG_DATA_HOME auf einen eigenen.


## Was mit einem Bot nicht stimmt, nach seiner Art; und wie einer um eine Antwort kam, als Nebensatz in Klammern.

trouble-unknown = Einen Bot { $name } gibt es nicht; es gibt: { $names }.
trouble-gone = Einen Bot { $bot } gibt es nicht mehr.
trouble-no-styles = { $bot } kann nicht „{ $style }“ spielen: Er hat keine Stile.
trouble-no-such-style = { $bot } kann nicht „{ $style }“ spielen; es gibt: { $known }.
trouble-style-missing = In „{ $text }“ fehlt der Stil nach dem Doppelpunkt.
trouble-bad-budget = „{ $text }“ ist keine Bedenkzeit: Schreib eine Zahl von Durchläufen (400) oder eine Zeit (100ms, 1s).
trouble-no-budget = { $bot } braucht keine Bedenkzeit: Er denkt nicht länger nach, wenn er darf. Lass @{ $budget } weg.
trouble-name-is-ours = Der Bot „{ $bot }“ aus { $package } bleibt draußen: So heißt einer von unseren.
trouble-name-is-taken = Der Bot „{ $bot }“ aus { $package } bleibt draußen: In { $other } heißt schon einer so.
trouble-bad-name = Der Bot „{ $bot }“ aus { $package } bleibt draußen: Ein Name hat bis zu 16 Kleinbuchstaben, Ziffern und Bindestriche, zuerst einen Buchstaben.
trouble-not-loaded = Der Bot { $bot } aus { $package } lässt sich nicht laden: { $error }.
trouble-no-class = Der Bot { $bot } aus { $package } ist keiner: { $value } ist keine Klasse mit einer Methode decide.
trouble-not-made = Der Bot { $bot } lässt sich nicht erzeugen: { $error }.
trouble-bad-thinks = Der Bot { $bot } kann mit thinks = { $value } nicht spielen: Schreib eine Bedenkzeit mit einer Zahl über 0, thinks = Budget(milliseconds=100), oder lass es weg.
trouble-bad-hears = Der Bot { $bot } kann mit hears = { $value } nicht spielen: Schreib hears = True oder lass es weg.
trouble-lost = Der Bot { $bot } lässt sich nicht erzeugen: Er hat zu lange gebraucht oder seinen Prozess beendet.
trouble-busy = Den Bot { $bot } gibt es gerade nicht, zu viele warten. Versuch es gleich noch einmal.

fault-raised = Fehler { $error } in { $file }, Zeile { $line }
fault-raised-oddly = ein Fehler, den man sich nicht ansehen kann
fault-no-answer = keine Antwort, sondern etwas anderes
fault-not-offered = eine Antwort, die nicht zur Wahl stand
fault-not-sent = etwas, das kein Prozess einem anderen geben kann
fault-too-long = zu lange gebraucht
fault-ended = den Prozess beendet
fault-lost = zu lange gebraucht oder den Prozess beendet
fault-given-up = zu oft zu lange gebraucht oder den Prozess beendet, und nicht mehr gefragt
fault-cannot-play = kann nicht spielen: { $why }


## What the server refuses, each under its code, and what `serve` says.

server-bad-request = Der Server versteht die Anfrage nicht: { $detail }.
server-bad-message = Der Server versteht die Nachricht nicht: { $detail }.
server-bad-name = Ein Name hat 1 bis 24 Zeichen auf einer Zeile, und alle sind zu sehen.
server-name-is-you = In einer der Sprachen hier ist damit gemeint, wer gerade liest. Wähle einen anderen Namen.
server-bad-chat = Eine Chatzeile ist eine einzige Zeile aus 1 bis 400 sichtbaren Zeichen.
server-bad-config = So lässt sich keine Partie aufbauen: { $reason }.
server-bad-first = Platz { $seat } kann nicht beginnen: Dieser Tisch hat die Plätze 0 bis { $last }.
server-bad-record = Die Aufzeichnung ist nicht lesbar: { $reason }.
server-no-guest = Nenne zuerst deinen Namen.
server-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
server-no-such-seat = Diesen Platz hat der Tisch nicht.
server-bot-budget = Wie lange ein Bot nachdenkt, bestimmt an einem Tisch der Server. Lass @{ $budget } weg.
server-no-such-bot = Einen Bot { $name } gibt es nicht; es gibt: { $names }.
server-no-such-answer = Keine Antwort heißt { $answer } oder hat diese Nummer.
server-no-such-record = Diese Aufzeichnung ist hier nicht mehr offen. Öffne die Datei noch einmal.
server-no-such-moment = So viele Antworten hat die Partie nicht, nur { $last }.
server-no-such-language = In dieser Sprache gibt es keine Texte.
server-no-such-lesson = Diese Lektion gibt es nicht.
server-no-such-method = Das geht unter dieser Adresse nicht.
server-not-found = Unter dieser Adresse gibt es nichts.
server-not-your-seat = Das ist nicht dein Platz.
server-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
server-not-begun = Die Partie hat noch nicht begonnen.
server-not-over = Die Partie ist noch nicht zu Ende.
server-not-asked = Du bist nicht am Zug.
server-asks-all = An diesem Tisch werden alle zu Dividenden gefragt: Das ist seine Regel.
server-basket = Diese Antworten gehören nicht zusammen, daher zählt keine. Schicke sie einzeln.
server-has-begun = Die Partie hat schon begonnen.
server-game-over = Die Partie ist zu Ende.
server-seats-missing = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
server-seat-taken = Dort sitzt schon jemand.
server-no-free-seat = An diesem Tisch ist kein Platz frei.
server-invited-only = Dieser Platz ist für jemanden mit Einladung reserviert.
server-early = Die Partie hat erst { $now ->
    [one] eine Antwort
   *[other] { $now } Antworten
}: Diese Nummer ist noch nicht erreicht.
server-late = Die Partie hat inzwischen { $now ->
    [one] eine Antwort
   *[other] { $now } Antworten
}: Diese Frage ist schon beantwortet.
server-damaged-table = Dieser Tisch ist in der Datenbank beschädigt und lässt sich nicht öffnen. Alle anderen gehen weiter.
server-busy-reading = Gerade werden zu viele Partien gelesen. Versuche es in ein paar Sekunden noch einmal.
server-cannot-store = Die Datenbank antwortet nicht, es ist nichts geschehen. Versuche es gleich noch einmal.
server-too-fast = Das war zu viel auf einmal. Warte einen Moment.
server-too-many = Es sind zu viele verbunden. Versuche es später noch einmal.
server-too-many-mistakes = Zu viele Nachrichten wurden abgelehnt.
server-too-big = Diese Nachricht ist zu groß: höchstens { $most } Bytes.
server-too-big-request = Das ist zu groß.
server-too-many-chunks = Die Anfrage kommt in zu vielen Stücken: höchstens { $most }.
server-head-too-long = Der Kopf der Anfrage ist zu lang: höchstens { $bytes } Bytes und { $headers } Angaben.
server-too-slow = Das hat zu lange gedauert. Frag noch einmal.
server-no-request = Das ist keine Anfrage, die ein Server für Webseiten versteht.
server-bad-text = Eine Nachricht ist Text in UTF-8.
server-foreign-host = Auf diesen Namen hört der Server nicht. Siehe die Seite zum Hosting.
server-foreign-origin = Das dürfen nur Seiten dieses Servers.
server-error = Im Server ist etwas schiefgegangen. Lade die Seite neu und sieh nach, wie es steht.
server-no-web = Dieses Paket enthält die Seiten für den Browser nicht; baue es mit installiertem Node: make setup.

command-serve = Eröffne einen Tisch im Browser, für dich, deine Freunde und Bots.
option-host = Adresse, an der der Server lauscht; ohne Angabe nur dieser Rechner.
option-port = Port, an dem der Server lauscht; 0 nimmt irgendeinen freien.
option-share = Lass andere im lokalen Netz mitspielen: zeigt einen Link und einen QR-Code für Handys.
option-database = Wo die Partien liegen, als Datenbank-URL; ohne Angabe eine Datei in deinem Datenordner.
option-open = Öffne den Browser.
option-origin = Origin eines vorgeschalteten Reverse Proxys, etwa https://stockpile.example.org; mehrfach möglich.
option-pause = Sekunden, die ein Bot für eine Antwort braucht, wo Menschen spielen, ein Drittel mehr oder weniger. Mit 0 antwortet er, sobald er kann, und zeigt, wie lange er gedacht hat.
option-serve-seed = Eine Zahl, die jedes Mischen an jedem Tisch bestimmt: für Vorführungen und Tests. Nie für ein echtes Spiel: Wer sie kennt, kennt jede Karte.
option-unlimited = Ohne Grenzen für Raten und Verbindungen, zum Messen.
serve-ready = Stockpile läuft unter { $link }
serve-share = Freunde in deinem Netz öffnen { $link }
serve-stop = Strg-C hält den Server an; jede Partie bleibt erhalten.
error-port = Port { $port } an { $host } ist belegt{ $ours ->
    [yes] , und zwar von einem Stockpile-Server: Öffne { $link }
   *[no] . Wähle einen anderen: --port 0 nimmt irgendeinen freien.
}
error-address = { $host } ist keine Adresse dieses Rechners: { $reason }.
error-database-busy = Ein anderer Stockpile-Server benutzt { $file }. Halte ihn zuerst an oder gib eine andere --database an.
error-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
error-database-newer = Die Datenbank { $url } stammt von einem neueren Stockpile. Erneuere dieses, oder wähle mit --database eine andere.
error-database-memory = Eine Datenbank im Arbeitsspeicher verlöre jede Partie. Nenne eine Datei: --database sqlite:////ordner/tables.sqlite
error-origin = { $origin } ist keine Adresse, unter der eine Seite zu sehen ist. Zum Beispiel: --origin https://stockpile.example.org
error-no-network = Kein lokales Netz gefunden, in dem der Tisch zu teilen wäre. Verbinde dich mit einem oder gib --host an.


## Das Geben, das sich nachprüfen lässt: was der Server dabei ablehnt, und was „stockpile verify“ über eine Aufzeichnung sagt.

server-dealing = Die Karten werden gerade gegeben: Plätze lassen sich danach wieder ändern.
server-deal-late = Dieser Teil des Gebens ist vorbei: Es geht ohne diese Zahl weiter.
server-deal-step = Dafür ist jetzt nicht der Augenblick: Es werden keine Karten gegeben, oder dieser Schritt kommt erst noch.
server-deal-changed = Dieser Platz hat schon eine andere Zahl versiegelt.
server-deal-mismatch = Das ist nicht die Zahl, die dieser Platz versiegelt hat.
server-no-deal = Über dieses Geben lässt sich nichts beweisen: Es war eine Lektion, es wurde mit --seed des Servers gegeben, oder es stammt aus der Zeit, bevor es Beweise gab.

command-verify = Prüfe das Geben einer aufgezeichneten Partie: Alle Kartenstapel werden nachgerechnet.
option-kept = Was du vom Geben aufgehoben hast: die Datei, die die Seite oder dein Programm geschrieben hat. Nur damit lässt sich ein Geben beweisen.

verify-proven = Bewiesen, mit einer Einschränkung: Alle Kartenstapel folgen aus Zahlen, die versiegelt waren, bevor eine gezeigt wurde, darunter { $seats }, und alles ist so, wie es aufgehoben wurde.
verify-consistent = Stimmig: Alle Kartenstapel folgen aus den Zahlen in der Datei. Ob sie vor dem Spiel versiegelt waren, kann nur sagen, wer beim Geben dabei war: Gib mit --kept an, was aufgehoben wurde.
verify-consistent-kept = Stimmig: Alle Kartenstapel folgen aus den Zahlen in der Datei, und alles ist so, wie es aufgehoben wurde. Keine der Zahlen ist deine, deshalb ist es dir nicht bewiesen.
verify-none = Nicht bewiesen: In dieser Aufzeichnung steht kein Geben. Gegeben wurde mit einer Startzahl oder für eine Lektion, sie stammt aus der Zeit, bevor es Beweise gab, oder sie wurde nicht an einem Server gespielt.
verify-limit-proven = { $count ->
    [one] Was das nicht zeigt: dass der Server keine Wahl hatte. Er sieht die Zahl des Spielers, bevor er gibt, und kann sie weglassen. So konnte er zwischen zwei Verteilungen wählen.
   *[other] Was das nicht zeigt: dass der Server keine Wahl hatte. Er sieht die { $count } Zahlen der Spieler, bevor er gibt, und kann jede davon weglassen. So konnte er unter { $deals } Verteilungen wählen.
}
verify-limit-consistent = Was das nicht zeigt: dass der Server keine Wahl hatte. Er sieht die Zahlen der Spieler, bevor er gibt, und kann jede davon weglassen.
verify-broken = Passt nicht: { $count ->
    [one] Eines ist nicht, wie es sein sollte.
   *[other] { $count } Dinge sind nicht, wie sie sein sollten.
}
verify-earlier = { $count ->
    [one] An diesem Tisch wurde vorher schon einmal gegeben und abgebrochen.
   *[other] An diesem Tisch wurde vorher schon { $count }-mal gegeben und abgebrochen.
} Ein Server könnte das auch tun, um andere Karten zu bekommen.
verify-seat-revealed = { $seat }: hat eine Zahl versiegelt und gezeigt.
verify-seat-withheld = { $seat }: hat eine Zahl versiegelt, die nicht im Geben ist. Entweder wurde sie nicht rechtzeitig gezeigt, oder der Server hat sie weggelassen. Wer das getan hat, konnte zwischen zwei Verteilungen wählen.
verify-seat-absent = { $seat }: hat keine Zahl dazugegeben.

verify-fault-config = Gegeben wurde für ein Spiel mit anderen Spielern, Modulen oder Investorensets als dem der Aufzeichnung.
verify-fault-figures = Gegeben wurde für die Werte { $stated }, und die Aufzeichnung wurde mit { $played } gespielt.
verify-fault-server = Die Zahl des Servers ist nicht die, die er zusammen mit der Erklärung versiegelt hatte.
verify-fault-share = { $seat }: Die gezeigte Zahl ist nicht die, die versiegelt war.
verify-fault-uncommitted = { $seat }: Eine Zahl wurde gezeigt, und keine war versiegelt.
verify-fault-cards = { $deck }, Stelle { $place }: gespielt mit { $played }, und das Geben ergibt { $drawn }.
verify-fault-cards-round = { $deck }, Runde { $round }, Stelle { $place }: gespielt mit { $played }, und das Geben ergibt { $drawn }.
verify-fault-kept-table = Was aufgehoben wurde, gehört zu Tisch { $kept }, und die Aufzeichnung gehört zu Tisch { $stated }.
verify-fault-kept-start = Was aufgehoben wurde, gehört zu Geben Nummer { $kept } des Tisches, ab 0 gezählt, und die Aufzeichnung gehört zu Nummer { $stated }.
verify-fault-kept-statement = Die Erklärung ist nicht die, die aufgehoben wurde: Sie handelte von einem anderen Spiel oder von anderen Plätzen.
verify-fault-kept-server = Das Siegel des Servers ist nicht das, das aufgehoben wurde.
verify-fault-kept-commitment = { $seat }: Das Siegel ist nicht das, das aufgehoben wurde.
verify-fault-kept-reveal = { $seat }: Die gezeigte Zahl ist nicht die, die aufgehoben wurde.
verify-fault-kept-mine = { $seat }: Die Zahl ist nicht die, die du gezogen hast.

verify-deck-first = Der Erstspieler
verify-deck-shares = Die Startaktien
verify-deck-market = Der Marktstapel
verify-deck-dice = Die Würfel
verify-deck-pairs = Die Informationspaare
verify-deck-commerce = Der Warenstapel
verify-deck-investors = Die Investoren
verify-deck-strategies = Die Strategiekarten

error-kept = { $file } ist nicht das, was eine Seite oder ein Programm von einem Geben aufhebt.
error-kept-version = { $file } ist in Version { $version } geschrieben; dieses Programm liest Version { $ours }.


## Why a game cannot be set up so, and why cards and dice cannot have fallen so. Reasons come without a full stop.

wrong-config-players = spielen können 2 bis 5, nicht { $players }
wrong-config-no-module = ein Modul { $name } gibt es nicht; es gibt: { $known }
wrong-config-no-set = ein Investorenset { $name } gibt es nicht; es gibt: { $known }
wrong-config-no-preset = eine Vorgabe { $name } gibt es nicht; es gibt: { $known }
wrong-config-bidding-alone = investor_bidding braucht die Investoren, um die geboten wird: Nimm investors dazu
wrong-config-few-investors = { $players } Spieler bekommen { $needed } Investoren, die gewählten Sets und Module lassen nur { $left } übrig: Nimm ein Investorenset dazu
wrong-config-types = players, modules und investor_sets sind eine Zahl und zwei Listen
wrong-config-one-name = { $what } sind mehrere Namen: [{ $names }], nicht { $names }
wrong-config-no-number = { $what } ist eine ganze Zahl, nicht { $number }

wrong-chance-no-card = im Stapel gibt es keine Karte mit der Nummer { $card }
wrong-chance-few-cards = so viele Karten mit der Nummer { $card } hat der Stapel nicht
wrong-chance-shares = { $shares } Startaktien für { $players } Spieler
wrong-chance-share-of-none = eine Startaktie von keiner Firma
wrong-chance-share-twice = zwei Startaktien derselben Firma
wrong-chance-dice-without = Würfel sind angegeben, und die Partie wird ohne sie gespielt
wrong-chance-dice-rounds = Würfel für { $given } Runden, die Partie hat { $rounds }
wrong-chance-pair-rounds = Paare für { $given } Runden, die Partie hat { $rounds }
wrong-chance-pair-companies = Runde { $round }: nicht jede Firma genau einmal unter den Paaren
wrong-chance-pair-forecasts = Runde { $round }: nicht die Vorausschauen dieser Partie unter den Paaren
wrong-chance-first = einen Platz { $seat }, der beginnen könnte, gibt es nicht
wrong-chance-first-twice = vorgegebene Stapel nennen den Erstspieler schon
wrong-chance-market-deck = der Marktstapel besteht nicht aus den Marktkarten dieser Partie
wrong-chance-commerce-deck = der Warenstapel besteht nicht aus den Warenkarten dieser Partie
wrong-chance-investor-deck = der Investorenstapel besteht nicht aus den Investoren dieser Partie
wrong-chance-strategy-deck = der Strategiestapel besteht nicht aus den Strategiekarten dieser Partie
wrong-chance-dice-count = Runde { $round }: { $given } Würfel statt { $dice }
wrong-chance-die = Runde { $round }: Das kann kein Würfel zeigen


## What is wrong with a record. What stands in quotation marks or is asked is given in the words of the record itself.

wrong-record-in-file = { $file }: { $reason }
wrong-record-at = Zeile { $line }: { $reason }
wrong-record-no-file = eine solche Datei gibt es nicht
wrong-record-folder = ist ein Ordner, keine Datei
wrong-record-closed = dürfen wir nicht öffnen
wrong-record-no-folder = einen solchen Ordner gibt es nicht, oder wir dürfen ihn nicht öffnen
wrong-record-unread = lässt sich nicht lesen: { $reason }
wrong-record-unwritten = lässt sich nicht schreiben: { $reason }
wrong-record-not-utf8 = keine Aufzeichnung von Stockpile: Das ist kein Text in UTF-8
wrong-record-empty = keine Aufzeichnung von Stockpile: Es steht nichts darin
wrong-record-foreign = keine Aufzeichnung von Stockpile: Sie beginnt mit { $start }
wrong-record-format = geschrieben im Format { $given }; dieses Programm liest Format { $format }
wrong-record-cut-off = die letzte Zeile ist abgeschnitten: Jede Zeile endet mit einem Zeilenumbruch
wrong-record-no-word = bei { $words } wird ein Wort oder ein geschlossenes Zitat erwartet
wrong-record-one-word = nach { $key } wird ein Wort erwartet, nicht { $found }
wrong-record-no-name = erwartet wird ein Name in doppelten Anführungszeichen, nicht { $word }
wrong-record-no-number = erwartet wird eine Zahl, nicht { $word }
wrong-record-unknown = unbekanntes Wort { $word }
wrong-record-unknown-in = unbekanntes Wort { $word } in { $key }
wrong-record-missing = { $key } fehlt vor der ersten Antwort
wrong-record-twice = { $key } ist ein zweites Mal angegeben
wrong-record-seen = diese Aufzeichnung enthält nur, was ein Einzelner gesehen hat: Sie lässt sich nicht nachspielen
wrong-record-seen-by = auf { $key } folgt ein Platz oder { $spectators }, nicht { $word }
wrong-record-preset = { $preset } steht für andere Module oder Investorensets, als die Aufzeichnung nennt
wrong-record-no-module = { $key } gehört zum Modul { $module }, das nicht im Spiel ist
wrong-record-deal-seen = { $key } verrät jede Karte, und diese Aufzeichnung zeigt, was ein Einzelner gesehen hat
wrong-record-deal = so schreibt sich keine Ausgabe der Karten: { $reason }
wrong-record-name-line = erwartet werden ein Platz und ein Name in doppelten Anführungszeichen
wrong-record-named = Platz { $seat } hat schon einen Namen
wrong-record-no-seat = einen Platz { $seat } gibt es nicht
wrong-record-no-observer = einen Platz { $seat } gibt es nicht, und Zuschauer haben die Nummer { $spectators }
wrong-record-names = { $names } Namen für { $seats } Plätze
wrong-record-bad-name = im Namen { $name } stehen Steuerzeichen oder Zeilenumbrüche
wrong-record-chance = so kann der Zufall nicht gefallen sein: { $reason }
wrong-record-no-base = { $key } fehlt: die Fassung der Werte, von der diese abweicht
wrong-record-other-figures = die Werte darunter sind die Fassung { $found }, nicht { $named }
wrong-record-no-figures = gespielt mit den Werten { $version }, die nicht von uns sind: Nenne den Ordner mit den Werten, mit denen gespielt wurde
wrong-record-no-round = hier wird { $key } der Runde { $round } erwartet
wrong-record-words = { $key } hat { $found } Wörter, diese Partie braucht { $needed }
wrong-record-rounds = { $key } ist für { $found } Runden angegeben, diese Partie hat { $needed }
wrong-record-late-key = { $key } muss vor der ersten Antwort stehen
wrong-record-no-said = erwartet wird eine Antwort wie '{ $seat } bid: bid B 3'; die Zeile ist vielleicht abgeschnitten
wrong-record-after-set-up = nach { $key } wird nichts erwartet
wrong-record-round-0 = Runden werden ab 1 gezählt
wrong-record-money = auf { $key } folgt das Geld jedes Platzes
wrong-record-after-end = nach { $key } darf nichts folgen
wrong-record-other-round = hier ist { $here }, nicht { $named }
wrong-record-not-over = die Partie ist hier nicht zu Ende: Platz { $seat } ist nach „{ $question }“ gefragt
wrong-record-other-end = die Partie endet mit { $money }, es war also eine andere
wrong-record-other-seat = Platz { $seat } antwortet, aber Platz { $asked } ist nach „{ $question }“ gefragt
wrong-record-other-question = Platz { $seat } ist nach „{ $asked }“ gefragt, nicht nach „{ $question }“
wrong-record-no-answer = keine Antwort lautet { $text }
wrong-record-answer = Antwort { $number }: { $reason }
wrong-record-refused = Platz { $seat } ist nach „{ $question }“ gefragt; „{ $answer }“ geht nicht: { $reason }
wrong-record-over = die Partie ist zu Ende: Es wird nichts mehr gefragt
wrong-record-beyond = es gibt { $answers } Antworten, nach Antwort { $number } steht also nichts
wrong-record-seen-over = eine Partie, die zu Ende ist, wird ganz geschrieben, nicht wie ein Einzelner sie sah
wrong-record-first-answer = die erste Antwort steht nach { $heading }
wrong-record-round-order = { $heading } steht an falscher Stelle: Es geht von { $first } bis { $last }
wrong-record-seen-count = { $answers } Antworten stehen darin, und was nach { $seen } zu sehen war
wrong-record-many-numbers = das sind mehr Zahlen, als ein Spiel Karten hat
wrong-record-no-plain-word = erwartet wird ein Wort, nicht { $word }
wrong-record-no-event = nach { $key } wird ein Ereignis erwartet
wrong-record-event-facts = { $event } nennt { $facts }
wrong-record-event-alone = { $event } nennt sonst nichts
wrong-record-assignments = nach den ersten beiden Wörtern ist jedes NAME=VALUE, und kein Name kommt zweimal vor
wrong-record-after-seen = auf das Gesehene kann kein { $key } folgen
wrong-record-no-sees = hier wird { $sees } { $number } erwartet
wrong-record-unseen = was dann zu sehen war, fehlt: { $sees } { $number }
wrong-record-seen-lacks = im Gesehenen fehlt { $name }
wrong-record-seen-other = das hat jemand anderes gesehen
wrong-record-no-table = diese Aufzeichnung enthält nur die Antworten, die ein Einzelner gesehen hat: Es gibt keinen Tisch zu zeigen
wrong-record-never-seen = was darin steht, kann kein Platz dieser Partie gesehen haben


## What is wrong with the transcript of a deal.

wrong-deal-otherwise = { $given } schreibt sich { $written }
wrong-deal-no-line = hier wird { $line } erwartet
wrong-deal-no-key = hier werden { $key } und seine Angabe erwartet
wrong-deal-no-number = erwartet wird eine Zahl, nicht { $word }
wrong-deal-more = hier wird nichts mehr erwartet
wrong-deal-missing = nach dieser Zeile fehlt { $wanted }
wrong-deal-config = so lässt sich keine Partie aufbauen: { $reason }
wrong-deal-no-config = auf { $key } folgen Spieler, Module und Investorensets, als JSON
wrong-deal-seat = hier werden { $key }, die Nummer { $seat }, human oder bot und eine Bezeichnung erwartet
wrong-deal-never-none = { $key } ist nie { $none }
wrong-deal-no-hex = nach { $key } werden 64 Hexadezimalziffern erwartet, nicht { $word }
wrong-deal-cut-off = die letzte Zeile ist abgeschnitten


## What is wrong with figures of a user's own. Most follow the file and the key, so they begin with what that is.

wrong-figure-in-file = { $file }: { $reason }
wrong-figure-at = { $file }: { $key }: { $reason }
wrong-figure-no-folder = ist kein Ordner; leg ihn an und tu deine eigenen Werte hinein, in { $names }
wrong-figure-no-files = enthält keine Datei mit Werten; tu deine eigenen hinein, in { $names }
wrong-figure-not-ours = ist keine von unseren Dateien: { $names }
wrong-figure-not-utf8 = ist kein Text in UTF-8: Sieh auf Byte { $byte }
wrong-figure-not-toml = ist kein gültiges TOML: Sieh auf Zeile { $line }, Spalte { $column }
wrong-figure-not-toml-end = ist kein gültiges TOML: Am Ende bricht es ab
wrong-figure-not-toml-deep = ist kein gültiges TOML: Eine Zahl darin ist zu lang, oder es ist zu tief verschachtelt
wrong-figure-unread = lässt sich nicht lesen: { $reason }
wrong-figure-no-version = ist keine Fassung unserer Werte
wrong-figure-other-version = nennt die Datenbank die Werte { $version }
wrong-figure-missing = fehlt
wrong-figure-unknown = ist hier nicht bekannt; bekannt sind { $known }
wrong-figure-table = muss eine Tabelle sein, nicht { $value }
wrong-figure-text = muss ein Text sein, nicht { $value }
wrong-figure-long-text = muss ein Text auf einer Zeile sein, mit höchstens { $most } Zeichen
wrong-figure-truth = muss true oder false sein, nicht { $value }
wrong-figure-one-of = muss eines von diesen sein: { $known }, nicht { $value }
wrong-figure-exactly = muss { $exactly } sein, nicht { $value }
wrong-figure-whole = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
wrong-figure-list = muss eine Liste der Länge { $size } sein, nicht { $value }
wrong-figure-list-between = muss eine Liste der Länge { $shortest } bis { $longest } sein, nicht { $value }
wrong-figure-size = muss eine Liste der Länge { $size } sein, nicht { $found }
wrong-figure-size-between = muss eine Liste der Länge { $shortest } bis { $longest } sein, nicht { $found }
wrong-figure-rise = muss von jedem zum nächsten steigen, nicht { $values }
wrong-figure-fall = darf von einem zum nächsten nicht fallen, tut es aber: { $values }
wrong-figure-begin = muss mit 0 beginnen, nicht mit { $first }
wrong-figure-begin-free = muss mit 0 oder weniger beginnen, nicht mit { $first }
wrong-figure-forecast = muss eine Vorausschau in Anführungszeichen sein, wie '+2', '-1' oder '$$', nicht { $value }
wrong-figure-space = muss eine ganze Zahl sein oder eine mit Dollarzeichen in Anführungszeichen, wie '2$', nicht { $value }
wrong-figure-free-strategy = muss der Schlüssel einer Strategie sein, die kein Modul braucht, nicht { $value }
wrong-figure-fixed = gehört dazu, wie die Karte wirkt, und lässt sich nicht ändern
wrong-figure-no-table = ist ein Wert, keine Tabelle
wrong-figure-no-figure = ist eine Tabelle, kein Wert
wrong-figure-part-is-figure = { $part } ist ein Wert, keine Tabelle
wrong-figure-no-sources = ist berichtet, aber nicht, von wie vielen unabhängigen Quellen
wrong-figure-unmarked = hat keine Herkunft; nenne eine von { $marks }
wrong-figure-twice = ist ein zweites Mal angegeben
wrong-figure-no-line = erwartet wird ein Wert wie 'investors.ana.money = 17', nicht { $line }
wrong-figure-not-json = muss eine Zahl, ein Text oder eine Liste davon sein, als JSON
wrong-figure-order = die Firmen müssen in dieser Reihenfolge stehen: { $order }
wrong-figure-short-deck = { $rounds } Runden brauchen { $needed } Karten, aber der Stapel in { $deck }.toml hat { $found }
wrong-figure-few-for-dice = hat { $found } mit { $forecast }, aber die Würfel können { $needed } zeigen
wrong-figure-few-for-base = hat { $found } mit { $forecast }, aber die sechs des Grundspiels haben { $needed }
wrong-figure-few-investors = hat { $free } Investoren, die kein Modul brauchen, aber { $players } Spieler bekommen { $needed }


## Why the system refuses something, and files of the laboratory that are not what they should be.

wrong-system-missing = Datei oder Ordner gibt es nicht
wrong-system-forbidden = keine Berechtigung
wrong-system-not-permitted = das ist nicht erlaubt
wrong-system-folder = das ist ein Ordner
wrong-system-no-folder = das ist kein Ordner
wrong-system-exists = das gibt es schon
wrong-system-not-empty = der Ordner ist nicht leer
wrong-system-full = kein Platz mehr auf dem Datenträger
wrong-system-quota = der zugeteilte Speicherplatz ist voll
wrong-system-read-only = auf dem Datenträger lässt sich nur lesen
wrong-system-too-long = der Dateiname ist zu lang
wrong-system-too-big = die Datei ist zu groß
wrong-system-too-many = zu viele Dateien sind offen
wrong-system-links = zu viele Verknüpfungen hintereinander
wrong-system-damaged = beim Lesen oder Schreiben ist ein Fehler aufgetreten
wrong-system-busy = das Gerät ist belegt
wrong-system-port-taken = die Adresse ist schon belegt
wrong-system-no-address = diese Adresse lässt sich hier nicht verwenden
wrong-system-unknown-host = diesen Namen kennt das Netz nicht
wrong-system-nobody = die Verbindung wird nicht angenommen
wrong-system-cut = die Verbindung ist abgebrochen
wrong-system-no-answer = es kommt keine Antwort
wrong-system-no-way = dorthin führt kein Weg durch das Netz
wrong-system-other = das System meldet „{ $words }“
wrong-system-at = { $place }: { $reason }

wrong-journal-no-tournament = { $path } ist kein Protokoll eines Turniers
wrong-journal-no-balance = { $path } ist kein Protokoll eines Berichts über die Ausgewogenheit
wrong-journal-other-tournament = { $path } ist das Protokoll eines anderen Turniers: { $key } ist dort { $there }, hier { $here }
wrong-journal-other-balance = { $path } ist das Protokoll eines anderen Berichts über die Ausgewogenheit: { $key } ist dort { $there }, hier { $here }
wrong-journal-no-game = { $path }, Zeile { $number }: Das ist keine Partie

wrong-puzzle-none = kein Rätsel: { $details }
wrong-puzzle-no-page = { $path } ist nicht, was in einer Partie gefunden wurde
wrong-puzzle-other = { $path } gehört zu einer anderen Suche: { $key } stimmt nicht überein. Nenne einen anderen Ordner


## Why a database refuses something.

wrong-database-none = die Datei ist keine Datenbank
wrong-database-locked = ein anderes Programm hat sie gesperrt
wrong-database-closed = den Ordner gibt es nicht, oder die Datei darf nicht geöffnet werden
wrong-database-damaged = die Datei ist beschädigt
wrong-database-read-only = sie darf nur gelesen werden
wrong-database-full = für sie ist kein Platz mehr
wrong-database-password = das Passwort wird abgelehnt
wrong-database-user = einen Benutzer dieses Namens kennt der Server nicht
wrong-database-unknown = eine Datenbank dieses Namens hat der Server nicht
wrong-database-crowded = der Server hat zu viele Verbindungen
wrong-database-starting = der Server startet gerade oder hält an
wrong-database-other = die Datenbank meldet „{ $words }“
