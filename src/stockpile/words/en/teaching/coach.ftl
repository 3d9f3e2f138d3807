# The coach: what was wrong with a decision. The better answer is told after it, and why it is better.

coach-bid-dear = You bid { $cost } for pile { $pile }, which was worth about { $worth } to you. Pile { $better } was worth about { $better_worth } and to be had for { $better_cost }.
coach-bid-pile = You bid { $cost } for pile { $pile }, worth about { $worth } to you. Pile { $better }, worth about { $better_worth }, could be bid on for { $better_cost }: that promised more.
coach-bid-auction = You bid { $cost } for pile { $pile }. With { $better_cost } for pile { $better } the auction went better for you in the deals that could have been this one: what the others can then take counts for more than the piles themselves.
coach-bid-high = You bid { $cost } for pile { $pile }, worth about { $worth } to you. { $better_cost } would have done better.
coach-bid-low-first = You opened with { $cost } for pile { $pile }, worth about { $worth } to you. { $better_cost } at once would have kept more of the others away.
coach-bid-low = You bid { $cost } for pile { $pile }, worth about { $worth } to you. { $better_cost } would have kept more of the others away.
coach-look-missed = You bid at once. To look first was worth more.
coach-look-wasted = You looked first. To bid at once was worth more.
coach-hide-other = You hid { $card }. To hide { $better } was better.
coach-hide-pile = You hid { $card } on pile { $pile }. On pile { $better } it would have been worth more to you.
coach-show-pile = You showed { $card } on pile { $pile }. On pile { $better } it would have served you better.
coach-open-other = You set out { $card } on pile { $pile }. Another card promised more there.
coach-commerce-pile = You put the commerce card on pile { $pile }. Pile { $better } was better for you.
coach-first-card-pile = You put the First Player Card on pile { $pile }. Pile { $better } was better for you.
coach-action-company = You played { $card } on { $company }. On { $better } it would have brought you more.
coach-strategy-missed = You could have played { $better } here.
coach-strategy-wasted = You played { $strategy }. To keep it was worth more.
coach-strategy-other = You played { $strategy }. { $better } would have brought more.
coach-strategy-use = The card was right, but there was a better use of it.
coach-ability-missed = You left the ability of { $better } unused.
coach-ability-wasted = You used the ability of { $investor }. To leave it was better.
coach-ability-use = There was a better use of the ability.
coach-sold-early = You sold { $company } for { $price } a share. Kept, it promised more.
coach-kept-long = You sold no more. { $company } brought { $price } a share, and that was more than to keep it promised.
coach-sold-other = You sold { $company }. To sell { $better } was better.
coach-show-few = You did not show all your shares, and were not paid for the others.
coach-bonds-few = You bought { $count ->
    [0] no bond
    [one] one bond
   *[other] { $count } bonds
}. { $better } would have been better.
coach-bonds-many = You bought { $count ->
    [one] one bond
   *[other] { $count } bonds
}. { $better ->
    [0] To keep the money
   *[other] { $better }
} would have been better.
coach-investor-choice = You chose { $investor }. { $better } wins more often here.
coach-investor-bid = Another bid for the investors promised more.
coach-discard-other = You put { $strategy } back. To put { $better } back was better.
coach-hand-over = You gave the First Player Card to { $seat }. To give it to { $better } was better for you.
coach-other = Another answer did better in the deals that could have been this one.

# How grave a decision was.
coach-verdict-blunder = Blunder
coach-verdict-mistake = Mistake
coach-verdict-inaccuracy = Inaccuracy
coach-verdict-good = Good

# What chance decided.
coach-chance-first = who begins
coach-chance-strategies = strategy cards
coach-chance-investors = investors
coach-chance-shares = starting shares
coach-chance-dice = the dice
coach-chance-pairs = the information pairs
coach-chance-opening = the opening cards
coach-chance-hand = cards in hand
coach-chance-commerce = commerce cards
