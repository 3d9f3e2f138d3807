# Many games of bots.

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
