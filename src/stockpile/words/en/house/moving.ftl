# `stockpile move-database`: a house from one database into another.

command-move-database = Copy a house into another, empty database, SQLite or PostgreSQL, and check that all of it arrived.
option-move-source = The database to copy, such as sqlite:////folder/tables.sqlite; no server may be using it.
option-move-target = The empty database to copy to, such as postgresql://user@host/name.
moved-whole = Done and checked: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } of { $source } { $rows ->
        [one] is
       *[other] are
    } now in { $target } as well.
error-move-address = This is no address of a database. Write it like sqlite:////folder/tables.sqlite or postgresql://user@host/name.
error-move-kind = { $url } cannot be moved: only files of SQLite and databases of PostgreSQL can.
error-move-missing = There is no house in { $url }. Name the database that a server has used.
error-move-same = Both addresses are the same database. Name another one to move to.
error-move-busy = Somebody uses { $url }. Stop every server there, and whatever else is connected, then try again.
error-move-opening = { $url } cannot be opened: { $reason }.
error-move-newer = { $url } was made by a newer Stockpile. Update this one first.
error-move-filled = { $url } is not empty. Name a database without any tables or rows.
error-move-row = Row { $key } of the table "{ $table }" does not fit: { $reason }. Nothing was moved; mend or delete that row, then try again.
error-move-different = The rows of the table "{ $table }" did not arrive as they were sent. Nothing was kept of the move; try again, and look after disk and memory of both machines.
error-move-stopped = Broken off: { $url } is as empty as before.
