# Running a server: what its operator may set, copies of its database, and what guests are told of it.

command-backup = 서버가 도는 동안 데이터베이스를 새 파일로 복사합니다.

option-keep-finished = 이만큼의 날이 지나면, 끝난 게임은 --archive 폴더의 기록 파일이 되고 데이터베이스에서 빠집니다. 없으면 계속 남습니다.
option-archive = --keep-finished가 치워 둔 게임을 둘 폴더. 없으면 데이터베이스 옆의 archive. 당신만 읽을 수 있습니다.
option-tables-per-guest = 손님 한 명이 방장으로 둘 수 있는, 기다리거나 진행 중인 테이블 수. 없으면 50.
option-metrics-token = 이 토큰을 보이면 어디서든 /metrics를 읽을 수 있습니다. 변수 STOCKPILE_METRICS_TOKEN에 두는 편이 낫습니다: 명령줄은 이 컴퓨터의 다른 사람이 읽을 수 있습니다.
option-metrics-from = /metrics를 읽을 수 있는 주소. 예: 10.0.0.0/8. 여러 번 쓸 수 있습니다. 없으면 이 컴퓨터만.
option-metrics-port = /health와 /metrics에만 답하는 포트. 작업 프로세스가 여럿이면 여기서부터 세어 하나씩 갖습니다.
option-metrics-host = --metrics-port가 듣는 주소.
option-log = 표준 오류에 로그를 쓰는 방식: text, 또는 사건마다 한 줄인 json.
option-log-addresses = 로그에 클라이언트의 주소를 적습니다.
option-backup-file = 새 파일.
option-backup-database = 복사할 데이터베이스. serve에 주는 것과 같으며, 없으면 데이터 폴더의 파일.

backup-running = 데이터베이스를 복사하는 중
backup-size = { $size } MB
backup-stopped = 중단했습니다. 아무것도 남기지 않았습니다.
backup-done = 복사본은 { $file }입니다: { $size } MB, 검사를 마쳤고 온전합니다. 데이터베이스의 모든 비밀이 들어 있으니, 당신만 읽을 수 있는 곳에 두세요.
backup-restore-sqlite = 되돌리려면: 서버를 멈추고, { $file } 파일과 그 옆의 -wal, -shm 파일을 지운 다음, { $copy } 파일을 { $file } 자리에 복사하세요.
backup-restore-postgresql = 되돌리려면: 서버를 멈춘 다음 pg_restore --clean --if-exists --no-owner --dbname={ $database } { $copy }

error-backup-exists = { $file } 파일이 이미 있고, 덮어쓰지 않습니다. 새 파일을 지정하세요.
error-backup-missing = { $file } 데이터베이스가 없습니다. 서버가 쓰는 것을 --database로 지정하세요.
error-backup-file = { $file } 파일을 쓸 수 없습니다: { $reason }.
error-backup-failed = 데이터베이스를 복사할 수 없습니다: { $reason }.
error-backup-no-pg-dump = PostgreSQL 데이터베이스는 pg_dump로 복사하는데, 여기에 없습니다. PostgreSQL 클라이언트 프로그램을 설치하거나, 그것이 있는 곳에서 실행하세요.
error-log = { $log } 종류의 로그는 없습니다. 쓸 수 있는 것: { $logs }.
error-archive-when = --archive는 끝난 게임을 어디에 둘지만 말하고, 언제인지는 말하지 않습니다. --keep-finished DAYS를 더하세요.
error-metrics-token = /metrics의 토큰은 공백 없는 평범한 글자로 { $shortest }자 이상이어야 합니다.
error-metrics-from = { $network } 값은 주소의 네트워크가 아닙니다. 10.0.0.0/8처럼, 또는 주소 하나를 지정하세요.
error-metrics-port = /metrics 포트를 쓸 수 없습니다: { $reason }. --metrics-port로 다른 포트를 고르세요.

server-not-shown = 이 서버를 운영하는 사람만 볼 수 있습니다.
server-too-many-tables = 기다리거나 진행 중인 테이블이 { $most }개이고, 여기서는 더 만들 수 없습니다. 하나를 끝까지 플레이하거나 떠나세요.

web-going-down = 서버가 다시 시작하며, 곧 돌아옵니다 ...
privacy-archived = 끝난 지 { $days }일이 지난 게임은 이 목록에서 빠지고, 이 서버를 운영하는 사람이 플레이어의 이름과 함께 파일로 보관합니다. 그 파일은 운영자만 읽을 수 있습니다. 여기서 내 정보를 지워도 그 파일에는 미치지 않으니, 운영자에게 요청하세요.
