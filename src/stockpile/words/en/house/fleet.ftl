# `stockpile soak` and `stockpile bench server` with several workers or with PostgreSQL.

option-trial-workers = How many workers the server has; above 1 it takes PostgreSQL.
option-trial-database = A PostgreSQL database that is empty and may be filled with rubbish; without one, or with "own", a PostgreSQL is started for this alone.
option-restart = With --database: the command that restarts that PostgreSQL; without it only its connections are cut.
option-kills = After how many kills to stop.
fleet-running = Killing { $workers ->
        [one] a worker
       *[other] { $workers } workers
    } and the database …
fleet-so-far = { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    } so far …
fleet-kills = Kills: { $count }; one worker: { $worker }, all at once: { $all }, the database: { $database }
fleet-database = { $how ->
        [restarted] PostgreSQL was restarted each time, as after a crash.
        [command] PostgreSQL was restarted by the command given.
       *[cut] PostgreSQL was not restarted: all of its connections were cut.
    }
fleet-players = Tables: { $tables }, connections: { $connections }
fleet-late = Told that a question was answered already: { $count }
fleet-silence = Longest silence for anybody after a kill: { $seconds } s (at most { $within } s)
fleet-interrupted = Broken off; all this is about the time before.
error-fleet-linux = Several workers can be killed one by one on Linux only.
error-fleet-database = { $url } is no PostgreSQL database. Several workers need one: --database postgresql://user@host/name
error-fleet-missing = This needs PostgreSQL: apt-get install postgresql (Debian, Ubuntu) or brew install postgresql (macOS).
error-fleet-postgres = PostgreSQL does not work here: { $reason }
error-fleet-restart = The command of --restart-database failed: { $reason }
load-costs = An answer costs { $server } ms of a processor in { $workers ->
        [one] the server
       *[other] { $workers } workers
    } and { $database } ms in PostgreSQL.
option-connections = For "idle": how many connections are open, besides one for each table.
option-stored = For "idle": with how many stored tables the server is started in the end.
idle-stored = Writing tables
idle-tables = Opening tables
idle-connections = Opening connections
idle-line = A worker alone: { $empty_mb } MB; with somebody at each of { $tables } tables { $tables_mb } MB; with { $connections } connections more { $connections_mb } MB. That is { $table_kb } KB a table and { $connection_kb } KB a connection. With { $stored } stored tables the first answer comes { $start_seconds } s after the start.
error-idle-linux = How much memory a process needs is read from /proc: that takes Linux.
