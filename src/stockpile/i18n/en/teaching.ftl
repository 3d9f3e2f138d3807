## What the guide says in the guided first game and in the lessons, and what leads there.

guide-title = Guide
guide-step = { $number } of { $count }
guide-next = Got it
guide-leave = Play without the guide
guide-again = Say that again
guide-off = The guide is silent.
guide-your-move = Your move: as advised, or as you think best.
guide-wait = The others are at it. The ticker tells what they do.
guide-reading = Take your time to read, then go on below.
guide-learn = Learn to play
guide-offer = New here? Play your first game with a guide at your side: a real game against three beginners, about ten minutes. You can leave at any time and go on later.
guide-start = Start the guided game
guide-start-again = Play the guided game again
guide-go-on = Go on with the guided game
guide-lessons = Short lessons ({ $done } of { $count } done)
guide-done = done
guide-left = begun; go on where you left
guide-learned = What you have learned

guide-lesson-bonds = Bonds
guide-lesson-bonds-why = Money that sleeps can earn.
guide-lesson-commodities = Commodities and taxes
guide-lesson-commodities-why = Collect different goods, and leave the taxes to others.
guide-lesson-dice = Forecast dice
guide-lesson-dice-why = Every round has other forecasts.
guide-lesson-strategies = Strategy cards
guide-lesson-strategies-why = One trick a round.
guide-lesson-investor = Your investor
guide-lesson-investor-why = Less money, but a talent.
guide-lesson-first-player = The First Player Card
guide-lesson-first-player-why = Who begins is for sale.
guide-lesson-advanced-board = The advanced board
guide-lesson-advanced-board-why = Every company has a track of its own.
guide-lesson-two-players = Two players
guide-lesson-two-players-why = Two piles, two meeples, two secrets each.

# The guided first game.

