# `stockpile move-database`: ein Haus zieht von einer Datenbank in eine andere.

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
