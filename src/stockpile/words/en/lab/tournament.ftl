# Tournaments. Those shown by --help come first and stay plain text.

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
