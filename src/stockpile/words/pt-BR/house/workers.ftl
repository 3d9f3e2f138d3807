option-workers = Processos que atendem juntos. Mais de um precisa de PostgreSQL.
error-workers-sqlite = Vários processos precisam de PostgreSQL: um arquivo SQLite é escrito por um processo de cada vez. Indique um com --database postgresql://usuario@host/nome ou deixe --workers de fora. “stockpile move-database” leva as partidas junto.
error-workers-seed = Com --seed, as mesas recebem as cartas na ordem em que são montadas, e vários processos não têm essa ordem. Deixe --seed ou --workers de fora.
error-workers-fail = Os processos terminam assim que são iniciados. O que eles disseram está acima; com --workers 1 é mais fácil descobrir por quê.
error-database-driver = Falta aqui uma biblioteca para PostgreSQL. Instale-a a partir do seu clone do Stockpile: pip install '.[postgres]'
error-database-kind = O Stockpile conhece SQLite e PostgreSQL. Indique um: --database sqlite:////pasta/tables.sqlite ou --database postgresql://usuario@host/nome