guide-first-win = Welcome! After { $rounds } rounds, whoever has the most money wins. You make it by buying shares cheaply, and by selling them before others see what is coming.
guide-first-have = You begin with { $starting_money } and a share of { $steel }. What you own is here; the others do not see it.
guide-first-pair = This is your secret, a pair: a company and what its price will do at the end of the round. { $labs } will rise by { $labs_steps }, and only you know it. The other pair is public: { $steel } will fall by { $steel_steps }.
guide-first-track = Every company has a price, the coloured number on its track. { $labs } stands at { $labs_price }; tonight it will stand at { $labs_tonight }. Anyone who owns a share of it then is { $labs_gain } richer.
guide-first-piles = Shares come in piles, and each of you will buy one of them. Before that, everybody adds two cards: one that all can see, and one face-down.
guide-first-mislead = So you can mislead. Put your { $labs } card face-down on pile B, where another one lies, and the trading fee face-up on the same pile: now it looks bad to the others. Whoever takes a fee pays it. Then confirm.
guide-first-bid = Now the piles are auctioned. Put your meeple, your playing piece, on a price of one pile; everybody ends up with exactly one. You pay when all have a pile, not before.
guide-first-bid-worth = You know that two shares of { $labs } lie in pile B. Tonight they are worth { $labs_pair_tonight }. Begin low, with { $space_2 } or { $space_3 }, and see who wants it too.
guide-first-outbid = You have been outbid: your meeple is back, and it costs you nothing. Now bid more on the same pile, or choose another. Bid higher than feels right: beginners stop too early, and every card makes a pile worth more. Pile B is still a bargain at { $space_5 }.
guide-first-fall = First all may sell, then prices move. { $steel } will fall by { $steel_steps }, so sell your share now, for { $steel_price }. Keep { $labs }: it will rise tonight. When you have chosen, confirm.
guide-first-report = After every round you read what moved and why. { $labs } is at { $labs_price }. { $auto } had a forecast of $$, a dividend: its price stays, and the bank paid its owners { $dividend_2 } for each share.
guide-first-split = The public pair says { $labs_forecast } for { $labs }, which stands at { $labs_price }. A price that goes beyond { $labs_last }, to ×2, splits: from then on every card counts as two shares, and the price begins anew at { $labs_after_split }. Get more of it!
guide-first-poison = Your secret: { $steel } falls by { $steel_steps }, from { $steel_price }. That is beyond the other end, ×: bankrupt. Offer your { $steel } card face-up on pile B, to whoever believes in it. Put { $electric } face-down on pile A, which you want yourself.
guide-first-last-bidder = Pile A has two shares of { $labs }. You bid last, so you see all other bids: outbid { $rival3 } there with { $space_4 }.
guide-first-hold = Do not sell { $labs }: a split makes one share worth { $labs_price } into two worth { $labs_after_split } each. If you still own { $steel }, sell it now.
guide-first-report-split = { $labs } has split: its cards now count double. { $steel } went bankrupt: everybody’s shares of it are lost, and its price begins anew at { $steel_start }.
guide-first-boom = On each pile lies a Boom or a Bust. Whoever takes the pile must play it at once, on any company: a Boom lifts its price by { $boom }, a Bust lowers it by { $bust }.
guide-first-dividend = Your secret is a dividend: { $labs_pays } for each share of { $labs }, without selling it, and split cards count twice. Put your { $labs } card face-down on pile C, and the fee face-up on top.
guide-first-cheap = { $rival2 } and { $rival3 } have their eyes on other piles. Try for pile C, and pay little. What you save now you can bid later.
guide-first-action = Now play your card. A Boom goes where you own most: { $labs }. A Bust goes where others own something and you do not. Choose the company and confirm.
guide-first-keep = Everybody knows that { $electric } will fall by { $electric_steps }: if you own it, sell it. Keep { $labs }, so that the dividend is yours.
guide-first-hide = The dividend of { $labs }: whatever you show is paid, and from then on everybody knows of it. What you hide is not paid, but your rivals do not see how close you are to a majority. Split cards lie open anyway. This once you are asked; later, the switch beside your portfolio decides.
guide-first-report-dividend = The dividend of { $labs } was paid, and the shares are still there. You have seen now everything that prices can do: rise, fall, split, go bankrupt, pay.
guide-first-majority = Think of the end: in each company whoever owns most shares gets { $majority } more; those who are tied get { $tied } each. Split cards count as two. Beside each name you see what you know of the others’ shares.
guide-first-more = With more { $labs } nobody catches up with you there. Your own secret says { $labs_forecast }. Go for pile B, up to { $space_5 }.
guide-first-public = { $bank } will fall by { $bank_steps }. Sell it if you have any, and what else you do not believe in. Money that you bid with comes from sales.
guide-first-second = { $labs } again, { $labs_forecast }: it may go beyond the end a second time. Then each card that is split already earns { $bonus } at once, and stays.
guide-first-cash = See who has the most money. Whoever that is can put the best cards on one pile, because nobody else can pay for it; beware of a rival with as much who bids before you. With little money, keep the piles alike, so that no bad one is left for you.
guide-first-alone = You know how it goes. Look at what lies open, who put the hidden cards there, and what your money will bear. A pile for { $space_1 } is always to be had.
guide-first-stay = Keep { $labs } once more. Sell what you think will fall: each company without a known forecast shows how likely each one is.
guide-first-last = The last round! After it the majorities are paid, and then all shares are sold at their price. Nothing is left over.
guide-first-last-bid = Look at the others once more: one share more can win you a majority, or break theirs. In a company that went bankrupt late, a single share may be enough. Money that you do not bid counts as well.
guide-first-last-sale = Everything will be sold afterwards anyway. So sell now only what falls before that: you know that { $cosmic } falls by { $cosmic_steps }. But a majority is worth { $majority }, too.
guide-first-count = That was the market. Now majorities are paid, shares are sold, and the most money wins.
guide-first-end = You have misled and bid, been outbid, sold before a fall, and seen a split, a dividend, a bankruptcy, Boom and Bust, and the majorities of the last round. That is the whole game. Play on against three bots, or learn what the modules add: two minutes each.

