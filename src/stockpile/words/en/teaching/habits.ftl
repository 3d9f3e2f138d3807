# My games on the page: what many analysed games say of me. Habits and trends themselves are in study.ftl.

web-habits-sums = Added up over { $games } games, in shares of a win: luck { $luck }, skill { $skill }, result { $result }
web-habits-grade = The mean grade is { $grade } ({ $interval }).
web-habits-why = What kinds of fault cost you, the dearest first, in the mean of all your analysed games. In brackets, and as a line across the bar: where the true cost lies in 95 of 100 such cases.
web-habits-cost = Costs { $money } a game ({ $range }) and { $win } of a win ({ $wins }).
web-habits-cost-alone = Cost { $money } in this game and { $win } of a win.
web-habits-unsure = may be chance
web-habits-more = { $count ->
    [one] One more that costs less
   *[other] { $count } more that cost less
}
web-habits-newest = Your newest { $count } analysed games count here.
