option-workers = Prozesse, die gemeinsam bedienen. Mehr als einer braucht PostgreSQL.
error-workers-sqlite = Mehrere Prozesse brauchen PostgreSQL: In eine SQLite-Datei schreibt immer nur einer. Nenne eine Datenbank mit --database postgresql://benutzer@rechner/name, oder lass --workers weg. „stockpile move-database“ nimmt die Partien mit.
error-workers-seed = Mit --seed werden die Tische in der Reihenfolge ausgeteilt, in der sie aufgestellt werden, und mehrere Prozesse haben keine solche. Lass --seed oder --workers weg.
error-workers-fail = Die Prozesse enden, sobald sie gestartet sind. Was sie gesagt haben, steht oben; mit --workers 1 lässt sich leichter herausfinden, woran es liegt.
error-database-driver = Für PostgreSQL fehlt hier eine Bibliothek. Installiere sie mit: pip install 'stockpile[postgres]'
error-database-kind = Stockpile kennt SQLite und PostgreSQL. Nenne eine davon: --database sqlite:////ordner/tables.sqlite oder --database postgresql://benutzer@rechner/name
