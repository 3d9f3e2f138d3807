# `stockpile soak` and `stockpile bench server` with several workers or with PostgreSQL.

option-trial-workers = Quantos processos o servidor tem; acima de 1, ele precisa de PostgreSQL.
option-trial-database = Um banco de dados PostgreSQL vazio, que pode ser enchido de lixo; sem ele, ou com “own”, um PostgreSQL é iniciado só para isto.
option-restart = Com --database: o comando que reinicia esse PostgreSQL; sem ele, só as conexões são cortadas.
option-kills = Depois de quantas derrubadas parar.
fleet-running = Derrubando { $workers ->
        [one] um processo
       *[other] { $workers } processos
    } e o banco de dados …
fleet-so-far = { $kills ->
        [one] { $kills } derrubada
       *[other] { $kills } derrubadas
    } até agora …
fleet-kills = Derrubadas: { $count }; um processo: { $worker }, todos de uma vez: { $all }, o banco de dados: { $database }
fleet-database = { $how ->
        [restarted] O PostgreSQL foi reiniciado a cada vez, como depois de uma pane.
        [command] O PostgreSQL foi reiniciado pelo comando indicado.
       *[cut] O PostgreSQL não foi reiniciado: todas as suas conexões foram cortadas.
    }
fleet-players = Mesas: { $tables }, conexões: { $connections }
fleet-late = Avisos de que uma pergunta já estava respondida: { $count }
fleet-silence = Maior silêncio para alguém depois de uma derrubada: { $seconds } s (no máximo { $within } s)
fleet-interrupted = Interrompido; tudo isto se refere ao tempo anterior.
error-fleet-linux = Só no Linux dá para derrubar vários processos um a um.
error-fleet-database = { $url } não é um banco de dados PostgreSQL. Vários processos precisam de um: --database postgresql://usuario@host/nome
error-fleet-missing = Isto precisa de PostgreSQL: apt-get install postgresql (Debian, Ubuntu) ou brew install postgresql (macOS).
error-fleet-postgres = O PostgreSQL não funciona aqui: { $reason }
error-fleet-restart = O comando de --restart-database falhou: { $reason }
load-costs = Uma resposta custa { $server } ms de processador { $workers ->
        [one] no servidor
       *[other] em { $workers } processos
    } e { $database } ms no PostgreSQL.
option-connections = Para “idle”: quantas conexões ficam abertas, além de uma por mesa.
option-stored = Para “idle”: com quantas mesas gravadas o servidor é iniciado no fim.
idle-stored = Gravando mesas
idle-tables = Abrindo mesas
idle-connections = Abrindo conexões
idle-line = Um processo sozinho: { $empty_mb } MB; com alguém em cada uma de { $tables } mesas, { $tables_mb } MB; com mais { $connections } conexões, { $connections_mb } MB. São { $table_kb } KB por mesa e { $connection_kb } KB por conexão. Com { $stored } mesas gravadas, a primeira resposta chega { $start_seconds } s depois do início.
error-idle-linux = Quanta memória um processo usa se lê de /proc: isso exige Linux.
