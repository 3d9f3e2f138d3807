# The command that measures.

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

# Beside another library, in turns.
beside-running = Gemessen wird abwechselnd, etwa zehn Sekunden ...
beside-hearts-python = OpenSpiel: Hearts, Schleife in Python
beside-hearts-cpp = OpenSpiel: Hearts, ganz in C++
beside-stockpile = Stockpile: { $preset }, { $players } Spieler
beside-start = Ab
beside-whole = Vorbereitung
beside-dealt = Karten verteilt
beside-times-python = × Python
beside-times-cpp = × C++
beside-note = Zufallsspiel neben OpenSpiel { $version }: Gezählt wird, was Spieler entscheiden; was der Zufall tut, kostet nur Zeit. Das Beste aus { $goes } abwechselnden Durchgängen.
error-beside = Eine Bibliothek { $library }, neben der zu messen wäre, gibt es nicht. Möglich ist bei --beside: { $libraries }.
error-no-openspiel = OpenSpiel ist nicht da, um daneben zu messen. Installiere es: pip install { $package }
