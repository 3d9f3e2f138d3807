## What went wrong, in one line that says what to do. Reasons come without a full stop.

cli-version = stockpile { $version }

error-line = stockpile: { $reason }
error-usage = stockpile: { $reason }. Help: { $command }
error-work-lost = Processes ended several times over the same piece of work. Perhaps there is too little memory: try fewer at once.
error-board = There is no board { $board }. Use --board { $boards }.
error-bot-count = { $given ->
    [one] One bot is named
   *[other] { $given } bots are named
}, and this table has { $needed } seats for bots. Name one for all, or one for each.
error-bot-missing = A name is missing in --bots '{ $bots }'. Name one bot for all seats, or one for each, with commas between.
error-no-terminal = play needs a terminal to type in. Start it in one, or use: stockpile watch, stockpile simulate.
error-nothing-saved = There is no game to go on with in { $folder }. Start one: stockpile play
error-two-boards = The advanced board is switched on already. Leave out --board standard, or choose another --preset.
error-sets-without-investors = Investor sets need investors. Add --module investors, or leave out --investor-set.
error-no-sets = No investor set is named. Use --investor-set with some of: { $sets }.
error-resume-options = A saved game has its own players, modules and cards. Leave out --players, --preset, --module, --investor-set, --board, --seed and --first.
error-seat = There is no seat { $seat } in this game. Use --seat 0 to { $last }.
error-first = There is no seat { $seat } at this table to begin. Use --first 0 to { $last }, or leave it out for the lot.
error-folder = Games cannot be kept in { $folder }: { $reason }. Make that folder, or set XDG_DATA_HOME to one of yours.


## What is wrong with a bot, by its kind; and how one came to lose an answer, as a sentence about it says it.

trouble-unknown = There is no bot { $name }; there are: { $names }.
trouble-gone = There is no bot { $bot } any more.
trouble-no-styles = { $bot } cannot play '{ $style }': it has no styles.
trouble-no-such-style = { $bot } cannot play '{ $style }'; there are: { $known }.
trouble-style-missing = '{ $text }' names no style after the colon.
trouble-bad-budget = '{ $text }' is no budget: write a number of playouts (400) or a time (100ms, 1s).
trouble-no-budget = { $bot } takes no budget: it does not think longer when it may. Leave out @{ $budget }.
trouble-name-is-ours = Bot '{ $bot }' of { $package } is left out: the name is one of ours.
trouble-name-is-taken = Bot '{ $bot }' of { $package } is left out: { $other } has a bot of that name.
trouble-bad-name = Bot '{ $bot }' of { $package } is left out: a name has up to 16 small letters, digits and hyphens, a letter first.
trouble-not-loaded = Bot { $bot } of { $package } cannot be loaded: { $error }.
trouble-no-class = Bot { $bot } of { $package } is no bot: { $value } is not a class with a method decide.
trouble-not-made = Bot { $bot } cannot be made: { $error }.
trouble-bad-thinks = Bot { $bot } cannot play with thinks = { $value }: write a budget with a number above 0, thinks = Budget(milliseconds=100), or leave it out.
trouble-bad-hears = Bot { $bot } cannot play with hears = { $value }: write hears = True, or leave it out.
trouble-lost = Bot { $bot } cannot be made: it took too long, or ended its process.
trouble-busy = Bot { $bot } cannot be had now, too many wait. Try again in a moment.

fault-raised = raised { $error } ({ $file }, line { $line })
fault-raised-oddly = raised an error that cannot be looked at
fault-no-answer = answered with something that is no answer
fault-not-offered = gave an answer that was not offered
fault-not-sent = gave something that no process can hand to another
fault-too-long = took too long
fault-ended = ended its process
fault-lost = took too long, or ended its process
fault-given-up = took too long or ended its process too often, and is not asked any more
fault-cannot-play = cannot play ({ $why })


## What the server refuses, each under its code, and what `serve` says.

