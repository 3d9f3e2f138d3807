## What happened, as lines of the log. $seat is a name; $you is "yes" where the reader is meant, who is then "You".

event-round-started = { $last ->
    [yes] Round { $round } of { $rounds }, the last one. First player: { $first }. After it everything is sold and the majorities are paid.
   *[no] Round { $round } of { $rounds }. First player: { $first }.
}
event-share-dealt = { $seat } started with a share of { $company }.
event-share-dealt-hidden = { $seat } started with a secret share.
event-pair-dealt = { $whose ->
    [you] Your secret: { $company } { $forecast }.
    [seat] Secret of { $seat }: { $company } { $forecast }.
   *[public] Open to all: { $company } { $forecast }.
}
event-pair-dealt-hidden = { $whose ->
    [seat] { $seat } got a secret pair.
   *[nobody] A pair stays face-down.
}
event-hand-dealt = { $seat } drew { $cards }.
event-hand-dealt-hidden = { $seat } drew { $count ->
    [one] a market card
   *[other] { $count } market cards
}.
event-card-placed = { $seat } placed { $card } { $side } on pile { $pile }.
event-card-placed-hidden = { $seat } placed a card face-down on pile { $pile }.
event-card-placed-opening = Pile { $pile } opens with { $card }.
event-meeple-placed = { $seat } bid { $price } on pile { $pile }.
event-meeple-returned = { $you ->
    [yes] You were outbid on pile { $pile }.
   *[no] { $seat } was outbid on pile { $pile }.
}
event-pile-taken = { $seat } took pile { $pile }: { $cards }.
event-fee-drawn = { $seat } found a trading fee of { $fee }.
event-money-moved-received = { $seat } received { $amount } ({ $reason }).
event-money-moved-paid = { $seat } paid { $amount } ({ $reason }).
event-action-played = { $seat } played { $card } on { $company }.
event-ticker-moved = { $direction ->
    [up] { $company } went up from { $before } to { $after }.
   *[down] { $company } went down from { $before } to { $after }.
}
event-stock-split = { $company } split and stands at { $value }.
event-shares-split = { $cards ->
    [one] { $seat } got one more split card of { $company }.
   *[other] { $seat } got { $cards } more split cards of { $company }.
}
event-went-bankrupt = { $company } went bankrupt and stands at { $value } again.
event-shares-lost = { $seat } lost { $cards ->
    [one] one card
   *[other] { $cards } cards
} of { $company }.
event-share-sold = { $form ->
    [share] { $seat } sold a share of { $company } for { $amount }.
    [whole] { $seat } sold a split card of { $company } for { $amount }.
   *[half] { $seat } sold half of a split card of { $company } for { $amount }.
}
event-pair-shown = { $whose ->
    [public] The open pair is next: { $company } { $forecast }.
    [nobody] A face-down pair is turned over: { $company } { $forecast }.
   *[seat] { $seat } showed { $company } { $forecast }.
}
event-dividend-declared = { $company } pays a dividend of { $amount } a share.
event-shares-shown = { $seat } showed { $cards ->
    [one] one share
   *[other] { $cards } shares
} of { $company }.
event-round-ended = Round { $round } is over.
event-majority-held = Most shares of { $company }: { $seats } with { $shares }.
event-portfolio-sold = { $seat } sold { $shares ->
    [one] the last share
   *[other] all { $shares } shares
} of { $company }.
event-fee-lapsed = { $seat } never paid a trading fee of { $fee }: it lapsed.
event-game-ended = The game is over. { $count ->
    [one] { $winners } won with { $money }.
   *[other] { $winners } share the win with { $money }.
}

