# Running a server: what its operator may set, copies of its database, and what guests are told of it.

command-backup = Copy the database into a new file while the server runs.

option-keep-finished = After so many days, games that are over become record files in the folder of --archive and leave the database. Without it they stay for ever.
option-archive = The folder for games that --keep-finished puts away. Without it, archive beside the database. Only you may read it.
option-tables-per-guest = How many tables that wait or run a guest may be the host of. Without it 50.
option-metrics-token = Whoever shows this token may read /metrics from anywhere. Better in the variable STOCKPILE_METRICS_TOKEN: others on this machine can read command lines.
option-metrics-from = Addresses that may read /metrics, as 10.0.0.0/8. Can be given several times. Without it, this machine alone.
option-metrics-port = A port at which nothing but /health and /metrics is answered; with several workers each has its own, counted from here.
option-metrics-host = The address at which --metrics-port listens.
option-log = How the log is written on standard error: text, or json, one line an event.
option-log-addresses = Name the addresses of clients in the log.
option-backup-file = The new file.
option-backup-database = The database that is copied, as serve gets it; without it the file in your data folder.

backup-running = Copying the database
backup-size = { $size } MB
backup-stopped = Stopped; nothing was kept.
backup-done = The copy is { $file }: { $size } MB, looked through and whole. It holds all secrets of the database: keep it where only you can read it.
backup-restore-sqlite = To bring it back: stop the server, remove { $file } and what lies beside it as -wal and -shm, and copy { $copy } to { $file }.
backup-restore-postgresql = To bring it back: stop the server, then pg_restore --clean --if-exists --no-owner --dbname={ $database } { $copy }

error-backup-exists = { $file } is there already, and nothing is written over. Name a new file.
error-backup-missing = There is no database { $file }. Name the one that the server uses with --database.
error-backup-file = { $file } cannot be written: { $reason }.
error-backup-failed = The database cannot be copied: { $reason }.
error-backup-no-pg-dump = A PostgreSQL database is copied with pg_dump, which is not here. Install PostgreSQL's client programs, or run this where they are.
error-log = There is no log of the kind { $log }; there are: { $logs }.
error-archive-when = --archive says where finished games go, but not when. Add --keep-finished DAYS.
error-metrics-token = The token for /metrics must have { $shortest } signs or more, plain ones without spaces.
error-metrics-from = { $network } is no network of addresses. Name one as 10.0.0.0/8 or a single address.
error-metrics-port = The port for /metrics cannot be had at { $reason }. Choose another with --metrics-port.

server-not-shown = Only who runs this server may see that.
server-too-many-tables = You have { $most } tables that wait or run, and more are not allowed here. Play one to its end, or leave one.

web-going-down = The server restarts and is back in a moment ...
privacy-archived = Games that have been over for { $days ->
    [one] a day
   *[other] { $days } days
} are taken out of this list and kept as files by whoever runs this server, with the names of the players. Only they can read these files. Deleting what is kept of you here does not reach them: ask for it.
