# Why a database refuses something.
wrong-database-none = o arquivo não é um banco de dados
wrong-database-locked = outro programa bloqueou o banco
wrong-database-closed = a pasta não existe, ou falta permissão para abrir o arquivo
wrong-database-damaged = o arquivo está danificado
wrong-database-read-only = só é permitida a leitura
wrong-database-full = não há mais espaço
wrong-database-password = a senha foi recusada
wrong-database-user = o servidor não conhece um usuário com esse nome
wrong-database-unknown = o servidor não tem um banco de dados com esse nome
wrong-database-crowded = o servidor tem conexões demais
wrong-database-starting = o servidor está iniciando ou parando
wrong-database-other = o banco de dados diz “{ $words }”
