## What --help shows. Plain text throughout: --help must be quick.

command-stockpile = Stockpile, the board game of insider trading: in the browser and in the terminal.
command-play = Play against bots in this terminal. Every answer is saved at once.
command-watch = Watch bots play a game.
command-bots = List the bots and the styles they can play in.
command-simulate = Let bots play many games and count wins, money and rounds.
command-replay = Show a recorded game move by move.
command-bench = Measure how fast the engine is on this machine.

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
option-version = Show the version.


## What Typer says by itself: the frame of --help, and what is wrong with a command. Reasons come without a full
## stop. The frame stays plain text: help must be quick.

usage-usage = Usage:
usage-options-here = [OPTIONS]
usage-command-here = COMMAND [ARGS]...
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-help = Show this help.
usage-required = [required]
usage-default = default

usage-no-option = there is no option { $option }
usage-no-option-but = there is no option { $option }; perhaps one of these is meant: { $others }
usage-no-command = there is no command { $name }
usage-no-command-but = there is no command { $name }; perhaps one of these is meant: { $others }
usage-no-argument = { $name } is missing
usage-option-missing = the option { $name } is missing
usage-extra = this is too much: { $words }
usage-value-missing = after { $option } a value is missing
usage-value-extra = { $option } takes no value
usage-unreadable = { $option } cannot be { $file }: it may not be read
usage-whole = { $option } is a whole number, not { $given }
usage-number = { $option } is a number, not { $given }
usage-least = { $option } is at least { $limit }, not { $given }
usage-most = { $option } is at most { $limit }, not { $given }


## A person's game in the terminal.

play-welcome = You play against { $others }.
play-pause = Enter goes on to the next round>
play-earlier = { $count ->
    [one] ... and one line before (l shows all)
   *[other] ... and { $count } lines before (l shows all)
}
play-saved = The game is saved: { $path }
play-kept = The game is kept: { $path }
play-command = { "" }  { $command }
# Questions with only one answer are not asked.
play-bot-fault = The bot { $bot } { $fault }: the broker answered in its place.
play-automatic = Only one answer was possible for you, so it was given: { $answer }.

standing-place = Place
standing-player = Player

replay-answer = { $seat }: { $answer }.

watch-players = At the table: { $names }. The same game again: { $again }


## The table in the terminal. Titles of columns are short: a line has 80 places.

table-now = Round { $round } of { $rounds }: { $phase }
table-net-worth = Your worth { $worth }
table-cards-gone = Deck { $deck }, gone: Boom { $booms }, Bust { $busts }, fees { $fees }
table-board = { $board } board
table-market = Market
table-piles = Piles
table-players = Players
table-company = Company
table-track = Price
table-you-hold = You hold
table-worth = Worth
table-forecast = Forecast
table-gone = Gone
table-pile = Pile
table-bids = { "" } Bids
table-meeple = Meeple
table-cards = Cards
table-player = { "" }  Player
table-money = Money
table-regular = Cards
table-known = Known
table-split = Split
table-unpaid = Unpaid
table-odds = 1 in { $count }
table-forecast-yours = secret
table-forecast-open = open
table-forecast-left = for sure


## Running a server: what its operator may set, copies of its database, and what guests are told of it.

command-backup = Copy the database into a new file while the server runs.

option-keep-finished = After so many days, games that are over become record files in the folder of --archive and leave the database. Without it they stay for ever.
option-archive = The folder for games that --keep-finished puts away. Without it, archive beside the database. Only you may read it.
option-tables-per-guest = How many tables that wait or run a guest may be the host of. Without it 50.
option-metrics-token = Whoever shows this token may read /metrics from anywhere. Better in the variable STOCKPILE_METRICS_TOKEN: others on this machine can read command lines.
option-metrics-from = Addresses that may read /metrics, as 10.0.0.0/8. Can be given several times. Without it, this machine alone.
option-metrics-port = A port at which nothing but /health and /metrics is answered; with several workers each has its own, counted from here.
option-metrics-host = The address at which --metrics-port listens.
option-log = How the log is written on standard error: text, or json, one line an event.
option-log-addresses = Name the addresses of clients in the log.
option-backup-file = The new file.
option-backup-database = The database that is copied, as serve gets it; without it the file in your data folder.

