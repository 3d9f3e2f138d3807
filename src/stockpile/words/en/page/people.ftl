# People at the table and around it: invitations, chat, spectators, one's own games, what is kept; and being called.

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
