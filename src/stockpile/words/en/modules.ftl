# What the modules add to questions, answers, reasons and the log.

phase-set-up = Set-up
phase-round-beginning = Opening

waiting-choose-investor = { $seat } chooses an investor.
waiting-bid-investor = { $seat } bids for an investor.
waiting-discard = { $seat } looks through strategy cards.
waiting-bonds = { $seat } thinks about bonds.
waiting-open = { $seat } sets out the opening cards.
waiting-commerce = { $seat } places a commerce card.
waiting-first-player-card = { $seat } places the First Player Card.
waiting-hand-over = { $seat } decides who goes first.
waiting-ability = { $seat } decides which investor comes first.
waiting-investor = { $seat } uses an investor’s ability.
waiting-strategy = { $seat } carries out a strategy.
waiting-sell-some = { $seat } may sell a few shares.

help-choose-investor =
    Keep one of the investors you were dealt. It brings your starting money and
    an ability; usually less money comes with a stronger ability. The others
    learn your choice when all have chosen (R-SET-7). With two players you keep
    two.
help-bid-investor =
    The investors lie on the bidding tracks. Bid as for a pile: nobody can bid
    more than an investor brings, and what you bid is taken off that money
    (R-AUC-1).
help-discard =
    Two of your strategy cards go back to the box, unseen (R-STR-1). Keep those
    whose price you can pay and that fit together; you may play one a round.
help-bonds =
    A bond earns interest at the end of every round and is worth its price when
    the game is over (R-BON-1). Money in bonds cannot be bid.
help-open =
    Your investor sets out the opening cards: one on each pile, one of them
    face-down (R-SUP-1).
help-commerce =
    Lay your commerce card face-up on a pile (R-COM-1). Whoever takes the pile
    gets it: different commodities make sets that pay at the end, taxes cost.
    With two players your two cards go on different piles.
help-first-player-card =
    Lay the First Player Card on a pile (R-FPC-1). Whoever takes that pile
    decides who goes first in the next round.
help-hand-over =
    You took the First Player Card. Say who goes first in the next round
    (R-FPC-1): you or anybody else.
help-ability =
    Both of your investors could act now. Say which goes first (R-INV-2).
help-investor =
    Your investor may act now. What it does stands beside the question (R-INV-2).
help-strategy =
    You played a strategy card: it is shown, paid for, and then it works
    (R-STR-2).
help-sell-some =
    You may sell a few shares now, before the Selling phase. A whole split card
    counts as two (R-STR-5).

answer-commerce = place { $good } on pile { $pile }
answer-first-player = place the First Player Card on pile { $pile }
answer-bonds = { $count ->
    [0] buy no bonds
    [one] buy one bond
   *[other] buy { $count } bonds
}
answer-investor = choose { $investor }
answer-discard = put { $strategy } in the box
answer-strategy = play { $strategy }
answer-ability = use { $investor }
answer-up = move { $company } up
answer-down = move { $company } down
answer-company = choose { $company }
answer-pair = choose the pair: { $pair }
answer-keep-company = keep the company { $company }
answer-keep-forecast = keep the forecast { $forecast }
answer-card = take card { $number } of pile { $pile }
answer-pile = choose pile { $pile }
answer-seat = choose { $seat }
answer-take = take { $company } from the discard
answer-give = { $form ->
    [share] give up a share of { $company }
   *[half] give up half of a split card of { $company }
}
answer-give-commodity = give up { $good }
answer-give-action = give up a { $card }
answer-split = make a card of { $company } count double
answer-reveal = show a share of { $company }
answer-short = { $form ->
    [share] sell a share of { $company } at the special price
   *[half] sell half of a split card of { $company } at the special price
}

reason-not-possible-now = That is not possible now.
reason-not-your-ability = That is not an ability of yours that can be used now.
reason-booms-and-busts-must-be-played = Booms and Busts must be played first.
reason-costs-more-than-the-investor-has = Nobody can bid more than the investor brings.
reason-more-bonds-than-a-round-allows = So many bonds cannot be bought in one round.
reason-no-bonds-left = There are not so many bonds left.
reason-no-such-seat = There is no such seat in this game.
reason-one-card-on-each-pile = That pile has its opening card.
reason-one-down-the-others-up = One opening card goes face-down, the others face-up.
reason-two-different-piles = Your two commerce cards go on different piles.

money-start = starting money
money-investor = investor
money-bonds = bonds
money-interest = interest
money-strategy = strategy
money-commodities = commodities
money-taxes = taxes
money-ana = Agile Ana
money-barack = Bailout Barack
money-dangote = Daring Dangote
money-liliane = Lazy Liliane
money-mitt = Moneymaker Mitt
money-oprah = Opulent Oprah
money-sanders = Socialist Sanders

tally-bonds = bonds
tally-commodities = commodities
tally-taxes = taxes

event-strategies-dealt = { $count ->
    [one] { $seat } drew a strategy card.
   *[other] { $seat } drew { $count } strategy cards.
}
event-strategies-dealt-hidden = { $count ->
    [one] { $seat } drew a strategy card.
   *[other] { $seat } drew { $count } strategy cards.
}
event-investors-dealt = { $seat } may choose among { $investors }.
event-investors-dealt-hidden = { $seat } was dealt investors.
event-investor-picked = { $seat } has chosen.
event-investors-laid-out = Up for bidding: { $investors }.
event-investor-hired = { $seat } plays { $investor }.
event-strategy-discarded = { $seat } put { $strategy } in the box.
event-strategy-discarded-hidden = { $seat } put a strategy card in the box.
event-bonds-bought = { $count ->
    [0] { $seat } bought no bonds.
    [one] { $seat } bought a bond.
   *[other] { $seat } bought { $count } bonds.
}
event-dice-rolled = The dice say { $forecasts }.
event-card-kept = { $kind ->
    [company] { $seat } kept a company for the first pair.
   *[forecast] { $seat } kept a forecast for the first pair.
}
event-commerce-drawn = { $seat } drew { $good }.
event-commerce-drawn-hidden = { $seat } drew a commerce card.
event-pile-looked-at = { $seat } looked under pile { $pile }: { $cards }.
event-pile-looked-at-hidden = { $seat } looked under pile { $pile }.
event-card-moved = { $seat } moved card { $number } of pile { $pile } to pile { $to_pile }.
event-pair-looked-at = { $seat } looked at a pair: { $pair }.
event-pair-seen = { $seat } saw { $company } { $forecast } ({ $pair }).
event-good-taken = { $seat } got { $good }.
event-first-player-card-given = { $receiver } will go first.
event-strategy-played = { $seat } played { $strategy }.
event-share-given = { $form ->
    [share] { $seat } gave up a share of { $company }.
   *[half] { $seat } gave up half of a split card of { $company }.
}
event-action-given = { $seat } gave up a { $card }.
event-commodity-given = { $seat } gave up { $good }.
event-bond-given = { $seat } gave up a bond.
event-tax-sheltered = { $seat } got rid of a tax card.
event-discard-taken = { $seat } took { $company } from the discard.
event-earnings-falsified = { $seat } falsified earnings: { $pair }.
event-company-shown = { $seat } showed a share of { $company }.