backup-running = Copying the database
backup-size = { $size } MB
backup-stopped = Stopped; nothing was kept.
backup-done = The copy is { $file }: { $size } MB, looked through and whole. It holds all secrets of the database: keep it where only you can read it.
backup-restore-sqlite = To bring it back: stop the server, remove { $file } and what lies beside it as -wal and -shm, and copy { $copy } to { $file }.
backup-restore-postgresql = To bring it back: stop the server, then pg_restore --clean --if-exists --no-owner --dbname={ $database } { $copy }

error-backup-exists = { $file } is there already, and nothing is written over. Name a new file.
error-backup-missing = There is no database { $file }. Name the one that the server uses with --database.
error-backup-file = { $file } cannot be written: { $reason }.
error-backup-failed = The database cannot be copied: { $reason }.
error-backup-no-pg-dump = A PostgreSQL database is copied with pg_dump, which is not here. Install PostgreSQL's client programs, or run this where they are.
error-log = There is no log of the kind { $log }; there are: { $logs }.
error-archive-when = --archive says where finished games go, but not when. Add --keep-finished DAYS.
error-metrics-token = The token for /metrics must have { $shortest } signs or more, plain ones without spaces.
error-metrics-from = { $network } is no network of addresses. Name one as 10.0.0.0/8 or a single address.
error-metrics-port = The port for /metrics cannot be had at { $reason }. Choose another with --metrics-port.

server-not-shown = Only who runs this server may see that.
server-too-many-tables = You have { $most } tables that wait or run, and more are not allowed here. Play one to its end, or leave one.

web-going-down = The server restarts and is back in a moment ...
privacy-archived = Games that have been over for { $days ->
    [one] a day
   *[other] { $days } days
} are taken out of this list and kept as files by whoever runs this server, with the names of the players. Only they can read these files. Deleting what is kept of you here does not reach them: ask for it.


## `stockpile house`: how a server fares. What --help shows is plain text.

command-house = Show how a running server fares: tables, connections, rates and times, live.
option-house-url = A server, or the metrics port of a worker. Can be given several times.
option-house-token = The token that the server was given with --metrics-token; without it the variable STOCKPILE_METRICS_TOKEN.
option-house-every = Seconds between two looks.
option-house-once = Show it once and end.

house-title = Stockpile
house-together = together
house-playing = Tables with a game
house-waiting = Tables that wait for players
house-over = Tables whose game is over
house-guests = Guests at tables
house-players = Connections of players
house-watchers = Connections of watchers
house-connections = Connections in all
house-answers = Answers stored
house-bot-answers = Answers of bots
house-refusals = Refused
house-answer-time = Answer stored, p50 · p99
house-store-time = Database, p50 · p99
house-lag = Late by, p99
house-thoughts = Thoughts that wait
house-thought-time = Bots think, p50 · p99
house-granted = Time that bots get
house-memory = Memory
house-processor = Processor
house-number = { $number }
house-a-second = { $number }/s
house-milliseconds = { $number } ms
house-two-times = { $first } · { $second } ms
house-megabytes = { $number } MB
house-silent = { $server } does not answer.
house-going-down = { $server } goes down.

error-house-silent = Nothing answers at { $url }: { $reason }. Start a server, or name another with --url.
error-house-denied = The server at { $url } does not show you how it fares. Ask on its own machine, or with --token.
error-house-other = At { $url } there is no Stockpile server that tells how it fares (status { $status }).
error-house-url = { $url } is no address. Name one as http://127.0.0.1:8765


## `stockpile move-database`: a house from one database into another.

command-move-database = Copy a house into another, empty database, SQLite or PostgreSQL, and check that all of it arrived.
option-move-source = The database to copy, such as sqlite:////folder/tables.sqlite; no server may be using it.
option-move-target = The empty database to copy to, such as postgresql://user@host/name.
moved-whole = Done and checked: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } of { $source } { $rows ->
        [one] is
       *[other] are
    } now in { $target } as well.