server-bad-request = The request makes no sense to the server: { $detail }.
server-bad-message = The message makes no sense to the server: { $detail }.
server-bad-name = A name has 1 to 24 letters, on one line, and all of them can be seen.
server-name-is-you = In one of the languages here that word means the reader. Choose another name.
server-bad-chat = A line of chat is one line of 1 to 400 signs that can be seen.
server-bad-config = This game cannot be set up: { $reason }.
server-bad-first = Seat { $seat } cannot begin: this table has seats 0 to { $last }.
server-bad-record = The record cannot be read: { $reason }.
server-no-guest = Tell your name first.
server-no-such-table = There is no such table, or it is gone.
server-no-such-seat = This table has no such seat.
server-bot-budget = At a table the server says how long a bot thinks. Leave out @{ $budget }.
server-no-such-bot = There is no bot { $name }; there are: { $names }.
server-no-such-answer = No answer reads or is numbered { $answer }.
server-no-such-record = That record is not open here any more. Open the file again.
server-no-such-moment = The game has { $last } answers, not that many.
server-no-such-language = There is no catalogue in that language.
server-no-such-lesson = There is no such lesson.
server-no-such-method = That cannot be done with this address.
server-not-found = There is nothing at this address.
server-not-your-seat = That is not your seat.
server-not-the-host = Only who set up the table may do that.
server-not-begun = The game has not begun yet.
server-not-over = The game is not over yet.
server-not-asked = It is not your turn.
server-asks-all = At this table everybody is asked about dividends: that is its rule.
server-basket = These answers do not belong together, so none counts. Send them one by one.
server-has-begun = The game has begun already.
server-game-over = The game is over.
server-seats-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
server-seat-taken = Somebody sits there already.
server-no-free-seat = No seat is free at this table.
server-invited-only = That seat is kept for somebody with the invitation.
server-early = The game has only { $now } answers so far: that number is not reached yet.
server-late = The game has { $now } answers by now: that question has been answered.
server-damaged-table = This table is damaged in the database and cannot be opened. All others go on.
server-busy-reading = Too many games are being read at the moment. Try again in a few seconds.
server-cannot-store = The database does not answer, so nothing was done. Try again in a moment.
server-too-fast = That was too much at once. Wait a moment.
server-too-many = Too many are connected. Try again later.
server-too-many-mistakes = Too many messages were refused.
server-too-big = That message is too big: at most { $most } bytes.
server-too-big-request = That is too big.
server-too-many-chunks = The request comes in too many pieces: at most { $most }.
server-head-too-long = The head of the request is too long: at most { $bytes } bytes and { $headers } headers.
server-too-slow = That took too long. Ask again.
server-no-request = That is no request that a server of web pages understands.
server-bad-text = A message is text in UTF-8.
server-foreign-host = This server does not answer to that name. See the page on hosting.
server-foreign-origin = Only pages of this server may do that.
server-error = Something went wrong in the server. Load the page anew and see how things stand.
server-no-web = The pages of the browser table were not built into this package; build it with Node at hand: make setup.

command-serve = Open a table in the browser, for you, your friends and bots.
option-host = Address to listen at; the default is this machine alone.
option-port = Port to listen at; 0 takes any that is free.
option-share = Let others in the local network join: prints a link and a QR code for phones.
option-database = Where games are kept, as a database URL; the default is a file in your data folder.
option-open = Open the browser.
option-origin = Origin of a reverse proxy in front, such as https://stockpile.example.org; may be given more than once.
option-pause = Seconds that a bot takes for an answer where people play, a third more or less. With 0 it answers as soon as it can, and shows how long it thought.
option-serve-seed = A number that decides every shuffle of every table: for demonstrations and tests. Never for a real game: who knows it knows every card.
option-unlimited = Without limits on rates and connections, for measuring.
serve-ready = Stockpile is at { $link }
serve-share = Friends in your network open { $link }
serve-stop = Ctrl-C stops the server; every game is kept.
error-port = Port { $port } at { $host } is taken{ $ours ->
    [yes] {" "}by a Stockpile server: open { $link }
   *[no] . Choose another: --port 0 takes any that is free.
}
error-address = { $host } is not an address of this machine: { $reason }.
error-database-busy = Another Stockpile server uses { $file }. Stop it first, or give another --database.
error-database = The database cannot be opened: { $reason }.
error-database-newer = The database { $url } was made by a newer Stockpile. Update this one, or choose another with --database.
error-database-memory = A database in memory would lose every game. Name a file: --database sqlite:////folder/tables.sqlite
error-origin = { $origin } is not an address under which a page is seen. Use for example --origin https://stockpile.example.org
error-no-network = No local network was found to share the table in. Connect to one, or give --host.


## The deal that can be checked: what the server refuses while it goes on, and what `stockpile verify` says of a record.

