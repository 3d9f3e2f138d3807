# Why the system refuses something, and files of the laboratory that are not what they should be.

wrong-system-missing = arquivo ou pasta não existe
wrong-system-forbidden = sem permissão
wrong-system-not-permitted = isso não é permitido
wrong-system-folder = é uma pasta
wrong-system-no-folder = não é uma pasta
wrong-system-exists = já existe
wrong-system-not-empty = a pasta não está vazia
wrong-system-full = não há mais espaço no disco
wrong-system-quota = a cota de espaço acabou
wrong-system-read-only = o disco só permite leitura
wrong-system-too-long = o nome do arquivo é longo demais
wrong-system-too-big = o arquivo é grande demais
wrong-system-too-many = há arquivos abertos demais
wrong-system-links = há atalhos demais, um atrás do outro
wrong-system-damaged = houve um erro ao ler ou gravar
wrong-system-busy = o dispositivo está ocupado
wrong-system-port-taken = o endereço já está em uso
wrong-system-no-address = este endereço não pode ser usado aqui
wrong-system-unknown-host = a rede não conhece esse nome
wrong-system-nobody = a conexão não é aceita
wrong-system-cut = a conexão foi interrompida
wrong-system-no-answer = não há resposta
wrong-system-no-way = não há caminho até lá pela rede
wrong-system-other = o sistema diz “{ $words }”
wrong-system-at = { $place }: { $reason }

wrong-journal-no-tournament = { $path } não é o diário de um torneio
wrong-journal-no-balance = { $path } não é o diário de um relatório de equilíbrio
wrong-journal-other-tournament = { $path } é o diário de outro torneio: lá { $key } é { $there }, aqui { $here }
wrong-journal-other-balance = { $path } é o diário de outro relatório de equilíbrio: lá { $key } é { $there }, aqui { $here }
wrong-journal-no-game = { $path }, linha { $number }: isto não é uma partida

wrong-puzzle-none = não é um desafio: { $details }
wrong-puzzle-no-page = { $path } não é o que foi encontrado em uma partida
wrong-puzzle-other = { $path } é de outra busca: { $key } não é igual. Indique outra pasta