error-move-address = This is no address of a database. Write it like sqlite:////folder/tables.sqlite or postgresql://user@host/name.
error-move-kind = { $url } cannot be moved: only files of SQLite and databases of PostgreSQL can.
error-move-missing = There is no house in { $url }. Name the database that a server has used.
error-move-same = Both addresses are the same database. Name another one to move to.
error-move-busy = Somebody uses { $url }. Stop every server there, and whatever else is connected, then try again.
error-move-opening = { $url } cannot be opened: { $reason }.
error-move-newer = { $url } was made by a newer Stockpile. Update this one first.
error-move-filled = { $url } is not empty. Name a database without any tables or rows.
error-move-row = Row { $key } of the table "{ $table }" does not fit: { $reason }. Nothing was moved; mend or delete that row, then try again.
error-move-different = The rows of the table "{ $table }" did not arrive as they were sent. Nothing was kept of the move; try again, and look after disk and memory of both machines.
error-move-stopped = Broken off: { $url } is as empty as before.


option-workers = Processes that serve together. More than one needs PostgreSQL.
error-workers-sqlite = Several workers need PostgreSQL: an SQLite file is written by one process at a time. Name one with --database postgresql://user@host/name, or leave --workers out. "stockpile move-database" takes the games along.
error-workers-seed = With --seed tables are dealt in the order in which they are set up, and several workers have no such order. Leave out --seed or --workers.
error-workers-fail = The workers end as soon as they are started. What they said is above; with --workers 1 it is easier to find out why.
error-database-driver = For PostgreSQL a library is missing here. Install it from your clone of Stockpile: pip install '.[postgres]'
error-database-kind = Stockpile knows SQLite and PostgreSQL. Name one: --database sqlite:////folder/tables.sqlite or --database postgresql://user@host/name


## The laboratory's commands. The first five are shown by --help and stay plain text.

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


## Many games of bots.

simulate-playing = Playing
simulate-bot = Bot
simulate-wins = Wins
simulate-rate = Win rate
simulate-interval = 95% sure
simulate-money = Money
simulate-place = Place
simulate-games = { $games ->
    [one] One game
   *[other] { $games } games
} of { $players } players on the { $board } board, { $rounds } rounds and about { $decisions } decisions each; { $rate } games a second. The same games again: { $again }
simulate-faults = { $count ->
    [one] The broker answered once for { $bot }, which { $first }.
   *[other] The broker answered { $count } times for { $bot }, which failed; the first time it { $first }.
}
simulate-interrupted = Stopped after { $games } of { $asked } games.


## Tournaments. Those shown by --help come first and stay plain text.

command-tournament = Let bots play every deal in every seating, so that luck cancels, and tell who is how strong.
option-deals = How many deals. Each is played once in every seating.
option-seatings = Who sits where: all (every different order of the bots) or rotations (everybody moves a seat on, neighbours stay).
option-on = Where the games are played: processes of this machine, or ray. A Ray cluster is named by RAY_ADDRESS; without it, one is started here. The result is the same. It comes with the extra ray.
option-timings = How long the bots thought. Without it, the same command always prints the same, unless bots think by the clock.
option-journal = A file that keeps every game as it ends. The same command with the same file goes on where it stopped.
option-csv = Write a line for every seat of every game to this file, with commas between.
option-parquet = The same as Parquet. It needs pyarrow, which comes with the extra parquet.
option-html = Write a page for the browser, with plots, to this file. It needs nothing else.

tournament-wins = Wins
tournament-ms = ms
tournament-p95 = p95
tournament-rating = Rating
tournament-games = { $games ->
    [one] One game
   *[other] { $games } games
} of { $players } players on the { $board } board: { $deals ->
    [one] one deal
   *[other] { $deals } deals
} in { $seatings ->
    [one] one seating
   *[other] { $seatings } seatings
}. A fair share of wins is { $fair }. The same again: { $again }
tournament-times = { $visitors ->
    [0] The times are CPU time for a decision, the mean and what 95% stay below.
   *[other] The times are CPU time for a decision, the mean and what 95% stay below. Those of bots from other packages are by the clock, until the answer is there: they think in processes of their own.
}
tournament-interrupted = Stopped after { $deals } of { $asked } deals. Only whole deals count.

