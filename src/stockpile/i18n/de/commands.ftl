## What --help shows. Plain text throughout: --help must be quick.

command-stockpile = Stockpile, das Brettspiel um Insidergeschäfte: im Browser und im Terminal.
command-play = Spiele in diesem Terminal gegen Bots. Jede Antwort wird sofort gespeichert.
command-watch = Sieh Bots bei einer Partie zu.
command-bots = Zeige die Bots und die Stile, in denen sie spielen können.
command-simulate = Lass Bots viele Partien spielen und zähle Siege, Geld und Runden.
command-replay = Zeige eine aufgezeichnete Partie Zug für Zug.
command-bench = Miss, wie schnell die Spiellogik auf diesem Rechner ist.

option-players = Wie viele spielen, 2 bis 5. Ohne Angabe 4, oder so viele, wie Bots einzeln genannt sind.
option-preset = Was dabei ist: first-game (nichts), classic (die Investoren des Grundspiels), advanced (dazu das fortgeschrittene Spielbrett), epic (alles außer der Investorenversteigerung).
option-module = Ein Modul zusätzlich zu denen der Vorgabe: bonds, commodities, dice, strategies, first_player_card, investors, investor_bidding, advanced_board. Mehrfach möglich.
option-sets = Welche Investoren ausgeteilt werden: B (Grundspiel), CC (Continuing Corruption), II (Illicit Investments), PP (Promo), durch Kommas getrennt.
option-board = Welches Spielbrett: standard oder advanced. Gleichbedeutend mit --module advanced_board.
option-bots = Welche Bots spielen: ein Name für alle, oder je Platz einer, mit Kommas dazwischen; mit Stil broker:bold, mit Bedenkzeit shark@400 (Durchläufe) oder shark:bold@100ms. `stockpile bots` zeigt sie.
option-lab-bots = Welche Bots spielen, einer für alle Plätze oder je Platz einer, mit Kommas dazwischen: NAME, NAME:STIL, NAME@ZEIT oder NAME:STIL@ZEIT. Die Zeit ist eine Zahl von Durchläufen (shark@400) oder Millisekunden (shark:bold@100ms). `stockpile bots` zeigt Namen und Stile, auch die zum Messen.
option-usual-bots = broker, und random auf allen anderen Plätzen
option-seed = Eine Zahl, die jedes Mischen bestimmt. Gleiche Zahl, gleiche Karten.
option-first = Der Platz, der beginnt, gezählt ab 0; bei play sitzt du auf Platz 0. Bei simulate der Bot, der an dieser Stelle genannt ist, wo er auch sitzt. Ohne dies entscheidet das Los. Die Karten einer Startzahl bleiben dieselben.
option-content = Die Werte deiner eigenen Schachtel: ein Ordner mit Dateien, die über unsere gelegt werden.
option-saved = Eine gespeicherte Partie, die weitergeht.
option-resume = Spiele eine gespeicherte Partie weiter: die in FILE, sonst die letzte, die noch nicht zu Ende ist.
option-delay = Wartezeit nach jeder Antwort in Sekunden. Ohne Angabe 0.6 im Terminal, sonst keine.
option-games = Wie viele Partien.
option-jobs = Wie viele Prozesse spielen. Das Ergebnis ist bei jeder Anzahl dasselbe.
option-json = Gib JSON aus, ein Objekt je Zeile, für andere Programme.
option-record = Eine aufgezeichnete Partie.
option-seat = Zeige nur, was dieser Platz gesehen hat. Die Zählung beginnt bei 0.
option-to = Halte nach so vielen Antworten an.
option-interpreted = Miss den Python-Quelltext, auch wenn er kompiliert vorliegt.
option-version = Zeige die Version.


## What Typer says by itself: the frame of --help, and what is wrong with a command. Reasons come without a full
## stop. The frame stays plain text: help must be quick.

usage-usage = Aufruf:
usage-options-here = [OPTIONEN]
usage-command-here = BEFEHL [ANGABEN]...
usage-arguments = Angaben
usage-options = Optionen
usage-commands = Befehle
usage-help = Diese Hilfe zeigen.
usage-required = [nötig]
usage-default = sonst