# Set-up and modules.
event-strategies-dealt = { $seat } drew strategy cards: { $strategies }.
event-strategies-dealt-hidden = { $seat } drew { $count ->
    [one] a strategy card
   *[other] { $count } strategy cards
}.
event-investors-dealt = { $seat } can choose between { $investors }.
event-investors-dealt-hidden = { $seat } got { $count } investors to choose from.
event-investor-picked = { $seat } chose an investor.
event-investors-laid-out = Up for bidding, pile by pile: { $investors }.
event-investor-hired = { $seat } hired { $investor }.
event-strategy-discarded = { $seat } put { $strategy } back into the box.
event-strategy-discarded-hidden = { $seat } put a strategy card back into the box.
event-bonds-bought = { $seat } bought { $count ->
    [one] a bond
   *[other] { $count } bonds
}.
event-dice-rolled = The dice show { $forecasts }.
event-card-kept = { $company ->
    [yes] { $seat } kept a company card before the pairs were dealt.
   *[no] { $seat } kept a forecast card before the pairs were dealt.
}
event-commerce-drawn = { $seat } drew { $commerce }.
event-commerce-drawn-hidden = { $seat } drew a commerce card.
event-pile-looked-at = { $seat } looked into pile { $pile }: { $cards }.
event-pile-looked-at-hidden = { $seat } looked at the face-down { $count ->
    [one] card
   *[other] cards
} of pile { $pile }.
event-card-moved = { $seat } moved card { $card } of pile { $pile } to pile { $to_pile }.
event-pair-looked-at = { $seat } looked at a pair: { $pair }.
event-pair-seen = { $seat } saw { $company } { $forecast }.
event-commerce-taken = { $seat } laid { $commerce } open.
event-first-player-card-given = { $kept ->
    [yes] { $seat } kept the First Player Card.
   *[no] { $seat } decided who begins the next round: { $receiver }.
}
event-ability-used = { $seat } had { $investor } act.
event-strategy-played = { $seat } played { $strategy }.
event-share-given = { $half ->
    [yes] { $seat } gave up half of a split card of { $company }.
   *[no] { $seat } gave up a share of { $company }.
}
event-action-given = { $seat } gave up a { $card }.
event-commodity-given = { $seat } gave up { $commerce }.
event-bond-given = { $seat } gave up a bond.
event-tax-sheltered = { $seat } got rid of a tax card.
event-discard-taken = { $seat } took a share of { $company } from the discard.
event-earnings-falsified = { $seat } laid Falsified Earnings on a pair: { $pair }.
event-company-shown = { $seat } showed a share of { $company }.

# What money was paid or received for.
money-bid = bid
money-fee = trading fee
money-sale = sale
money-split = split again
money-dividend = dividend
money-majority = majority
money-start = starting money
money-investor = investor's starting money
money-interest = interest
money-bonds = bonds
money-commodities = commodities
money-taxes = taxes
money-strategy = strategy card


## What the game asks, what can be answered, why an answer is refused.

question-place = Place a card from your hand: which, on which side, on which pile?
question-place-alike = { $count ->
    [one] Place { $card }: on which side, on which pile?
   *[other] Place one of your { $count } cards { $card }: on which side, on which pile?
}
question-place-last = Place { $card } { $side }: on which pile?
question-bid = Place a meeple: which pile, which price?
question-action = Your action turn: play Booms and Busts, and whatever else you have.
question-boom = Play a Stock Boom: which company goes up?
question-bust = Play a Stock Bust: which company goes down?
question-sell = Sell shares, one at a time, or stop.
question-dividend = { $company } pays { $amount } for each share you show. How many do you show?
question-choose-investor = Choose the investor you want to play with.
question-offer-investor = Choose the investor you put up for bidding.
question-bid-investor = Place a meeple on an investor: which one, which price?
question-discard = { $left ->
    [one] Put one more strategy card back into the box: which?
   *[other] Put { $left } strategy cards back into the box: which one first?
}
question-bonds = Buy bonds for { $bond_price } each: how many?
question-bonds-left = There are { $count } left.
question-open = Set out the opening cards, one on each pile, one of them face-down.
question-commerce = Place your commerce card face-up: which, on which pile?
question-first-player-card = Place the First Player Card: on which pile?
question-hand-over = You have the First Player Card. Who begins the next round?
question-ability = Which of your investors' abilities comes first?
question-sell-some = { $shares ->
    [one] You may sell one more share now, at today's price.
   *[other] You may sell up to { $shares } shares now, at today's prices.
}
question-sell-some-fixed = { $shares ->
    [one] You may sell one more share now, for { $price }.
   *[other] You may sell up to { $shares } shares now, for { $price } each.
}
# The same to somebody who waits for another player.
waiting-place = { $seat } places a card.
waiting-bid = { $seat } bids.
waiting-action = { $seat } has an action turn.
waiting-sell = { $seat } sells.
waiting-dividend = { $seat } decides what to show for a dividend.
waiting-choose-investor = { $seat } chooses an investor.
waiting-bid-investor = { $seat } bids for an investor.
waiting-discard = { $seat } puts a strategy card back.
waiting-bonds = { $seat } decides on bonds.
waiting-open = { $seat } sets out the opening cards.
waiting-commerce = { $seat } places a commerce card.
waiting-first-player-card = { $seat } places the First Player Card.
waiting-hand-over = { $seat } decides who begins the next round.
waiting-ability = { $seat } decides which ability comes first.
waiting-investor = { $seat } uses an ability.
waiting-strategy = { $seat } plays a strategy card.
waiting-sell-some = { $seat } sells by a strategy card.

