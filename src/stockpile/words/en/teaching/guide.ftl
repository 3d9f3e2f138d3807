# What the guide says in the guided first game and in the lessons, and what leads there.

guide-title = Guide
guide-step = { $number } of { $count }
guide-next = Got it
guide-leave = Play without the guide
guide-again = Say that again
guide-off = The guide is silent.
guide-your-move = Your move: as advised, or as you think best.
guide-wait = The others are at it. The ticker tells what they do.
guide-reading = Take your time to read, then go on below.
guide-learn = Learn to play
guide-offer = New here? Play your first game with a guide at your side: a real game against three beginners, about ten minutes. You can leave at any time and go on later.
guide-start = Start the guided game
guide-start-again = Play the guided game again
guide-go-on = Go on with the guided game
guide-lessons = Short lessons ({ $done } of { $count } done)
guide-done = done
guide-left = begun; go on where you left
guide-learned = What you have learned

guide-lesson-bonds = Bonds
guide-lesson-bonds-why = Money that sleeps can earn.
guide-lesson-commodities = Commodities and taxes
guide-lesson-commodities-why = Collect different goods, and leave the taxes to others.
guide-lesson-dice = Forecast dice
guide-lesson-dice-why = Every round has other forecasts.
guide-lesson-strategies = Strategy cards
guide-lesson-strategies-why = One trick a round.
guide-lesson-investor = Your investor
guide-lesson-investor-why = Less money, but a talent.
guide-lesson-first-player = The First Player Card
guide-lesson-first-player-why = Who begins is for sale.
guide-lesson-advanced-board = The advanced board
guide-lesson-advanced-board-why = Every company has a track of its own.
guide-lesson-two-players = Two players
guide-lesson-two-players-why = Two piles, two meeples, two secrets each.

# The guided first game.

guide-first-win = Welcome! After { $rounds } rounds, whoever has the most money wins. You make it by buying shares cheaply, and by selling them before others see what is coming.
guide-first-have = You begin with { $starting_money } and a share of { $steel }. What you own is here; the others do not see it.
guide-first-pair = This is your secret, a pair: a company and what its price will do at the end of the round. { $labs } will rise by { $labs_steps }, and only you know it. The other pair is public: { $steel } will fall by { $steel_steps }.
guide-first-track = Every company has a price, the coloured number on its track. { $labs } stands at { $labs_price }; tonight it will stand at { $labs_tonight }. Anyone who owns a share of it then is { $labs_gain } richer.
guide-first-piles = Shares come in piles, and each of you will buy one of them. Before that, everybody adds two cards: one that all can see, and one face-down.
guide-first-mislead = So you can mislead. Put your { $labs } card face-down on pile B, where another one lies, and the trading fee face-up on the same pile: now it looks bad to the others. Whoever takes a fee pays it. Then confirm.
guide-first-bid = Now the piles are auctioned. Put your meeple, your playing piece, on a price of one pile; everybody ends up with exactly one. You pay when all have a pile, not before.
guide-first-bid-worth = You know that two shares of { $labs } lie in pile B. Tonight they are worth { $labs_pair_tonight }. Begin low, with { $space_2 } or { $space_3 }, and see who wants it too.
guide-first-outbid = You have been outbid: your meeple is back, and it costs you nothing. Now bid more on the same pile, or choose another. Bid higher than feels right: beginners stop too early, and every card makes a pile worth more. Pile B is still a bargain at { $space_5 }.
guide-first-fall = First all may sell, then prices move. { $steel } will fall by { $steel_steps }, so sell your share now, for { $steel_price }. Keep { $labs }: it will rise tonight. When you have chosen, confirm.
guide-first-report = After every round you read what moved and why. { $labs } is at { $labs_price }. { $auto } had a forecast of $$, a dividend: its price stays, and the bank paid its owners { $dividend_2 } for each share.
guide-first-split = The public pair says { $labs_forecast } for { $labs }, which stands at { $labs_price }. A price that goes beyond { $labs_last }, to ×2, splits: from then on every card counts as two shares, and the price begins anew at { $labs_after_split }. Get more of it!
guide-first-poison = Your secret: { $steel } falls by { $steel_steps }, from { $steel_price }. That is beyond the other end, ×: bankrupt. Offer your { $steel } card face-up on pile B, to whoever believes in it. Put { $electric } face-down on pile A, which you want yourself.
guide-first-last-bidder = Pile A has two shares of { $labs }. You bid last, so you see all other bids: outbid { $rival3 } there with { $space_4 }.
guide-first-hold = Do not sell { $labs }: a split makes one share worth { $labs_price } into two worth { $labs_after_split } each. If you still own { $steel }, sell it now.
guide-first-report-split = { $labs } has split: its cards now count double. { $steel } went bankrupt: everybody’s shares of it are lost, and its price begins anew at { $steel_start }.
guide-first-boom = On each pile lies a Boom or a Bust. Whoever takes the pile must play it at once, on any company: a Boom lifts its price by { $boom }, a Bust lowers it by { $bust }.
guide-first-dividend = Your secret is a dividend: { $labs_pays } for each share of { $labs }, without selling it, and split cards count twice. Put your { $labs } card face-down on pile C, and the fee face-up on top.
guide-first-cheap = { $rival2 } and { $rival3 } have their eyes on other piles. Try for pile C, and pay little. What you save now you can bid later.
guide-first-action = Now play your card. A Boom goes where you own most: { $labs }. A Bust goes where others own something and you do not. Choose the company and confirm.
guide-first-keep = Everybody knows that { $electric } will fall by { $electric_steps }: if you own it, sell it. Keep { $labs }, so that the dividend is yours.
guide-first-hide = The dividend of { $labs }: whatever you show is paid, and from then on everybody knows of it. What you hide is not paid, but your rivals do not see how close you are to a majority. Split cards lie open anyway. This once you are asked; later, the switch beside your portfolio decides.
guide-first-report-dividend = The dividend of { $labs } was paid, and the shares are still there. You have seen now everything that prices can do: rise, fall, split, go bankrupt, pay.
guide-first-majority = Think of the end: in each company whoever owns most shares gets { $majority } more; those who are tied get { $tied } each. Split cards count as two. Beside each name you see what you know of the others’ shares.
guide-first-more = With more { $labs } nobody catches up with you there. Your own secret says { $labs_forecast }. Go for pile B, up to { $space_5 }.
guide-first-public = { $bank } will fall by { $bank_steps }. Sell it if you have any, and what else you do not believe in. Money that you bid with comes from sales.
guide-first-second = { $labs } again, { $labs_forecast }: it may go beyond the end a second time. Then each card that is split already earns { $bonus } at once, and stays.
guide-first-cash = See who has the most money. Whoever that is can put the best cards on one pile, because nobody else can pay for it; beware of a rival with as much who bids before you. With little money, keep the piles alike, so that no bad one is left for you.
guide-first-alone = You know how it goes. Look at what lies open, who put the hidden cards there, and what your money will bear. A pile for { $space_1 } is always to be had.
guide-first-stay = Keep { $labs } once more. Sell what you think will fall: each company without a known forecast shows how likely each one is.
guide-first-last = The last round! After it the majorities are paid, and then all shares are sold at their price. Nothing is left over.
guide-first-last-bid = Look at the others once more: one share more can win you a majority, or break theirs. In a company that went bankrupt late, a single share may be enough. Money that you do not bid counts as well.
guide-first-last-sale = Everything will be sold afterwards anyway. So sell now only what falls before that: you know that { $cosmic } falls by { $cosmic_steps }. But a majority is worth { $majority }, too.
guide-first-count = That was the market. Now majorities are paid, shares are sold, and the most money wins.
guide-first-end = You have misled and bid, been outbid, sold before a fall, and seen a split, a dividend, a bankruptcy, Boom and Bust, and the majorities of the last round. That is the whole game. Play on against three bots, or learn what the modules add: two minutes each.

