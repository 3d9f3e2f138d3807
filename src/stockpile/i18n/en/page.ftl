## The table in the browser. Sums of money are in thousands of dollars.

web-title = Stockpile
web-title-turn = Your turn · Stockpile
web-motto = Buy low, know more, sell high
web-lead = Everybody knows something about tomorrow’s prices, and nobody knows enough. Bid for piles of shares, keep your secrets, sell in time.
web-money = ${ $amount }K
web-money-brief = ${ $amount }K
web-money-owed = −${ $amount }K
web-loading = The table is being set ...
web-no-server = The server does not answer. Is it running?
web-lost = The connection is lost; trying again ...
web-close = Close
web-day = Day colours
web-night = Night colours
web-language = Language
web-menu = Menu
web-help = Explain this question
web-guest = Guest

# The lobby.
web-quick = Play at once
web-quick-why = You against three bots. The first game needs no more than ten minutes to learn; the epic game brings everything at once, for those who know the first.
web-figures-here = { $count ->
    [one] New games are played with this server’s own figures: one differs from those of Stockpile.
   *[other] New games are played with this server’s own figures: { $count } differ from those of Stockpile.
}
web-own-figures = { $count ->
    [one] Own figures: one differs from those of Stockpile
   *[other] Own figures: { $count } differ from those of Stockpile
}
web-quick-bots = Against
web-quick-start = Play three bots
web-quick-epic = Play the epic game
web-hello = You are { $name }.
web-rename = Change name
web-name = Your name
web-name-enter = That’s me
web-own = A table of your own
web-own-why = With friends, other modules, stronger or weaker bots, a clock.
web-own-start = Set up a table
web-mine = My tables
web-mine-none = You sit at no table yet.
web-open = Open tables
web-open-none = Nobody is waiting for players.
web-open-record = Open a record file
web-open-record-why = Look through a finished game, or what you saw of one that goes on.
web-to-lobby = To the lobby
web-to-desk = To my question
web-stage-waiting = waiting
web-stage-playing = playing
web-stage-over = finished
web-stage-damaged = damaged
web-table-damaged = A table

# Setting up a table.
web-form-seats = Seats
web-form-players = How many play
web-form-advice-two = Two should know the game already: each of you has two secrets, two hands and two meeples to think of. For a first game add bots.
web-form-advice-first = First game? Play it without investors and on the standard board: that way you learn what a pile is worth before abilities change it.
web-form-advice-card = The First Player Card is best with three or four players.
web-form-seat = Seat { $number }
web-form-game = Game
web-form-sets = Investors from
web-form-time = Time
web-form-clock = For each question
web-form-away = Away: a bot plays after
web-form-first = Who begins
web-form-lot = The lot decides
web-form-first-seat = Seat { $number } · { $who }
web-form-ask-all = Everybody is asked
web-form-ask-all-why = At every dividend each decides how many shares to show. Otherwise each has a switch for that beside the portfolio.
web-form-start = Start
web-form-invite = Set up and invite
web-seconds = { $seconds } seconds
web-no-clock = no clock
web-no-limit = never
web-clock-set = { $seconds } seconds for each question
web-away-set = a bot takes over after { $seconds } seconds away
web-ask-all-set = everybody is asked at dividends
web-player = Player { $number }
web-seat-me = Me
web-seat-a-bot = Bot: { $bot }
web-seat-open-long = Open to anybody
web-seat-reserved-long = Only by invitation
web-seat-second = Somebody at this screen

# The room before the game.
web-room = The table is waiting
web-begins-lot = The lot decides who begins.
web-invite = Invitation link
web-copy = Copy
web-copied = Copied
web-copy-by-hand = The link is selected: copy it with Ctrl+C.
web-start = Begin the game
web-start-why = Every seat must be taken.
web-start-wait = The host begins the game.
web-room-free = You have no seat yet: choose a free one, or look on.
web-room-looking-on = You are looking on.
web-sit = Sit here
web-seat-open = open
web-seat-open-why = Anybody may sit here.
web-seat-reserved = reserved
web-seat-reserved-why = For somebody with the invitation.
web-seat-human = somebody
web-seat-bot = bot
web-seat-mine = That’s you.
web-seat-to-bot = Give it to a bot
web-seat-to-open = Open this seat
web-leave-room = Leave
web-leave-room-sure = { $who ->
    [alone] Nobody else sits here, so the table will be removed.
    [host] Your seat becomes free, and another player becomes the host.
   *[guest] Your seat becomes free.
}
web-leave-room-yes = Yes, leave
web-leave-not = Stay