usage-no-option = eine Option { $option } gibt es nicht
usage-no-option-but = eine Option { $option } gibt es nicht; vielleicht ist eine von diesen gemeint: { $others }
usage-no-command = einen Befehl { $name } gibt es nicht
usage-no-command-but = einen Befehl { $name } gibt es nicht; vielleicht ist einer von diesen gemeint: { $others }
usage-no-argument = { $name } fehlt
usage-option-missing = die Option { $name } fehlt
usage-extra = das ist zu viel: { $words }
usage-value-missing = nach { $option } fehlt ein Wert
usage-value-extra = { $option } bekommt keinen Wert
usage-unreadable = { $option } kann nicht { $file } sein: Das darf nicht gelesen werden
usage-whole = { $option } ist eine ganze Zahl, nicht { $given }
usage-number = { $option } ist eine Zahl, nicht { $given }
usage-least = { $option } ist mindestens { $limit }, nicht { $given }
usage-most = { $option } ist höchstens { $limit }, nicht { $given }


## A person's game in the terminal.

play-welcome = Du spielst gegen { $others }.
play-pause = Weiter zur nächsten Runde mit Enter>
play-earlier = { $count ->
    [one] ... und eine Zeile davor (l zeigt alles)
   *[other] ... und { $count } Zeilen davor (l zeigt alles)
}
play-saved = Die Partie ist gespeichert: { $path }
play-kept = Die Partie ist aufbewahrt: { $path }
play-command = { "" }  { $command }
# Questions with only one answer are not asked.
play-bot-fault = Der Bot { $bot } hat versagt ({ $fault }): Der Broker hat an seiner Stelle geantwortet.
play-automatic = Für dich war nur eine Antwort möglich, also gilt sie: { $answer }.

standing-place = Rang
standing-player = Spieler

replay-answer = { $seat }: { $answer }.

watch-players = Am Tisch: { $names }. Dieselbe Partie noch einmal: { $again }


## The table in the terminal. Titles of columns are short: a line has 80 places.

table-now = Runde { $round } von { $rounds }: { $phase }
table-net-worth = Kapital { $worth }
table-cards-gone = Deck { $deck }, weg: Boom { $booms }, Krise { $busts }, Geb. { $fees }
table-board = Brett: { $board }
table-market = Markt
table-piles = Stapel
table-players = Spieler
table-company = Firma
table-track = Kurs
table-you-hold = Besitz
table-worth = Wert
table-forecast = Vorausschau
table-gone = Weg
table-pile = Stapel
table-bids = { "" } Gebote
table-meeple = Bieter
table-cards = Karten
table-player = { "" }  Spieler
table-money = Geld
table-regular = Karten
table-known = Bekannt
table-split = Doppelt
table-unpaid = Unbez.
table-odds = 1 aus { $count }
table-forecast-yours = geheim
table-forecast-open = offen
table-forecast-left = sicher


## Einen Server betreiben: was der Betreiber einstellt, Kopien der Datenbank, und was Gäste davon erfahren.

command-backup = Die Datenbank in eine neue Datei kopieren, während der Server läuft.

option-keep-finished = Nach so vielen Tagen werden beendete Partien zu Aufzeichnungen im Ordner von --archive und verlassen die Datenbank. Ohne Angabe bleiben sie für immer.
option-archive = Der Ordner für Partien, die --keep-finished weglegt. Ohne Angabe archive neben der Datenbank. Nur du darfst ihn lesen.
option-tables-per-guest = Von wie vielen wartenden oder laufenden Tischen ein Gast Gastgeber sein darf. Ohne Angabe 50.
option-metrics-token = Wer dieses Kennwort vorzeigt, darf /metrics von überall lesen. Besser in der Variablen STOCKPILE_METRICS_TOKEN: Befehlszeilen können andere auf diesem Rechner lesen.
option-metrics-from = Adressen, die /metrics lesen dürfen, etwa 10.0.0.0/8. Mehrmals möglich. Ohne Angabe nur dieser Rechner.
option-metrics-port = Ein Port, an dem nur /health und /metrics beantwortet werden; bei mehreren Arbeitern hat jeder seinen eigenen, von hier an gezählt.
option-metrics-host = Die Adresse, an der --metrics-port lauscht.
option-log = Wie das Protokoll auf der Fehlerausgabe geschrieben wird: text, oder json, eine Zeile je Ereignis.
option-log-addresses = Die Adressen von Clients im Protokoll nennen.
option-backup-file = Die neue Datei.
option-backup-database = Die Datenbank, die kopiert wird, wie bei serve; ohne Angabe die Datei in deinem Datenordner.