answer-pass = pass
answer-place = place { $card } { $side } on pile { $pile }
answer-bid = bid { $price } on pile { $pile }
answer-boom = play a Stock Boom on { $company }
answer-bust = play a Stock Bust on { $company }
answer-sell = { $form ->
    [share] sell a share of { $company }
    [whole] sell a split card of { $company }
   *[half] sell half of a split card of { $company }
}
answer-show = { $shares ->
    [0] show nothing
    [one] show one share
   *[other] show { $shares } shares
}
answer-commerce = place { $commerce } on pile { $pile }
answer-first-player = place the First Player Card on pile { $pile }
answer-bonds = { $count ->
    [0] buy no bonds
    [one] buy a bond
   *[other] buy { $count } bonds
}
answer-investor = choose { $investor }
answer-discard = put { $strategy } back into the box
answer-strategy = play { $strategy }
answer-ability = use the ability of { $investor }
answer-up = move { $company } up
answer-down = move { $company } down
answer-company = name { $company }
answer-pair = choose a pair: { $pair }
answer-keep-company = keep the card of { $company }
answer-keep-forecast = keep the forecast { $kept }
answer-card = take card { $position } of pile { $pile }
answer-pile = choose pile { $pile }
answer-seat = choose { $receiver }
answer-take = take a share of { $company } from the discard
answer-give = { $half ->
    [yes] give up half of a split card of { $company }
   *[no] give up a share of { $company }
}
answer-give-commodity = give up { $commerce }
answer-give-action = give up a { $given }
answer-split = make a card of { $company } a split card
answer-reveal = show a share of { $company }
answer-short = { $half ->
    [yes] sell half of a split card of { $company } at the investor's price
   *[no] sell a share of { $company } at the investor's price
}

reason-not-an-answer-to-this = That does not answer this question.
reason-no-such-pile = There is no such pile in this game.
reason-not-in-your-hand = That card is not in your hand.
reason-one-up-one-down = One card goes face-up, the other face-down.
reason-your-other-meeple-is-there = Your other meeple stands on that pile.
reason-costs-more-than-you-have = That costs more than you have left.
reason-only-a-higher-space = Somebody is there already: bid higher or elsewhere.
reason-more-than-you-hold = You do not hold that.
reason-no-such-card = You have no such card.
reason-costs-more-than-the-investor-has = That is more than this investor brings.
reason-one-card-on-each-pile = Each pile gets one card.
reason-one-down-the-others-up = One card lies face-down, all others face-up.
reason-two-different-piles = Your two commerce cards go on two different piles.
reason-more-bonds-than-a-round-allows = So many bonds cannot be bought in one round.
reason-no-bonds-left = There are not so many bonds left.
reason-no-such-seat = Nobody sits there.
reason-not-your-ability = That is no ability of yours at this moment.
reason-not-possible-now = That is not possible now.
reason-booms-and-busts-must-be-played = Your Booms and Busts must be played first.

# The words before the cursor, by step.
step-card = Card>
step-side = Side>
step-pile = Pile>
step-bid = Bid>
step-price = Price>
step-action = Action>
step-company = Company>
step-sale = Sell>
step-shown = Show>
step-investor = Investor>
step-discard = Discard>
step-bonds = Bonds>
step-player = Player>
step-ability = Ability>
step-choice = Choice>