# The table.
web-round = Round { $round } of { $rounds }
web-phases = Parts of the round
web-market = The market
web-piles = Stockpiles
web-players = Investors
web-tape = Ticker
web-chat = Chat
web-chat-watcher = { $name } (watching)
web-chat-say = Say something
web-chat-send = Send
web-insider = Insider
web-insider-none = Nothing is known yet.
web-portfolio = Portfolio
web-portfolio-none = You own no shares.
web-worth = worth { $amount } today
web-dividends = Dividends
web-collect-me = collect for me
web-ask-me = ask me
web-dividends-why = A dividend is paid for shares that are shown. Collect for me: all of yours are shown, and you are not asked. Ask me: at every dividend you say how many you show; what you hide is not paid. You are asked whatever you hold, so neither gives anything away.
web-ask-all = the table’s rule
web-ask-all-why = The host made it the rule of this table: at every dividend everybody is asked how many shares to show. What is hidden is not paid.
web-dividend-collected = A dividend was paid. Yours is collected for you: your shares of that company are shown, and everybody sees them. If you want to hide some and do without their money, choose “ask me” beside your portfolio.
web-dividend-asked = Only shares that you show are paid, and everybody sees them. You are asked at every dividend, whatever you hold, so the question gives nothing away.
web-understood = Understood
web-my-strategies = My strategies
web-discard = Discard
web-discard-none = empty
web-discard-fee = { $count } × { $amount }
web-strategies-played = Strategy cards played
web-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
web-split-burst = Split!
web-bankrupt-burst = Bankrupt!
web-track = { $company } stands at { $value }, space { $space } of { $spaces }
web-held = { $regular ->
    [0] { $split ->
        [0] You own no shares
        [one] You own one split card
       *[other] You own { $split } split cards
    }
    [one] You own one share{ $split ->
        [0] { "" }
        [one] {" "}and one split card
       *[other] {" "}and { $split } split cards
    }
   *[other] You own { $regular } shares{ $split ->
        [0] { "" }
        [one] {" "}and one split card
       *[other] {" "}and { $split } split cards
    }
}
web-odds = Forecast of { $company }: { $odds }
web-odds-part = { $figure } { $chance } in { $of }
web-forecast = { $kind ->
    [up] up { $figure }
    [down] down { $figure }
   *[pay] dividend { $figure }
}
web-falsified = { $count ->
    [one] falsified
   *[other] falsified × { $count }
}
web-pair-mine = Mine
web-pair-public = Public
web-pair-shown = { $seat } · public
web-pair-of-two = { $owner } { $number }
web-pair-hidden = Hidden
web-pair-nobody = Hidden { $number }
web-pile = Pile { $pile }
web-pile-cards = Cards of pile { $pile }
web-card-share = share
web-card-back = Face-down card of { $seat }
web-card-hidden-known = { $card }, face-down, placed by { $seat }
web-bidding-track = Bids for pile { $pile }
web-answer-bid-costs = bid { $price } on pile { $pile }, { $gets ->
    [yes] you receive { $cost }
   *[no] you pay { $cost }
}
web-price-costs = { $price }, { $gets ->
    [yes] you receive { $cost }
   *[no] you pay { $cost }
}
web-meeple = { $seat }’s meeple at { $price }
web-move-card = Take { $card } from pile { $pile }
web-card-moved = { $seat } moved { $card } from pile { $pile } to pile { $to_pile }.
web-put-on = Put { $card } on pile { $pile }
web-next-first = Begins the next round
web-next-first-short = next round
web-cards-held = { $count ->
    [one] one card in the portfolio
   *[other] { $count } cards in the portfolio
}
web-knows = { $company }: { $regular } known, { $split } split
web-bonds = { $count ->
    [one] one bond
   *[other] { $count } bonds
}
web-strategies = { $count ->
    [one] one strategy card
   *[other] { $count } strategy cards
}
web-owes = owes { $amount }
web-is-bot = bot · { $bot }
web-is-away = away
web-stand-in = { $why ->
    [clock] a bot plays: time ran out
   *[away] a bot plays: away
}
web-brings = brings { $amount }
web-costs = costs { $amount }

