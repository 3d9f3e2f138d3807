# `stockpile soak --hostile`: attackers of each kind, and what came of them.

hostile-setting-up = Montando { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
} …
hostile-phase = Sob ataque: { $attack }
hostile-line = { $attack }: 99 de 100 respostas em até { $slow } ms, { $verdict }
hostile-attack = Atacantes
hostile-median = Mediana ms
hostile-slow = 99 de 100 ms
hostile-newcomers = Novatos ms
hostile-answered = Respostas/s
hostile-memory = Memória MB
hostile-verdict = Veredito
hostile-cut = { $attack }: { $ends }; pela primeira vez após { $kilobytes } KB e { $seconds } s
hostile-borne = { $attack }: nunca desconectados, { $kilobytes } KB
hostile-times = { $times } × { $end }
hostile-good = bom
hostile-fault-slow = lento
hostile-fault-memory = memória
hostile-fault-lost = respostas perdidas
hostile-fault-broken = honestos desconectados
hostile-fault-shut = novatos barrados
hostile-fault-traceback = traceback no log
hostile-fault-borne = não desconectados
hostile-end-status = { $code } { $reason }
hostile-end-close = conexão encerrada, { $code } { $reason }
hostile-end-message = { $reason }
hostile-end-reset = redefinida
hostile-end-closed = fechada
hostile-end-unreachable = sem conexão
hostile-goals = Metas: 99 de 100 respostas em até { $limit } ms com { $tables } mesas e { $rate } respostas por segundo, novatos atendidos, no máximo { $memory } MB a mais, nada perdido, todo atacante desconectado.
hostile-busy = O servidor esperou { $part } do tempo por um processador: esta máquina tinha mais o que fazer, e os tempos dizem pouco.
hostile-met = Todas as metas foram atingidas.
hostile-missed = Houve metas não atingidas: veja os vereditos.
hostile-interrupted = Encerrado antes do fim; o que foi encontrado vale.
error-hostile-system = Atacantes e jogadores honestos precisam de endereços próprios (127.0.0.0/8), e a memória é lida de /proc: isso exige Linux.
error-hostile-attack = Não há atacantes chamados { $name }. Use: { $names }.

attack-nobody = ninguém
attack-everybody = todos
attack-pings = pings
attack-pongs = pongs
attack-empty-continuations = continuações vazias
attack-unread-pings = pings, respostas não lidas
attack-no-text = textos inválidos
attack-tiny-chunks = blocos de um byte
attack-tiny-headers = milhares de cabeçalhos
attack-foreign-host = idem, host alheio
attack-pipelined = requisições encadeadas
attack-foreign-pages = sockets de páginas alheias
attack-silent = conexões mudas
attack-half-heads = meia requisição
attack-endless-bodies = corpos sem fim
attack-deaf-listeners = espectadores que não leem
attack-historians = histórico e replay
attack-chatterers = chat por reconexão
attack-wrong-answers = respostas erradas
attack-against-the-clock = contra o relógio
attack-many-guests = convidados sem fim
attack-many-tables = mesas sem fim
attack-many-records = registros sem fim
attack-garbage-records = registros inválidos
attack-invisible-names = nomes invisíveis