server-dealing = The cards are being dealt: seats can be changed when that is over.
server-deal-late = This part of the deal is over: it goes on without that number.
server-deal-step = It is not the moment for that: the cards are not being dealt, or that step has not come yet.
server-deal-changed = This seat has sealed another number already.
server-deal-mismatch = That is not the number that this seat has sealed.
server-no-deal = Nothing can be proven of this deal: it was a lesson, it was dealt with the server’s --seed, or it is older than such deals.

command-verify = Check the deal of a recorded game: work out every deck again.
option-kept = What you kept of the deal: the file that the page or your program wrote. Only with it can a deal be proven.

verify-proven = Proven, with one limit: every deck follows from numbers that were sealed before any was shown, { $seats } among them, and all is as it was kept.
verify-consistent = Consistent: every deck follows from the numbers in the file. Whether they were sealed before the game, only who took part in the deal can say: add what was kept with --kept.
verify-consistent-kept = Consistent: every deck follows from the numbers in the file, and all is as it was kept. None of the numbers is yours, so it is not proven to you.
verify-none = Not proven: there is no deal in this record. It was dealt with a seed or for a lesson, it is older than such deals, or it was not played at a server.
verify-limit-proven = { $count ->
    [one] What this does not show: that the server had no choice. It sees the player’s number before it deals, and can leave it out. So it could choose between two deals.
   *[other] What this does not show: that the server had no choice. It sees the { $count } numbers of the players before it deals, and can leave out any of them. So it could choose among { $deals } deals.
}
verify-limit-consistent = What this does not show: that the server had no choice. It sees the numbers of the players before it deals, and can leave out any of them.
verify-broken = Does not fit: { $count ->
    [one] one thing is not as it should be.
   *[other] { $count } things are not as they should be.
}
verify-earlier = { $count ->
    [one] The deal of this table was begun once before, and broken off.
   *[other] The deal of this table was begun { $count } times before, and broken off.
} A server could also do that to get other cards.
verify-seat-revealed = { $seat }: sealed a number and showed it.
verify-seat-withheld = { $seat }: sealed a number that is not in the deal. Either it was not shown in time, or the server left it out. Whoever did that could choose between two deals.
verify-seat-absent = { $seat }: added no number.

verify-fault-config = The deal was made for a game with other players, modules or investor sets than the record’s.
verify-fault-figures = The deal was made for figures { $stated }, and the record was played with { $played }.
verify-fault-server = The server’s number is not the one that it had sealed together with the statement.
verify-fault-share = { $seat }: the number that was shown is not the one that was sealed.
verify-fault-uncommitted = { $seat }: a number was shown, and none was sealed.
verify-fault-cards = { $deck }, place { $place }: played with { $played }, and the deal gives { $drawn }.
verify-fault-cards-round = { $deck }, round { $round }, place { $place }: played with { $played }, and the deal gives { $drawn }.
verify-fault-kept-table = What was kept belongs to table { $kept }, and the record to table { $stated }.
verify-fault-kept-start = What was kept belongs to deal number { $kept } of the table, counted from 0, and the record to number { $stated }.
verify-fault-kept-statement = The statement is not the one that was kept: it was about another game, or about other seats.
verify-fault-kept-server = The server’s seal is not the one that was kept.
verify-fault-kept-commitment = { $seat }: the seal is not the one that was kept.
verify-fault-kept-reveal = { $seat }: the number that was shown is not the one that was kept.
verify-fault-kept-mine = { $seat }: the number is not the one that you drew.

verify-deck-first = The first player
verify-deck-shares = The starting shares
verify-deck-market = The market deck
verify-deck-dice = The dice
verify-deck-pairs = The information pairs
verify-deck-commerce = The commerce deck
verify-deck-investors = The investors
verify-deck-strategies = The strategy cards

error-kept = { $file } is not what a page or program keeps of a deal.
error-kept-version = { $file } is written in version { $version }; this program reads version { $ours }.


## Why a game cannot be set up so, and why cards and dice cannot have fallen so. Reasons come without a full stop.

