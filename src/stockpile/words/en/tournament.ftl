# Tournaments. Those shown by --help come first and stay plain text.

command-tournament = Let bots play every deal in every seating, so that luck cancels, and tell who is how strong.
option-deals = How many deals. Each is played once in every seating.
option-seatings = Who sits where: all (every different order of the bots) or rotations (everybody moves a seat on, neighbours stay).
option-on = Where the games are played: processes of this machine, or ray. A Ray cluster is named by RAY_ADDRESS; without it, one is started here. The result is the same. It comes with the extra ray.
option-timings = How long the bots thought. Without it, the same command always prints the same, unless bots think by the clock.
option-journal = A file that keeps every game as it ends. The same command with the same file goes on where it stopped.
option-csv = Write a line for every seat of every game to this file, with commas between.
option-parquet = The same as Parquet. It needs pyarrow, which comes with the extra parquet.

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
}. A fair share of wins is { $fair }. The times are CPU time for a decision, the mean and what 95 % stay below. The same again: { $again }
tournament-interrupted = Stopped after { $deals } of { $asked } deals. Only whole deals count.

error-seatings = There are no seatings { $seatings }. Use --seatings { $known }.
error-no-parquet = Parquet needs a library that is not installed. Install it: pip install 'stockpile[parquet]'. Or use --csv.
error-file = { $file } cannot be used: { $reason }.
error-no-ray = Ray is not installed. Install it: pip install 'stockpile[ray]'. Or leave out --on ray.
error-on = Nothing is played on { $on }. Use --on { $known }.