backup-running = Die Datenbank wird kopiert
backup-size = { $size } MB
backup-stopped = Angehalten; nichts wurde behalten.
backup-done = Die Kopie ist { $file }: { $size } MB, durchgesehen und ganz. Sie enthält alle Geheimnisse der Datenbank: Verwahre sie, wo nur du sie lesen kannst.
backup-restore-sqlite = Zum Zurückspielen: Halte den Server an, entferne { $file } und was als -wal und -shm daneben liegt, und kopiere { $copy } nach { $file }.
backup-restore-postgresql = Zum Zurückspielen: Halte den Server an, dann pg_restore --clean --if-exists --no-owner --dbname={ $database } { $copy }

error-backup-exists = { $file } gibt es schon, und überschrieben wird nichts. Nenne eine neue Datei.
error-backup-missing = Es gibt keine Datenbank { $file }. Nenne mit --database die, die der Server benutzt.
error-backup-file = { $file } lässt sich nicht schreiben: { $reason }.
error-backup-failed = Die Datenbank lässt sich nicht kopieren: { $reason }.
error-backup-no-pg-dump = Eine PostgreSQL-Datenbank wird mit pg_dump kopiert, das hier fehlt. Installiere die Client-Programme von PostgreSQL, oder führe den Befehl dort aus, wo es sie gibt.
error-log = Ein Protokoll der Art { $log } gibt es nicht; es gibt: { $logs }.
error-archive-when = --archive sagt, wohin beendete Partien kommen, aber nicht, wann. Ergänze --keep-finished TAGE.
error-metrics-token = Das Kennwort für /metrics muss { $shortest } Zeichen oder mehr haben, einfache ohne Leerzeichen.
error-metrics-from = { $network } ist kein Netz von Adressen. Nenne eines wie 10.0.0.0/8 oder eine einzelne Adresse.
error-metrics-port = Der Port für /metrics ist nicht zu haben: { $reason }. Wähle mit --metrics-port einen anderen.

server-not-shown = Das darf nur sehen, wer diesen Server betreibt.
server-too-many-tables = Du hast { $most } Tische, die warten oder laufen, und mehr sind hier nicht erlaubt. Spiele einen zu Ende, oder verlasse einen.

web-going-down = Der Server startet neu und ist gleich wieder da ...
privacy-archived = Spiele, die seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} zu Ende sind, verlassen diese Liste; wer diesen Server betreibt, bewahrt sie als Dateien auf, mit den Namen der Spieler. Nur er kann diese Dateien lesen. Was du hier über dich löschst, löscht sie nicht: Bitte ihn darum.


## `stockpile house`: wie es einem Server geht. Was --help zeigt, ist reiner Text.

command-house = Zeigen, wie es einem laufenden Server geht: Tische, Verbindungen, Raten und Zeiten, laufend.
option-house-url = Ein Server oder der Metrics-Port eines Arbeiters. Mehrmals möglich.
option-house-token = Das Kennwort, das der Server mit --metrics-token bekam; ohne Angabe die Variable STOCKPILE_METRICS_TOKEN.
option-house-every = Sekunden zwischen zwei Blicken.
option-house-once = Einmal zeigen und enden.

house-title = Stockpile
house-together = zusammen
house-playing = Tische mit Partie
house-waiting = Tische, die auf Spieler warten
house-over = Tische mit beendeter Partie
house-guests = Gäste an Tischen
house-players = Verbindungen von Spielern
house-watchers = Verbindungen von Zuschauern
house-connections = Verbindungen insgesamt
house-answers = Antworten gespeichert
house-bot-answers = Antworten von Bots
house-refusals = Abgelehnt
house-answer-time = Antwort gespeichert, p50 · p99
house-store-time = Datenbank, p50 · p99
house-lag = Verspätung, p99
house-thoughts = Wartende Gedanken
house-thought-time = Bots denken, p50 · p99
house-granted = Zeit, die Bots bekommen
house-memory = Speicher
house-processor = Prozessor
house-number = { $number }
house-a-second = { $number }/s
house-milliseconds = { $number } ms
house-two-times = { $first } · { $second } ms
house-megabytes = { $number } MB
house-silent = { $server } antwortet nicht.
house-going-down = { $server } hört auf.

