# `stockpile house`: how a server fares. What --help shows is plain text.

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
