# A record of a game that was not over, opened again: what one seat saw of it.

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
