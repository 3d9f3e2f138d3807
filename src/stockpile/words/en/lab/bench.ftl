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
bench-playout = round played on
bench-content = content read

# Beside another library, in turns.
beside-running = Measuring in turns, about ten seconds ...
beside-hearts-python = OpenSpiel: hearts, loop in Python
beside-hearts-cpp = OpenSpiel: hearts, all in C++
beside-stockpile = Stockpile: { $preset }, { $players } players
beside-start = From
beside-whole = set-up
beside-dealt = dealt cards
beside-times-python = × Python
beside-times-cpp = × C++
beside-note = Random play beside OpenSpiel { $version }: what players decide is counted, what chance does only takes its time. The best of { $goes } goes in turns.
error-beside = There is no library { $library } to measure beside. Use --beside with one of: { $libraries }.
error-no-openspiel = OpenSpiel is not here to measure beside. Install it: pip install { $package }
