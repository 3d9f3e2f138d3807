## People at the table and around it: invitations, chat, spectators, one's own games, what is kept; and being called.

server-muted = The host does not let you speak at this table.
server-closed-table = This table is closed: only its players see it.
server-removed = The host took you off this table.
server-forgotten = Everything about you was deleted, so you do not sit here any more.
server-no-such-person = Nobody at this table is meant by that.
server-not-yourself = Not to yourself.
server-somebody-else = You are not the guest who is to be forgotten.
server-nobody-sleeps = Nobody needs to be called: a bot is to answer, or you yourself.
server-nudged-already = They have been called for this question already.

invite-title = { $name } invites you
invite-title-nobody = You are invited
invite-lead = Stockpile is a game about buying low and selling high: everybody knows something about the market, and nobody knows it all.
invite-game = Game
invite-players = Players
invite-players-count = { $count } in all: { $people }
invite-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
invite-time = How long
invite-minutes = about { $least } to { $most } minutes
invite-rules = Terms
invite-none-needed = No account is needed. A name is enough, and you can have it deleted again.
invite-enter = Take a seat
invite-full = Every seat is taken by now. You can look on.
invite-watch = Just look on
invite-local = This link works on this machine alone. To invite others, stop the server and start it with this command:
invite-qr = The invitation as a QR code
invite-qr-why = For a phone: point its camera here.

people-watching = Spectators
people-watching-none = Nobody looks on.
people-strangers = { $count ->
    [one] one without a name
   *[other] { $count } without a name
}
people-closed = Closed to spectators
people-closed-why = Only players see this table, also its replay later.
people-closed-set = closed to spectators
people-remove = Take off the table
people-remove-named = Take { $name } off the table
people-removed = The host took you off this table. You cannot sit down here again.
people-mute = Mute
people-mute-named = Mute { $name }
people-unmute = Let speak
people-unmute-named = Let { $name } speak
people-muted = muted
people-chat-none = Nothing has been said yet.

games-title = My games
games-link = All my games
games-none = You have not played here yet.
games-running = Running
games-finished = Finished
games-turn = Your turn
games-place = { $place ->
    [1] won
   *[other] place { $place } of { $players }
}
games-against = against { $names }
games-alone = without opponents
games-nameless = somebody
games-statistics = How they went
games-count = { $count ->
    [one] One game
   *[other] { $count } games
}
games-wins = { $count ->
    [one] one won
   *[other] { $count } won
}
games-average = average place { $place }
games-players = { $count } players
games-expected = if all were equal: { $share }
games-won-share = { $wins } of { $games } won ({ $share }), average place { $place }
games-several = Games in which you had several seats are not counted.

privacy-title = What is kept about you
privacy-link = What is kept about me
privacy-lead = This server knows you by a name and a cookie. Below is everything that it keeps; nothing is passed on to anybody.
privacy-nobody = Nothing is kept about you: you have no name here yet.
privacy-name = Name
privacy-since = Since
privacy-cookie = Cookie
privacy-cookie-why = On each device a random secret, kept in its browser for a year. The server has fingerprints only:
privacy-seats = Seats
privacy-seat = { $stage }, as { $name }
privacy-lines = Chat
privacy-lines-none = You have said nothing.
privacy-forbidden = Forbidden by hosts
privacy-forbidden-muted = muted
privacy-forbidden-removed = taken off the table
privacy-here = In this browser alone: language, day or night, sound and calls.
privacy-download = Download as JSON
privacy-delete = Delete everything
privacy-delete-why = Your name, your cookie and your lines of chat are deleted at once. In games that are over your seat loses its name; the moves stay. In games that run a bot plays on for good. This cannot be undone.
privacy-delete-sure = Yes, delete it all
privacy-keep = Keep it
privacy-deleted = Everything about you has been deleted.

replay-link = Copy link to this move
replay-link-copied = Link copied
replay-link-by-hand = Copy this link:

preview-house = An auction game about shares, in your browser: with friends, or against bots. No account needed.
preview-invites = { $name } invites you to a game of Stockpile
preview-waiting = A table for { $players } ({ $game }), { $free ->
    [0] every seat is taken
    [one] one seat is free
   *[other] { $free } seats are free
}. No account needed.
preview-playing = A game with { $players } players ({ $game }) is being played. Look on.
preview-over = A finished game with { $players } players ({ $game }). See how it went, move by move.
preview-picture = Six share certificates, fanned out, beside the word Stockpile