# Bonds.

guide-bonds-buy = With bonds you may buy up to { $limit } at the beginning of every round. Each pays you { $interest } at the end of every round, and at the end of the game you get back what it cost.
guide-bonds-price = A bond costs { $bond_price } here. You cannot lose with it, but the money is gone until the end: what you put into bonds you cannot bid. Buy one or two, and see how much you miss it.
guide-bonds-place = Place as always. Your secret is { $labs_forecast } for { $labs }, of which you own a share.
guide-bonds-bid = Now you feel it: you bid with what is left. A good pile earns more than a bond does, an idle dollar earns nothing.
guide-bonds-interest = The round is over, and every bond paid its interest. It will do so once more.
guide-bonds-last = The last round: a bond bought now pays { $interest }, once, and comes back. Even now that is more than nothing, unless you need the money to bid.
guide-bonds-sell = Sell what will fall. Your bonds cannot be sold; they come back by themselves.
guide-bonds-end = Bonds are certain: { $interest } a round each, and their price back at the end. They are worth most early, and they cost you freedom when you bid.

# Commodities and taxes.

guide-commodities-sets = You have gold, from the round before; { $rival1 } has a tax card. At the end a set of different commodities is worth more than its parts: one { $set_1 }, two { $set_2 }, three { $set_3 }, and so on to { $set_6 } for all six. A second gold would begin a new set.
guide-commodities-place = Place your market cards as always. Then everybody gets a commerce card as well.
guide-commodities-tax = You have drawn a tax card. Tax cards cost at the end: one { $tax_1 }, two { $tax_2 }, three { $tax_3 }, more and more. It must go face-up on some pile. On one that you do not want, of course!
guide-commodities-bid = Oil is new to you: gold and oil are worth { $set_2 }, gold alone { $set_1 }. More gold is worth only { $set_1 } to you, as a second set. Look at the taxes as well, and bid.
guide-commodities-sell = Sell what will fall. Commodities and taxes stay until the end.
guide-commodities-end = Different commodities make a set, and every further kind is worth more than the one before. Taxes are the same the other way round: whoever has many pays dearly for the next one.

# Dice.

guide-dice-roll = With the dice the forecasts change: before each round { $forecast_dice } dice are rolled, and what they show are the forecasts of this round. Everybody sees them.
guide-dice-read = Today: { $rolled }. You do not know which company gets what, except for your pair and the public one. What is left for the others you can work out.
guide-dice-bid = With a roll like this most companies are worth having, but one of those that you do not know falls, too. { $labs } rises by { $labs_steps }, that you know.
guide-dice-sell = { $cosmic } falls by { $cosmic_steps }, from { $cosmic_price } to { $cosmic_tonight }, and you own a share. Sell it!
guide-dice-end = Dice make rounds different: look at them first. A wild roll makes secrets dear, a calm one makes them cheap.

# Strategies.

guide-strategies-box = With strategies everybody gets a hand of cards and puts two of them back in the box. Read what they do and what they cost. Stock Buyback lifts a company by { $stock_buyback_steps }; Value Investing pays whoever bids low; Block Trading pays whoever bids high.
guide-strategies-place = You have kept two, and may play one in each round, in your action turn. Place as always.
guide-strategies-bid = Think of your cards when you bid: Value Investing pays { $value_investing_receive } if your meeple ends on { $value_investing_at_most } or less, Block Trading pays { $block_trading_receive } if it ends on { $block_trading_at_least } or more.
guide-strategies-play = Your action turn: play a card, or keep it. Only those are offered that you can pay for and that would change something. This is the only round, so a card that you keep is lost.
guide-strategies-sell = Prices may have moved already. Sell what will fall.
guide-strategies-end = One strategy card a round, in your action turn, before or after Boom and Bust. The best ones fit what you would have done anyway.

# Investors.