error-seatings = There are no seatings { $seatings }. Use --seatings { $known }.
error-no-parquet = Parquet needs a library that is not installed. Install it from your clone of Stockpile: pip install '.[parquet]'. Or use --csv.
error-file = { $file } cannot be used: { $reason }.
error-no-ray = Ray is not installed. Install it from your clone of Stockpile: pip install '.[ray]'. Or leave out --on ray.
error-no-cluster = No Ray cluster answers and lets us in at { $address }. Check RAY_ADDRESS and RAY_AUTH_TOKEN, or leave out RAY_ADDRESS to play on this machine.
error-on = Nothing is played on { $on }. Use --on { $known }.

report-title = Tournament: { $bots }
report-heading = Tournament
report-games-line = { $games ->
    [one] One game
   *[other] { $games } games
} of { $players } players on the { $board } board: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, each in { $seatings ->
    [one] one seating
   *[other] { $seatings } seatings
}. Shares and money are for one game and one seat.
report-games = Games
report-ms-mean = ms, mean
report-ms-p95 = ms, 95% below
report-wins = Share of wins
report-wins-note = With the interval that holds the true share in 95 of 100 such tournaments. The dashed line is a fair share, { $fair }.
report-wins-label = { $bot } wins { $share }, between { $low } and { $high }
report-money = Money in the end
report-money-note = How often each amount was reached; what was most often is highest. The line is the mean.
report-money-label = { $bot } has { $money } on average
report-times = Time for a decision
report-times-note = { $visitors ->
    [0] Milliseconds of CPU time where there was a choice. The line is the mean; 95% stay below the dashed one.
   *[other] Milliseconds of CPU time where there was a choice; for bots from other packages by the clock, until the answer is there. The line is the mean; 95% stay below the dashed one.
}
report-times-label = { $bot } takes { $mean } milliseconds on average, and less than { $most } in 95% of decisions
report-no-times = Times were left out.
report-ms = { $ms } ms
report-seats = Share of wins by seat
report-seats-note = Who begins is drawn by lot in every deal.
report-seat = Seat { $seat }
report-again = The same again:
report-made = Made by Stockpile { $version }.


## Games of bots that are kept as records. The first two are shown by --help and stay plain text.

option-record-to = Keep the game in this new file, as far as it goes; `stockpile replay` shows it.
option-records = Keep every game in this folder, a file each; `stockpile replay` shows them. The folder is made if there is none.

keeping-file = The game is kept: { $file }
keeping-file-so-far = The game is kept as far as it went: { $file }
keeping-folder = The games are kept in { $folder }, a file each. To see one: stockpile replay FILE

# Of several at a table with the same name, with the number of the seat.
seat-namesake = { $name } #{ $seat }

error-keep-exists = { $file } is there already, and nothing is written over. Name a new file.
error-keep-folder = Games cannot be kept in { $folder }: { $reason }. Name a folder that you may write to.
error-keep-other = { $file } is there already and is not the whole record of this game. Name another folder, or move what is there.


## The balance report. Those shown by --help come first and stay plain text.

command-balance = Measure the balance of the game: seats, investors, strategy cards, purchases, modules, and the starting money that makes investors equal.
option-balance-part = Measure one part only. Can be given several times: seats, investors, played, held, purchases, modules, luck, money.
option-balance-deals = How many deals of every kind of game. Without it each part has as many as it needs for a fair idea.
option-balance-bots = Who plays, in all seats: NAME or NAME@BUDGET. Without it a broker, and for the play of strategy cards a shark.
option-balance-quick = A small form that takes seconds: for a look, not for conclusions.
option-balance-journals = A folder that keeps every deal as it ends. The same command with the same folder goes on where it stopped.
option-balance-html = Write a page for the browser, with plots, to this file. It needs nothing else.
option-balance-csv = Write a line for every figure to this file, with commas between.

