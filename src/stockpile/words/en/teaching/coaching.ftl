# The coach's report of one game, in the terminal and as a page. The first six are shown by --help and stay plain text.

command-coach = Look at a finished game: what luck gave to each, what decisions took, and which of them cost most.
option-coach-file = The record of a finished game.
option-quick = A quicker look: figures are less exact.
option-coach-html = Where the page for the browser is written. Without it, beside the record, with .coach.html in the name; with --json, nowhere.
option-coach-json = Print the whole analysis as JSON, one object on one line.
option-lab-jobs = How many processes work. The result is the same whatever the number.
option-all-cores = all cores, at most 4

coaching-looking = Looking at the game
coaching-stopped = Stopped. Nothing is written.
coaching-written = The whole report, with every decision: { $file }

error-coach-missing = There is no file { $file }. Name the record of a finished game: stockpile watch --record FILE keeps one.
error-coach-folder = { $file } is a folder. To look at all games in it: stockpile lab study { $file }
error-coach-damaged = This record cannot be looked at: { $reason }. Mend it there, or name another one.
error-coach-seen = { $file } has only what one seat saw, without the cards and decisions of the others. Save the record again when the game is over; then it is whole.
error-coach-unfinished = The game in { $file } is not over after { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, and until then what is hidden stays hidden. Play it to its end first.
error-page-over-record = { $file } is the record itself. Name another file for the page.

coaching-when = Round { $round }, { $phase }
coaching-better = Better: { $answer }.

# The terminal.
coaching-faults = Blunders, mistakes, inaccuracies
coaching-faults-short = B/M/I
coaching-worst-of-all = { $count ->
    [0] Nobody made a mistake worth telling.
    [one] The one decision that cost something:
   *[other] The { $count } worst decisions:
}
coaching-case = { $number }. { $seat }, { $when }: { $verdict }, { $win } to win, { $money } money
coaching-line-sums = luck { $luck } + skill { $skill } = { $result }
coaching-line-grade = grade { $grade }; blunders, mistakes, inaccuracies: { $faults }

# The head of the page.
coaching-kicker = The coach’s report
coaching-title = Coach’s report: { $seats }
coaching-headline = { $count ->
    [one] { $winners } won with { $money }
   *[other] { $winners } share the win with { $money } each
}
coaching-won-by-luck = It was luck: chance gave { $luck } of the win, decisions at the table { $skill }, together { $result } beyond a fair share.
coaching-won-by-skill = It was play: decisions at the table gave { $skill } of the win, chance { $luck }, together { $result } beyond a fair share.
coaching-won-by-both = It was luck and play: chance gave { $luck } of the win, decisions at the table { $skill }, together { $result } beyond a fair share.
coaching-best = { $seat } played best, with grade { $grade }.
coaching-best-won = { $seat } also played best, with grade { $grade }.
coaching-game = { $players } players, { $rounds } rounds, { $answers } answers; { $decisions } of them were real decisions, where there was something to choose.
coaching-quick-note = This is the quick look: small figures are less exact than in the full one.
coaching-contents = Contents

coaching-section-result = Result
coaching-section-course = Chances through the game
coaching-section-sums = Luck and skill
coaching-section-grades = Grades
coaching-section-worst = The worst decisions
coaching-section-phases = Phase by phase
coaching-section-chances = What chance gave
coaching-section-all = All decisions
coaching-section-method = How this is reckoned

# Result.
coaching-summary = Result by player
coaching-summary-note = Result, luck and skill are shares of a win: 100% is a whole one. Everybody begins with a fair share of { $fair }; the result is what came beyond it, and luck and skill add up to it.
coaching-place = Place
coaching-player = Player
coaching-money = Money
coaching-result = Result
coaching-luck = Luck
coaching-skill = Skill
coaching-grade = Grade
coaching-many-blunder = Blunders
coaching-many-mistake = Mistakes
coaching-many-inaccuracy = Inaccuracies

# The course of the game.
coaching-chart-note = How likely each was to win, after every answer. The numbers below are rounds; the dashed line across is a fair share, { $fair }. Numbers above are turning points.
coaching-chart-label = Chances to win of { $players } players over { $answers } answers; the table below has them for every round
coaching-chart-as-table = The chances as a table
coaching-chart-table = Chances to win when each round begins
coaching-at = When
coaching-round-begins = Round { $round } begins
coaching-turns = Turning points
coaching-turns-note = What moved somebody’s chances most. The figure is what it did to the player beside it.
coaching-no-turns = Nothing moved anybody’s chances by more than a little.
coaching-turn-set-up = In the set-up:
coaching-turn-round = Round { $round }:
coaching-turn-decided = { $seat } decided to { $answer }.
coaching-turn-chance = it was chance ({ $what }).
coaching-turn-begins = { $seat } begins.

# Luck and skill.
coaching-sums-note = Luck is what came less the mean of what could have come instead. Skill is everything else: what was decided at the table, by the player and by the others. Luck and skill together are the result.
coaching-in-wins = In shares of a win
coaching-in-money = In money, beside the mean of the table
coaching-skill-made-of = Of this skill, in shares of a win: own decisions { $own }, decisions of the others { $others }, and { $rest } where the reckoning corrected itself from round to round.

# Grades.
coaching-grades-note = The grade says how little a decision lost in the mean, beside the best that the search found with the same knowledge: 100 is nothing, and whoever loses a tenth of the spread of a last round’s money with every decision gets 50. Luck and the others have no part in it, so it can be compared between games. The marks are what our bots usually get: { $usual }.
coaching-typical = { $bot } about { $grade }
coaching-grade-label = { $seat } has grade { $grade } of 100

# The worst decisions.
coaching-worst-note = Up to five decisions of each, the gravest first, with the position as that player saw it. Blunders lost { $blunder } of a win or more, mistakes { $mistake }, inaccuracies { $slight }; money counts in the same way where the win was far off. “You” is whoever decided.
coaching-no-faults = No decision here lost enough to be told.
coaching-mark-played = Played
coaching-mark-better = Better
coaching-chance-to-win = Chance to win
coaching-money-expected = Money beside the mean
coaching-both = What was to be expected of both answers
coaching-lost = Lost
coaching-seen-by = As { $seat } saw it: round { $round } of { $rounds }, { $phase }
coaching-pile = Pile { $pile }
coaching-laid-by = face-down, by { $seat }
coaching-own-hand = In hand
coaching-own-action = To be played
coaching-own-offers = To choose from
coaching-own-strategies = Strategy cards
coaching-own-forecasts = Forecasts not seen

# By phase and by kind of chance.
coaching-phases-note = What luck and the player’s own decisions did to the chance to win in each phase, all rounds together, and what better decisions would have added.
coaching-phases-of = Phases of { $seat }
coaching-phase = Phase
coaching-own = Own decisions
coaching-chances-note = Luck by what chance decided, in shares of a win. Over all players each line adds up to nothing.
coaching-chances = Luck by kind
coaching-chance = Chance

# All decisions.
coaching-all-note = Every real decision in the order of the game. A better answer stands where the search found one that was clearly better.
coaching-all-of = { $seat }: { $count ->
    [0] no decisions
    [one] one decision
   *[other] { $count } decisions
}
coaching-list-when = When
coaching-list-played = Played
coaching-list-better = Better
coaching-list-chance = Chance to win
coaching-list-lost = Lost
coaching-list-lost-money = Lost money
coaching-list-verdict = Verdict

# How it is reckoned.
coaching-how-luck = Luck
coaching-how-luck-text = Before and after everything that chance decided, the game is played on { $futures } times with the cards and dice that were not dealt yet drawn anew, to the end of the next round, by sound players of four tempers who see only what their seats see; then property is counted. Luck is the value after less the value before. Its mean over what could have come is nothing, whatever that evaluation is worth. The game begins with a fair share for everybody, { $fair }.
coaching-how-skill = Skill
coaching-how-skill-text = Skill is the result less luck. It is made of what the player’s own decisions did to the value, what those of the others did, and a rest: values look one round ahead, and when a new round begins they are corrected.
coaching-how-decisions = Decisions
coaching-how-decisions-text = Each real decision is judged with what its player knew then and nothing more. A search of { $playouts } playouts looks for the best answer in deals that could have been the real one; then it is compared with the answer that was played in up to { $worlds } other deals. A loss is told only if it is larger than its standard error.
coaching-how-grade = Grade
coaching-how-grade-text = The grade follows from the money that a decision lost in the mean, by the scale of the last round’s spread in games of this kind. It does not know who won.
coaching-how-limits = What it does not say
coaching-how-limits-text = The better answer is the best that the search found, not a proof. A loss is one for a player who goes on soundly against sound players; who knew the others better may have had reasons. Small figures are noise, above all in the quick look. A single game says little of how well somebody plays; many do (stockpile lab study).