guide-investor-choose = With investors everybody gets two and keeps one. It says how much money you begin with, and what you can do that others cannot. Read both: Donald pays less for every bid, Graham gets more for every share he sells.
guide-investor-place = Everybody’s investors lie open now. Look what the others can do: it tells you what to expect of them. Then place.
guide-investor-bid = If you are Donald, the small figure is what you really pay. It is less than the space says, so you can bid higher than the others.
guide-investor-sell = If you are Graham, each share brings { $graham_extra } more. That counts at the end of the game, too.
guide-investor-end = An investor is money and a talent. The stronger the talent, the less money you begin with. Use it in every round: that is what you paid for.

# The First Player Card.

guide-first-player-order = Usually whoever begins changes from round to round, clockwise. You begin now. Who bids last sees all other bids; who bids first has the free choice. Place your cards.
guide-first-player-card = With this module the first player adds the First Player Card to a pile. Whoever takes that pile says who begins the next round. Put it where you want to have it, or where others shall pay for it.
guide-first-player-bid = Bid. Is the order of the next round worth something to you? Only together with the other cards of the pile.
guide-first-player-hand = You took the card: keep it and begin the next round, or hand it to somebody. In the last round it is good to see the others’ bids first.
guide-first-player-report = The card decided who begins the next round.
guide-first-player-last = This is the last round: the card is not used any more. Look who begins, and play the round to its end.
guide-first-player-end = The First Player Card lies in a pile like any other card. Whoever takes it says who begins, for one round.

# The advanced board.

guide-advanced-board-tracks = On the advanced board each company has a track of its own: short or long, in small steps or large ones. A forecast counts spaces, not dollars.
guide-advanced-board-cosmic = { $cosmic } has only { $cosmic_spaces } spaces. Your secret says { $cosmic_forecast }: from { $cosmic_price } it goes beyond the end, splits, and is at { $cosmic_tonight } tonight. Small moves are large here.
guide-advanced-board-steel = { $steel } has spaces with a $. Each one that it enters going up pays its owners { $dividend_1 } a share. Everybody knows of { $steel_forecast }: it pays, then it splits. Who gets the { $steel } card?
guide-advanced-board-sell = Keep what splits: { $cosmic } and { $steel }. Look at the end of a track before you sell.
guide-advanced-board-end = Short tracks split and fail quickly, long ones are calm, and { $steel } pays on its way up. Look at the track before you value a forecast.

# Two players.

guide-two-players-pairs = Two play with { $piles } piles. You have two secrets, no pair is public, and two lie face-down. { $labs } rises by { $labs_steps }, { $steel } falls by { $steel_steps }.
guide-two-players-hands = You place two cards, then your rival does, and then each of you two more. So a plan can have two steps.
guide-two-players-meeples = You have two meeples and take two piles, never both on one. Both bids together must not cost more than you have. If one is outbid, only that one comes back.
guide-two-players-sell = You alone know that { $steel } falls. Sell it if you have any.
guide-two-players-end = With two everything comes double: secrets, cards, meeples, piles. What you do not know, your rival knows, or nobody.


## Hints: what a seat's own view is worth in numbers, what a strong bot would do, and why.

server-hints-forbidden = At this table there are no hints: the host has said so.
server-hints-off = Switch hints on first. Everybody at the table will see that you use them.
server-advice-later = So much advice takes its time. Ask again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
server-advice-busy = Too many ask for advice at the moment. Try again in a few seconds.

