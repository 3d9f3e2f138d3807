## The coach: what was wrong with a decision. The better answer is told after it, and why it is better.

coach-bid-dear = You bid { $cost } for pile { $pile }, which was worth about { $worth } to you. Pile { $better } was worth about { $better_worth } and to be had for { $better_cost }.
coach-bid-pile = You bid { $cost } for pile { $pile }, worth about { $worth } to you. Pile { $better }, worth about { $better_worth }, could be bid on for { $better_cost }: that promised more.
coach-bid-auction = You bid { $cost } for pile { $pile }. With { $better_cost } for pile { $better } the auction went better for you in the deals that could have been this one: what the others can then take counts for more than the piles themselves.
coach-bid-high = You bid { $cost } for pile { $pile }, worth about { $worth } to you. { $better_cost } would have done better.
coach-bid-low-first = You opened with { $cost } for pile { $pile }, worth about { $worth } to you. { $better_cost } at once would have kept more of the others away.
coach-bid-low = You bid { $cost } for pile { $pile }, worth about { $worth } to you. { $better_cost } would have kept more of the others away.
coach-look-missed = You bid at once. To look first was worth more.
coach-look-wasted = You looked first. To bid at once was worth more.
coach-hide-other = You hid { $card }. To hide { $better } was better.
coach-hide-pile = You hid { $card } on pile { $pile }. On pile { $better } it would have been worth more to you.
coach-show-pile = You showed { $card } on pile { $pile }. On pile { $better } it would have served you better.
coach-open-other = You set out { $card } on pile { $pile }. Another card promised more there.
coach-commerce-pile = You put the commerce card on pile { $pile }. Pile { $better } was better for you.
coach-first-card-pile = You put the First Player Card on pile { $pile }. Pile { $better } was better for you.
coach-action-company = You played { $card } on { $company }. On { $better } it would have brought you more.
coach-strategy-missed = You could have played { $better } here.
coach-strategy-wasted = You played { $strategy }. To keep it was worth more.
coach-strategy-other = You played { $strategy }. { $better } would have brought more.
coach-strategy-use = The card was right, but there was a better use of it.
coach-ability-missed = You left the ability of { $better } unused.
coach-ability-wasted = You used the ability of { $investor }. To leave it was better.
coach-ability-use = There was a better use of the ability.
coach-sold-early = You sold { $company } for { $price } a share. Kept, it promised more.
coach-kept-long = You sold no more. { $company } brought { $price } a share, and that was more than to keep it promised.
coach-sold-other = You sold { $company }. To sell { $better } was better.
coach-show-few = You did not show all your shares, and were not paid for the others.
coach-bonds-few = You bought { $count ->
    [0] no bond
    [one] one bond
   *[other] { $count } bonds
}. { $better } would have been better.
coach-bonds-many = You bought { $count ->
    [one] one bond
   *[other] { $count } bonds
}. { $better ->
    [0] To keep the money
   *[other] { $better }
} would have been better.
coach-investor-choice = You chose { $investor }. { $better } wins more often here.
coach-investor-bid = Another bid for the investors promised more.
coach-discard-other = You put { $strategy } back. To put { $better } back was better.
coach-hand-over = You gave the First Player Card to { $seat }. To give it to { $better } was better for you.
coach-other = Another answer did better in the deals that could have been this one.

# How grave a decision was.
coach-verdict-blunder = Blunder
coach-verdict-mistake = Mistake
coach-verdict-inaccuracy = Inaccuracy
coach-verdict-good = Good

# What chance decided.
coach-chance-first = who begins
coach-chance-strategies = strategy cards
coach-chance-investors = investors
coach-chance-shares = starting shares
coach-chance-dice = the dice
coach-chance-pairs = the information pairs
coach-chance-opening = the opening cards
coach-chance-hand = cards in hand
coach-chance-commerce = commerce cards


## The coach's report of one game, in the terminal and as a page. The first six are shown by --help and stay plain text.

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
coaching-section-worst = The worst decisions
coaching-section-chances = What chance gave
coaching-section-method = How this is reckoned

# Result.
coaching-place = Place
coaching-player = Player
coaching-money = Money