wrong-config-players = 2 to 5 players can play, not { $players }
wrong-config-no-module = no module is called { $name }; there are: { $known }
wrong-config-no-set = no investor set is called { $name }; there are: { $known }
wrong-config-no-preset = no preset is called { $name }; there are: { $known }
wrong-config-bidding-alone = investor_bidding needs the investors that are bid on: add investors
wrong-config-few-investors = { $players } players are dealt { $needed } investors, the chosen sets and modules leave { $left }: add an investor set
wrong-config-types = players, modules and investor_sets are a number and two lists
wrong-config-one-name = { $what } are several names: [{ $names }], not { $names }
wrong-config-no-number = { $what } is a whole number, not { $number }

wrong-chance-no-card = the deck has no card of number { $card }
wrong-chance-few-cards = the deck has not that many cards of number { $card }
wrong-chance-shares = { $shares } starting shares for { $players } players
wrong-chance-share-of-none = a starting share of no company
wrong-chance-share-twice = two starting shares of one company
wrong-chance-dice-without = dice are given, and the game is played without them
wrong-chance-dice-rounds = dice for { $given } rounds, the game has { $rounds }
wrong-chance-pair-rounds = pairs for { $given } rounds, the game has { $rounds }
wrong-chance-pair-companies = round { $round }: not each company once among the pairs
wrong-chance-pair-forecasts = round { $round }: not this game's forecasts among the pairs
wrong-chance-first = no seat { $seat } to go first
wrong-chance-first-twice = given decks name the first player already
wrong-chance-market-deck = the market deck is not made of this game's market cards
wrong-chance-commerce-deck = the commerce deck is not made of this game's commerce cards
wrong-chance-investor-deck = the investor deck is not made of this game's investor cards
wrong-chance-strategy-deck = the strategy deck is not made of this game's strategy cards
wrong-chance-dice-count = round { $round }: { $given } dice instead of { $dice }
wrong-chance-die = round { $round }: a die cannot show that


## What is wrong with a record. What stands in quotation marks or is asked is given in the words of the record itself.

wrong-record-in-file = { $file }: { $reason }
wrong-record-at = line { $line }: { $reason }
wrong-record-no-file = there is no such file
wrong-record-folder = is a folder, not a file
wrong-record-closed = is not ours to open
wrong-record-no-folder = there is no such folder, or it is not ours to open
wrong-record-unread = cannot be read: { $reason }
wrong-record-unwritten = cannot be written: { $reason }
wrong-record-not-utf8 = not a Stockpile record: it is not UTF-8 text
wrong-record-empty = not a Stockpile record: nothing is in it
wrong-record-foreign = not a Stockpile record: it begins with { $start }
wrong-record-format = written in format { $given }; this program reads format { $format }
wrong-record-cut-off = the last line is cut off: every line ends with a line break
wrong-record-no-word = a word or a closed quotation is expected at { $words }
wrong-record-one-word = one word is expected after { $key }, not { $found }
wrong-record-no-name = a name in double quotes is expected, not { $word }
wrong-record-no-number = a number is expected, not { $word }
wrong-record-unknown = unknown word { $word }
wrong-record-unknown-in = unknown word { $word } in { $key }
wrong-record-missing = { $key } is missing before the first answer
wrong-record-twice = { $key } is given a second time
wrong-record-seen = only what one observer saw is in this record: it cannot be replayed
wrong-record-seen-by = { $key } is followed by a seat or { $spectators }, not by { $word }
wrong-record-preset = { $preset } stands for other modules or investor sets than the record names
wrong-record-no-module = { $key } belongs to the module { $module }, which is not in play
wrong-record-deal-seen = { $key } tells every card, and this record shows what one observer saw
wrong-record-deal = no deal is written so: { $reason }
wrong-record-name-line = a seat and a name in double quotes are expected
wrong-record-named = seat { $seat } has a name already
wrong-record-no-seat = there is no seat { $seat }
wrong-record-no-observer = there is no seat { $seat }, and spectators are number { $spectators }
wrong-record-names = { $names } names for { $seats } seats
wrong-record-bad-name = the name { $name } has control characters or line breaks in it
wrong-record-chance = chance cannot have fallen so: { $reason }
wrong-record-no-base = { $key } is missing: the version of the figures that this one differs from
wrong-record-other-figures = the figures below are content { $found }, not { $named }
wrong-record-no-figures = played with content { $version }, which is not one of ours: give the content folder it was played with
wrong-record-no-round = { $key } of round { $round } is expected here
wrong-record-words = { $key } has { $found } words, this game needs { $needed }
wrong-record-rounds = { $key } is given for { $found } rounds, this game has { $needed }
wrong-record-late-key = { $key } must stand before the first answer
wrong-record-no-said = an answer is expected, as in '{ $seat } bid: bid B 3'; the line may be cut off
wrong-record-after-set-up = nothing is expected after { $key }
wrong-record-round-0 = rounds are counted from 1
wrong-record-money = { $key } is followed by each seat's money
wrong-record-after-end = nothing may follow { $key }
wrong-record-other-round = it is { $here } here, not { $named }
wrong-record-not-over = the game is not over here: seat { $seat } is asked to { $question }
wrong-record-other-end = the game ends with { $money }, so it was another game
wrong-record-other-seat = seat { $seat } answers, but seat { $asked } is asked to { $question }
wrong-record-other-question = seat { $seat } is asked to { $asked }, not to { $question }
wrong-record-no-answer = no answer reads { $text }
wrong-record-answer = answer { $number }: { $reason }
wrong-record-refused = seat { $seat } is asked to { $question }; { $answer } is refused: { $reason }
wrong-record-over = the game is over: nothing is asked any more
wrong-record-beyond = there are { $answers } answers, so nothing stands after answer { $number }
wrong-record-seen-over = a game that is over is written whole, not as one observer saw it
wrong-record-first-answer = the first answer stands after { $heading }
wrong-record-round-order = { $heading } is out of order: they go from { $first } to { $last }
wrong-record-seen-count = { $answers } answers are in it, and what was seen after { $seen }
wrong-record-many-numbers = these are more numbers than a game has cards
wrong-record-no-plain-word = a word is expected, not { $word }
wrong-record-no-event = an event is expected after { $key }
wrong-record-event-facts = { $event } tells { $facts }
wrong-record-event-alone = { $event } tells nothing else
wrong-record-assignments = after the first two words each is NAME=VALUE, and no name comes twice
wrong-record-after-seen = no { $key } can follow what was seen
wrong-record-no-sees = { $sees } { $number } is expected here
wrong-record-unseen = what was seen then is missing: { $sees } { $number }
wrong-record-seen-lacks = { $name } is missing in what was seen
wrong-record-seen-other = this was seen by somebody else
wrong-record-no-table = only the answers that one observer saw are in this record: there is no table to show
wrong-record-never-seen = no seat of this game can have seen what is in it