# Choices of a step, and what Enter alone does.
typed-up = up
typed-down = down
choice-up = up: face-up for all to see
choice-down = down: face-down, your secret
choice-sell = { $form ->
    [share] for { $amount }
    [whole] split card for { $amount }
   *[half] half a split card for { $amount }
}
choice-short = { $form ->
    [share] at the investor's price for { $amount }
   *[half] half a split card at the investor's price for { $amount }
}
typed-look = look
choice-look = look: look at a pair first
choice-worth = (worth { $value })
choice-give-half = half of a split card
choice-money = (money { $money })
choice-cost = (costs { $cost })
choice-ability = ability of { $investor }
choice-move-up = up
choice-move-down = down
enter-sell = Enter: stop selling
enter-dividend = { $count ->
    [one] Enter: show it
   *[other] Enter: show all { $count }
}
enter-sell-some = Enter: sell no more
enter-action = Enter: end your turn
enter-investor = Enter: no, or no more
enter-strategy = Enter: no, or no more
enter-bonds = Enter: none
enter-hand-over = Enter: you do
enter-back = Enter: from the beginning

# What is wrong with a typed line.
typed-wrong = { $word } is not possible here. Type one of: { $possible }
typed-too-much = { $word } is too much: that was an answer already.


## What explains each question, with the numbers of the rules. Empty lines divide paragraphs; other line ends mean nothing.
## A text speaks of the game in play alone: $players is how many play, $strategies, $commodities and the like are yes or no.

help-place =
    Supply. You have two cards that nobody else has seen. Choose which of them
    everybody gets to see and which stays hidden; they may share a pile or not
    (R-SUP-2). Everybody sees where a face-down card lies and who put it there;
    only you know what it is.
    { $players ->
        [2] You do this twice a round (R-SUP-3).
       *[other] {""}
    }

    Later everybody bids for the piles, so you decide what is worth a bid: hide
    a share you want where others expect a fee, or spoil a pile that others
    would fight for.

    Shares bring money. A Boom moves a price up by { $boom }, a Bust down by { $bust }.
    A trading fee costs whoever takes it what is printed on it.
help-bid =
    Demand. Put a meeple on a price of a pile. When the bidding is over you pay
    that price and get the cards (R-DEM-5). Where a meeple stands, only higher
    bids are possible (R-DEM-1), and nobody bids more than they have (R-DEM-2).
    If you are outbid, your meeple comes back and you must bid again, so nobody
    goes without a pile (R-DEM-3). The highest price cannot be beaten (R-DEM-4).
    { $players ->
        [2] You have two meeples. They never stand on one pile, and you must be able to pay both (R-DEM-9).
       *[other] {""}
    }

    Fees in the pile are paid from what is left, the smallest first. One you
    cannot pay stays with you until you can (R-DEM-6).
    { $investors ->
        [yes] Some investors pay other prices than those of the spaces (R-DEM-2).
       *[no] {""}
    }
    { $commodities ->
        [yes] Commerce cards come with the pile (R-COM-2).
       *[no] {""}
    }
    { $first_player_card ->
        [yes] The First Player Card comes with its pile (R-FPC-1).
       *[no] {""}
    }
help-action =
    Action. Each Stock Boom and Stock Bust you took this round must be played,
    in any order, each on a company of your choice: a Boom moves its price up
    by { $boom }, a Bust down by { $bust } (R-ACT-1).

    A step past the right end splits a company: everybody's cards of it count
    double from then on, and cards that had been split before earn { $bonus } each
    (R-MOV-3). A step past the left end makes it bankrupt: all cards of it are
    lost (R-MOV-4). Both happen at once.

    { $strategies ->
        [yes] One strategy card a round may be played in this turn, whenever you like (R-STR-2). Only cards that you can pay for and that can do something are offered (R-STR-3).
       *[no] {""}
    }
    { $investors ->
        [yes] An ability that belongs to the action turn may be used once, before, between or after (R-INV-2).
       *[no] {""}
    }
help-sell =
    Selling. Sell as many shares as you like at today's prices. After this the
    prices move, so sell what you think will fall and keep what will rise or
    split (R-SEL-1). Everybody sees what you sell.

    A split card sells for twice the price. Or sell half of it for the price:
    then the card goes back to your regular portfolio as one share.

    When the game ends, the most shares of a company earn { $majority }, or { $tied } each
    when tied (R-END-2), and all shares are sold at their last price (R-END-3).
