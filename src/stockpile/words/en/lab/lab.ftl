# The laboratory's commands. The first five are shown by --help and stay plain text.

command-lab = The laboratory: what many games say about the game and its players.
command-fit = Fit what the shark thinks property is worth to finished games, and write the weights.
option-fit-games = How many games for each kind of table (2 to 5 players, without modules and with those of the Epic Edition).
option-fit-seed = The seed of the games. The same seed gives the same weights.
option-fit-file = Where the weights are written. After Ctrl-C those that are done are written beside it, with -partial in the name. The shark plays with those in its own folder.

fit-playing = Fitting
fit-written = { $tables } of { $all } tables are fitted and written to { $file }.
fit-partial = Stopped. { $tables } of { $all } tables are fitted and written to { $file }.
fit-nothing = Stopped before the first of { $all } tables was fitted. Nothing is written.
error-no-folder = There is no folder { $folder }. Name a file in a folder that exists.