# Why an answer is a good one.
advice-only = There is no other answer.
advice-tried = Tried out in many deals that could be this one, it did best.
advice-usual = Over many games this has done best.
advice-bid-best = Pile { $pile } is worth about { $worth } to you and costs { $cost }: no other pile leaves you more.
advice-bid-calm = Pile { $pile } is worth about { $worth } to you and costs { $cost }. Pile { $other } would leave you more, but the others will hardly let you have it.
advice-bid-least = Pile { $pile } is worth about { $worth } to you and costs { $cost }: no bargain, and yet it did best where it was tried.
advice-look = What you learn there is worth more than bidding at once.
advice-hide-good = It is worth about { $worth } to you ({ $card }), and face-down on pile { $pile } only you know it.
advice-hide-bad = Face-down on pile { $pile } nobody else sees that it is no gain ({ $card }).
advice-show-good = Everybody sees it ({ $card }, worth about { $worth } to you): it draws bids to pile { $pile }, and the others get cheaper.
advice-show-bad = Everybody sees it ({ $card }): that keeps the price of pile { $pile } low.
advice-boom-splits = { $company } splits, and you hold { $shares ->
    [one] a share
   *[other] { $shares } shares
} of it.
advice-boom-own = You hold { $shares ->
    [one] a share
   *[other] { $shares } shares
} of { $company }, which goes up by { $steps ->
    [one] one space.
   *[other] { $steps } spaces.
}
advice-boom-else = It has to be played, and on { $company } it helps the others least.
advice-bust-bankrupt = { $company } goes bankrupt, and the others lose more by that than you.
advice-bust-rivals = You hold nothing of { $company }: only others lose when it goes down by { $steps ->
    [one] one space.
   *[other] { $steps } spaces.
}
advice-bust-else = It has to be played, and on { $company } it costs you least, beside what the others lose.
advice-action-none = Nothing that you could play now brings more than it costs.
advice-sell-falls = { $company } will go down by { $steps ->
    [one] one space
   *[other] { $steps } spaces
}, and you know it. Today a share still brings { $price }.
advice-sell-dear = A share of { $company } brings { $price } today; kept, it is worth about { $kept }.
advice-sell-cash = A share of { $company } brings { $price }, and with that money in hand the next bids are worth more than the share.
advice-keep-rises = { $company } will go up by { $steps ->
    [one] one space
   *[other] { $steps } spaces
}, and you know it.
advice-keep-majority = Of 100 such games you would have most of { $company } in the end in about { $odds }: that is worth more than today’s price.
advice-keep-all = Kept, your shares are likely to bring more than they do today.
advice-show-all = Every share that is shown is paid, and what the others learn by it is worth less.
advice-bonds-buy = Interest comes in each of the { $rounds ->
    [one] last round
   *[other] { $rounds } rounds to come
}, and enough is left to bid with.
advice-bonds-none = Your { $money } are worth more for bidding.

# The terminal.
advice-line = A strong bot would answer: { $answers }.
advice-pile = { $pile }: about { $worth } ({ $now } in sight today, { $hidden } hidden)
advice-piles = What the piles are worth to you: { $piles }.

# The page.
web-hints = Hints
web-hints-why = What piles, prices and majorities look like from your seat, and what a strong bot would do with what you know. It knows no card that you do not know. Everybody at the table sees that you use hints.
web-hints-use = Use hints in this game
web-hints-forbidden = The host has set up this table without hints.
web-hints-on = uses hints
web-hints-used = has used hints
web-hints-told = { $seat } uses hints from now on.
web-hints-told-off = { $seat } uses no more hints.
web-hints-told-me = You use hints from now on. The others can see that.
web-hints-told-me-off = You use no more hints.
web-hints-piles = What the piles are worth to you
web-hints-pile = Pile
web-hints-now = In sight, today
web-hints-hidden = Hidden
web-hints-worth = Expected
web-hints-piles-none = No cards lie on the piles now.
web-hints-pile-chip = worth about { $worth } to you
web-hints-pile-long = Pile { $pile } is worth about { $worth } to you by the end of the game: { $now } in sight at today’s prices, and { $hidden ->
    [0] nothing is hidden.
    [one] one hidden card is guessed at.
   *[other] { $hidden } hidden cards are guessed at.
}
web-hints-companies = What this round is expected to do
web-hints-company = Company
web-hints-move = Spaces
web-hints-change = For a share
web-hints-kept = If kept
web-hints-split = Split
web-hints-bankrupt = Bankrupt
web-hints-company-long = { $company }: a share is expected to change by { $change } in this round’s movement, dividends and splits counted.
web-hints-races = Majorities, as far as you know
web-hints-races-why = Shares that are known, and in brackets how many there are likely to be. The odds are that you have most in the end.
web-hints-you = You
web-hints-odds = Odds
web-hints-guess = { $known } ({ $expected })
web-hints-ask = What would you do?
web-hints-thinking = Thinking …
web-hints-prepare = Prepare this answer
web-hints-prepared = Prepared. Look at it, then confirm.
web-form-hints = Hints
web-form-no-hints = No hints at this table
web-form-no-hints-why = Otherwise each may switch them on in the game, and all see who does.
web-no-hints-set = no hints