# Bonds.

guide-bonds-buy = With bonds you may buy up to { $limit } at the beginning of every round. Each pays you { $interest } at the end of every round, and at the end of the game you get back what it cost.
guide-bonds-price = A bond costs { $bond_price } here. You cannot lose with it, but the money is gone until the end: what you put into bonds you cannot bid. Buy one or two, and see how much you miss it.
guide-bonds-place = Place as always. Your secret is { $labs_forecast } for { $labs }, of which you own a share.
guide-bonds-bid = Now you feel it: you bid with what is left. A good pile earns more than a bond does, an idle dollar earns nothing.
guide-bonds-interest = The round is over, and every bond paid its interest. It will do so once more.
guide-bonds-last = The last round: a bond bought now pays { $interest }, once, and comes back. Even now that is more than nothing, unless you need the money to bid.
guide-bonds-sell = Sell what will fall. Your bonds cannot be sold; they come back by themselves.
guide-bonds-end = Bonds are certain: { $interest } a round each, and their price back at the end. They are worth most early, and they cost you freedom when you bid.

# Commodities and taxes.

guide-commodities-sets = You have gold, from the round before; { $rival1 } has a tax card. At the end a set of different commodities is worth more than its parts: one { $set_1 }, two { $set_2 }, three { $set_3 }, and so on to { $set_6 } for all six. A second gold would begin a new set.
guide-commodities-place = Place your market cards as always. Then everybody gets a commerce card as well.
guide-commodities-tax = You have drawn a tax card. Tax cards cost at the end: one { $tax_1 }, two { $tax_2 }, three { $tax_3 }, more and more. It must go face-up on some pile. On one that you do not want, of course!
guide-commodities-bid = Oil is new to you: gold and oil are worth { $set_2 }, gold alone { $set_1 }. More gold is worth only { $set_1 } to you, as a second set. Look at the taxes as well, and bid.
guide-commodities-sell = Sell what will fall. Commodities and taxes stay until the end.
guide-commodities-end = Different commodities make a set, and every further kind is worth more than the one before. Taxes are the same the other way round: whoever has many pays dearly for the next one.