help-dividend =
    Dividend. The price stays; every share you show is paid (R-MOV-2). What you
    show is known to all from then on. Show fewer, or none, to keep a secret;
    what is not shown is not paid. Split cards lie open anyway and are paid
    twice without a question. Everybody with cards in the regular portfolio is
    asked, holding this company or not, so the question itself tells nothing
    (R-INFO-4).

    { $where ->
        [page] A switch beside your portfolio decides. With "collect for me", as everybody begins, all your shares are shown and you are not asked; with "ask me" you are asked at every dividend. The host of a table can make asking the rule for all.
       *[terminal] {""}
    }
help-choose-investor =
    Investors.
    { $investor_bidding ->
        [yes] What you choose you do not keep: it is put up, and everybody bids for all of them (R-AUC-1).
       *[no] { $players ->
            [2] You keep two of the four you were dealt, and begin with the money of both (R-INV-1).
           *[other] You keep one of the two you were dealt, and begin with its money (R-INV-1).
        }
    }
    The more an investor can do, the less money that is. Nobody sees your
    choice until all have chosen (R-SET-7).
help-bid-investor =
    Investor bidding. Put a meeple on a price of the investor you want. No bid
    may be more than the money that investor brings; what you bid is taken from
    it when the game begins. If you are outbid you must bid again, higher or
    elsewhere. No ability works yet (R-AUC-1).
help-discard =
    Strategies. Two of your cards go back into the box, unseen by the others
    (R-STR-1). You can play one card a round, so keep those that fit your
    investor and the ways you expect to earn, and whose cost you can pay. A card
    still in hand when the game ends is worth nothing (R-STR-2).
help-bonds =
    Bonds. Buy up to { $limit }, as long as you can pay (R-BND-1).
    Each pays { $interest } at every round end (R-BND-2), and its full price comes back when
    the game ends (R-BND-3). But money in bonds cannot be bid with until then.
help-open =
    Royal Robins sets out the opening cards. You alone have seen them. Each pile
    gets one; one card lies face-down, all others face-up (R-SUP-1).
help-commerce =
    Commerce. { $players ->
        [2] Place your two cards face-up, on two different piles (R-COM-1).
       *[other] Place your card face-up on any pile (R-COM-1).
    } Whoever takes the pile keeps the
    card (R-COM-2). In the end, sets of different commodities are worth the more
    the larger they are, and taxes cost the more the more there are (R-COM-3).
help-first-player-card =
    As the first player you add the First Player Card to a pile. Whoever takes
    that pile decides who begins the next round (R-FPC-1).
help-hand-over =
    You took the First Player Card. Name who begins the next round: yourself or
    anybody else. This round goes on as it is (R-FPC-1).
help-ability =
    Both of your investors can do something at this moment. Choose which comes
    first; the other follows (R-INV-2).
help-investor =
    This is your investor's ability. Abilities of one moment are used in turn
    order (R-INV-2). Some may be left unused, others must be used.
help-strategy =
    You played a strategy card. Its cost is paid first, then it does what it
    says (R-STR-2). A share as a price is a regular card, or half of a split
    card, which becomes a regular one; everybody sees it (R-STR-4).
help-sell-some =
    A strategy card lets you sell at once. Shares are counted and not cards, so
    a whole split card is two of them (R-STR-5). You need not sell any.
help-pause =
    The round is over: prices have moved. The next round begins with new
    secrets, new piles and the next first player (R-END-1).
# What only a terminal needs to explain besides.
hint-bid =
    A price in brackets after a space is what your investor makes you pay there.
hint-sell = Shares are sold one at a time, until you stop.
hint-choose-investor = The number after a name is the money you begin with.
hint-discard = What a card costs stands in brackets after its name.
hint-investor = Where Enter is offered you need not use the ability.
help-keys =
    Type the number or word of a choice (pile B is 2), or several at once: b 6.
    ? help   ? R-DEM-4 a rule   t table   l log   h hint   q save and quit
help-keys-cards = i investors and your strategy cards, with what they do


## What the signs on the table mean: what each is called, and what it says.

web-legend = What the signs mean
web-legend-why = At the table, point at a sign, press it with a finger, or reach it with Tab and the arrow keys. Where it can be chosen, hold the finger down.
web-legend-market = The market
web-legend-piles = Stockpiles and cards
web-legend-players = Investors
web-legend-desk = My desk
web-legend-round = The round