## What would happen: said before an answer is sent. Sums are numbers in the terminal and words in the browser.

outbid-by = { $seat } outbid you on pile { $pile } with { $price }.
last-round = Last round: when it is over, everything is sold and the majorities are paid.
last-sale = The last sale: after this round all shares are sold anyway, at the prices they have then.
majorities-known = Majorities as far as you know:
race-ahead = { $company } yours
race-tied = { $company } shared
race-behind = { $company } another’s
race-open = { $company } open
race-counts = (you { $mine }, { $seat } { $least }{ $unsure ->
    [yes] {" "}to { $most }
   *[no] { "" }
})

# In the terminal, beside a company.
choice-rises = { $before } → { $after }
choice-splits = { $before } → split, { $after }
choice-bankrupt = { $before } → bankrupt, { $after }

# In the browser.
web-outcome-moves = { $company } goes from { $before } to { $after }.
web-outcome-splits = { $times ->
    [one] { $company } splits and then stands at { $after }
   *[other] { $company } splits twice and then stands at { $after }
}{ $cards ->
    [0] .
    [one] : your share becomes { $shares }.
   *[other] : your { $cards } shares become { $shares }.
}
web-outcome-bonus = Your split cards earn { $amount }.
web-outcome-bankrupt = { $company } goes bankrupt: everybody loses these shares{ $lost ->
    [0] .
    [one] , you lose one.
   *[other] , you lose { $lost }.
} It begins again at { $after }.
web-outcome-dividend = It pays { $amount } for each share.
web-becomes = { $answer }: { $happening ->
    [split] splits, then { $after }
    [bankrupt] goes bankrupt, then { $after }
   *[moves] then { $after }
}
web-left = That leaves you { $amount }.
web-left-hired = You would begin with { $amount }.
web-left-fees = { $unpaid ->
    [no] Fees that you know of: { $fees }. You could pay them.
   *[yes] Fees that you know of: { $fees }. You could not pay { $rest } of them yet.
}
web-left-brings = Fees that you know of: they bring you { $fees }.
web-left-hidden = { $count ->
    [one] One card there is hidden from you.
   *[other] { $count } cards there are hidden from you.
}
web-sale-leaves = You would have { $amount }.
web-sale-owes = Of that, { $owed } in fees are due.
web-which-answer = Which one?
web-last-round = Last round
web-last-round-begins = The last round!
web-race-title = Majorities ({ $majority } each), as far as you know
web-race-you = you { $shares }
web-race-rival = { $seat } { $sure ->
    [yes] { $least }
   *[no] { $least } to { $most }
}
web-race-nobody = nobody else
web-race-ahead = yours, if you keep them
web-race-tied = shared
web-race-behind = another’s
web-race-open = open


## Puzzles: moments where one answer is clearly best and the obvious one is not. How they are found, and the page.

command-puzzles = Find puzzles in games of bots: moments where one answer is clearly best and the obvious one is not. Each is checked by a search ten times as long, and by playing on to the end. Ctrl-C ends it; the same command goes on from there.
option-puzzle-games = How many games to search; kinds of games and numbers of players take turns.
option-puzzle-seed = What the games and all searches are drawn from.
option-puzzle-preset = Search this kind of game only: first-game, classic, advanced or epic.
option-puzzle-players = Search games of this many players only.
option-puzzle-out = The folder for the puzzles, a text file each, and for what was found in every game.
option-puzzle-most = Keep at most this many, as different from each other as they can be.