## What is wrong with the transcript of a deal.

wrong-deal-otherwise = { $given } would be written { $written }
wrong-deal-no-line = { $line } is expected here
wrong-deal-no-key = { $key } and what it is are expected here
wrong-deal-no-number = a number is expected, not { $word }
wrong-deal-more = nothing is expected here any more
wrong-deal-missing = { $wanted } is missing after this line
wrong-deal-config = no game can be set up so: { $reason }
wrong-deal-no-config = { $key } is followed by players, modules and investor sets, as JSON
wrong-deal-seat = { $key }, the number { $seat }, human or bot, and who it is are expected here
wrong-deal-never-none = { $key } is never { $none }
wrong-deal-no-hex = 64 digits of hex are expected after { $key }, not { $word }
wrong-deal-cut-off = the last line is cut off


## What is wrong with figures of a user's own. Most follow the file and the key, so they begin with what that is.

wrong-figure-in-file = { $file }: { $reason }
wrong-figure-at = { $file }: { $key }: { $reason }
wrong-figure-no-folder = is not a folder; make it and put your own figures there, in { $names }
wrong-figure-no-files = has no content file; put your own figures there, in { $names }
wrong-figure-not-ours = is not one of our files: { $names }
wrong-figure-not-utf8 = is not UTF-8 text: see byte { $byte }
wrong-figure-not-toml = is not valid TOML: see line { $line }, column { $column }
wrong-figure-not-toml-end = is not valid TOML: it breaks off at the end
wrong-figure-not-toml-deep = is not valid TOML: a number in it is too long, or it is nested too deep
wrong-figure-unread = cannot be read: { $reason }
wrong-figure-no-version = is no version of our figures
wrong-figure-other-version = is what the database says of the figures { $version }
wrong-figure-missing = is missing
wrong-figure-unknown = is not known here; known are { $known }
wrong-figure-table = must be a table, not { $value }
wrong-figure-text = must be a text, not { $value }
wrong-figure-long-text = must be a text of one line, of at most { $most } characters
wrong-figure-truth = must be true or false, not { $value }
wrong-figure-one-of = must be one of { $known }, not { $value }
wrong-figure-exactly = must be { $exactly }, not { $value }
wrong-figure-whole = must be a whole number from { $low } to { $high }, not { $value }
wrong-figure-list = must be a list of { $size }, not { $value }
wrong-figure-list-between = must be a list of { $shortest } to { $longest }, not { $value }
wrong-figure-size = must be a list of { $size }, not of { $found }
wrong-figure-size-between = must be a list of { $shortest } to { $longest }, not of { $found }
wrong-figure-rise = must rise from each to the next, not { $values }
wrong-figure-fall = must not fall from one to the next, but does: { $values }
wrong-figure-begin = must begin with 0, not { $first }
wrong-figure-begin-free = must begin with 0 or less, not { $first }
wrong-figure-forecast = must be a forecast in quotes, like '+2', '-1' or '$$', not { $value }
wrong-figure-space = must be a whole number, or one with a dollar in quotes, like '2$', not { $value }
wrong-figure-free-strategy = must be the key of a strategy that needs no module, not { $value }
wrong-figure-fixed = belongs to how the card works and cannot be changed
wrong-figure-no-table = is a figure, not a table
wrong-figure-no-figure = is a table, not a figure
wrong-figure-part-is-figure = { $part } is a figure, not a table
wrong-figure-no-sources = is reported, but not by how many independent sources
wrong-figure-unmarked = has no provenance; mark it as one of { $marks }
wrong-figure-twice = is given a second time
wrong-figure-no-line = a figure is expected, as in 'investors.ana.money = 17', not { $line }
wrong-figure-not-json = must be a number, a text or a list of them, as JSON
wrong-figure-order = the companies must stand in the order { $order }
wrong-figure-short-deck = { $rounds } rounds need { $needed } cards, but the deck of { $deck }.toml has { $found }
wrong-figure-few-for-dice = has { $found } of { $forecast }, but the dice can show { $needed }
wrong-figure-few-for-base = has { $found } of { $forecast }, but the base six have { $needed }
wrong-figure-few-investors = has { $free } investors that need no module, but { $players } players are dealt { $needed }


