# The investors: their names, and what each can do in one sentence. Parameters are the figures of the content files.

investor-ana = Agile Ana
investor-barack = Bailout Barack
investor-bill = Billionaire Bill
investor-bernie = Broker Bernie
investor-barbara = Budget Barbara
investor-chanda = Clever Chanda
investor-cramer = Crazy Cramer
investor-carlos = Cunning Carlos
investor-dangote = Daring Dangote
investor-donald = Discount Donald
investor-deborah = Dividend Deborah
investor-phil = Forecast Phil
investor-graham = Golden Graham
investor-ivan = Illicit Ivan
investor-liliane = Lazy Liliane
investor-li = Lucrative Li
investor-mark = Maverick Mark
investor-martha = Mayknow Martha
investor-mitt = Moneymaker Mitt
investor-oprah = Opulent Oprah
investor-robins = Royal Robins
investor-stuart = Secretive Stuart
investor-soros = Shorting Soros
investor-sanders = Socialist Sanders
investor-talal = Tactical Talal
investor-warren = Wise Warren

ability-ana = at round end, show shares of any companies and get { $each } for each company.
ability-barack = when selling is over, a discarded share can be yours for { $discount } less than it is worth.
ability-bill = plenty of money and nothing else.
ability-bernie = trading fees in your piles are paid to you.
ability-barbara = the spaces of a bidding track cost you { $track }; below 0 the bank pays you.
ability-chanda = a share given up in your action turn makes another card of yours a split card.
ability-cramer = your action turn can push a price of your choice { $steps ->
    [one] one space
   *[other] { $steps } spaces
}, upwards or downwards.
ability-carlos = whoever outbids you must go { $gap } spaces further.
ability-dangote = your commodities bring { $each } apiece at every round end.
ability-donald = you pay for the space { $back ->
    [one] before
   *[other] { $back } before
} the one you bid on.
ability-deborah = at round end, name a company if you like: it pays all its holders a dividend of { $dividend }.
ability-phil = half of your pair is your own pick, a company or a forecast; chance adds the rest.
ability-graham = every share you sell brings { $extra } above its price, in the last sale too.
ability-ivan = a larger hand of strategy cards, and { $plays } of them a round.
ability-liliane = bidding begins with { $bonus } for you; every meeple that comes back costs { $outbid }.
ability-li = with the interest, get { $interest } more for every { $per } bonds, a part counting in full.
ability-mark = shift a card to another pile before the bids; it stays open or hidden as it was.
ability-martha = once a round in the Demand phase, look at a pair that is not yours.
ability-mitt = get { $bonus } for each meeple you place.
ability-oprah = every round end costs you { $gift }: presents for one other player or for several.
ability-robins = you set out the opening cards, one of them face-down.
ability-stuart = nothing you add to the piles has to be seen: hide one card as others do, or hide both.
ability-soros = when selling, one share a round brings you { $price }, whatever it is worth.
ability-sanders = every round end costs the richest other player { $take }: { $keep } for you, the rest for the poorest.
ability-talal = when everybody has sold, sell once more.
ability-warren = peek into one pile before the bids and learn what lies hidden there.

# What an investor asks, and what comes after that.
question-investor = { $name }: what do you choose?
question-investor-ana = { $name }: show a share of which company for { $each }?
question-investor-barack = { $name }: buy which stock card from the discard, at { $discount } off?
question-investor-chanda = { $name }: give up which share?
question-investor-chanda-then = { $name }: which card becomes a split card?
question-investor-cramer = { $name }: move a company up or down, and which?
question-investor-deborah = { $name }: which company pays everybody a dividend of { $dividend }?
question-investor-mark = { $name }: move a card from which pile, and which card?
question-investor-mark-then = { $name }: to which pile does the card go?
question-investor-martha = { $name }: look at which pair?
question-investor-oprah = { $name }: who gets a present from you?
question-investor-phil = { $name }: which company or forecast do you want in your pair?
question-investor-sanders = { $name }: take { $take } from whom?
question-investor-sanders-then = { $name }: who is the poorest, and gets the rest?
question-investor-warren = { $name }: look into which pile?
