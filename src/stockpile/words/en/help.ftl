# The page that ? shows at each question, with the numbers of the rules.

help-place =
    Supply. You have two cards that nobody else has seen. Put one face-up and the other face-down, on
    any pile each, on one pile or on two (R-SUP-2). Everybody sees where a face-down card lies and who
    put it there; only you know what it is. With two players you do this twice a round (R-SUP-3).
    Later everybody bids for the piles, so you decide what is worth bidding for: hide a share you want
    where others expect a fee, or spoil a pile that others will fight for.
    Shares bring money. A Boom or Bust moves a price by 2. A trading fee costs who takes it 1, 2 or 3.
help-bid =
    Demand. Put a meeple on a price of a pile; you pay it when the bidding is over, and get the cards.
    A pile that has a meeple takes only higher bids (R-DEM-1), and nobody bids more than they have
    (R-DEM-2). If you are outbid, your meeple comes back and you must bid again, so nobody goes without
    a pile (R-DEM-3). The highest price on a track cannot be beaten (R-DEM-4).
    With two players you have two meeples. They never share a pile, and you must be able to pay both
    (R-DEM-9).
    Fees in the pile are paid from what is left, the smallest first. One you cannot pay stays with you
    until you can (R-DEM-6).
help-action =
    Action. Each Stock Boom and Stock Bust you took this round must be played, in any order, each on a
    company of your choice: a Boom moves its price 2 spaces up, a Bust 2 down (R-ACT-1).
    A step past the right end splits a company: everybody's cards of it count double from then on, and
    cards that were split before earn 10 each (R-MOV-3). A step past the left end makes it bankrupt: all
    cards of it are lost (R-MOV-4). Both happen at once.
help-sell =
    Selling. Sell as many shares as you like, one at a time, at today's prices; then stop. After this
    the prices move, so sell what you think will fall and keep what will rise or split (R-SEL-1).
    A split card sells for twice the price, or for once the price by half: then the card goes back to
    your regular portfolio and you keep one share. Sold cards lie open, so all see what you sold.
    At the end of the game, who has most shares of a company earns 10, or 5 when tied (R-END-2), and all
    shares are sold at their last price (R-END-3).
help-dividend =
    Dividend. The price stays; every share you show is paid (R-MOV-2). Shares you show are known to all
    from then on. Show fewer, or none, to keep a secret; shares not shown are not paid. Split cards lie
    open anyway and are paid twice without a question. Everybody with cards in the regular portfolio is
    asked, whether they hold this company or not, so the question tells nobody anything (R-INFO-4).
help-keys =
    Type the number or the word of a choice, or several at once: A 6. A name may be cut short.
    ?  this page     t  the table     l  the whole log     q  save and quit
help-money = Money is counted in thousands of dollars.
