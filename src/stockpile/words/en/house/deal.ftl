# The deal that can be checked: what the server refuses while it goes on, and what `stockpile verify` says of a record.

server-dealing = The cards are being dealt: seats can be changed when that is over.
server-deal-late = This part of the deal is over: it goes on without that number.
server-deal-step = It is not the moment for that: the cards are not being dealt, or that step has not come yet.
server-deal-changed = This seat has sealed another number already.
server-deal-mismatch = That is not the number that this seat has sealed.
server-no-deal = Nothing can be proven of this deal: it was a lesson, it was dealt with the server’s --seed, or it is older than such deals.

command-verify = Check the deal of a recorded game: work out every deck again.
option-kept = What you kept of the deal: the file that the page or your program wrote. Only with it can a deal be proven.

verify-proven = Proven, with one limit: every deck follows from numbers that were sealed before any was shown, { $seats } among them, and all is as it was kept.
verify-consistent = Consistent: every deck follows from the numbers in the file. Whether they were sealed before the game, only who took part in the deal can say: add what was kept with --kept.
verify-consistent-kept = Consistent: every deck follows from the numbers in the file, and all is as it was kept. None of the numbers is yours, so it is not proven to you.
verify-none = Not proven: there is no deal in this record. It was dealt with a seed or for a lesson, it is older than such deals, or it was not played at a server.
verify-limit-proven = { $count ->
    [one] What this does not show: that the server had no choice. It sees the player’s number before it deals, and can leave it out. So it could choose between two deals.
   *[other] What this does not show: that the server had no choice. It sees the { $count } numbers of the players before it deals, and can leave out any of them. So it could choose among { $deals } deals.
}
verify-limit-consistent = What this does not show: that the server had no choice. It sees the numbers of the players before it deals, and can leave out any of them.
verify-broken = Does not fit: { $count ->
    [one] one thing is not as it should be.
   *[other] { $count } things are not as they should be.
}
verify-earlier = { $count ->
    [one] The deal of this table was begun once before, and broken off.
   *[other] The deal of this table was begun { $count } times before, and broken off.
} A server could also do that to get other cards.
verify-seat-revealed = { $seat }: sealed a number and showed it.
verify-seat-withheld = { $seat }: sealed a number that is not in the deal. Either it was not shown in time, or the server left it out. Whoever did that could choose between two deals.
verify-seat-absent = { $seat }: added no number.

verify-fault-config = The deal was made for a game with other players, modules or investor sets than the record’s.
verify-fault-figures = The deal was made for figures { $stated }, and the record was played with { $played }.
verify-fault-server = The server’s number is not the one that it had sealed together with the statement.
verify-fault-share = { $seat }: the number that was shown is not the one that was sealed.
verify-fault-uncommitted = { $seat }: a number was shown, and none was sealed.
verify-fault-cards = { $deck }, place { $place }: played with { $played }, and the deal gives { $drawn }.
verify-fault-cards-round = { $deck }, round { $round }, place { $place }: played with { $played }, and the deal gives { $drawn }.
verify-fault-kept-table = What was kept belongs to table { $kept }, and the record to table { $stated }.
verify-fault-kept-start = What was kept belongs to deal number { $kept } of the table, counted from 0, and the record to number { $stated }.
verify-fault-kept-statement = The statement is not the one that was kept: it was about another game, or about other seats.
verify-fault-kept-server = The server’s seal is not the one that was kept.
verify-fault-kept-commitment = { $seat }: the seal is not the one that was kept.
verify-fault-kept-reveal = { $seat }: the number that was shown is not the one that was kept.
verify-fault-kept-mine = { $seat }: the number is not the one that you drew.

verify-deck-first = The first player
verify-deck-shares = The starting shares
verify-deck-market = The market deck
verify-deck-dice = The dice
verify-deck-pairs = The information pairs
verify-deck-commerce = The commerce deck
verify-deck-investors = The investors
verify-deck-strategies = The strategy cards

error-kept = { $file } is not what a page or program keeps of a deal.
error-kept-version = { $file } is written in version { $version }; this program reads version { $ours }.
