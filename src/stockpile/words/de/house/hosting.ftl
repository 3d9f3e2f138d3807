# Einen Server betreiben: was der Betreiber einstellt, Kopien der Datenbank, und was Gäste davon erfahren.

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