error-house-silent = Unter { $url } antwortet nichts: { $reason }. Starte einen Server, oder nenne mit --url einen anderen.
error-house-denied = Der Server unter { $url } zeigt dir nicht, wie es ihm geht. Frage auf seinem Rechner, oder mit --token.
error-house-other = Unter { $url } ist kein Stockpile-Server, der sagt, wie es ihm geht (Status { $status }).
error-house-url = { $url } ist keine Adresse. Nenne eine wie http://127.0.0.1:8765


## `stockpile move-database`: ein Haus zieht von einer Datenbank in eine andere.

command-move-database = Kopiere ein Haus in eine andere, leere Datenbank, SQLite oder PostgreSQL, und prüfe, dass alles angekommen ist.
option-move-source = Die Datenbank, die kopiert wird, etwa sqlite:////ordner/tables.sqlite; kein Server darf sie gerade benutzen.
option-move-target = Die leere Datenbank, in die kopiert wird, etwa postgresql://benutzer@rechner/datenbank.
moved-whole = Fertig und geprüft: { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } aus { $source } { $rows ->
        [one] steht
       *[other] stehen
    } nun auch in { $target }.
error-move-address = Das ist keine Adresse einer Datenbank. Schreibe sie wie sqlite:////ordner/tables.sqlite oder postgresql://benutzer@rechner/datenbank.
error-move-kind = { $url } kann nicht umziehen: Das geht nur mit Dateien von SQLite und Datenbanken von PostgreSQL.
error-move-missing = In { $url } ist kein Haus. Nenne die Datenbank, die ein Server benutzt hat.
error-move-same = Beide Adressen sind dieselbe Datenbank. Nenne eine andere als Ziel.
error-move-busy = Jemand benutzt { $url }. Halte dort jeden Server an, und was sonst verbunden ist, und versuche es dann noch einmal.
error-move-opening = { $url } lässt sich nicht öffnen: { $reason }.
error-move-newer = { $url } stammt von einem neueren Stockpile. Erneuere zuerst dieses.
error-move-filled = { $url } ist nicht leer. Nenne eine Datenbank ohne Tabellen und Zeilen.
error-move-row = Zeile { $key } der Tabelle „{ $table }“ passt nicht: { $reason }. Es ist nichts umgezogen; bringe die Zeile in Ordnung oder lösche sie, und versuche es dann noch einmal.
error-move-different = Die Zeilen der Tabelle „{ $table }“ sind nicht so angekommen, wie sie geschickt wurden. Vom Umzug ist nichts geblieben; versuche es noch einmal und sieh nach Platte und Speicher beider Rechner.
error-move-stopped = Abgebrochen: { $url } ist so leer wie zuvor.


option-workers = Prozesse, die gemeinsam bedienen. Mehr als einer braucht PostgreSQL.
error-workers-sqlite = Mehrere Arbeiter brauchen PostgreSQL: In eine SQLite-Datei schreibt immer nur ein Prozess. Nenne eine Datenbank mit --database postgresql://benutzer@rechner/datenbank, oder lass --workers weg. „stockpile move-database“ nimmt die Partien mit.
error-workers-seed = Mit --seed wird an den Tischen in der Reihenfolge gegeben, in der sie eröffnet werden, und mehrere Arbeiter haben keine solche. Lass --seed oder --workers weg.
error-workers-fail = Die Arbeiter enden, sobald sie gestartet sind. Was sie gesagt haben, steht oben; mit --workers 1 lässt sich leichter herausfinden, woran es liegt.
error-database-driver = Für PostgreSQL fehlt hier eine Bibliothek. Installiere sie aus deinem Klon von Stockpile: pip install '.[postgres]'
error-database-kind = Stockpile kennt SQLite und PostgreSQL. Nenne eine davon: --database sqlite:////ordner/tables.sqlite oder --database postgresql://benutzer@rechner/datenbank