puzzles-searching = Searching games for puzzles
puzzles-found = { $found ->
    [one] one puzzle
   *[other] { $found } puzzles
}
puzzles-column-key = Puzzle
puzzles-column-game = Game
puzzles-column-question = Question
puzzles-column-best = Best
puzzles-column-obvious = Obvious
puzzles-column-lead = Chances lost
puzzles-game-cell = { $preset }, { $players } players, round { $round } of { $rounds }
puzzles-summary = { $games ->
    [one] One game
   *[other] { $games } games
} searched: { $moments } moments looked at, { $promising } promising. Of { $looked } looked at ten times as long { $long } held, { $whole } to the end of the game too, and { $again } once more in other worlds.
puzzles-kept = { $kept } of { $found ->
    [one] one puzzle
   *[other] { $found } puzzles
} kept in { $folder }. The same again: { $command }
puzzles-interrupted = Ended early. The same command goes on with the next game.
error-puzzle-preset = There is no kind of game called { $preset }; there are: { $presets }.
error-puzzle-players = { $players } cannot play: 2 to 5 can.

server-no-such-puzzle = There is no such puzzle.
server-puzzle-half = Answer the whole question: all cards that are placed, all shares that are sold.

# The page.
puzzles-title = Puzzles
puzzles-today = Puzzle of the day
puzzles-offer = One moment of a game, one answer that is clearly best, and it is not the obvious one. Everybody gets the same puzzle on the same day.
puzzles-lead = Moments of real games between bots. In each of them one answer is clearly best, and it is not the one that comes to mind first. You see what the seat saw, and no more. Your first try counts.
puzzles-all = All puzzles
puzzles-done = { $done } of { $count } done, { $right } at the first try
puzzles-of-day = Puzzle of the day
puzzles-number = Puzzle { $number } of { $count }
puzzles-task = One answer is clearly best here, and it is not the obvious one. Your first try counts.
puzzles-before-right = You found it at your first try.
puzzles-before-wrong = Your first try was another answer.
puzzles-today-mark = today
puzzles-mark-right = solved
puzzles-mark-wrong = missed

puzzles-ask-choose-investor = Which investor?
puzzles-ask-bid-investor = A bid for investors
puzzles-ask-discard = Which strategies go back?
puzzles-ask-bonds = How many bonds?
puzzles-ask-open = An opening card
puzzles-ask-place = Two cards to place
puzzles-ask-commerce = A commerce card to place
puzzles-ask-first-player-card = The First Player Card
puzzles-ask-bid = A bid
puzzles-ask-hand-over = Who goes first?
puzzles-ask-action = Boom, Bust or something else
puzzles-ask-strategy = The use of a strategy
puzzles-ask-ability = An ability, or not?
puzzles-ask-investor = The use of an ability
puzzles-ask-sell = What to sell
puzzles-ask-sell-some = What to sell at once
puzzles-ask-dividend = A dividend

puzzles-explanation = Explanation
puzzles-explain = Why?
puzzles-right = Right!
puzzles-wrong = There was a better answer
puzzles-best = The best answer
puzzles-best-was = Best: { $answer }.
puzzles-placed = { $card } { $side } on { $pile }
puzzles-sell = Sell { $sales }
puzzles-first = { $seat } goes first
puzzles-first-me = Go first yourself
puzzles-yourself = yourself
puzzles-obvious = The obvious answer: { $answer }. With it you win { $share } of the time instead of { $best }, and have about { $money } less.
puzzles-tried = Chances to win ({ $shown } of { $count } answers)
puzzles-role-best = best
puzzles-role-obvious = obvious
puzzles-role-given = yours
puzzles-wins = chance to win
puzzles-behind = { $lost } points less, ± { $error }
puzzles-how = Each answer was tried in { $worlds } deals that could be this one. Only what you can see here was known for it: hidden cards were dealt anew every time, all seats played on as sound players do, at least to the end of the round, and what everybody had then says how often they win.
puzzles-next = Another puzzle
puzzles-again = Try again
puzzles-look = Look at the table
