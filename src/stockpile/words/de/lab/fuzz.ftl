# Random games with every check. The first five are shown by --help and stay plain text.

command-fuzz = Spiele Zufallspartien jeder Art und prüfe, ob alle Regeln und Geheimnisse gewahrt bleiben.
option-fuzz-games = Wie viele Partien. Ohne diese Angabe und ohne Minuten 1000.
option-fuzz-preset = Jede Partie mit dem, was diese Vorgabe einschaltet: first-game, classic, advanced oder epic. Ohne sie sind die Module zufällig.
option-minutes = Wie viele Minuten lang gespielt wird.
option-start = Die Nummer der ersten Partie. Jede Partie folgt aus der Startzahl und ihrer Nummer.
option-folder = Wohin die Aufzeichnungen fehlerhafter Partien geschrieben werden.

fuzz-checking = Prüfung
fuzz-so-far = { $games } Partien, { $decisions } Entscheidungen, { $failures } Fehler, { $leaks } Lecks
fuzz-broken = Partie { $game } bricht eine Regel: { $message }
fuzz-leak = Partie { $game } verrät etwas: { $message }
fuzz-crash = Partie { $game } endet mit einem Fehler: { $message }
fuzz-record = Sie ist aufgezeichnet: stockpile replay { $file }
fuzz-again = Noch einmal: { $command }
fuzz-passed = Alle Prüfungen bestanden.
fuzz-failed = Nicht alle Prüfungen bestanden.
fuzz-result = { $games } Partien mit { $decisions } Entscheidungen, { $rate } Partien pro Sekunde; { $compared }-mal wurden zwei Partien verglichen. Dieselben Partien noch einmal: --seed { $seed }
fuzz-interrupted = Von Hand angehalten.