## Die Befehle des Labors. Die ersten fünf zeigt --help, sie bleiben schlichter Text.

command-lab = Das Labor: was viele Partien über das Spiel und seine Spieler sagen.
command-fit = Passt an beendete Partien an, was Besitz für den Hai wert ist, und schreibt die Gewichte.
option-fit-games = Wie viele Partien für jede Art von Tisch (2 bis 5 Spieler, ohne Module und mit denen der Epic Edition).
option-fit-seed = Die Startzahl der Partien. Dieselbe Startzahl ergibt dieselben Gewichte.
option-fit-file = Wohin die Gewichte geschrieben werden. Nach Strg-C kommen die fertigen daneben, mit -partial im Namen. Der Hai spielt mit denen in seinem eigenen Ordner.

fit-playing = Anpassen
fit-written = { $tables } von { $all } Tabellen sind angepasst und in { $file } geschrieben.
fit-partial = Angehalten. { $tables } von { $all } Tabellen sind angepasst und in { $file } geschrieben.
fit-nothing = Angehalten, bevor die erste von { $all } Tabellen angepasst war. Es ist nichts geschrieben.
error-no-folder = Den Ordner { $folder } gibt es nicht. Nenne eine Datei in einem Ordner, den es gibt.


## Many games of bots.

simulate-playing = Spiel läuft
simulate-bot = Bot
simulate-wins = Siege
simulate-rate = Quote
simulate-interval = 95 % sicher
simulate-money = Geld
simulate-place = Rang
simulate-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $players } Spielern (Spielbrett: { $board }), je { $rounds } Runden und etwa { $decisions } Entscheidungen; { $rate } Partien pro Sekunde. Dieselben Partien noch einmal: { $again }
simulate-faults = { $count ->
    [one] Der Broker hat einmal für { $bot } geantwortet ({ $first }).
   *[other] Der Broker hat { $count }-mal für { $bot } geantwortet; beim ersten Mal: { $first }.
}
simulate-interrupted = Angehalten nach { $games } von { $asked } Partien.


## Tournaments. Those shown by --help come first and stay plain text.

command-tournament = Bots spielen jede Kartenfolge in jeder Sitzordnung, damit sich das Glück aufhebt; zeigt, wer wie stark ist.
option-deals = Wie viele Kartenfolgen. Jede wird in jeder Sitzordnung einmal gespielt.
option-seatings = Wer wo sitzt: all (jede verschiedene Reihenfolge der Bots) oder rotations (alle rücken einen Platz weiter, Nachbarn bleiben Nachbarn).
option-on = Wo die Partien gespielt werden: processes, in Prozessen dieses Rechners, oder ray. Einen Ray-Cluster nennt RAY_ADDRESS; sonst wird hier einer gestartet. Das Ergebnis ist dasselbe. Ray kommt mit dem Zusatz ray.
option-timings = Wie lange die Bots gedacht haben. Ohne das gibt derselbe Befehl immer dasselbe aus, außer wenn Bots nach der Uhr denken.
option-journal = Eine Datei, die jede Partie behält, sobald sie zu Ende ist. Derselbe Befehl mit derselben Datei macht dort weiter, wo er aufgehört hat.
option-csv = Schreibt eine Zeile für jeden Platz jeder Partie in diese Datei, mit Kommas getrennt.
option-parquet = Dasselbe als Parquet. Es braucht pyarrow, das mit dem Zusatz parquet kommt.
option-html = Schreibt eine Seite für den Browser mit Diagrammen in diese Datei. Sie braucht sonst nichts.

tournament-wins = Siege
tournament-ms = ms
tournament-p95 = p95
tournament-rating = Wertung
tournament-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $players } Spielern (Spielbrett: { $board }): { $deals ->
    [one] eine Kartenfolge
   *[other] { $deals } Kartenfolgen
} in { $seatings ->
    [one] einer Sitzordnung
   *[other] { $seatings } Sitzordnungen
}. Ein gerechter Anteil an den Siegen ist { $fair }. Dasselbe noch einmal: { $again }
tournament-times = { $visitors ->
    [0] Die Zeiten sind CPU-Zeit je Entscheidung: der Mittelwert und was 95 % nicht überschreiten.
   *[other] Die Zeiten sind CPU-Zeit je Entscheidung: der Mittelwert und was 95 % nicht überschreiten. Bei Bots aus anderen Paketen läuft die Uhr, bis die Antwort da ist: Sie denken in eigenen Prozessen.
}
tournament-interrupted = Angehalten nach { $deals } von { $asked } Kartenfolgen. Nur ganze zählen.