# The course of the game.
coaching-chart-note = How likely each was to win, after every answer. The numbers below are rounds; the dashed line across is a fair share, { $fair }. Numbers above are turning points.
coaching-chart-as-table = The chances as a table
coaching-chart-table = Chances to win when each round begins
coaching-at = When
coaching-round-begins = Round { $round } begins

# Luck and skill.
coaching-sums-note = Luck is what came less the mean of what could have come instead. Skill is everything else: what was decided at the table, by the player and by the others. Luck and skill together are the result.

# Grades.
coaching-grades-note = The grade says how little a decision lost on average, compared with the best that the search found with the same knowledge. A player who loses nothing gets 100; one who loses a tenth of the spread of a last round’s money with every decision gets 50. Luck and the others have no part in it, so it can be compared between games. Our bots usually get: { $usual }.
coaching-typical = { $bot } about { $grade }

# The worst decisions.
coaching-worst-note = Up to five decisions of each, the gravest first, with the position as that player saw it. Blunders lost { $blunder } of a win or more, mistakes { $mistake }, inaccuracies { $slight }; money counts in the same way where the win was far off. “You” is whoever decided.
coaching-mark-played = Played
coaching-mark-better = Better
coaching-seen-by = As { $seat } saw it
coaching-own-offers = To choose from

# By phase and by kind of chance.
coaching-chances-note = Luck by what chance decided, in shares of a win. Over all players each line adds up to nothing.
coaching-chances = Luck by kind
coaching-chance = Chance

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


## The coach on the page: luck and skill of a game that is over, and over many games.

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


## My games on the page: what many analysed games say of me. Habits and trends themselves are in study.ftl.

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


## Many games of one player, in the terminal and as a page. The first five are shown by --help and stay plain text.

command-study = Look at all finished games of a folder: grades, luck and skill over time, and habits with what they cost.
option-study-folder = A folder of records. What is worked out is kept in it, under analyses.
option-player = Only this player, named as in the records. Without it everybody, those with most games first.
option-study-html = Where the page for the browser is written. Without it, study.html in the folder; with --json, nowhere.
option-study-json = Print the whole study as JSON, one object on one line.

study-looking = Looking at the games
study-stopped = Stopped. { $done } of { $all } games are done and kept in { $folder }. The same command goes on from there.
study-written = The whole study: { $file }
study-kept = The analyses are kept in { $folder }: what is there is not looked at again.
study-skipped-damaged = Left out: { $file } is damaged ({ $reason }).
study-skipped-seen = Left out: { $file } has only what one seat saw.
study-skipped-unfinished = Left out: the game in { $file } is not over.

error-study-file = { $file } is a file. To look at one game: stockpile lab coach { $file }
error-study-missing = There is no folder { $folder }. Name one with records: stockpile simulate --records FOLDER keeps games.
error-study-empty = There are no records of finished games in { $folder }. Name a folder with some: stockpile simulate --records FOLDER keeps games.
error-study-nameless = No seat in the records of { $folder } has a name, so nobody’s games can be told from those of others. Add lines like: name 0 "Ann"
error-study-player = Nobody is called { $player } in these records. Use --player with one of: { $known }.

# Words of tables.
study-player = Player
study-games = Games
study-wins = Wins
study-grade = Grade
study-interval = 95% interval
study-luck = Luck a game
study-skill = Skill a game
study-often = { $count ->
    [one] once
   *[other] { $count } times
}, in { $games ->
    [one] one game
   *[other] { $games } games
}
study-phase = Phase
study-own = Own decisions a game
study-loss = Lost a game
study-loss-money = Lost money a game
study-game = Game
study-place = Place
study-money = Money
study-result = Result
study-luck-one = Luck
study-skill-one = Skill
study-line = { $habit }: { $cost } a game ({ $interval }), { $count ->
    [one] once
   *[other] { $count } times
}.
study-line-alone = { $habit }: { $cost } in this game, { $count ->
    [one] once
   *[other] { $count } times
}.
study-habits-of = What { $player } could get back, in money a game:
study-no-habits = No decision lost enough to be told.

