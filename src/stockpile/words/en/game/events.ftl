# What happened, as lines of the log. $seat is a name; $you is "yes" where the reader is meant, who is then "You".

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
event-card-opened = Pile { $pile } opens with { $card }.
event-meeple-placed = { $seat } bid { $price } on pile { $pile }.
event-meeple-returned = { $you ->
    [yes] You were outbid on pile { $pile }.
   *[no] { $seat } was outbid on pile { $pile }.
}
event-pile-taken = { $seat } took pile { $pile }: { $cards }.
event-fee-drawn = { $seat } found a trading fee of { $fee }.
event-money-received = { $seat } received { $amount } ({ $reason }).
event-money-paid = { $seat } paid { $amount } ({ $reason }).
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
money-ana = Agile Ana
money-barack = Bailout Barack
money-dangote = Daring Dangote
money-liliane = Lazy Liliane
money-mitt = Moneymaker Mitt
money-oprah = Opulent Oprah
money-sanders = Socialist Sanders