calls-title = Being called
calls-sound = Sound when it is your turn
calls-notify = Notification when this page is hidden
calls-notify-denied = Your browser forbids notifications of this page. You can allow them beside the address.
calls-notify-none = This browser has no notifications.
calls-insecure = Notifications and installing need a connection with TLS; browsers refuse both on this plain address. Sound, title and icon work.
calls-install = Install as an app
calls-turn-at = It is your turn at a table in Stockpile.
calls-nudged = { $name } is waiting for you.
calls-nudge = Nudge { $name }
calls-nudge-done = { $name } has been called.


## Where somebody is known: another device by a code, the list of devices, and signing them out.

server-signed-out = This device was signed out.
server-no-such-device = You have no such device, or it is signed out already.
server-too-many-devices = You are known on { $most } devices. Sign one out first.
server-code-wrong = This code is not right. Look at it again, or have a new one made.
server-code-used = This code has been used already. Have a new one made.
server-code-late = This code is too old: it is good for two minutes. Have a new one made.
server-code-tries = This code was tried too often. Have a new one made.
server-code-same = You are known here already: this code is for another device.
server-code-other = On this device you are { $other }; the code is { $name }’s.
server-code-later = That was often. Try it again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

devices-title = Devices
devices-why = Wherever you are signed in, you can play, also on several devices at once.
devices-name = { $known ->
    [both] { $browser } on { $system }
    [browser] { $browser }
    [system] A browser on { $system }
   *[neither] A device
}
devices-here = this device
devices-since = since { $date }
devices-seen = last here { $date }
devices-fingerprint = { $name }: { $fingerprint }
devices-sign-out = Sign out
devices-sign-out-named = Sign out: { $name }
devices-sign-out-sure = Yes, sign out
devices-sign-out-last = This is your only device: nobody could get back to your name and your games.
devices-sign-out-here = This browser will not know you any more. You come back with a code from another device of yours.
devices-sign-out-others = Sign out all others
devices-stay = Stay
devices-signed-out = You are signed out here.

devices-add = Use on another device
devices-add-why = Point the other device’s camera at this, or open { $address } there and type the code.
devices-add-local = This address works on this machine alone, in another browser: open { $address } there and type the code. For a phone, stop the server and start it with this command:
devices-add-once = It works once, and for two minutes. Show it to nobody: whoever has it plays as you.
devices-qr = The code as a QR code
devices-code = Code
devices-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
devices-over = This code is too old now.
devices-again = New code
devices-added = Added: { $name }

devices-join-title = Use this device too
devices-join-why = On a device where you play already, choose “Use on another device”. Then type the code that it shows.
devices-join = Sign in here
devices-join-other = On this device you are { $other }. If you go on, it will be { $name }’s, and { $other } is signed out here.
devices-join-other-last = If { $other } is signed in on no other device, nobody gets back to that name and its games.
devices-join-replace = Go on as { $name }
devices-join-keep = Stay { $other }
devices-joined = You are { $name } here now.
devices-join-link = Play already on another device?


## The deal that can be checked, on the page: while it goes on, and what this browser makes of it at the end.

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


## A record of a game that was not over, opened again: what one seat saw of it.

seen-by-spectators = the spectators
seen-title-seat = As { $seat } saw it
seen-why-seat = The game was not over when this was saved. It shows what { $seat } was told, and no more: what was hidden then stays hidden.
seen-title-spectators = As spectators saw it
seen-why-spectators = The game was not over when this was saved. It shows what everybody was told, and no more: what was hidden then stays hidden.
seen-hand = In hand: { $cards }.
replay-seen-by = The game was not over when this was saved: what { $seat } saw of it, and no more.
error-seen-by-another = Only what { $seat } saw is in this record. Leave out --seat.
error-seen-answers-only = An older version saved this while the game went on: the answers that one seat saw are in it, and no table that could be shown.
error-seen-impossible = No seat of this game can have seen what is in this record.