# What I am asked.
web-your-turn = your turn
web-spoken-turn = It is your turn.
web-skip = Skip
web-choose-other = Choose another
web-confirm-first = Choose above first
web-ask-place = { $count ->
    [one] Place your card: choose a pile.
   *[other] Place your two cards, one face-up and one face-down: choose a pile for each.
}
web-ask-place-hiding = Place your two cards, one or both face-down: choose a pile for each.
web-ask-commerce = { $count ->
    [one] Lay your commerce card on a pile.
   *[other] Lay your commerce cards on two different piles.
}
web-ask-first-player-card = On which pile goes the First Player Card?
web-ask-bid-investor = Place your meeple: which investor, at which price?
web-ask-choose-investor = Which investor will you be?
web-ask-choose-two = { $count ->
    [one] You keep two of four investors. Which is the second?
   *[other] You keep two of four investors. Which is the first?
}
web-ask-offer-investor = Which investor do you put up for bidding?
web-ask-discard = { $count ->
    [one] One more strategy card goes back to the box. Which?
   *[other] { $count } strategy cards go back to the box. Which?
}
web-ask-bonds = Bonds cost { $bond_price } and earn { $interest } a round. How many do you buy?
web-ask-hand-over = Who goes first in the next round?
web-ask-ability = Which of your investors acts first?
web-ask-action = Play your Booms and Busts: each moves a company of your choice.
web-ask-action-free = Is there anything you want to play?
web-ask-sell = Sell what will fall, keep what will rise. What do you sell?
web-ask-sell-some = { $shares ->
    [one] You may sell one share now.
   *[other] You may sell up to { $shares } shares now.
}
web-ask-sell-at = { $shares ->
    [one] You may sell one share for { $price }.
   *[other] You may sell up to { $shares } shares for { $price } each.
}
web-ask-ana = Which company do you show?
web-ask-barack = Which stock card do you buy from the discard?
web-ask-chanda = Which share do you give up?
web-ask-chanda-then = Which card counts double from now on?
web-ask-cramer = Which stock do you move, and where?
web-ask-deborah = Which company pays a dividend?
web-ask-mark = Which card do you move to another pile?
web-ask-mark-then = To which pile does it go?
web-ask-martha = Whose pair do you look at?
web-ask-oprah = Who gets a present from you?
web-ask-phil = What do you keep for your pair: a company or a forecast?
web-ask-sanders = From which of the richest do you take?
web-ask-sanders-then = Which of the poorest gets the rest?
web-ask-warren = Under which pile do you look?
web-ask-convertible-bond = Which stock card do you take from the discard?
web-ask-corporate-espionage = Which pair do you look at?
web-ask-data-broker = Which pair of yours do you show to everybody?
web-ask-diversification = Which company do you show?
web-ask-dividend-growth-investing = Which company pays a dividend and rises?
web-ask-special-dividend = Which company pays a dividend?
web-ask-falsified-earnings = Which pair’s forecast do you falsify?
web-ask-fraudulent-transfer = Which stock card do you take from the discard?
web-ask-vulture-capitalism = Which stock card do you take from the discard?
web-ask-market-maker = Which company rises?
web-ask-market-maker-then = Which other company falls?
web-ask-rogue-trading = Which card counts double from now on?
web-ask-systemic-shock = Which company moves, and where?
web-ask-pump-and-dump = Which company rises?
web-ask-stock-buyback = Which company rises?
web-pay-give = Which share do you give up for { $strategy }?
web-pay-give-action = Which action card do you give up for { $strategy }?
web-pay-give-commodity = Which commodity do you give up for { $strategy }?
web-martha-look = Or first look at a pair
web-group-boom = Boom
web-group-bust = Bust
web-group-up = Up
web-group-down = Down
web-group-company = Company
web-group-pair = Pair
web-group-keep-company = Company
web-group-keep-forecast = Forecast
web-group-card = Card
web-group-pile = Pile
web-group-first-player = Pile
web-group-seat = Player
web-group-take = Discard
web-group-give = Share
web-group-give-commodity = Commodity
web-group-give-action = Action card
web-group-split = Card
web-group-reveal = Company
web-pass-action = Nothing more this round
web-pass-investor = Do without
web-pass-strategy = That’s all
web-count-bonds = How many bonds
web-count-dividend = How many shares to show
web-take-up = Choose where { $card } goes
# On the two buttons beside a card, where room is short.
web-side-up = face-up
web-side-down = face-down
web-side-of = Side of { $card }
web-pile-of = Pile for { $card }
web-confirm-place = { $count ->
    [one] Place it
   *[other] Place them
}
web-confirm-place-first = Choose where your cards go
web-confirm-discard = { $count ->
    [one] Put it in the box
   *[other] Put these { $count } in the box
}
web-confirm-sell = { $shares ->
    [one] Sell one share for { $amount }
   *[other] Sell { $shares } shares for { $amount }
}
web-confirm-buy = Buy a share of { $company } for { $price }
web-confirm-keep = Keep everything
web-nothing-to-sell = There is nothing you could sell.
web-form-share = { $company }
web-form-whole = { $company }, split card
web-form-half = { $company }, half a split card
web-form-short = { $what }, special price
web-sell-less = Sell one less: { $what }
web-sell-more = Sell one more: { $what }
web-sell-count = To sell: { $what }

# The menu of the table.
web-record = Download the record
web-leave = Leave the table
web-leave-sure = A bot takes your seat for good.
web-keys = Keys: Tab and arrows move, Enter and Space choose, Ctrl+Enter confirms, Escape skips what is being shown.

# The screen changes hands.
web-curtain = { $name }, it is your turn
web-curtain-anyone = Who is looking?
web-curtain-why = Pass the screen on. Everybody else looks away.
web-curtain-lift = I am { $name }

