# Investors, strategies, commodities, modules: what they are called and, in one or two sentences, what they do.
# The figures come from the content, so that a box with other figures is described as it plays.

investor-ana-does = At the end of the round she may show companies she owns and earns ${ $each }K for each.
investor-barack-does = After selling he may buy one stock card from the discard, ${ $discount }K below its price.
investor-bill-does = Starts rich, and has nothing else to offer.
investor-bernie-does = Trading fees in his piles are paid to him instead of by him.
investor-barbara-does = Bids on a price list of her own: { $track }. Prices below zero are paid to her.
investor-chanda-does = In her action turn she may give up one share to make another card of hers count double.
investor-cramer-does = In his action turn he moves one stock up or down by { $steps }.
investor-carlos-does = Whoever outbids him has to go { $gap } spaces higher.
investor-dangote-does = Earns ${ $each }K at the end of the round for every commodity he owns.
investor-donald-does = { $back ->
    [one] Pays one space less than he bids.
   *[other] Pays { $back } spaces less than he bids.
}
investor-deborah-does = At the end of the round she may let one company pay everybody ${ $dividend }K a share.
investor-phil-does = Picks a company or a forecast for his own pair before the rest is dealt.
investor-graham-does = Gets ${ $extra }K on top for every share he sells.
investor-ivan-does = Draws more strategy cards and may play { $plays } of them a round.
investor-liliane-does = Gets ${ $bonus }K when bidding begins and pays ${ $outbid }K each time she is outbid.
investor-li-does = Her bonds earn ${ $interest }K more for every { $per }, a part counting in full.
investor-mark-does = Before bidding he may move one card to another pile, as it lies.
investor-martha-does = Once a round she looks at somebody else’s pair or at a hidden one.
investor-mitt-does = Gets ${ $bonus }K every time he places a meeple.
investor-oprah-does = Starts very rich and gives away ${ $gift }K at the end of every round.
investor-robins-does = Sets out the opening cards and hides one of them.
investor-stuart-does = May place both cards face-down.
investor-soros-does = Sells one share a round for ${ $price }K, whatever it is worth.
investor-sanders-does = Takes ${ $take }K from the richest at the end of the round, keeps ${ $keep }K and hands on the rest.
investor-talal-does = May sell a second time when all others have sold.
investor-warren-does = Before bidding he may look at the hidden cards of one pile.

investor-set-b = base game
investor-set-cc = Continuing Corruption
investor-set-ii = Illicit Investments
investor-set-pp = promotional

strategy-block-trading-does = Earns ${ $receive }K if you bid ${ $at_least }K or more this round.
strategy-value-investing-does = Earns ${ $receive }K if you bid ${ $at_most }K or less this round.
strategy-convertible-bond-does = Give up a bond and take a stock card from the discard.
strategy-corner-the-market-does = Earns ${ $each }K for each commodity you have twice or more.
strategy-corporate-espionage-does = Look at up to { $pairs } pairs you have not seen.
strategy-insider-trading-does = Look at every pair, then sell up to { $shares } shares at once.
strategy-data-broker-does = Show everybody a pair of yours and earn ${ $receive }K.
strategy-diversification-does = Show companies you own and earn ${ $each }K for each.
strategy-dividend-growth-investing-does = A company pays everybody ${ $dividend }K a share, then rises by { $steps }.
strategy-special-dividend-does = A company pays everybody ${ $dividend }K a share.
strategy-falsified-earnings-does = Laid on a pair, it works against its forecast by { $steps } when that is shown.
strategy-fraudulent-transfer-does = Give up a share and take a stock card from the discard.
strategy-vulture-capitalism-does = Give up a share and take a stock card from the discard; ${ $receive }K more if it stands at ${ $at_most }K or below.
strategy-interpositioning-does = Earns as much as all trading fees in this round’s piles together.
strategy-market-maker-does = Give up a Boom or Bust: one company rises by { $up }, then another falls by { $down }.
strategy-naked-short-does = Give up a Boom or Bust for ${ $receive }K.
strategy-rogue-trading-does = One of your regular cards counts double from now on.
strategy-systemic-shock-does = Give up a commodity and move { $companies } companies, one after another, by { $steps } each.
strategy-bear-raid-does = Sell up to { $shares } shares for ${ $price }K each, whatever they are worth.
strategy-pump-and-dump-does = A company rises by { $steps }; then you may sell up to { $shares } shares of it.
strategy-tax-shelter-does = One of your tax cards leaves the game.
strategy-stock-buyback-does = A company rises by { $steps }.

commodity-gold = Gold
commodity-platinum = Platinum
commodity-oil = Oil
commodity-gas = Gas
commodity-corn = Corn
commodity-cattle = Cattle
commodity-tax = Taxes
card-short-first-player = First

module-advanced-board-does = Six tracks of different length and worth; steel pays on the way up.
module-bonds-does = Money that would lie idle earns interest every round.
module-commodities-does = Commerce cards in the piles: sets of commodities pay at the end, taxes cost.
module-dice-does = Each round six dice decide which forecasts there are.
module-strategies-does = Secret cards with one trick each, one a round.
module-first-player-card-does = Who goes first is bid for with the piles.
module-investors-does = Everybody plays an investor with money and an ability.
module-investor-bidding-does = Investors are auctioned before the game instead of dealt.

preset-first-game-does = The plain game, nothing added: best to learn it.
preset-classic-does = The ten investors of the base game.
preset-advanced-does = Those investors on the advanced board.
preset-epic-does = Everything: all 26 investors, bonds, commodities, dice, strategies.
preset-custom-does = Choose the modules one by one.

bot-random = random
bot-broker = broker
