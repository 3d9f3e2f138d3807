# Why the system refuses something, and files of the laboratory that are not what they should be.

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
