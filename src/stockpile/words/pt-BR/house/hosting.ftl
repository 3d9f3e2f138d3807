# Running a server: what its operator may set, copies of its database, and what guests are told of it.

command-backup = Copia o banco de dados para um arquivo novo com o servidor em funcionamento.

option-keep-finished = Depois de tantos dias, partidas terminadas viram arquivos de registro na pasta de --archive e saem do banco de dados. Sem isso, ficam para sempre.
option-archive = A pasta das partidas que --keep-finished arquiva. Sem isso, archive ao lado do banco de dados. Só você pode lê-la.
option-tables-per-guest = De quantas mesas à espera ou em jogo um convidado pode ser anfitrião. Sem isso, 50.
option-metrics-token = Quem apresentar este token pode ler /metrics de qualquer lugar. Melhor na variável STOCKPILE_METRICS_TOKEN: outros nesta máquina podem ler linhas de comando.
option-metrics-from = Endereços que podem ler /metrics, como 10.0.0.0/8. Pode ser dada várias vezes. Sem isso, só esta máquina.
option-metrics-port = Uma porta em que só /health e /metrics respondem; com vários processos, cada um tem a sua, contando a partir desta.
option-metrics-host = O endereço em que --metrics-port escuta.
option-log = Como o log é escrito na saída de erros: text, ou json, uma linha por evento.
option-log-addresses = Escrever no log os endereços dos clientes.
option-backup-file = O arquivo novo.
option-backup-database = O banco de dados a copiar, como em serve; sem isso, o arquivo na sua pasta de dados.

backup-running = Copiando o banco de dados
backup-size = { $size } MB
backup-stopped = Interrompido; nada foi guardado.
backup-done = A cópia é { $file }: { $size } MB, conferida e íntegra. Ela contém todos os segredos do banco de dados: guarde-a onde só você possa ler.
backup-restore-sqlite = Para restaurar: pare o servidor, remova { $file } e o que estiver ao lado como -wal e -shm, e copie { $copy } para { $file }.
backup-restore-postgresql = Para restaurar: pare o servidor e depois pg_restore --clean --if-exists --no-owner --dbname={ $database } { $copy }

error-backup-exists = { $file } já existe, e nada é sobrescrito. Indique um arquivo novo.
error-backup-missing = O banco de dados { $file } não existe. Indique com --database o que o servidor usa.
error-backup-file = Não é possível gravar { $file }: { $reason }.
error-backup-failed = Não é possível copiar o banco de dados: { $reason }.
error-backup-no-pg-dump = Um banco de dados PostgreSQL é copiado com pg_dump, que não está aqui. Instale os programas cliente do PostgreSQL ou execute isto onde eles estejam.
error-log = Não existe log do tipo { $log }; existem: { $logs }.
error-archive-when = --archive diz para onde vão as partidas terminadas, mas não quando. Acrescente --keep-finished DIAS.
error-metrics-token = O token para /metrics precisa ter { $shortest } caracteres ou mais, simples e sem espaços.
error-metrics-from = { $network } não é uma rede de endereços. Indique uma como 10.0.0.0/8 ou um único endereço.
error-metrics-port = A porta para /metrics não está disponível em { $reason }. Escolha outra com --metrics-port.

server-not-shown = Só quem administra este servidor pode ver isso.
server-too-many-tables = Você tem { $most } mesas à espera ou em jogo, e aqui não são permitidas mais. Jogue uma até o fim ou saia de uma.

web-going-down = O servidor está reiniciando e volta num instante ...
privacy-archived = Partidas terminadas há { $days ->
    [one] um dia
   *[other] { $days } dias
} saem desta lista e são guardadas em arquivos, com os nomes dos jogadores, por quem administra este servidor. Só essa pessoa pode ler esses arquivos. Apagar o que está guardado sobre você aqui não os alcança: peça a ela.