balance-playing = Playing: { $part }
balance-written = The page is in { $file }.
balance-again = The same again: { $again }
error-balance-part = There is no part { $part }. Use --part { $known }.
error-balance-visitor = { $bot } comes from another package. Balance is measured with bots whose every answer is their own: name one of ours with --bots.
error-balance-one-bot = The same bot plays in all seats. Name one with --bots, not { $bots }.
error-journals = { $folder } is no folder. Name one for --journals, or a path where one can be made.

balance-title = The balance of Stockpile
balance-heading = What is too strong, and what is too weak
balance-lead-line = Measured over { $deals ->
    [one] one deal
   *[other] { $deals } deals
} by bots that play all seats, with figures { $content }. An interval holds the true figure in 95 of 100 such reports; a figure without one was seen too seldom to say.
balance-interrupted = This report was stopped before it was done. What is here is of the deals that were played.
balance-short = In short
balance-numbers = All numbers
balance-line = { $name }: { $value }, between { $low } and { $high }
balance-base = base game
balance-epic = everything in play
balance-surely-strong = Surely too strong: { $names }.
balance-surely-weak = Surely too weak: { $names }.
balance-surely-none = Of none can it surely be said that it is too strong or too weak: all intervals reach into what is fair.
balance-what = What
balance-game = Game
balance-deals = Deals
balance-looks = Looks
balance-win-share = Wins
balance-lead = Lead
balance-investor = Investor
balance-card = Card
balance-points-note = Points of a hundred above or below a fair share of wins, which is the dashed line. The bar is the interval.
balance-dollars-note = Dollars of the final count by which the lead over the others changes. The dashed line is nothing, the bar the interval.

balance-seats = Who goes first
balance-seats-how = Every deal is begun by every seat once, so what lies where is the same for all. The places are those of the first round.
balance-seats-game = Share of wins by place: { $game }
balance-seats-summary = The place that matters most: with { $players } players ({ $game }), number { $place } in turn order wins { $share } ({ $low } to { $high }); fair would be { $fair }.
balance-seat = { $players } players, number { $place }
balance-seat-in = { $game }, { $players } players, number { $place }
balance-seats-caption = Share of wins and lead in money, by place in the first round's turn order

balance-investors = Investors
balance-investors-how = Nobody chooses: investors are drawn by lot, and in each deal every one of them sits in every seat once. So it is the ability and its money that are measured, and not a bot's taste.
balance-investors-epic = Everything in play, three to five players
balance-investors-summary = { $best } is { $surely ->
    [above] surely too strong
   *[other] the strongest
}, { $more } points from fair, and { $worst } the weakest, { $less }. { $inside } of { $all } are within { $within } points of fair.
balance-of-players = { $players } players
balance-lead-of-players = Lead, { $players }
balance-investors-caption = Share of wins in percent with everything in play, by number of players, and the lead over the others in dollars
balance-modules-beside-caption = Points from a fair share of wins beside each module alone, the mean over three to five players

balance-played = Strategy cards, well played
balance-played-how = Whenever { $bot } chose to play a card, the game was played on twice from there with the same future: with the card, and with a blank in its place that costs nothing, does nothing and takes the turn's play. What the player's lead over the others was more in the end is what the card was worth. That was tried in many futures.
balance-played-note = Dollars of the final count. Between the dashed lines, { $cheap } and { $dear }, is where a card should be. A dollar early in the game is worth two or three at its end: that is in it.
balance-played-summary = { $best } is worth { $most } dollars when well played{ $surely ->
    [above] , surely too much
   *[other] {""}
}, { $worst } { $least }. { $inside } of { $all } cards lie between { $cheap } and { $dear }.
balance-played-caption = What a card was worth to who played it: in the end, and as expected when the round was over
balance-plays = Plays
balance-worth = Worth
balance-expected = Expected
balance-own-money = Own money
balance-round = Round

balance-held = Strategy cards in hand
balance-held-how = Hands are dealt and put back by lot. Each deal is played once as it is and once for every seat with a blank instead of one of its cards. The difference is what it is worth to have that card when the first round begins, with all the rounds in which no moment for it comes.
balance-held-summary = The best card to hold is { $best } ({ $most } dollars), the worst { $worst } ({ $least }).
balance-held-caption = What a card was worth to who held it when the first round began