error-seatings = Die Sitzordnungen { $seatings } gibt es nicht. Nimm --seatings { $known }.
error-no-parquet = Parquet braucht eine Bibliothek, die nicht installiert ist. Aus deinem Klon von Stockpile kommt sie dazu: pip install '.[parquet]'. Oder nimm --csv.
error-file = { $file } ist nicht zu gebrauchen: { $reason }.
error-no-ray = Ray ist nicht installiert. Aus deinem Klon von Stockpile kommt es dazu: pip install '.[ray]'. Oder lass --on ray weg.
error-no-cluster = Kein Ray-Cluster antwortet bei { $address } und lässt uns ein. Prüfe RAY_ADDRESS und RAY_AUTH_TOKEN, oder lass RAY_ADDRESS weg, um auf diesem Rechner zu spielen.
error-on = Auf { $on } wird nichts gespielt. Nimm --on { $known }.

report-title = Turnier: { $bots }
report-heading = Turnier
report-games-line = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $players } Spielern (Spielbrett: { $board }): { $deals ->
    [one] eine Kartenfolge
   *[other] { $deals } Kartenfolgen
}, jede in { $seatings ->
    [one] einer Sitzordnung
   *[other] { $seatings } Sitzordnungen
}. Anteile und Geld gelten für eine Partie und einen Platz.
report-games = Partien
report-ms-mean = ms, Mittel
report-ms-p95 = ms, 95 % darunter
report-wins = Anteil an den Siegen
report-wins-note = Mit dem Bereich, in dem der wahre Anteil bei 95 von 100 solchen Turnieren liegt. Die gestrichelte Linie ist ein gerechter Anteil, { $fair }.
report-wins-label = { $bot } gewinnt { $share }, zwischen { $low } und { $high }
report-money = Geld am Ende
report-money-note = Wie oft jeder Betrag erreicht wurde; der häufigste ist am höchsten. Die Linie ist der Mittelwert.
report-money-label = { $bot } hat im Mittel { $money }
report-times = Zeit für eine Entscheidung
report-times-note = { $visitors ->
    [0] Millisekunden CPU-Zeit, wo es etwas zu wählen gab. Die Linie ist der Mittelwert; 95 % liegen unter der gestrichelten.
   *[other] Millisekunden CPU-Zeit, wo es etwas zu wählen gab; bei Bots aus anderen Paketen nach der Uhr, bis die Antwort da ist. Die Linie ist der Mittelwert; 95 % liegen unter der gestrichelten.
}
report-times-label = { $bot } braucht im Mittel { $mean } Millisekunden, und in 95 % der Entscheidungen weniger als { $most }
report-no-times = Zeiten wurden weggelassen.
report-ms = { $ms } ms
report-seats = Anteil an den Siegen nach Platz
report-seats-note = Wer beginnt, entscheidet in jeder Kartenfolge das Los.
report-seat = Platz { $seat }
report-again = Dasselbe noch einmal:
report-made = Erstellt von Stockpile { $version }.


## Games of bots that are kept as records. The first two are shown by --help and stay plain text.

option-record-to = Behält die Partie in dieser neuen Datei, so weit sie geht; `stockpile replay` zeigt sie.
option-records = Behält jede Partie in diesem Ordner, je eine Datei; `stockpile replay` zeigt sie. Den Ordner legt es an, wenn es ihn nicht gibt.

keeping-file = Die Partie ist aufbewahrt: { $file }
keeping-file-so-far = Die Partie ist aufbewahrt, so weit sie ging: { $file }
keeping-folder = Die Partien liegen in { $folder }, je eine Datei. So siehst du eine: stockpile replay FILE

# Of several at a table with the same name, with the number of the seat.
seat-namesake = { $name } #{ $seat }