sign-bankrupt-end-title = × · bankruptcy
sign-bankrupt-end = A step further down than the first space: the company is bankrupt. Everybody loses all shares of it, split cards too, and its price returns to the underlined space.
sign-split-end-title = ×2 · split
sign-split-end = A step further up than the last space: the shares split. Every share of it counts double from now on; cards that counted double already earn { $bonus } each. The price goes on from the striped space.
sign-after-split-title = Striped space
sign-after-split = Here the price stands after a split; what is left of the move goes on from here.
sign-return-title = Underlined space
sign-return = Here the price begins the game, and here it returns after a bankruptcy.
sign-dollar-title = $ space
sign-dollar = When the price moves up onto this space, it pays a dividend: { $dividend_1 } for each share. Moving down it pays nothing.
sign-ticker-title = Price
sign-ticker = What one share is worth today. Forecasts, Booms and Busts move it by spaces.
sign-ghost-title = Dashed price
sign-ghost = Here the price would stand if you confirm what you have chosen.
sign-held-title = My shares
sign-held = One slip for each share of this company that you own.
sign-held-split-title = My split cards
sign-held-split = A double slip is a split card: it counts as two shares.
sign-up-title = Forecast: up
sign-up = At the end of this round, in the Movement phase, the price rises by so many spaces.
sign-down-title = Forecast: down
sign-down = At the end of this round, in the Movement phase, the price falls by so many spaces.
sign-pay-title = Forecast: dividend
sign-pay = The price stays, and every share that its owner shows is paid: $ is { $dividend_1 }, $$ is { $dividend_2 }, $$$ is { $dividend_3 }.
sign-odds-title = What may come
sign-odds = You have not seen this company’s forecast. These are the forecasts that are left, each as wide as it is likely.
sign-yours-title = yours
sign-yours = This pair was dealt to you. Nobody else knows it.
sign-public-title = public
sign-public = Everybody knows this pair.
sign-seen-title = seen
sign-seen = This pair belongs to somebody else or to nobody; you have looked at it.
sign-hidden-pair-title = Hidden pair
sign-hidden-pair = A company and its forecast that you have not seen.
sign-falsified-title = falsified
sign-falsified = Falsified Earnings lies on this forecast: a rise moves { $falsified_earnings_steps } spaces down, a fall { $falsified_earnings_steps } spaces up, and after a dividend the price falls by { $falsified_earnings_steps }.
sign-die = The dice decide which forecasts are in this round. Which company gets which is in the pairs.

sign-share-title = Share
sign-share = A share of this company. Sell it in the Selling phase at today’s price, or keep it for tomorrow’s.
sign-boom = Whoever takes it must play it in this round’s Action phase: a company of choice rises by { $boom } spaces.
sign-bust = Whoever takes it must play it in this round’s Action phase: a company of choice falls by { $bust } spaces.
sign-fee-title = Trading fee
sign-fee = Whoever takes the pile pays so much to the bank. What cannot be paid stays due until the money is there.
sign-commodity-title = Commodity
sign-commodity = Kept to the end of the game. A set of different ones pays { $sets }, the more the better; the same one again begins another set.
sign-tax = Kept to the end of the game, where tax cards cost { $taxes }, the more the dearer.
sign-first-player-card = Whoever takes it says who goes first in the next round.
sign-face-down-title = Face-down card
sign-face-down = Only who placed it knows what it is; seal and colour say who that is.
sign-known-title = Face-down, known to me
sign-known = The others do not see what this card is. You do: you placed it or have looked at it.
sign-pile-cards-title = Cards in the pile
sign-pile-cards = How many cards the highest bid gets.
sign-space-title = Bidding track
sign-space = A bid puts a meeple on a price. It is paid when every pile has its meeple. Outbidding means a higher price on the same pile; what is passed cannot be bid any more.
sign-own-cost-title = Small price
sign-own-cost = Your investor pays this instead of what is printed on the space.
sign-meeple-title = Meeple
sign-meeple = The highest bid for this pile, and whose it is. Outbid, it goes back to its player, who must bid again.
sign-discard-title = Discard
sign-discard = Cards of this kind that were sold, played, paid or lost. They do not come back into the deck.
sign-deck-title = Deck
sign-deck = Cards that have not been dealt yet.
sign-played-title = Strategies played
sign-played = Strategy cards that were played; they have left the game.

