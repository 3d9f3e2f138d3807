# What the game asks, what can be answered, why an answer is refused.

question-place = Place a card from your hand on a pile.
question-bid = Place a meeple: which pile, which price?
question-action = Play a Boom or Bust: on which company?
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
answer-boom = Stock Boom on { $company }
answer-bust = Stock Bust on { $company }
answer-sell = { $form ->
    [share] { $company }, a share for { $amount }
    [whole] { $company }, a split card for { $amount }
   *[half] { $company }, half of a split card for { $amount }
}
answer-show = { $count ->
    [0] show nothing
    [one] show one share
   *[other] show { $count } shares
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
