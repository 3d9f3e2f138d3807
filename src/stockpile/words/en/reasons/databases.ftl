# Why a database refuses something.
wrong-database-none = the file is not a database
wrong-database-locked = another program has locked it
wrong-database-closed = its folder does not exist, or the file may not be opened
wrong-database-damaged = the file is damaged
wrong-database-read-only = it may only be read
wrong-database-full = no space is left for it
wrong-database-password = the password is refused
wrong-database-user = the server knows no user of this name
wrong-database-unknown = the server has no database of this name
wrong-database-crowded = the server has too many connections
wrong-database-starting = the server is starting or stopping
wrong-database-other = { $words }
