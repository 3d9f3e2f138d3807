# Hints: what a seat's own view is worth in numbers, what a strong bot would do, and why.

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