error-keep-exists = { $file } gibt es schon, und überschrieben wird nichts. Nenne eine neue Datei.
error-keep-folder = In { $folder } lassen sich keine Partien ablegen: { $reason }. Nenne einen Ordner, in den du schreiben darfst.
error-keep-other = { $file } gibt es schon und ist nicht die ganze Aufzeichnung dieser Partie. Nenne einen anderen Ordner, oder räume weg, was dort liegt.


## Der Bericht über die Ausgewogenheit. Was --help zeigt, steht zuerst und bleibt schlichter Text.

command-balance = Misst, wie ausgewogen das Spiel ist: Plätze, Investoren, Strategiekarten, Käufe, Module und das Startgeld, das Investoren gleich macht.
option-balance-part = Nur einen Teil messen. Mehrfach möglich: seats, investors, played, held, purchases, modules, luck, money.
option-balance-deals = Wie viele Kartenfolgen von jeder Art Spiel. Ohne die Angabe hat jeder Teil so viele, wie er für ein brauchbares Bild braucht.
option-balance-bots = Wer auf allen Plätzen spielt: NAME oder NAME@ZEIT. Ohne die Angabe ein Broker, beim Ausspielen von Strategiekarten ein Hai.
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
balance-lead = Vorsprung
balance-investor = Investor
balance-card = Karte
balance-points-note = Prozentpunkte über oder unter einem gerechten Anteil an den Siegen, der gestrichelten Linie. Der Balken ist das Intervall.
balance-dollars-note = Dollar der Endabrechnung, um die sich der Vorsprung vor den anderen ändert. Die gestrichelte Linie ist nichts, der Balken das Intervall.

balance-seats = Wer anfängt
balance-seats-how = In jeder Kartenfolge fängt jeder Platz einmal an; was wo liegt, ist also für alle gleich. Gezählt wird nach der Spielreihenfolge der ersten Runde.
balance-seats-game = Anteil an den Siegen nach Platz: { $game }
balance-seats-summary = Der Platz, auf den es am meisten ankommt: Zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
} ({ $game }) gewinnt die Nummer { $place } der Spielreihenfolge { $share } ({ $low } bis { $high }); gerecht wären { $fair }.
balance-seat = { $players } Spieler, Nummer { $place }
balance-seat-in = { $game }, { $players } Spieler, Nummer { $place }
balance-seats-caption = Anteil an den Siegen und Vorsprung an Geld, nach dem Platz in der Spielreihenfolge der ersten Runde

balance-investors = Investoren
balance-investors-how = Niemand wählt: Die Investoren werden ausgelost, und in jeder Kartenfolge sitzt jeder von ihnen einmal auf jedem Platz. Gemessen werden also Talent und Geld und nicht der Geschmack eines Bots.
balance-investors-epic = Alles im Spiel, drei bis fünf Spieler
balance-investors-summary = { $best } ist { $surely ->
    [above] sicher zu stark
   *[other] am stärksten
}, { $more } Punkte gegenüber dem gerechten Anteil, und { $worst } am schwächsten, { $less }. { $inside } von { $all } liegen höchstens { $within } Punkte daneben.
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
balance-purchases-how = Von dem Augenblick an, in dem jemand eine Anleihe kaufen konnte, wurde mit einer und mit keiner weitergespielt. Von dem Augenblick an, in dem jemand eine Warenkarte genommen hatte, wurde mit ihr und ohne sie weitergespielt. Eine Anleihe kostet Geld, mit dem man bieten könnte; eine Steuerkarte nimmt mehr, als auf ihr steht, denn niemand bietet auf sie.
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
balance-luck-how = Vier verschieden starke Spieler: zwei Praktikanten, ein Sachbearbeiter und ein Broker, die von Kartenfolge zu Kartenfolge die Plätze wechseln. Der Trainer rechnet aus, was jede Karte, jedes Paar und jeder Würfel mit den Aussichten aller gemacht hat; der Anteil des Glücks ist der Teil davon, wer gewinnt, der damit zusammengeht. Der Rest ist, wie sie gespielt haben.
balance-luck-summary = Am meisten: { $most }; dort erklärt Glück { $high } davon, wer gewinnt. Am wenigsten: { $least }; dort sind es { $low }.
balance-luck-few = Es wurden zu wenige Kartenfolgen gespielt, um etwas darüber zu sagen.
balance-luck-note = Prozent davon, wer gewinnt. Der Balken ist das Intervall.
balance-luck-share = Anteil des Glücks
balance-luck-caption = Der Anteil des Glücks mit jedem Modul, vier Spieler
balance-game-of = { $game }, { $players } Spieler
balance-choices = Entscheidungen
balance-minutes = Minuten
balance-money = Geld
balance-spread = Streuung
balance-from-behind = Nicht vorn
balance-from-last = Zuletzt

