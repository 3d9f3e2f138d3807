# Many games of one player, in the terminal and as a page. The first five are shown by --help and stay plain text.

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
study-habit = Habit
study-often = { $count ->
    [one] once
   *[other] { $count } times
}, in { $games ->
    [one] one game
   *[other] { $games } games
}
study-cost-money = Money a game
study-cost-win = Of a win, a game
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
study-grades-note = Each mark is a game, in the order of the files. The line is the trend, the band around it where the true line lies in 95 of 100 such studies. The dashed lines are what our bots usually get: { $usual }.
study-grades-label = Grades of { $player } in { $games } games, between { $low } and { $high }
study-sums = Luck and skill, summed up
study-sums-note = Shares of a win beyond the fair one, added up from game to game. Luck and skill together are the result.
study-sums-label = Sums for { $player } after { $games } games: luck { $luck }, skill { $skill }, result { $result }
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