sign-first-player-title = First player
sign-first-player = Goes first in this round. { $first_player_card ->
    [yes] Who goes first in the next one is up to whoever takes the First Player Card.
   *[no] The next one begins with the player to the left.
}
sign-next-first-title = First in the next round
sign-next-first = Has the First Player Card and goes first in the next round.
sign-held-cards-title = Cards in the portfolio
sign-held-cards = Shares, and Booms and Busts not played yet. How many there are is open, which they are is secret.
sign-known-shares-title = Shares I know of
sign-known-shares = Shares of this company that you have seen come to this player and not go again. There may be more.
sign-split-held-title = ×2 · split cards
sign-split-held = Split cards of this company; they lie open, and each counts as two shares.
sign-bonds-title = Bonds
sign-bonds = Each pays { $interest } at the end of every round and is bought back for { $bond_price } at the end of the game.
sign-strategies-title = Strategy cards
sign-strategies = Cards in hand. One may be played in each round’s Action phase; what they are is secret.
sign-owes-title = Owes
sign-owes = Trading fees that could not be paid. They are paid as soon as there is enough money.
sign-money-title = Money
sign-money = What this player has now. Most money wins when everything is sold in the end.

sign-must-play-title = to play
sign-must-play = This card must be played in this round’s Action phase.
sign-regular-title = Shares
sign-regular = So many shares of this company, and what they would bring today.
sign-split-title = ×2 · split cards
sign-split = Split cards of this company: each counts as two shares, for sales, dividends and the majority. If the company splits again, each earns { $bonus }.
sign-dividends-title = Dividends
sign-dividends = How your dividends come in: collected for you, with all your shares of the company shown, or asked each time how many you show.
sign-hint-title = Hint
sign-hint = Only with hints switched on: what the numbers say, worked out from what you can see and nothing else.
sign-strategy-title = Strategy card
sign-strategy = May be played in your action turn, one a round. Point at it to read what it does.
sign-investor-title = Investor
sign-investor = Whom this player plays, with an ability of its own. Point at the name to read it; struck out, it is used for this round.

sign-round-title = Round
sign-round = One mark for each round. After the last one the most shares of each company earn { $majority } (tied: { $tied }), everything is sold, and most money wins.
sign-phase-information = { $players ->
    [2] You both get two pairs: a company each, and how its price will move at the end of the round.
   *[other] Everybody gets a pair: a company, and how its price will move at the end of the round.
}
sign-phase-supply = Everybody lays cards on the piles, one open and one hidden.
sign-phase-demand = Everybody bids for the piles; { $players ->
    [2] each player gets two.
   *[other] each player gets one.
}
sign-phase-action = Booms and Busts from the piles move prices, and other cards may be played.
sign-phase-selling = Sell shares at today’s price, as many as you like.
sign-phase-movement = All forecasts are shown, and the prices move.
sign-phase-round-end = { $bonds ->
    [yes] Bonds pay interest, abilities of the round’s end work, and the round is over.
   *[no] Abilities of the round’s end work, and the round is over.
}


## Bots: the levels and the styles that they can play in, each with a line that says how.

bot-random = random
bot-random-why = Picks any answer that is allowed. Good for learning the rules.
bot-intern = intern
bot-intern-why = Short-sighted, and makes the mistakes of beginners. For first games.
bot-clerk = clerk
bot-clerk-why = Plays soundly but simply. For who knows the rules.
bot-broker = broker
bot-broker-why = Weighs every pile, bid and sale by good rules of thumb.
bot-shark = shark
bot-shark-why = Tries out what could come of each answer, and suspects what others hide.
bot-shark-1s = shark, a second
bot-shark-1s-why = The shark with a whole second for each answer: as hard as it gets.
bot-in-style = { $bot }, { $style }
style-usual = usual style
style-bold = bold
style-bold-why = Bids high and takes risks.
style-careful = careful
style-careful-why = Keeps money together and avoids risks.
style-hoarder = hoarder
style-hoarder-why = Collects shares and parts with them late.
style-bluffer = bluffer
style-bluffer-why = Lays cards to mislead.