# The round report.
web-report = Round { $round } is over
web-report-again = Report of round { $round }
web-report-edition = Evening edition
web-report-company = Company
web-report-price = Price
web-report-why = Why
web-report-money = Money
web-report-next = On to round { $round }
web-report-last = To the final count
web-why-forecast = forecast { $figure }
web-why-falsified = forecast { $figure }, falsified to { $moved }
web-why-by = { $you ->
    [yes] { $what } by you
   *[no] { $what } by { $seat }
}
web-why-dividend = dividend of { $amount }
web-why-split = split
web-why-bankrupt = bankrupt
web-why-nothing = nothing happened

# The end.
web-final-edition = Final edition
web-won = { $count ->
    [one] { $you ->
        [yes] You win with { $amount }
       *[no] { $winners } wins with { $amount }
    }
   *[other] { $winners } share the win with { $amount }
}
web-again = Play again
web-again-join = To the next game
web-again-set-up = Another game for the same players is set up.
web-standing = Standing
web-breakdown = Where the money came from
web-chart = Net worth by round
web-chart-label = Net worth by round. { $values }
web-chart-round = R{ $round }
web-chart-start = Start
web-chart-end = End
web-replay = The whole game, all cards open
web-replay-play = Play
web-replay-stop = Stop
web-replay-back = One answer back
web-replay-on = One answer on
web-replay-round-back = To the round before
web-replay-round-on = To the next round
web-replay-slider = Moment of the game
web-replay-at = { $number } of { $last }

# What a table can be made of, in one line each.
web-set-b = base game
web-set-cc = Continuing Corruption
web-set-ii = Illicit Investments
web-set-pp = promotional
web-module-advanced-board = Every company has a track of its own, long or short; steel pays on the way up.
web-module-bonds = Money that would lie idle earns interest every round.
web-module-commodities = Commerce cards in the piles: sets of commodities pay at the end, taxes cost.
web-module-dice = Each round dice decide which forecasts there are.
web-module-strategies = Secret cards with one trick each, one a round.
web-module-first-player-card = Who goes first is bid for with the piles.
web-module-investors = Everybody plays an investor with money and an ability.
web-module-investor-bidding = Investors are auctioned before the game instead of dealt.
web-preset-first-game = The plain game, nothing added: best to learn it.
web-preset-classic = The investors of the base game.
web-preset-advanced = Those investors on the advanced board.
web-preset-epic = Everything but investor bidding: all investors, bonds, commodities, dice, strategies.
web-preset-mix = Your own mix
web-preset-custom = Choose the modules one by one.
web-bot-level = Level of the bot
web-bot-style = Style of the bot
web-card-first = First


## How the table stands on the screen, and how it moves.

web-cash = Cash
web-piles-all = All stockpiles
web-pile-won = Won by { $seat } at { $price }
web-motion = Motion
web-motion-off = off
web-motion-quick = quick
web-motion-normal = normal
web-motion-calm = Your system asks for less motion, so nothing moves.


## The clock: grace, the time of a question, the reserve for the game, and bots that answer for somebody late.

web-form-reserve = Reserve for the game
web-no-reserve = none
web-reserve-set = { $seconds } seconds in reserve
server-bank-without-clock = A time reserve is for a table with a clock: choose how long a question may take.
web-clock-waits = waits
web-clock-reserve = reserve
web-clock-more = Reserve: { $time }.
web-clock-say-waits = { $you ->
    [yes] Your { $seconds } seconds begin when you can see the question.
   *[no] { $name }’s { $seconds } seconds begin when the question is in sight.
}
web-clock-say-time = { $you ->
    [yes] You have { $seconds } seconds left.
   *[no] { $name } has { $seconds } seconds left.
}
web-clock-say-reserve = { $you ->
    [yes] Your reserve runs: { $seconds } seconds left.
   *[no] { $name }’s reserve runs: { $seconds } seconds left.
}
web-clock-say-over = { $you ->
    [yes] Your time is over. A bot answers for you.
   *[no] { $name }’s time is over. A bot answers.
}
web-clock-spoken-time = { $seconds } seconds left.
web-clock-spoken-reserve = Your time is over, your reserve runs.
web-log-stand-in = { $you ->
    [yes] A bot answers for you.
   *[no] A bot answers for { $name }.
}
web-missed = Your time was over: a bot answered for you.
web-missed-understood = Understood
web-played-for = { $why ->
    [clock] A bot plays for you: your time ran out several times in a row.
   *[away] A bot plays for you: you were away.
}
web-played-for-seat = { $why ->
    [clock] A bot plays for { $name }: time ran out several times in a row.
   *[away] A bot plays for { $name }, who was away.
}
web-take-back = I am back: let me play
