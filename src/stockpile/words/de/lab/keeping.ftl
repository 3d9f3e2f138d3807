# Games of bots that are kept as records. The first two are shown by --help and stay plain text.

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