# The list of them in the terminal.
bots-how = Ask for one with --bots NAME, in a style with --bots NAME:STYLE. How long it thinks is said behind that, in playouts (shark@400) or milliseconds (shark:bold@100ms).
bots-styles = Styles
bots-others = Of other packages
bots-lab = For measuring, in simulate and tournament only
bot-broker-1-why = The broker as it was first: a yardstick that stays the same.
bot-naive-why = Plays by five rules that somebody might make after reading the rulebook once.
bot-oracle-why = Sees every secret and tries out every answer: what could be won by knowing all.
bot-pike-why = Tries out what could come of each answer, and concludes nothing from how others play: quick, for long measurements.
bots-of = from { $package }


## The rules for players: what the figures in them are called. The text itself is in rules/*.md.

manual-mark-printed = printed
manual-mark-reported = reported
manual-mark-reported-once = reported once
manual-mark-house = house
manual-mark-own = own
manual-forecast-up = { $count ->
    [one] price up 1 space
   *[other] price up { $count } spaces
}
manual-forecast-down = { $count ->
    [one] price down 1 space
   *[other] price down { $count } spaces
}
manual-forecast-dividend = price stays; a dividend of { $count } for each share
manual-all-six = all six
manual-space = { $number ->
    [1] 1st space ({ $value })
    [2] 2nd space ({ $value })
    [3] 3rd space ({ $value })
   *[other] { $number }th space ({ $value })
}
manual-card = card ({ $mark })
manual-copies = copies
manual-needs-bonds = bonds
manual-needs-commodities = commodities
manual-needs-strategies = strategies
manual-nothing = none

# The rules in the terminal.
command-rules = The rules: the round on one page, or a topic, or a rule by its number, for any game or for one.
option-topic = What to read: the number of a rule (R-DEM-4), a topic (demand) or the beginning of a title. Without it the round on one page and a list of the topics.
option-search = Show every rule and paragraph with all of these words.
rules-how = Read one: stockpile rules demand, stockpile rules R-DEM-4. Look for words: stockpile rules --search "split bonus". Of one game alone: stockpile rules --players 3 --preset epic.
rules-of-game = { $game ->
    [none] The rules for { $players } players, base game.
   *[other] The rules for { $players } players. { $game }
}
error-rules-topic = there is nothing about { $topic } in these rules; `stockpile rules` lists the topics, `stockpile rules --search` looks for words
error-rules-words = there is nothing with all of these words in these rules: { $words }

# The rules in the page.
rules-title = Rules
rules-leaf-round = The round
rules-leaf-rules = All rules
rules-search = Search the rules
rules-hits = { $count ->
    [0] nothing found
    [one] one place
   *[other] { $count } places
}
rules-nothing = Nothing in these rules has all of these words: { $words }
rules-every-game = also what is not in this game
rules-contents = Contents
rules-house = our own figure: we could not find out what is printed
rules-house-spoken = (our own figure)


## How figures are written on pages and in tables.

numeral-range = { $low } to { $high }


## A bot answered for somebody who was late or away: at the end of a game, in the coach’s report and in studies.

standin-answers = { $answers ->
    [one] A bot gave one answer for { $seat }, in round { $first }.
   *[other] A bot gave { $answers } answers for { $seat }, in { $rounds ->
        [one] round { $first }.
       *[other] rounds { $first } to { $last }.
    }
}
standin-not-judged = Answers that a bot gave count in luck and skill. They do not count in grades, decisions and habits.
standin-all = A bot made every decision for { $seat }, so there is no grade.
standin-effect = The bot that answered for this player is part of this skill too: { $effect }.
standin-my-game = { $answers ->
    [one] a bot gave one answer for you
   *[other] a bot gave { $answers } answers for you
}
standin-my-game-all = No grade: a bot made every decision for you · luck { $luck }, skill { $skill }
standin-some-games = { $games ->
    [one] In one game a bot gave some of the answers for { $player }; grades and habits leave them out.
   *[other] In { $games } games a bot gave some of the answers for { $player }; grades and habits leave them out.
}
standin-all-games = { $games ->
    [one] One game is left out, because a bot made every decision for { $player } there.
   *[other] { $games } games are left out, because a bot made every decision for { $player } there.
}
error-study-stand-ins = There is nothing to study in { $folder }: in these games bots made every decision for the players.
