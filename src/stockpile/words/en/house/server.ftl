# What the server refuses, each under its code, and what `serve` says.

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

option-bench-what = What to measure: the engine, or the environments for research.
error-bench-what = There is nothing called { $what } to measure. Use: engine, research.
