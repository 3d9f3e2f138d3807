# The command that measures.

bench-running = Measuring, about half a minute ...
bench-compiled = The rules run compiled.
bench-interpreted = The rules run as Python sources, not compiled.
bench-what = What
bench-players = Players
bench-board = Board
bench-preset = Preset
bench-games = Games/s
bench-decisions = Answers/s
bench-microseconds = µs
bench-wanted = Wanted
bench-random = random play
bench-simulate = bots with views
bench-copy = copy of a game
bench-view = view of a seat
bench-sample = sample of view
bench-content = content read