# The page.
study-kicker = A study of many games
study-title = Study: { $players }
study-heading-one = { $player } in { $games ->
    [one] one game
   *[other] { $games } games
}
study-heading-all = { $players ->
    [one] One player in { $games ->
        [one] one game
       *[other] { $games } games
    }
   *[other] { $players } players in { $games ->
        [one] one game
       *[other] { $games } games
    }
}
study-read-one = Grade { $grade }, wins { $wins }. The dearest habit: { $habit } ({ $cost } money a game).
study-read-good = Grade { $grade }, wins { $wins }. No habit costs anything worth telling.
study-quick-note = These are quick looks: small figures are less exact than in full ones.
study-left-out = { $count ->
    [one] One file is left out:
   *[other] { $count } files are left out:
}
study-contents = Contents
study-overview = Everybody
study-overview-note = Luck and skill are shares of a win beyond the fair one, in the mean of a game; luck comes to nothing in the long run. In brackets: where the true figure lies in 95 of 100 such studies. Further below are the { $most } with most games; --player NAME shows anybody.
study-facts = { $player } won { $wins } of { $games ->
    [one] one game
   *[other] { $games } games
} ({ $interval }); a fair share is { $fair }. The mean grade is { $grade } ({ $grades }).
study-trend-up = It rises by { $slope } a game ({ $interval }).
study-trend-down = It falls by { $slope } a game ({ $interval }).
study-trend-none = Whether it rises or falls cannot be told from chance yet ({ $interval } a game).
study-trend-few = For a trend there are too few games.
study-grades = Grades over time
study-grades-note = Each mark is a game, in the order of the files; a diamond is one that was won. The line is the trend, the band around it where the true line lies in 95 of 100 such studies. The dashed lines are what our bots usually get: { $usual }.
study-sums = Luck and skill, summed up
study-sums-note = Shares of a win beyond the fair one, added up from game to game. Luck and skill together are the result.
study-habits = Habits
study-habits-note = What kinds of fault cost a game, the dearest first, with the interval that holds the true cost in 95 of 100 such studies. A cost whose interval begins below nothing may be chance. “You” is { $player }.
study-phases = Phase by phase
study-phases-note = Luck, own decisions and what better ones would have added, in the mean of a game.
study-list = All games of { $player }
study-method = How this is reckoned
study-method-text = Every game is looked at by the coach (stockpile lab coach): luck by futures drawn anew, decisions by a search with the same knowledge. A game is one observation; means have Student’s interval, wins Wilson’s, the trend is a line of least squares. A habit’s cost is what its decisions lost, spread over all games, also those without it. Costs of several habits can be added, but who mends one may fall into another; and one study of few games says little: look at the intervals.

# Habits, by what was wrong.
study-habit-bid-dear = You bid more than a pile is worth
study-habit-bid-pile = You bid on the wrong pile
study-habit-bid-auction = You leave the others the better end of the auction
study-habit-bid-high = You bid too high
study-habit-bid-low-first = You open too low
study-habit-bid-low = You bid too low
study-habit-look-missed = You bid before you look
study-habit-look-wasted = You look where you should bid
study-habit-hide-other = You hide the wrong card
study-habit-hide-pile = You hide a card on the wrong pile
study-habit-show-pile = You show a card on the wrong pile
study-habit-open-other = You set out the wrong opening card
study-habit-commerce-pile = You put commerce cards on the wrong pile
study-habit-first-card-pile = You put the First Player Card on the wrong pile
study-habit-action-company = You play Booms and Busts on the wrong company
study-habit-strategy-missed = You leave strategy cards unplayed
study-habit-strategy-wasted = You play strategy cards that are better kept
study-habit-strategy-other = You play the wrong strategy card
study-habit-strategy-use = You make too little of strategy cards
study-habit-ability-missed = You leave your investor’s ability unused
study-habit-ability-wasted = You use your investor’s ability when it is better left
study-habit-ability-use = You make too little of your investor’s ability
study-habit-sold-early = You sell too early
study-habit-kept-long = You keep shares too long
study-habit-sold-other = You sell the wrong shares
study-habit-show-few = You show too few shares for a dividend
study-habit-bonds-few = You buy too few bonds
study-habit-bonds-many = You buy too many bonds
study-habit-investor-choice = You choose the weaker investor
study-habit-investor-bid = You bid wrongly for investors
study-habit-discard-other = You put the wrong strategy card back
study-habit-hand-over = You give the First Player Card to the wrong player
study-habit-other = Other decisions
