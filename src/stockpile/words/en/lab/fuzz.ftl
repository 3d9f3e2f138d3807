# Random games with every check. The first five are shown by --help and stay plain text.

command-fuzz = Play random games of every kind and check that all rules and secrets hold.
option-fuzz-games = How many games. Without it, and without minutes, 1000.
option-fuzz-preset = Every game with what this preset switches on: first-game, classic, advanced or epic. Without it, modules are random.
option-minutes = For how many minutes to play.
option-start = The number of the first game. Each game follows from the seed and its number.
option-folder = Where records of games that fail are written.

fuzz-checking = Checking
fuzz-so-far = { $games } games, { $decisions } decisions, { $failures } failures, { $leaks } leaks
fuzz-broken = Game { $game } breaks a rule: { $message }
fuzz-leak = Game { $game } gives something away: { $message }
fuzz-crash = Game { $game } ends in an error: { $message }
fuzz-record = It is recorded: stockpile replay { $file }
fuzz-again = Once more: { $command }
fuzz-passed = Every check holds.
fuzz-failed = Not every check holds.
fuzz-result = { $games } games with { $decisions } decisions, { $rate } games a second; two games were compared { $compared } times. The same games again: --seed { $seed }
fuzz-interrupted = Stopped by hand.
