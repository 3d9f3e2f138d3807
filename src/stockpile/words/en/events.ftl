# What happened, as lines of the log. $seat is a name; $you is "yes" where the reader is meant, who is then "You".

event-round-started = Round { $round } of { $rounds }. First player: { $first }.
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
    [one] { $seat } now holds one more split card of { $company }.
   *[other] { $seat } now holds { $cards } more split cards of { $company }.
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
event-fee-lapsed = A trading fee of { $fee } of { $seat } lapsed.
event-game-ended = The game is over. { $count ->
    [one] { $winners } won with { $money }.
   *[other] { $winners } share the win with { $money }.
}

# What money was paid or received for.
money-bid = bid
money-fee = trading fee
money-sale = sale
money-split = split again
money-dividend = dividend
money-majority = majority