balance-purchases = Bonds, commodities, taxes
balance-purchases-how = From the moment somebody could buy a bond, the game was played on with one and with none. From the moment somebody had taken a commerce card, it was played on with it and without it. A bond costs money that could bid; a tax card takes more than it says, for nobody bids for it.
balance-purchases-summary = Worth most: { $best } ({ $most } dollars). Worth least: { $worst } ({ $least }).
balance-purchases-caption = What a purchase was worth to who had it
balance-bonds = A bond, by the rounds to come
balance-commodities = A commodity, by its place in a set
balance-taxes = A tax card, by how many there are
balance-bought-bond = { $count ->
    [one] a bond in the last round
   *[other] a bond with { $count } rounds to come
}
balance-bought-commodity = { $count ->
    [1] a commodity, the first
   *[other] a commodity, kind number { $count }
}
balance-bought-double = a commodity one has already
balance-bought-tax = { $count ->
    [1] a tax card, the first
   *[other] tax card number { $count }
}

balance-modules = What each module does
balance-modules-how = The base game, every module alone (investor bidding with investors, which it needs) and everything together. Minutes are reckoned: { $choice } seconds for every decision that has a choice, and { $round } for the handling in each round. A comeback is a win by somebody who did not lead at half time, everything counted as if the game ended there.
balance-modules-summary = The longest game: { $longest }, about { $minutes } minutes, where the base game takes { $base }. Most comebacks: { $game }, where { $behind } of wins go to somebody who did not lead at half time.
balance-comebacks = Wins by somebody who did not lead at half time
balance-comebacks-note = Percent of all wins. The bar is the interval.
balance-modules-caption = Length, money and comebacks, three to five players together
balance-modules-players-caption = The same by number of players

# Luck.
balance-luck = How much of a win is luck
balance-luck-how = Four players of different strength: two interns, a clerk and a broker, who change seats from deal to deal. The coach reckons what every card, pair and die did to everybody’s chances; the share of luck is the part of who wins that goes with it. The rest is how they played.
balance-luck-summary = Most of it: { $most }, where luck explains { $high } of who wins; least: { $least }, where it explains { $low }.
balance-luck-few = Too few deals were played to say anything about it.
balance-luck-note = Percent of who wins. The bar is the interval.
balance-luck-share = Share of luck
balance-luck-caption = The share of luck with each module, four players
balance-game-of = { $game }, { $players } players
balance-choices = Choices
balance-minutes = Minutes
balance-money = Money
balance-spread = Spread
balance-from-behind = Not first
balance-from-last = Last

balance-even = Money that makes investors equal
balance-money-how = What an investor wins was measured, and how much a dollar more or less changes it: { $slope } points of a hundred for each starting dollar. From both follows the money with which everybody would win a fair share. That money was tried, corrected, and then played with in new deals.
balance-money-note = Points from a fair share of wins, the mean over three to five players with everything in play: the dot with today's money, the square below it with the money worked out. Behind each, the money before and after. Between the dashed lines, { $within } points either way, is what we call fair.
balance-money-summary = With today's money { $before } of { $all } investors are within { $within } points of fair; with the money worked out { $after }.
balance-money-line = { $name }: with { $money } dollars { $before } points from fair, with { $even } dollars { $after }
balance-money-value = { $money } → { $even }
balance-money-caption = Starting money as it is and as it would be equal, with points from a fair share of wins
balance-mark = Mark
balance-money-now = Money
balance-money-even = Equal
balance-gap = Points

balance-method = How this was measured
balance-method-deals = The games of one deal have the same cards, dice and first player; what is compared changes seats within the deal, so that luck cancels. All follows from the seed: the same command gives the same page, on one machine or many.
balance-method-interval = A deal is one observation. Intervals are Student's over deals, for shares of wins Wilson's.
balance-method-worth = Worth is counted in the lead: own money less what the others have in the mean. A card that gives everybody the same is worth nothing by that count, and one that takes from all others is worth what they lose.
balance-method-not = What this does not say: how people play. Bots bid soberly and forget nothing; an ability that bluffs or bores is measured here by money alone. Nor does it say whether something is fun.
balance-played-by = { $part }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, played by { $bot }


## The command that measures.

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
