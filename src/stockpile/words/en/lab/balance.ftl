# The balance report. Those shown by --help come first and stay plain text.

command-balance = Measure the balance of the game: seats, investors, strategy cards, purchases, modules, and the starting money that makes investors equal.
option-balance-part = Measure one part only. Can be given several times: seats, investors, played, held, purchases, modules, luck, money.
option-balance-deals = How many deals of every kind of game. Without it each part has as many as it needs for a fair idea.
option-balance-bots = Who plays, in all seats: NAME or NAME@BUDGET. Without it a broker, and for the play of strategy cards a shark.
option-balance-quick = A small form that takes seconds: for a look, not for conclusions.
option-balance-journals = A folder that keeps every deal as it ends. The same command with the same folder goes on where it stopped.
option-balance-html = Write a page for the browser, with plots, to this file. It needs nothing else.
option-balance-csv = Write a line for every figure to this file, with commas between.

balance-playing = Playing: { $part }
balance-written = The page is in { $file }.
balance-again = The same again: { $again }
error-balance-part = There is no part { $part }. Use --part { $known }.
error-balance-visitor = { $bot } comes from another package. Balance is measured with bots whose every answer is their own: name one of ours with --bots.
error-balance-one-bot = The same bot plays in all seats. Name one with --bots, not { $bots }.
error-journals = { $folder } is no folder. Name one for --journals, or a path where one can be made.

balance-title = The balance of Stockpile
balance-heading = What is too strong, and what is too weak
balance-lead-line = Measured over { $deals ->
    [one] one deal
   *[other] { $deals } deals
} by bots that play all seats, with figures { $content }. An interval holds the true figure in 95 of 100 such reports; a figure without one was seen too seldom to say.
balance-interrupted = This report was stopped before it was done. What is here is of the deals that were played.
balance-short = In short
balance-numbers = All numbers
balance-line = { $name }: { $value }, between { $low } and { $high }
balance-base = base game
balance-epic = everything in play
balance-surely-strong = Surely too strong: { $names }.
balance-surely-weak = Surely too weak: { $names }.
balance-surely-none = Of none can it surely be said that it is too strong or too weak: all intervals reach into what is fair.
balance-what = What
balance-game = Game
balance-deals = Deals
balance-looks = Looks
balance-win-share = Wins
balance-interval = 95%
balance-lead = Lead
balance-investor = Investor
balance-card = Card
balance-points-note = Points of a hundred above or below a fair share of wins, which is the dashed line. The bar is the interval.
balance-dollars-note = Dollars of the final count by which the lead over the others changes. The dashed line is nothing, the bar the interval.

balance-seats = Who goes first
balance-seats-how = Every deal is begun by every seat once, so what lies where is the same for all. The places are those of the first round.
balance-seats-game = Share of wins by place: { $game }
balance-seats-summary = The place that matters most: with { $players } players ({ $game }), number { $place } in turn order wins { $share } ({ $low } to { $high }); fair would be { $fair }.
balance-seat = { $players } players, number { $place }
balance-seat-in = { $game }, { $players } players, number { $place }
balance-seats-caption = Share of wins and lead in money, by place in the first round's turn order

balance-investors = Investors
balance-investors-how = Nobody chooses: investors are drawn by lot, and in each deal every one of them sits in every seat once. So it is the ability and its money that are measured, and not a bot's taste.
balance-investors-epic = Everything in play, three to five players
balance-investors-summary = { $best } is { $surely ->
    [above] surely too strong
   *[other] the strongest
}, { $more } points from fair, and { $worst } the weakest, { $less }. { $inside } of { $all } are within { $within } points of fair.
balance-of-players = { $players } players
balance-lead-of-players = Lead, { $players }
balance-investors-caption = Share of wins in percent with everything in play, by number of players, and the lead over the others in dollars
balance-modules-beside-caption = Points from a fair share of wins beside each module alone, the mean over three to five players

balance-played = Strategy cards, well played
balance-played-how = Whenever { $bot } chose to play a card, the game was played on twice from there with the same future: with the card, and with a blank in its place that costs nothing, does nothing and takes the turn's play. What the player's lead over the others was more in the end is what the card was worth. That was tried in many futures.
balance-played-note = Dollars of the final count. Between the dashed lines, { $cheap } and { $dear }, is where a card should be. A dollar early in the game is worth two or three at its end: that is in it.
balance-played-summary = { $best } is worth { $most } dollars when well played{ $surely ->
    [above] , surely too much
   *[other] {""}
}, { $worst } { $least }. { $inside } of { $all } cards lie between { $cheap } and { $dear }.
balance-played-caption = What a card was worth to who played it: in the end, and as expected when the round was over
balance-plays = Plays
balance-worth = Worth
balance-expected = Expected
balance-own-money = Own money
balance-round = Round

