# The deal that can be checked, on the page: while it goes on, and what this browser makes of it at the end.

fairness-dealing = The cards are being dealt
fairness-dealing-why = Everybody adds a number to the shuffle: sealed first, shown when all are sealed. So nobody can put the cards in an order of their own. The server sees the numbers first and can leave some out; at the end you can read which are missing.
fairness-step = { $step ->
    [commit] Numbers are being sealed: { $done } of { $all }.
    [reveal] Numbers are being shown: { $done } of { $all }.
   *[dealt] The cards are dealt.
}
fairness-patience = { $seconds ->
    [one] One second more at the most; then it goes on without who is missing.
   *[other] { $seconds } seconds more at the most; then it goes on without who is missing.
}
fairness-server = The server
fairness-seat-waiting = has not sealed a number yet
fairness-seat-committed = has sealed a number
fairness-seat-revealed = has shown the number
fairness-seat-withheld = sealed a number that is not in the deal
fairness-seat-absent = added no number
fairness-seat-bot = a bot, adds no number
fairness-doubt-statement = What the server says of this deal is not about the table as it stands here. This browser adds no number to it.
fairness-doubt-changed = The server has changed what it said of this deal before. This browser says no more to it, and at the end you will read what does not fit.

fairness-title = The deal
fairness-checking = Every deck is being worked out again ...
fairness-unchecked = The deal cannot be checked now: { $problem }
fairness-proven = Proven, with one limit
fairness-proven-kept = This browser has worked out every deck again. All of them follow from numbers that were sealed before any was shown, yours among them, and everything is as this browser saw it.
fairness-consistent = Consistent
fairness-consistent-nothing = This browser has worked out every deck again, and all of them follow from the numbers of the deal. It kept nothing when the cards were dealt, so it cannot say whether these are the numbers of then.
fairness-consistent-apart = This browser has worked out every deck again, and all of them follow from the numbers that it saw being sealed. None of these is its own, so it cannot rule out that the others arranged them among themselves.
fairness-consistent-file = This browser has worked out every deck again, and all of them follow from the numbers in the file. Whether they were sealed before the game, only who took part in it can say.
fairness-broken = Does not fit
fairness-broken-why = This browser has worked out the deal again, and it is not what it ought to be:
fairness-earlier = { $count ->
    [one] The deal of this table was begun once before and broken off, as when a server is started anew.
   *[other] The deal of this table was begun { $count } times before and broken off, as when a server is started anew.
} A server could also do that to get other cards.
fairness-withheld = { $count ->
    [one] { $names } sealed a number that is not in the deal. Either it was not shown in time, or the server left it out. Whoever did that could choose between two deals, the one with the number and the one without.
   *[other] { $names } sealed numbers that are not in the deal. Either they were not shown in time, or the server left them out. Whoever did that could choose, for each number, between the deal with it and the deal without it.
}
fairness-withheld-you = You sealed a number that is not in the deal. Either this browser did not show it in time, or the server left it out. Whoever did that could choose between two deals, the one with the number and the one without.

fairness-fault-version = The deal was made in a way that this page does not know. Load the page again, or check the record with “stockpile verify”.
fairness-fault-form = The proof is incomplete, or written in another way than it ought to be.
fairness-fault-game = The proof is about another table, or about a game with other figures.
fairness-fault-transcript = The list of everything that was said in the deal is not made of what was said.
fairness-fault-secret = The server’s number is not the one that it had sealed.
fairness-fault-share = The number of { $seat } is not the one that was sealed.
fairness-fault-state = Whether { $seat } took part is told in two ways.
fairness-fault-deck = { $deck }: not what follows from the numbers.
fairness-fault-kept-statement = What the server had sealed, or for which game, is not what this browser was shown at the beginning.
fairness-fault-kept-seen = What { $seat } had sealed is not what this browser was shown.
fairness-fault-kept-reveal = The number of { $seat } is not the one that this browser was shown.
fairness-fault-kept-cards = { $deck }: not what this browser was dealt during the game.

fairness-details = All numbers, and how to check them by hand
fairness-decks = Worked out again
fairness-cards = { $count ->
    [one] one draw
   *[other] { $count } draws
}
fairness-fits = fits
fairness-fits-not = does not fit
fairness-statement = Which game was dealt, and to whom
fairness-numbers = The numbers
fairness-sealed = sealed
fairness-shown = shown
fairness-nothing = nothing
fairness-hand = By hand
fairness-hand-server = The server’s seal is SHA-256 of the lines above and the line “server” with its number, each ended by a line break.
fairness-hand-seat = The seal of a seat is SHA-256 of three lines: “stockpile deal 1”, “server” with the server’s seal, and “seat” with the number of the seat, counted from 0, and its number.
fairness-hand-cards = The cards are drawn from SHAKE-256 of all this together; “docs/fairness.md” says how, step by step.
fairness-hand-command = The command does all of it:
fairness-download = Download what this browser kept
