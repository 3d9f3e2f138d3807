# What --help shows. Plain text throughout: --help must be quick.

command-stockpile = Stockpile, the board game of insider trading: in the browser and in the terminal.
command-play = Play against bots in this terminal. Every answer is saved at once.
command-watch = Watch bots play a game.
command-bots = List the bots and the styles they can play in.
command-simulate = Let bots play many games and count wins, money and rounds.
command-replay = Show a recorded game move by move.
command-bench = Measure how fast the engine or a server is on this machine.

option-players = How many play, 2 to 5. Without it 4, or as many as the bots that are named one by one.
option-preset = What is switched on: first-game (nothing), classic (the investors of the base game), advanced (that on the advanced board), epic (everything but investor bidding).
option-module = A module besides those of the preset: bonds, commodities, dice, strategies, first_player_card, investors, investor_bidding, advanced_board. Can be given several times.
option-sets = Which investors can be dealt: B (base game), CC (Continuing Corruption), II (Illicit Investments), PP (promo), with commas between.
option-board = Which board: standard or advanced. The same as --module advanced_board.
option-bots = Which bots play: one name for all, or one for each seat, with commas between; with a style broker:bold, with a budget shark@400 (playouts) or shark:bold@100ms. `stockpile bots` lists them.
option-lab-bots = Which bots play, one for all seats or one for each, with commas between: NAME, NAME:STYLE, NAME@BUDGET or NAME:STYLE@BUDGET. A budget is a number of playouts (shark@400) or milliseconds (shark:bold@100ms). `stockpile bots` lists names and styles, those for measuring too.
option-usual-bots = broker, and random in all other seats
option-seed = A number that decides every shuffle. The same number gives the same cards.
option-first = The seat that begins, counted from 0; in play you are seat 0. In simulate the bot named at that place, wherever it sits. Without it the lot decides. The cards of a seed stay the same.
option-content = Figures of your own box: a folder with files that are laid over ours.
option-saved = A saved game to go on with.
option-resume = Go on with a saved game: the one in FILE, or else the last one that is not over.
option-delay = Seconds to wait after each answer. Without it 0.6 at a terminal, else none.
option-games = How many games.
option-jobs = How many processes play. The result is the same whatever the number.
option-json = Print JSON, one object a line, for other programs.
option-record = A game that was recorded.
option-seat = Show only what this seat saw. Seats are counted from 0.
option-to = Stop after so many answers.
option-interpreted = Measure the Python sources, even if they are compiled.
option-beside = Measure random play beside that of another library, in one run: openspiel (its hearts, which is C++).
option-version = Show the version.
