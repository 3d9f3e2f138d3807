option-workers = Prozesse, die gemeinsam bedienen. Mehr als einer braucht PostgreSQL.
error-workers-sqlite = Mehrere Arbeiter brauchen PostgreSQL: In eine SQLite-Datei schreibt immer nur ein Prozess. Nenne eine Datenbank mit --database postgresql://benutzer@rechner/datenbank, oder lass --workers weg. „stockpile move-database“ nimmt die Partien mit.
error-workers-seed = Mit --seed wird an den Tischen in der Reihenfolge gegeben, in der sie eröffnet werden, und mehrere Arbeiter haben keine solche. Lass --seed oder --workers weg.
error-workers-fail = Die Arbeiter enden, sobald sie gestartet sind. Was sie gesagt haben, steht oben; mit --workers 1 lässt sich leichter herausfinden, woran es liegt.
error-database-driver = Für PostgreSQL fehlt hier eine Bibliothek. Installiere sie aus deinem Klon von Stockpile: pip install '.[postgres]'
error-database-kind = Stockpile kennt SQLite und PostgreSQL. Nenne eine davon: --database sqlite:////ordner/tables.sqlite oder --database postgresql://benutzer@rechner/datenbank