balance-even = Geld, das Investoren gleich macht
balance-money-how = Gemessen wurde, was ein Investor gewinnt, und wie viel ein Dollar mehr oder weniger daran ändert: { $slope } Prozentpunkte für jeden Startdollar. Aus beidem folgt das Geld, mit dem alle einen gerechten Anteil gewinnen würden. Es wurde versucht, berichtigt und dann in neuen Kartenfolgen gespielt.
balance-money-note = Punkte neben einem gerechten Anteil an den Siegen, im Mittel über drei bis fünf Spieler mit allem im Spiel: der Punkt mit dem Geld von heute, das Quadrat darunter mit dem errechneten. Dahinter steht das Geld vorher und nachher. Gerecht nennen wir, was zwischen den gestrichelten Linien liegt, { $within } Punkte nach beiden Seiten.
balance-money-summary = Mit dem Geld von heute liegen { $before } von { $all } Investoren höchstens { $within } Punkte neben dem gerechten Anteil, mit dem errechneten { $after }.
balance-money-line = { $name }: mit { $money } Dollar { $before } Punkte gegenüber dem gerechten Anteil, mit { $even } Dollar { $after }
balance-money-value = { $money } → { $even }
balance-money-caption = Startgeld, wie es ist und wie es alle gleich machen würde, mit den Punkten neben einem gerechten Anteil an den Siegen
balance-mark = Vermerk
balance-money-now = Geld
balance-money-even = Gleich
balance-gap = Punkte

balance-method = Wie gemessen wurde
balance-method-deals = Die Partien einer Kartenfolge haben dieselben Karten, dieselben Würfel und denselben Erstspieler; was verglichen wird, wechselt in ihr die Plätze, sodass sich das Glück aufhebt. Alles folgt aus der Startzahl: Derselbe Befehl gibt dieselbe Seite, auf einer Maschine oder auf vielen.
balance-method-interval = Eine Kartenfolge ist eine Beobachtung. Die Intervalle sind die von Student über Kartenfolgen, für Anteile an den Siegen die von Wilson.
balance-method-worth = Wert heißt hier Vorsprung: das eigene Geld abzüglich dessen, was die anderen im Mittel haben. Eine Karte, die allen gleich viel gibt, ist so gezählt nichts wert, und eine, die allen anderen nimmt, so viel, wie sie verlieren.
balance-method-not = Was das nicht sagt: wie Menschen spielen. Bots bieten nüchtern und vergessen nichts; ein Talent, das täuscht oder langweilt, wird hier nur in Geld gemessen. Und ob etwas Spaß macht, sagt es auch nicht.
balance-played-by = { $part }: { $deals ->
    [one] eine Kartenfolge
   *[other] { $deals } Kartenfolgen
}, gespielt von { $bot }


## The command that measures.

bench-running = Die Messung läuft, etwa eine halbe Minute ...
bench-compiled = Die Regeln laufen kompiliert.
bench-interpreted = Die Regeln laufen als Python-Quelltext, nicht kompiliert.
bench-what = Was
bench-players = Spieler
bench-board = Brett
bench-preset = Vorgabe
bench-games = Partien/s
bench-decisions = Antw./s
bench-microseconds = µs
bench-wanted = Ziel
bench-random = Zufallsspiel
bench-simulate = Bots mit Sicht
bench-copy = Kopie der Partie
bench-view = Sicht eines Platzes
bench-sample = Stichprobe daraus
bench-playout = Runde zu Ende gespielt
bench-content = Inhalte gelesen


## Der Befehl, der die Umgebungen misst.
