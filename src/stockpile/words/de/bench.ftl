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
bench-content = Inhalte gelesen