# Dice.

guide-dice-roll = With the dice the forecasts change: before each round { $forecast_dice } dice are rolled, and what they show are the forecasts of this round. Everybody sees them.
guide-dice-read = Today: { $rolled }. You do not know which company gets what, except for your pair and the public one. What is left for the others you can work out.
guide-dice-bid = With a roll like this most companies are worth having, but one of those that you do not know falls, too. { $labs } rises by { $labs_steps }, that you know.
guide-dice-sell = { $cosmic } falls by { $cosmic_steps }, from { $cosmic_price } to { $cosmic_tonight }, and you own a share. Sell it!
guide-dice-end = Dice make rounds different: look at them first. A wild roll makes secrets dear, a calm one makes them cheap.

# Strategies.

guide-strategies-box = With strategies everybody gets a hand of cards and puts two of them back in the box. Read what they do and what they cost. Stock Buyback lifts a company by { $stock_buyback_steps }; Value Investing pays whoever bids low; Block Trading pays whoever bids high.
guide-strategies-place = You have kept two, and may play one in each round, in your action turn. Place as always.
guide-strategies-bid = Think of your cards when you bid: Value Investing pays { $value_investing_receive } if your meeple ends on { $value_investing_at_most } or less, Block Trading pays { $block_trading_receive } if it ends on { $block_trading_at_least } or more.
guide-strategies-play = Your action turn: play a card, or keep it. Only those are offered that you can pay for and that would change something. This is the only round, so a card that you keep is lost.
guide-strategies-sell = Prices may have moved already. Sell what will fall.
guide-strategies-end = One strategy card a round, in your action turn, before or after Boom and Bust. The best ones fit what you would have done anyway.

# Investors.

guide-investor-choose = With investors everybody gets two and keeps one. It says how much money you begin with, and what you can do that others cannot. Read both: Donald pays less for every bid, Graham gets more for every share he sells.
guide-investor-place = Everybody’s investors lie open now. Look what the others can do: it tells you what to expect of them. Then place.
guide-investor-bid = If you are Donald, the small figure is what you really pay. It is less than the space says, so you can bid higher than the others.
guide-investor-sell = If you are Graham, each share brings { $graham_extra } more. That counts at the end of the game, too.
guide-investor-end = An investor is money and a talent. The stronger the talent, the less money you begin with. Use it in every round: that is what you paid for.

# The First Player Card.

guide-first-player-order = Usually whoever begins changes from round to round, clockwise. You begin now. Who bids last sees all other bids; who bids first has the free choice. Place your cards.
guide-first-player-card = With this module the first player adds the First Player Card to a pile. Whoever takes that pile says who begins the next round. Put it where you want to have it, or where others shall pay for it.
guide-first-player-bid = Bid. Is the order of the next round worth something to you? Only together with the other cards of the pile.
guide-first-player-hand = You took the card: keep it and begin the next round, or hand it to somebody. In the last round it is good to see the others’ bids first.
guide-first-player-report = The card decided who begins the next round.
guide-first-player-last = This is the last round: the card is not used any more. Look who begins, and play the round to its end.
guide-first-player-end = The First Player Card lies in a pile like any other card. Whoever takes it says who begins, for one round.

# The advanced board.

guide-advanced-board-tracks = On the advanced board each company has a track of its own: short or long, in small steps or large ones. A forecast counts spaces, not dollars.
guide-advanced-board-cosmic = { $cosmic } has only { $cosmic_spaces } spaces. Your secret says { $cosmic_forecast }: from { $cosmic_price } it goes beyond the end, splits, and is at { $cosmic_tonight } tonight. Small moves are large here.
guide-advanced-board-steel = { $steel } has spaces with a $. Each one that it enters going up pays its owners { $dividend_1 } a share. Everybody knows of { $steel_forecast }: it pays, then it splits. Who gets the { $steel } card?
guide-advanced-board-sell = Keep what splits: { $cosmic } and { $steel }. Look at the end of a track before you sell.
guide-advanced-board-end = Short tracks split and fail quickly, long ones are calm, and { $steel } pays on its way up. Look at the track before you value a forecast.

# Two players.

guide-two-players-pairs = Two play with { $piles } piles. You have two secrets, no pair is public, and two lie face-down. { $labs } rises by { $labs_steps }, { $steel } falls by { $steel_steps }.
guide-two-players-hands = You place two cards, then your rival does, and then each of you two more. So a plan can have two steps.
guide-two-players-meeples = You have two meeples and take two piles, never both on one. Both bids together must not cost more than you have. If one is outbid, only that one comes back.
guide-two-players-sell = You alone know that { $steel } falls. Sell it if you have any.
guide-two-players-end = With two everything comes double: secrets, cards, meeples, piles. What you do not know, your rival knows, or nobody.