balance-held = Strategy cards in hand
balance-held-how = Hands are dealt and put back by lot. Each deal is played once as it is and once for every seat with a blank instead of one of its cards. The difference is what it is worth to have that card when the first round begins, with all the rounds in which no moment for it comes.
balance-held-summary = The best card to hold is { $best } ({ $most } dollars), the worst { $worst } ({ $least }).
balance-held-caption = What a card was worth to who held it when the first round began

balance-purchases = Bonds, commodities, taxes
balance-purchases-how = From the moment somebody could buy a bond, the game was played on with one and with none. From the moment somebody had taken a commerce card, it was played on with it and without it. A bond costs money that could bid; a tax card takes more than it says, for nobody bids for it.
balance-purchases-summary = Worth most: { $best } ({ $most } dollars). Worth least: { $worst } ({ $least }).
balance-purchases-caption = What a purchase was worth to who had it
balance-bonds = A bond, by the rounds to come
balance-commodities = A commodity, by its place in a set
balance-taxes = A tax card, by how many there are
balance-bought-bond = { $count ->
    [one] a bond in the last round
   *[other] a bond with { $count } rounds to come
}
balance-bought-commodity = { $count ->
    [1] a commodity, the first
   *[other] a commodity, kind number { $count }
}
balance-bought-double = a commodity one has already
balance-bought-tax = { $count ->
    [1] a tax card, the first
   *[other] tax card number { $count }
}

balance-modules = What each module does
balance-modules-how = The base game, every module alone (investor bidding with investors, which it needs) and everything together. Minutes are reckoned: { $choice } seconds for every decision that has a choice, and { $round } for the handling in each round. A comeback is a win by somebody who did not lead at half time, everything counted as if the game ended there.
balance-modules-summary = The longest game: { $longest }, about { $minutes } minutes, where the base game takes { $base }. Most comebacks: { $game }, where { $behind } of wins go to somebody who did not lead at half time.
balance-comebacks = Wins by somebody who did not lead at half time
balance-comebacks-note = Percent of all wins. The bar is the interval.
balance-modules-caption = Length, money and comebacks, three to five players together
balance-modules-players-caption = The same by number of players

# Luck.
balance-luck = How much of a win is luck
balance-luck-how = Four players of different strength: two interns, a clerk and a broker, who change seats from deal to deal. The coach reckons what every card, pair and die did to everybody’s chances; the share of luck is the part of who wins that goes with it. The rest is how they played.
balance-luck-summary = Most of it: { $most }, where luck explains { $high } of who wins; least: { $least }, where it explains { $low }.
balance-luck-few = Too few deals were played to say anything about it.
balance-luck-note = Percent of who wins. The bar is the interval.
balance-luck-share = Share of luck
balance-luck-caption = The share of luck with each module, four players
balance-game-of = { $game }, { $players } players
balance-choices = Choices
balance-minutes = Minutes
balance-money = Money
balance-spread = Spread
balance-from-behind = Not first
balance-from-last = Last

balance-even = Money that makes investors equal
balance-money-how = What an investor wins was measured, and how much a dollar more or less changes it: { $slope } points of a hundred for each starting dollar. From both follows the money with which everybody would win a fair share. That money was tried, corrected, and then played with in new deals.
balance-money-note = Points from a fair share of wins, the mean over three to five players with everything in play: the dot with today's money, the square below it with the money worked out. Behind each, the money before and after. Between the dashed lines, { $within } points either way, is what we call fair.
balance-money-summary = With today's money { $before } of { $all } investors are within { $within } points of fair; with the money worked out { $after }.
balance-money-line = { $name }: with { $money } dollars { $before } points from fair, with { $even } dollars { $after }
balance-money-value = { $money } → { $even }
balance-money-caption = Starting money as it is and as it would be equal, with points from a fair share of wins
balance-mark = Mark
balance-money-now = Money
balance-money-even = Equal
balance-gap = Points

balance-method = How this was measured
balance-method-deals = The games of one deal have the same cards, dice and first player; what is compared changes seats within the deal, so that luck cancels. All follows from the seed: the same command gives the same page, on one machine or many.
balance-method-interval = A deal is one observation. Intervals are Student's over deals, for shares of wins Wilson's.
balance-method-worth = Worth is counted in the lead: own money less what the others have in the mean. A card that gives everybody the same is worth nothing by that count, and one that takes from all others is worth what they lose.
balance-method-not = What this does not say: how people play. Bots bid soberly and forget nothing; an ability that bluffs or bores is measured here by money alone. Nor does it say whether something is fun.
balance-played-by = { $part }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, played by { $bot }