## Why the system refuses something, and files of the laboratory that are not what they should be.

wrong-system-missing = No such file or directory
wrong-system-forbidden = Permission denied
wrong-system-not-permitted = Operation not permitted
wrong-system-folder = Is a directory
wrong-system-no-folder = Not a directory
wrong-system-exists = File exists
wrong-system-not-empty = Directory not empty
wrong-system-full = No space left on device
wrong-system-quota = Disk quota exceeded
wrong-system-read-only = Read-only file system
wrong-system-too-long = File name too long
wrong-system-too-big = File too large
wrong-system-too-many = Too many open files
wrong-system-links = Too many levels of symbolic links
wrong-system-damaged = Input/output error
wrong-system-busy = Device or resource busy
wrong-system-port-taken = Address already in use
wrong-system-no-address = Cannot assign requested address
wrong-system-unknown-host = Name or service not known
wrong-system-nobody = Connection refused
wrong-system-cut = Connection reset by peer
wrong-system-no-answer = Connection timed out
wrong-system-no-way = No route to host
wrong-system-other = { $words }
wrong-system-at = { $place }: { $reason }

wrong-journal-no-tournament = { $path } is no journal of a tournament
wrong-journal-no-balance = { $path } is no journal of a balance
wrong-journal-other-tournament = { $path } is the journal of another tournament: { $key } is { $there } there, { $here } here
wrong-journal-other-balance = { $path } is the journal of another balance: { $key } is { $there } there, { $here } here
wrong-journal-no-game = { $path }, line { $number }: this is no game

wrong-puzzle-none = no puzzle: { $details }
wrong-puzzle-no-page = { $path } is not what was found in a game
wrong-puzzle-other = { $path } is of another search: { $key } is not the same. Name another folder


## Why a database refuses something.

wrong-database-none = the file is not a database
wrong-database-locked = another program has locked it
wrong-database-closed = its folder does not exist, or the file may not be opened
wrong-database-damaged = the file is damaged
wrong-database-read-only = it may only be read
wrong-database-full = no space is left for it
wrong-database-password = the password is refused
wrong-database-user = the server knows no user of this name
wrong-database-unknown = the server has no database of this name
wrong-database-crowded = the server has too many connections
wrong-database-starting = the server is starting or stopping
wrong-database-other = { $words }
