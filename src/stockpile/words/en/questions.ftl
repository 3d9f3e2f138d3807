# What the game asks, what can be answered, why an answer is refused.

question-place = Place a card from your hand: which, on which side, on which pile?
question-place-twice = Place one of your two cards { $card }: on which side, on which pile?
question-place-last = Place { $card } { $side }: on which pile?
question-bid = Place a meeple: which pile, which price?
question-action = Play your Booms and Busts: which card, on which company?
question-boom = Play a Stock Boom: which company goes up?
question-bust = Play a Stock Bust: which company goes down?
question-sell = Sell shares, one at a time, or stop.
question-dividend = { $company } pays { $amount } for each share you show. How many do you show?
# The same to somebody who waits for another player.
waiting-place = { $seat } places a card.
waiting-bid = { $seat } bids.
waiting-action = { $seat } plays an action card.
waiting-sell = { $seat } sells.
waiting-dividend = { $seat } decides what to show for a dividend.

answer-pass = stop selling
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

reason-not-an-answer-to-this = That does not answer this question.
reason-no-such-pile = There is no such pile in this game.
reason-not-in-your-hand = That card is not in your hand.
reason-one-up-one-down = One card goes face-up, the other face-down.
reason-your-other-meeple-is-there = Your other meeple stands on that pile.
reason-costs-more-than-you-have = That costs more than you have left.
reason-only-a-higher-space = Somebody is there already: bid higher or elsewhere.
reason-more-than-you-hold = You do not hold that.
reason-no-such-card = You have no such card.

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
enter-sell = Enter: stop selling
enter-dividend = { $count ->
    [one] Enter: show it
   *[other] Enter: show all { $count }
}
enter-back = Enter: from the beginning

# What is wrong with a typed line.
typed-wrong = { $word } is not possible here. Type one of: { $possible }
typed-too-much = { $word } is too much: that was an answer already.
