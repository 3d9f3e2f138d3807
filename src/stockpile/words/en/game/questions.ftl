# What the game asks, what can be answered, why an answer is refused.

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
choice-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
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
