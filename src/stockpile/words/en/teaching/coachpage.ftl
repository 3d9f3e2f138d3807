# The coach on the page: luck and skill of a game that is over, and over many games.

server-analysis-one = Another game is being analysed for you. Wait until that is done.
server-analysis-busy = Many games wait to be analysed. Try again in a few minutes.
server-analysis-later = So many analyses take their time. Ask again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
server-no-analysis = This game has not been analysed yet.

# At the end of a game.
web-coach = Luck and skill
web-coach-why = How much of this was luck? The coach goes through the whole game: what every card that was dealt did to the chances, and what every decision was worth with what its player could know then.
web-coach-ask = Analyse this game
web-coach-ask-more = Look more closely
web-coach-ahead = { $count ->
    [one] One game comes first …
   *[other] { $count } games come first …
}
web-coach-doing-quick = The coach takes a quick look …
web-coach-doing-full = The coach looks more closely; what you see is from the quick look …
web-coach-kept-quick = These figures come from a quick look.
web-coach-kept-full = Looked at closely.
web-coach-failed = The game could not be analysed. You can ask for it once more.
web-coach-measure = Measured in
web-coach-in-win = Chance to win
web-coach-in-money = Money
web-coach-chart-win = Chances to win through the game
web-coach-chart-money = Money to be expected, beside the others’
web-coach-legend = At this moment
web-coach-moment = { $number } of { $last }: { $values }
web-coach-show = Show on the board
web-coach-turns = Turning points
web-coach-turn = Round { $round } · { $seat } { $change } to win
web-coach-balance = What luck gave and skill took
web-coach-luck = Luck
web-coach-skill = Skill
web-coach-result = Result
web-coach-grade = Grade
web-coach-verdicts = Decisions by verdict
web-coach-adds-up-win = Luck and skill add up to the result: what somebody won beyond a fair share of { $fair }. Grades go from 0 to 100 and mean the same in every game.
web-coach-adds-up-money = Luck and skill add up to the result: the money beyond the mean of the table. Grades go from 0 to 100 and mean the same in every game.
web-coach-decisions = The decisions
web-coach-whose = Whose decisions
web-coach-worst = The costliest
web-coach-told-to = What the coach would say to { $seat }:
web-coach-flawless = Nothing that was worth a word: no decision lost much.
web-coach-when = Round { $round } · { $phase }
web-coach-better = Better: { $answer }.
web-coach-keep = sell nothing more
web-coach-played = { $answer }.
web-coach-cost = { $win } to win instead of { $best }; { $money } less in the mean.
web-coach-no-cost = { $win } to win. Nothing better was found.
web-coach-phases = By phase
web-coach-phase = Phase
web-coach-own = Own decisions
web-coach-missed = Left unused
web-coach-total = In all
web-coach-made-of = Skill is made of one’s own decisions ({ $own }), those of the others ({ $others }), and what the reckoning corrected from round to round ({ $rest }).
web-coach-all = All { $count } decisions
web-coach-before = Mistake before
web-coach-after = Next mistake
web-coach-marks = { $you ->
    [yes] Marked: your mistakes
   *[other] Marked: mistakes of { $seat }
}
web-coach-back = To the decisions

# My games.
web-coach-game = Grade { $grade } · luck { $luck }, skill { $skill }
web-coach-games = { $count ->
    [one] One game is analysed: grade { $grade }.
   *[other] { $count } games are analysed: grade { $grade } in the mean.
} What a game brought beyond a fair share, in the mean:
web-coach-games-why = Games are analysed when somebody asks for it at their end. Games in which several seats were yours, or in which a bot made every decision for you, are not counted.
web-coach-grades-title = Grade from game to game
web-coach-grades = Grades from the oldest game to the newest: { $values }
web-coach-grades-why = A diamond is a game that you won; the dashed line is the mean.
