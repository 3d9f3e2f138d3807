# What the server refuses, each under its code, and what `serve` says.

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

option-bench-what = Was gemessen wird: die Spiellogik (engine) oder die Umgebungen für die Forschung (research).
error-bench-what = Unter dem Namen { $what } gibt es nichts zu messen. Möglich ist: engine, research.
