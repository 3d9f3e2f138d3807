# Why a database refuses something.
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
