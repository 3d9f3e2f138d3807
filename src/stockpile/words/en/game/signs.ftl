# What the signs on the table mean: what each is called, and what it says.

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
sign-die-title = Dice
sign-die = The dice decide which forecasts are in this round. Which company gets which is in the pairs.

sign-share-title = Share
sign-share = A share of this company. Sell it in the Selling phase at today’s price, or keep it for tomorrow’s.
sign-boom-title = Stock Boom
sign-boom = Whoever takes it must play it in this round’s Action phase: a company of choice rises by { $boom } spaces.
sign-bust-title = Stock Bust
sign-bust = Whoever takes it must play it in this round’s Action phase: a company of choice falls by { $bust } spaces.
sign-fee-title = Trading fee
sign-fee = Whoever takes the pile pays so much to the bank. What cannot be paid stays due until the money is there.
sign-commodity-title = Commodity
sign-commodity = Kept to the end of the game. A set of different ones pays { $sets }, the more the better; the same one again begins another set.
sign-tax-title = Tax
sign-tax = Kept to the end of the game, where tax cards cost { $taxes }, the more the dearer.
sign-first-player-card-title = First Player Card
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
sign-phase-information-title = Information
sign-phase-information = { $players ->
    [2] You both get two pairs: a company each, and how its price will move at the end of the round.
   *[other] Everybody gets a pair: a company, and how its price will move at the end of the round.
}
sign-phase-supply-title = Supply
sign-phase-supply = Everybody lays cards on the piles, one open and one hidden.
sign-phase-demand-title = Demand
sign-phase-demand = Everybody bids for the piles; { $players ->
    [2] each player gets two.
   *[other] each player gets one.
}
sign-phase-action-title = Action
sign-phase-action = Booms and Busts from the piles move prices, and other cards may be played.
sign-phase-selling-title = Selling
sign-phase-selling = Sell shares at today’s price, as many as you like.
sign-phase-movement-title = Movement
sign-phase-movement = All forecasts are shown, and the prices move.
sign-phase-round-end-title = Round end
sign-phase-round-end = { $bonds ->
    [yes] Bonds pay interest, abilities of the round’s end work, and the round is over.
   *[no] Abilities of the round’s end work, and the round is over.
}
