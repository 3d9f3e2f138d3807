# The page that ? shows at each question, with the numbers of the rules. Lines are short enough for any terminal.

help-place =
    Supply. You have two cards that nobody else has seen. Put one face-up and
    the other face-down, on one pile or on two (R-SUP-2). Everybody sees where
    a face-down card lies and who put it there; only you know what it is. With
    two players you do this twice a round (R-SUP-3).
    Later everybody bids for the piles, so you decide what is worth a bid: hide
    a share you want where others expect a fee, or spoil a pile that others
    would fight for.
    Shares bring money. A Boom or Bust moves a price by 2. A trading fee costs
    whoever takes it what is printed on it.
help-bid =
    Demand. Put a meeple on a price of a pile. When the bidding is over you pay
    that price and get the cards (R-DEM-5). Where a meeple stands, only higher
    bids are possible (R-DEM-1), and nobody bids more than they have (R-DEM-2).
    If you are outbid, your meeple comes back and you must bid again, so nobody
    goes without a pile (R-DEM-3). The highest price cannot be beaten (R-DEM-4).
    With two players you have two meeples. They never stand on one pile, and
    you must be able to pay both (R-DEM-9).
    Fees in the pile are paid from what is left, the smallest first. One you
    cannot pay stays with you until you can (R-DEM-6).
help-action =
    Action. Each Stock Boom and Stock Bust you took this round must be played,
    in any order, each on a company of your choice: a Boom moves its price
    2 spaces up, a Bust 2 down (R-ACT-1).
    A step past the right end splits a company: everybody's cards of it count
    double from then on, and cards that had been split before earn 10 each
    (R-MOV-3). A step past the left end makes it bankrupt: all cards of it are
    lost (R-MOV-4). Both happen at once.
help-sell =
    Selling. Sell as many shares as you like, one at a time, at today's prices;
    then stop. After this the prices move, so sell what you think will fall and
    keep what will rise or split (R-SEL-1). Everybody sees what you sell.
    A split card sells for twice the price. Or sell half of it for the price:
    then the card goes back to your regular portfolio as one share.
    At the end of the game the most shares of a company earn 10, or 5 each when
    tied (R-END-2), and all shares are sold at their last price (R-END-3).
help-dividend =
    Dividend. The price stays; every share you show is paid (R-MOV-2). What you
    show is known to all from then on. Show fewer, or none, to keep a secret;
    what is not shown is not paid. Split cards lie open anyway and are paid
    twice without a question. Everybody with cards in the regular portfolio is
    asked, holding this company or not, so the question itself tells nothing
    (R-INFO-4).
help-pause =
    The round is over: prices have moved. The next round begins with new
    secrets, new piles and the next first player (R-END-1).
help-keys =
    Type the number or word of a choice, or several at once: b 6.
    ? help   t table   l log   q save and quit
