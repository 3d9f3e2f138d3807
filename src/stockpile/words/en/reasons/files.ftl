# Why the system refuses something, and files of the laboratory that are not what they should be.

wrong-system-missing = No such file or directory
wrong-system-forbidden = Permission denied
wrong-system-not-permitted = Operation not permitted
wrong-system-folder = Is a directory
wrong-system-no-folder = Not a directory
wrong-system-exists = File exists
wrong-system-not-empty = Directory not empty
wrong-system-full = No space left on device
wrong-system-quota = Disk quota exceeded
wrong-system-read-only = Read-only file system
wrong-system-too-long = File name too long
wrong-system-too-big = File too large
wrong-system-too-many = Too many open files
wrong-system-links = Too many levels of symbolic links
wrong-system-damaged = Input/output error
wrong-system-busy = Device or resource busy
wrong-system-port-taken = Address already in use
wrong-system-no-address = Cannot assign requested address
wrong-system-unknown-host = Name or service not known
wrong-system-nobody = Connection refused
wrong-system-cut = Connection reset by peer
wrong-system-no-answer = Connection timed out
wrong-system-no-way = No route to host
wrong-system-other = { $words }
wrong-system-at = { $place }: { $reason }

wrong-journal-no-tournament = { $path } is no journal of a tournament
wrong-journal-no-balance = { $path } is no journal of a balance
wrong-journal-other-tournament = { $path } is the journal of another tournament: { $key } is { $there } there, { $here } here
wrong-journal-other-balance = { $path } is the journal of another balance: { $key } is { $there } there, { $here } here
wrong-journal-no-game = { $path }, line { $number }: this is no game

wrong-puzzle-none = no puzzle: { $details }
wrong-puzzle-no-page = { $path } is not what was found in a game
wrong-puzzle-other = { $path } is of another search: { $key } is not the same. Name another folder
