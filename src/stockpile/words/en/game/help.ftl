# What explains each question, with the numbers of the rules. Empty lines divide paragraphs; other line ends mean nothing.
# A text speaks of the game in play alone: $players is how many play, $strategies, $commodities and the like are yes or no.

help-place =
    Supply. You have two cards that nobody else has seen. Choose which of them
    everybody gets to see and which stays hidden; they may share a pile or not
    (R-SUP-2). Everybody sees where a face-down card lies and who put it there;
    only you know what it is.
    { $players ->
        [2] You do this twice a round (R-SUP-3).
       *[other] {""}
    }

    Later everybody bids for the piles, so you decide what is worth a bid: hide
    a share you want where others expect a fee, or spoil a pile that others
    would fight for.

    Shares bring money. A Boom moves a price up by { $boom }, a Bust down by { $bust }.
    A trading fee costs whoever takes it what is printed on it.
help-bid =
    Demand. Put a meeple on a price of a pile. When the bidding is over you pay
    that price and get the cards (R-DEM-5). Where a meeple stands, only higher
    bids are possible (R-DEM-1), and nobody bids more than they have (R-DEM-2).
    If you are outbid, your meeple comes back and you must bid again, so nobody
    goes without a pile (R-DEM-3). The highest price cannot be beaten (R-DEM-4).
    { $players ->
        [2] You have two meeples. They never stand on one pile, and you must be able to pay both (R-DEM-9).
       *[other] {""}
    }

    Fees in the pile are paid from what is left, the smallest first. One you
    cannot pay stays with you until you can (R-DEM-6).
    { $investors ->
        [yes] Some investors pay other prices than those of the spaces (R-DEM-2).
       *[no] {""}
    }
    { $commodities ->
        [yes] Commerce cards come with the pile (R-COM-2).
       *[no] {""}
    }
    { $first_player_card ->
        [yes] The First Player Card comes with its pile (R-FPC-1).
       *[no] {""}
    }
help-action =
    Action. Each Stock Boom and Stock Bust you took this round must be played,
    in any order, each on a company of your choice: a Boom moves its price up
    by { $boom }, a Bust down by { $bust } (R-ACT-1).

    A step past the right end splits a company: everybody's cards of it count
    double from then on, and cards that had been split before earn { $bonus } each
    (R-MOV-3). A step past the left end makes it bankrupt: all cards of it are
    lost (R-MOV-4). Both happen at once.

    { $strategies ->
        [yes] One strategy card a round may be played in this turn, whenever you like (R-STR-2). Only cards that you can pay for and that can do something are offered (R-STR-3).
       *[no] {""}
    }
    { $investors ->
        [yes] An ability that belongs to the action turn may be used once, before, between or after (R-INV-2).
       *[no] {""}
    }
help-sell =
    Selling. Sell as many shares as you like at today's prices. After this the
    prices move, so sell what you think will fall and keep what will rise or
    split (R-SEL-1). Everybody sees what you sell.

    A split card sells for twice the price. Or sell half of it for the price:
    then the card goes back to your regular portfolio as one share.

    When the game ends, the most shares of a company earn { $majority }, or { $tied } each
    when tied (R-END-2), and all shares are sold at their last price (R-END-3).
help-dividend =
    Dividend. The price stays; every share you show is paid (R-MOV-2). What you
    show is known to all from then on. Show fewer, or none, to keep a secret;
    what is not shown is not paid. Split cards lie open anyway and are paid
    twice without a question. Everybody with cards in the regular portfolio is
    asked, holding this company or not, so the question itself tells nothing
    (R-INFO-4).

    { $where ->
        [page] A switch beside your portfolio decides. With "collect for me", as everybody begins, all your shares are shown and you are not asked; with "ask me" you are asked at every dividend. The host of a table can make asking the rule for all.
       *[terminal] {""}
    }
help-choose-investor =
    Investors.
    { $investor_bidding ->
        [yes] What you choose you do not keep: it is put up, and everybody bids for all of them (R-AUC-1).
       *[no] { $players ->
            [2] You keep two of the four you were dealt, and begin with the money of both (R-INV-1).
           *[other] You keep one of the two you were dealt, and begin with its money (R-INV-1).
        }
    }
    The more an investor can do, the less money that is. Nobody sees your
    choice until all have chosen (R-SET-7).
help-bid-investor =
    Investor bidding. Put a meeple on a price of the investor you want. No bid
    may be more than the money that investor brings; what you bid is taken from
    it when the game begins. If you are outbid you must bid again, higher or
    elsewhere. No ability works yet (R-AUC-1).
help-discard =
    Strategies. Two of your cards go back into the box, unseen by the others
    (R-STR-1). You can play one card a round, so keep those that fit your
    investor and the ways you expect to earn, and whose cost you can pay. A card
    still in hand when the game ends is worth nothing (R-STR-2).
help-bonds =
    Bonds. Buy up to { $limit }, as long as you can pay (R-BND-1).
    Each pays { $interest } at every round end (R-BND-2), and its full price comes back when
    the game ends (R-BND-3). But money in bonds cannot be bid with until then.
help-open =
    Royal Robins sets out the opening cards. You alone have seen them. Each pile
    gets one; one card lies face-down, all others face-up (R-SUP-1).
help-commerce =
    Commerce. { $players ->
        [2] Place your two cards face-up, on two different piles (R-COM-1).
       *[other] Place your card face-up on any pile (R-COM-1).
    } Whoever takes the pile keeps the
    card (R-COM-2). In the end, sets of different commodities are worth the more
    the larger they are, and taxes cost the more the more there are (R-COM-3).
help-first-player-card =
    As the first player you add the First Player Card to a pile. Whoever takes
    that pile decides who begins the next round (R-FPC-1).
help-hand-over =
    You took the First Player Card. Name who begins the next round: yourself or
    anybody else. This round goes on as it is (R-FPC-1).
help-ability =
    Both of your investors can do something at this moment. Choose which comes
    first; the other follows (R-INV-2).
help-investor =
    This is your investor's ability. Abilities of one moment are used in turn
    order (R-INV-2). Some may be left unused, others must be used.
help-strategy =
    You played a strategy card. Its cost is paid first, then it does what it
    says (R-STR-2). A share as a price is a regular card, or half of a split
    card, which becomes a regular one; everybody sees it (R-STR-4).
help-sell-some =
    A strategy card lets you sell at once. Shares are counted and not cards, so
    a whole split card is two of them (R-STR-5). You need not sell any.
help-pause =
    The round is over: prices have moved. The next round begins with new
    secrets, new piles and the next first player (R-END-1).
# What only a terminal needs to explain besides.
hint-bid =
    A price in brackets after a space is what your investor makes you pay there.
hint-sell = Shares are sold one at a time, until you stop.
hint-choose-investor = The number after a name is the money you begin with.
hint-discard = What a card costs stands in brackets after its name.
hint-investor = Where Enter is offered you need not use the ability.
help-keys =
    Type the number or word of a choice (pile B is 2), or several at once: b 6.
    ? help   ? R-DEM-4 a rule   t table   l log   h hint   q save and quit
help-keys-cards = i investors and your strategy cards, with what they do
