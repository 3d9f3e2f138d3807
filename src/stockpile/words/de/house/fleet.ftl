# `stockpile soak` und `stockpile bench server` mit mehreren Arbeitern oder mit PostgreSQL.

option-trial-workers = Wie viele Arbeiter der Server hat; ab 2 braucht er PostgreSQL.
option-trial-database = Eine leere PostgreSQL-Datenbank, die mit Unsinn gefüllt werden darf; ohne sie, oder mit „own“, wird eigens ein PostgreSQL gestartet.
option-restart = Mit --database: der Befehl, der dieses PostgreSQL neu startet; ohne ihn werden nur seine Verbindungen gekappt.
option-kills = Nach wie vielen Abschüssen Schluss ist.
fleet-running = { $workers ->
        [one] Ein Arbeiter und die Datenbank werden abgeschossen
       *[other] { $workers } Arbeiter und die Datenbank werden abgeschossen
    } …
fleet-so-far = Bisher { $kills ->
        [one] { $kills } Abschuss
       *[other] { $kills } Abschüsse
    } …
fleet-kills = Abschüsse: { $count }; ein Arbeiter: { $worker }, alle auf einmal: { $all }, die Datenbank: { $database }
fleet-database = { $how ->
        [restarted] PostgreSQL wurde jedes Mal neu gestartet, wie nach einem Absturz.
        [command] PostgreSQL wurde mit dem angegebenen Befehl neu gestartet.
       *[cut] PostgreSQL wurde nicht neu gestartet: Alle seine Verbindungen wurden gekappt.
    }
fleet-players = Tische: { $tables }, Verbindungen: { $connections }
fleet-late = Erfuhren, dass eine Frage schon beantwortet war: { $count }
fleet-silence = Längste Stille für irgendwen nach einem Abschuss: { $seconds } s (höchstens { $within } s)
fleet-interrupted = Abgebrochen; all das gilt für die Zeit davor.
error-fleet-linux = Mehrere Arbeiter lassen sich nur unter Linux einzeln abschießen.
error-fleet-database = { $url } ist keine PostgreSQL-Datenbank. Mehrere Arbeiter brauchen eine: --database postgresql://benutzer@rechner/datenbank
error-fleet-missing = Dazu braucht es PostgreSQL: apt-get install postgresql (Debian, Ubuntu) oder brew install postgresql (macOS).
error-fleet-postgres = PostgreSQL geht hier nicht: { $reason }
error-fleet-restart = Der Befehl von --restart-database ist fehlgeschlagen: { $reason }
load-costs = Eine Antwort kostet { $server } ms Prozessorzeit { $workers ->
        [one] im Server
       *[other] in { $workers } Arbeitern
    } und { $database } ms in PostgreSQL.
option-connections = Für „idle“: wie viele Verbindungen offen sind, außer einer für jeden Tisch.
option-stored = Für „idle“: mit wie vielen gespeicherten Tischen der Server zum Schluss gestartet wird.
idle-stored = Tische schreiben
idle-tables = Tische öffnen
idle-connections = Verbindungen öffnen
idle-line = Ein Arbeiter allein: { $empty_mb } MB; mit jemandem an jedem von { $tables } Tischen { $tables_mb } MB; mit { $connections } Verbindungen mehr { $connections_mb } MB. Das sind { $table_kb } KB für einen Tisch und { $connection_kb } KB für eine Verbindung. Mit { $stored } gespeicherten Tischen kommt die erste Antwort { $start_seconds } s nach dem Start.
error-idle-linux = Wie viel Speicher ein Prozess braucht, steht in /proc: Das gibt es nur unter Linux.
