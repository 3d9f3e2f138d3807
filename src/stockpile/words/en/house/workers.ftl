option-workers = Processes that serve together. More than one needs PostgreSQL.
error-workers-sqlite = Several workers need PostgreSQL: an SQLite file is written by one process at a time. Name one with --database postgresql://user@host/name, or leave --workers out. "stockpile move-database" takes the games along.
error-workers-seed = With --seed tables are dealt in the order in which they are set up, and several workers have no such order. Leave out --seed or --workers.
error-workers-fail = The workers end as soon as they are started. What they said is above; with --workers 1 it is easier to find out why.
error-database-driver = For PostgreSQL a library is missing here. Install it from your clone of Stockpile: pip install '.[postgres]'
error-database-kind = Stockpile knows SQLite and PostgreSQL. Name one: --database sqlite:////folder/tables.sqlite or --database postgresql://user@host/name
