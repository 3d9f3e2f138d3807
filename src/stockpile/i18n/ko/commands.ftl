## What --help shows. Plain text throughout: --help must be quick.

command-stockpile = 내부자 거래 보드게임 Stockpile: 브라우저와 터미널에서.
command-play = 이 터미널에서 봇을 상대로 플레이합니다. 응답은 모두 바로 저장됩니다.
command-watch = 봇들의 게임을 관전합니다.
command-bots = 봇과 그 성향의 목록을 봅니다.
command-simulate = 봇들에게 많은 게임을 시키고 승수, 돈, 라운드를 셉니다.
command-replay = 기록된 게임을 한 수씩 봅니다.
command-bench = 이 컴퓨터에서 엔진이 얼마나 빠른지 측정합니다.

option-players = 플레이어 수, 2~5. 생략하면 4, 또는 하나씩 적은 봇의 수.
option-preset = 켤 것: first-game(없음), classic(기본 게임의 투자자), advanced(거기에 상급 게임판), epic(투자자 입찰만 빼고 전부).
option-module = 프리셋에 더할 모듈: bonds, commodities, dice, strategies, first_player_card, investors, investor_bidding, advanced_board. 여러 번 쓸 수 있습니다.
option-sets = 나눠 줄 투자자: B(기본 게임), CC(Continuing Corruption), II(Illicit Investments), PP(프로모). 쉼표로 나눕니다.
option-board = 게임판: standard 또는 advanced. --module advanced_board와 같습니다.
option-bots = 플레이할 봇: 모두에게 쓸 이름 하나, 또는 자리마다 하나씩 쉼표로 나눠 적습니다. 성향은 broker:bold, 생각할 양은 shark@400(모의 대국 수)이나 shark:bold@100ms. `stockpile bots`가 목록을 보여 줍니다.
option-lab-bots = 플레이할 봇, 모든 자리에 하나 또는 자리마다 하나씩 쉼표로 나눠 적습니다: NAME, NAME:STYLE, NAME@BUDGET 또는 NAME:STYLE@BUDGET. BUDGET은 모의 대국 수(shark@400)나 밀리초(shark:bold@100ms)입니다. `stockpile bots`가 측정용까지 이름과 성향을 보여 줍니다.
option-usual-bots = broker, 다른 자리는 모두 random
option-seed = 모든 카드 섞기를 정하는 수. 수가 같으면 카드도 같습니다.
option-first = 먼저 시작할 자리, 0부터 셉니다. play에서는 당신이 자리 0입니다. simulate에서는 어디에 앉든 그 순서에 적힌 봇입니다. 생략하면 추첨합니다. 시드의 카드는 그대로입니다.
option-content = 내 실물 게임의 수치: 기본 파일 위에 덮어쓸 파일이 든 폴더.
option-saved = 이어서 할 저장된 게임.
option-resume = 저장된 게임을 이어서 합니다: FILE의 게임, 없으면 끝나지 않은 마지막 게임.
option-delay = 응답 뒤에 기다릴 초. 생략하면 터미널에서는 0.6, 그 밖에는 없음.
option-games = 게임 수.
option-jobs = 게임을 돌릴 프로세스 수. 몇 개든 결과는 같습니다.
option-json = 다른 프로그램을 위해 JSON을 한 줄에 객체 하나씩 출력합니다.
option-record = 기록된 게임.
option-seat = 이 자리가 본 것만 보여 줍니다. 자리는 0부터 셉니다.
option-to = 이만큼 응답한 뒤 멈춥니다.
option-interpreted = 컴파일되어 있어도 Python 소스를 측정합니다.
option-version = 버전을 보여 줍니다.


## What Typer says by itself: the frame of --help, and what is wrong with a command. Reasons come without a full
## stop. The frame stays plain text: help must be quick.

usage-usage = 사용법:
usage-options-here = [옵션]
usage-command-here = 명령 [인자]...
usage-arguments = 인자
usage-options = 옵션
usage-commands = 명령
usage-help = 이 도움말을 보여 줍니다.
usage-required = [필수]
usage-default = 기본값

usage-no-option = { $option } 옵션은 없습니다
usage-no-option-but = { $option } 옵션은 없습니다. 혹시 이 중 하나인가요: { $others }
usage-no-command = { $name } 명령은 없습니다
usage-no-command-but = { $name } 명령은 없습니다. 혹시 이 중 하나인가요: { $others }
usage-no-argument = { $name } 인자가 빠졌습니다
usage-option-missing = { $name } 옵션이 빠졌습니다
usage-extra = 남는 인자가 있습니다: { $words }
usage-value-missing = { $option } 뒤에 값이 빠졌습니다
usage-value-extra = { $option } 옵션에는 값을 주지 않습니다
usage-unreadable = { $option } 자리에 { $file } 파일을 쓸 수 없습니다. 읽을 권한이 없습니다
usage-whole = { $option } 값은 정수여야 합니다. 받은 값: { $given }
usage-number = { $option } 값은 수여야 합니다. 받은 값: { $given }
usage-least = { $option } 값은 { $limit } 이상이어야 합니다. 받은 값: { $given }
usage-most = { $option } 값은 { $limit } 이하여야 합니다. 받은 값: { $given }


## A person's game in the terminal.

play-welcome = 상대는 { $others }입니다.
play-pause = Enter를 누르면 다음 라운드로>
play-earlier = ... 그 앞에 { $count }줄 더 (l로 모두 보기)
play-saved = 게임을 저장했습니다: { $path }
play-kept = 게임을 보관했습니다: { $path }
play-command = { "" }  { $command }
# Questions with only one answer are not asked.
play-bot-fault = { $bot } 봇의 문제({ $fault })로 중개인이 대신 응답했습니다.
play-automatic = 가능한 응답이 하나뿐이어서 그대로 응답했습니다: { $answer }.

standing-place = 순위
standing-player = 플레이어

replay-answer = { $seat }: { $answer }.

watch-players = 테이블: { $names }. 같은 게임 다시 보기: { $again }


## The table in the terminal. Titles of columns are short: a line has 80 places.

table-now = 라운드 { $round }/{ $rounds }: { $phase }
table-net-worth = 내 순이익 { $worth }
table-cards-gone = 시장 더미 { $deck }, 나감: Boom { $booms }, Bust { $busts }, 수수료 { $fees }
table-board = { $board } 게임판
table-market = 시장
table-piles = 더미
table-players = 플레이어
table-company = 기업
table-track = 주가
table-you-hold = 보유
table-worth = 가치
table-forecast = 전망
table-gone = 나감
table-pile = 더미
table-bids = { "" } 입찰
table-meeple = 미플
table-cards = 카드
table-player = { "" }  플레이어
table-money = 돈
table-regular = 카드
table-known = 알려짐
table-split = 분할
table-unpaid = 미납
table-odds = { $count }분의 1
table-forecast-yours = 비밀
table-forecast-open = 공개
table-forecast-left = 확실


## Running a server: what its operator may set, copies of its database, and what guests are told of it.

command-backup = 서버가 도는 동안 데이터베이스를 새 파일로 복사합니다.

option-keep-finished = 이만큼의 날이 지나면, 끝난 게임은 --archive 폴더의 기록 파일이 되고 데이터베이스에서 빠집니다. 생략하면 계속 남습니다.
option-archive = --keep-finished가 치워 둔 게임을 둘 폴더. 생략하면 데이터베이스 옆의 archive. 당신만 읽을 수 있습니다.
option-tables-per-guest = 손님 한 명이 방장으로 둘 수 있는, 기다리거나 진행 중인 테이블 수. 생략하면 50.
option-metrics-token = 이 토큰을 보이면 어디서든 /metrics를 읽을 수 있습니다. 변수 STOCKPILE_METRICS_TOKEN에 두는 편이 낫습니다: 명령줄은 이 컴퓨터의 다른 사람이 읽을 수 있습니다.
option-metrics-from = /metrics를 읽을 수 있는 주소. 예: 10.0.0.0/8. 여러 번 쓸 수 있습니다. 생략하면 이 컴퓨터만.
option-metrics-port = /health와 /metrics에만 답하는 포트. 작업 프로세스가 여럿이면 여기서부터 세어 하나씩 갖습니다.
option-metrics-host = --metrics-port가 접속을 받을 주소.
option-log = 표준 오류에 로그를 쓰는 방식: text, 또는 사건마다 한 줄인 json.
option-log-addresses = 로그에 클라이언트의 주소를 적습니다.
option-backup-file = 새 파일.
option-backup-database = 복사할 데이터베이스. serve에 주는 것과 같으며, 생략하면 데이터 폴더의 파일.

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


## `stockpile house`: how a server fares. What --help shows is plain text.

command-house = 실행 중인 서버의 상태를 실시간으로 보여 줍니다: 테이블, 연결, 빈도와 시간.
option-house-url = 서버, 또는 작업 프로세스의 metrics 포트. 여러 번 쓸 수 있습니다.
option-house-token = 서버에 --metrics-token으로 준 토큰. 생략하면 변수 STOCKPILE_METRICS_TOKEN.
option-house-every = 다시 보기까지의 초.
option-house-once = 한 번만 보여 주고 끝냅니다.

house-title = Stockpile
house-together = 합계
house-playing = 게임 중인 테이블
house-waiting = 플레이어를 기다리는 테이블
house-over = 게임이 끝난 테이블
house-guests = 테이블의 손님
house-players = 플레이어 연결
house-watchers = 관전자 연결
house-connections = 전체 연결
house-answers = 저장한 응답
house-bot-answers = 봇의 응답
house-refusals = 거절
house-answer-time = 응답 저장, p50 · p99
house-store-time = 데이터베이스, p50 · p99
house-lag = 지연, p99
house-thoughts = 기다리는 봇의 생각
house-thought-time = 봇의 생각, p50 · p99
house-granted = 봇이 얻는 시간
house-memory = 메모리
house-processor = 프로세서
house-number = { $number }
house-a-second = { $number }/초
house-milliseconds = { $number } ms
house-two-times = { $first } · { $second } ms
house-megabytes = { $number } MB
house-silent = { $server } 서버가 응답하지 않습니다.
house-going-down = { $server } 서버가 종료됩니다.

error-house-silent = { $url } 주소에서 응답이 없습니다: { $reason }. 서버를 시작하거나, --url로 다른 서버를 지정하세요.
error-house-denied = { $url } 서버가 상태를 보여 주지 않습니다. 그 서버가 있는 컴퓨터에서, 또는 --token으로 물어보세요.
error-house-other = { $url } 주소에는 상태를 알려 주는 Stockpile 서버가 없습니다(상태 코드 { $status }).
error-house-url = { $url } 값은 주소가 아닙니다. 주소를 지정하세요. 예: http://127.0.0.1:8765


## `stockpile move-database`: a house from one database into another.

command-move-database = 하우스를 비어 있는 다른 데이터베이스(SQLite 또는 PostgreSQL)로 복사하고, 모두 도착했는지 확인합니다.
option-move-source = 복사할 데이터베이스. 예: sqlite:////folder/tables.sqlite. 어떤 서버도 쓰고 있지 않아야 합니다.
option-move-target = 복사해 넣을 빈 데이터베이스. 예: postgresql://user@host/name.
moved-whole = 마치고 확인했습니다: { $source }의 행 { $rows }개가 이제 { $target }에도 있습니다.
error-move-address = 데이터베이스의 주소가 아닙니다. 이렇게 쓰세요: sqlite:////folder/tables.sqlite 또는 postgresql://user@host/name
error-move-kind = { $url } 데이터베이스는 옮길 수 없습니다: SQLite 파일과 PostgreSQL 데이터베이스만 됩니다.
error-move-missing = { $url } 데이터베이스에는 하우스가 없습니다. 서버가 쓰던 데이터베이스를 지정하세요.
error-move-same = 두 주소가 같은 데이터베이스입니다. 옮길 곳으로 다른 것을 지정하세요.
error-move-busy = 누군가 { $url } 데이터베이스를 쓰고 있습니다. 그곳의 모든 서버와 그 밖의 연결을 멈춘 다음 다시 시도하세요.
error-move-opening = { $url } 데이터베이스를 열 수 없습니다: { $reason }.
error-move-newer = { $url } 데이터베이스는 더 새로운 Stockpile이 만들었습니다. 먼저 이 Stockpile을 업데이트하세요.
error-move-filled = { $url } 데이터베이스가 비어 있지 않습니다. 테이블도 행도 없는 데이터베이스를 지정하세요.
error-move-row = 데이터베이스 테이블 "{ $table }"의 행 { $key }: 맞지 않습니다({ $reason }). 아무것도 옮기지 않았습니다. 그 행을 고치거나 지운 다음 다시 시도하세요.
error-move-different = 데이터베이스 테이블 "{ $table }"의 행이 보낸 그대로 도착하지 않았습니다. 옮긴 것은 하나도 남기지 않았습니다. 다시 시도하고, 두 컴퓨터의 디스크와 메모리를 살펴보세요.
error-move-stopped = 중단했습니다: { $url } 데이터베이스는 전처럼 비어 있습니다.


option-workers = 함께 일하는 프로세스 수. 둘 이상이면 PostgreSQL이 필요합니다.
error-workers-sqlite = 작업 프로세스가 여럿이면 PostgreSQL이 필요합니다: SQLite 파일은 한 번에 한 프로세스만 쓸 수 있습니다. --database postgresql://user@host/name 옵션으로 지정하거나, --workers를 빼세요. "stockpile move-database"로 게임을 옮겨 갈 수 있습니다.
error-workers-seed = --seed를 쓰면 테이블이 만들어진 순서대로 카드를 나누는데, 작업 프로세스가 여럿이면 그런 순서가 없습니다. --seed나 --workers를 빼세요.
error-workers-fail = 작업 프로세스가 시작하자마자 끝납니다. 남긴 말은 위에 있습니다. --workers 1로 하면 원인을 찾기 쉽습니다.
error-database-driver = PostgreSQL용 라이브러리가 없습니다. Stockpile을 복제한 폴더에서 설치하세요: pip install '.[postgres]'
error-database-kind = Stockpile은 SQLite와 PostgreSQL을 압니다. 하나를 지정하세요: --database sqlite:////folder/tables.sqlite 또는 --database postgresql://user@host/name


## The laboratory's commands. The first five are shown by --help and stay plain text.

command-lab = 실험실: 많은 게임으로 알아보는 게임과 플레이어들.
command-fit = 상어가 재산의 가치를 보는 눈을 끝난 게임들에 맞추고 가중치를 씁니다.
option-fit-games = 테이블 종류마다 할 게임 수(2~5인, 모듈 없이 그리고 Epic Edition의 모듈로).
option-fit-seed = 게임들의 시드. 같은 시드는 같은 가중치를 냅니다.
option-fit-file = 가중치를 쓸 파일. Ctrl-C로 멈추면 다 된 것까지 그 옆에, 이름에 -partial을 붙여 씁니다. 상어는 자기 폴더의 가중치로 플레이합니다.

fit-playing = 맞추는 중
fit-written = 표 { $all }개 중 { $tables }개를 맞추어 { $file } 파일에 썼습니다.
fit-partial = 멈추었습니다. 표 { $all }개 중 { $tables }개를 맞추어 { $file } 파일에 썼습니다.
fit-nothing = 표 { $all }개 중 첫째를 맞추기 전에 멈추었습니다. 쓴 것은 없습니다.
error-no-folder = { $folder } 폴더가 없습니다. 있는 폴더 안의 파일을 지정하세요.


## Many games of bots.

simulate-playing = 플레이 중
simulate-bot = 봇
simulate-wins = 승
simulate-rate = 승률
simulate-interval = 95% 구간
simulate-money = 돈
simulate-place = 순위
simulate-games = { $players }인 게임 { $games }판({ $board } 게임판), 한 판에 { $rounds }라운드와 결정 약 { $decisions }번. 초당 게임 { $rate }판. 같은 게임 다시 하기: { $again }
simulate-faults = { $count ->
    [1] 중개인이 { $bot } 대신 한 번 응답했습니다. 이유: { $first }.
   *[other] 중개인이 { $bot } 대신 { $count }번 응답했습니다. 첫 번째 이유: { $first }.
}
simulate-interrupted = { $asked }판 중 { $games }판에서 멈추었습니다.


## Tournaments. Those shown by --help come first and stay plain text.

command-tournament = 봇들이 모든 카드 분배를 모든 자리 배치로 플레이해 운을 상쇄하고, 누가 얼마나 강한지 알려 줍니다.
option-deals = 카드 분배의 수. 하나마다 모든 자리 배치로 한 번씩 플레이합니다.
option-seatings = 누가 어디에 앉는지: all(봇들의 서로 다른 모든 순서) 또는 rotations(모두 한 자리씩 옮기고 이웃은 그대로).
option-on = 게임을 어디서 할지: 이 컴퓨터의 processes, 또는 ray. Ray 클러스터는 RAY_ADDRESS로 지정하며, 없으면 여기서 하나를 시작합니다. 결과는 같습니다. ray 추가 구성으로 설치합니다.
option-timings = 봇들이 생각한 시간도 보여 줍니다. 생략하면, 시계를 보고 생각하는 봇이 없는 한 같은 명령은 언제나 같은 것을 출력합니다.
option-journal = 끝나는 게임마다 담아 두는 파일. 같은 파일로 같은 명령을 내리면 멈춘 데서 이어 갑니다.
option-csv = 모든 게임의 모든 자리를 한 줄씩, 쉼표로 나누어 이 파일에 씁니다.
option-parquet = 같은 것을 Parquet으로 씁니다. pyarrow가 필요하며, parquet 추가 구성으로 설치합니다.
option-html = 브라우저로 볼 페이지를 그림과 함께 이 파일에 씁니다. 다른 것은 필요 없습니다.

tournament-wins = 승
tournament-ms = ms
tournament-p95 = p95
tournament-rating = 레이팅
tournament-games = { $players }인 게임 { $games }판({ $board } 게임판): 카드 분배 { $deals }가지 × 자리 배치 { $seatings }가지. 공평한 승률은 { $fair }입니다. 똑같이 다시 하기: { $again }
tournament-times = { $visitors ->
    [0] 시간은 결정 하나에 든 CPU 시간이며, 평균과 95%가 넘지 않는 값입니다.
   *[other] 시간은 결정 하나에 든 CPU 시간이며, 평균과 95%가 넘지 않는 값입니다. 다른 패키지의 봇은 별도의 프로세스에서 생각하므로, 응답이 올 때까지 시계로 측정합니다.
}
tournament-interrupted = 카드 분배 { $asked }가지 중 { $deals }가지에서 멈추었습니다. 다 마친 카드 분배만 셉니다.

error-seatings = ‘{ $seatings }’ 자리 배치는 없습니다. --seatings { $known } 중에서 쓰세요.
error-no-parquet = Parquet에 필요한 라이브러리가 설치되어 있지 않습니다. Stockpile을 복제한 폴더에서 설치하세요: pip install '.[parquet]'. 또는 --csv 옵션을 쓰세요.
error-file = { $file } 파일을 쓸 수 없습니다: { $reason }.
error-no-ray = Ray가 설치되어 있지 않습니다. Stockpile을 복제한 폴더에서 설치하세요: pip install '.[ray]'. 또는 --on ray를 빼세요.
error-no-cluster = { $address } 주소에서 응답하고 받아 주는 Ray 클러스터가 없습니다. RAY_ADDRESS와 RAY_AUTH_TOKEN을 확인하거나, 이 컴퓨터에서 하려면 RAY_ADDRESS를 빼세요.
error-on = ‘{ $on }’에서는 게임을 할 수 없습니다. --on { $known } 중에서 쓰세요.

report-title = 토너먼트: { $bots }
report-heading = 토너먼트
report-games-line = { $players }인 게임 { $games }판({ $board } 게임판): 카드 분배 { $deals }가지를 저마다 자리 배치 { $seatings }가지로. 비율과 돈은 게임 한 판, 자리 하나의 값입니다.
report-games = 게임
report-ms-mean = ms, 평균
report-ms-p95 = ms, 95% 이하
report-wins = 승률
report-wins-note = 이런 토너먼트 100번 중 95번은 참값을 담는 구간과 함께 보여 줍니다. 점선은 공평한 승률 { $fair }입니다.
report-wins-label = { $bot }: 승률 { $share }, 구간 { $low }~{ $high }
report-money = 마지막 돈
report-money-note = 금액마다 얼마나 자주 나왔는지 보여 줍니다. 가장 잦은 곳이 가장 높습니다. 선은 평균입니다.
report-money-label = { $bot }: 평균 { $money }
report-times = 결정 시간
report-times-note = { $visitors ->
    [0] 고를 것이 있던 결정의 CPU 시간(밀리초)입니다. 선은 평균이고, 95%는 점선 아래에 있습니다.
   *[other] 고를 것이 있던 결정의 CPU 시간(밀리초)입니다. 다른 패키지의 봇은 응답이 올 때까지 시계로 측정합니다. 선은 평균이고, 95%는 점선 아래에 있습니다.
}
report-times-label = { $bot }: 평균 { $mean }밀리초, 결정의 95%는 { $most }밀리초 미만
report-no-times = 시간은 뺐습니다.
report-ms = { $ms } ms
report-seats = 자리별 승률
report-seats-note = 누가 시작하는지는 카드 분배마다 추첨으로 정합니다.
report-seat = 자리 { $seat }
report-again = 똑같이 다시 하기:
report-made = Stockpile { $version } 버전으로 만들었습니다.


## Games of bots that are kept as records. The first two are shown by --help and stay plain text.

option-record-to = 게임을 진행된 데까지 이 새 파일에 남깁니다. `stockpile replay` 명령으로 볼 수 있습니다.
option-records = 모든 게임을 이 폴더에 한 파일씩 남깁니다. `stockpile replay` 명령으로 볼 수 있습니다. 폴더가 없으면 만듭니다.

keeping-file = 게임을 남겼습니다: { $file }
keeping-file-so-far = 게임을 진행된 데까지 남겼습니다: { $file }
keeping-folder = 게임을 { $folder } 폴더에 한 파일씩 남겼습니다. 보려면: stockpile replay FILE

# Of several at a table with the same name, with the number of the seat.
seat-namesake = { $name } #{ $seat }

error-keep-exists = { $file } 파일이 이미 있으며, 덮어쓰지 않습니다. 새 파일 이름을 지정하세요.
error-keep-folder = { $folder } 폴더에 게임을 남길 수 없습니다: { $reason }. 쓸 수 있는 폴더를 지정하세요.
error-keep-other = { $file } 파일이 이미 있는데, 이 게임의 온전한 기록이 아닙니다. 다른 폴더를 지정하거나 있던 것을 옮기세요.


## The balance report. Those shown by --help come first and stay plain text.

command-balance = 게임의 밸런스를 측정합니다: 자리, 투자자, 전략 카드, 구매, 모듈, 그리고 투자자들을 대등하게 하는 시작 자금.
option-balance-part = 한 부분만 측정합니다. 여러 번 쓸 수 있습니다: seats, investors, played, held, purchases, modules, luck, money.
option-balance-deals = 게임 종류마다 카드 분배의 수. 생략하면 부분마다 웬만큼 알 수 있을 만큼 합니다.
option-balance-bots = 모든 자리에서 플레이할 봇: NAME 또는 NAME@BUDGET. 생략하면 중개인, 전략 카드의 사용에는 상어.
option-balance-quick = 몇 초면 되는 작은 형태. 훑어볼 뿐 결론을 내기에는 모자랍니다.
option-balance-journals = 끝나는 카드 분배마다 담아 두는 폴더. 같은 폴더로 같은 명령을 내리면 멈춘 데서 이어 갑니다.
option-balance-html = 브라우저로 볼 페이지를 그림과 함께 이 파일에 씁니다. 다른 것은 필요 없습니다.
option-balance-csv = 수치를 한 줄씩, 쉼표로 나누어 이 파일에 씁니다.

balance-playing = 플레이 중: { $part }
balance-written = 페이지를 { $file } 파일에 썼습니다.
balance-again = 똑같이 다시 하기: { $again }
error-balance-part = ‘{ $part }’ 부분은 없습니다. --part { $known } 중에서 쓰세요.
error-balance-visitor = { $bot } 봇은 다른 패키지의 것입니다. 밸런스는 모든 응답을 스스로 하는 봇으로 측정합니다. --bots로 이 프로그램의 봇을 지정하세요.
error-balance-one-bot = 모든 자리에서 같은 봇이 플레이합니다. --bots에 하나만 지정하세요. 지정한 것: { $bots }.
error-journals = { $folder } 경로는 폴더가 아닙니다. --journals에 폴더를, 또는 폴더를 만들 수 있는 경로를 지정하세요.

balance-title = Stockpile의 밸런스
balance-heading = 무엇이 너무 강하고, 무엇이 너무 약한가
balance-lead-line = 봇이 모든 자리에서 카드 분배 { $deals }가지를 플레이해 측정했습니다. 쓴 수치: { $content }. 이런 보고서 100편 중 95편에서 참값은 구간 안에 있습니다. 구간이 없는 값은 너무 드물게 나와 말할 수 없는 것입니다.
balance-interrupted = 이 보고서는 다 되기 전에 멈추었습니다. 여기 있는 것은 플레이한 카드 분배의 결과입니다.
balance-short = 요약
balance-numbers = 모든 수치
balance-line = { $name }: { $value }, 구간 { $low }~{ $high }
balance-base = 기본 게임
balance-epic = 전부 사용
balance-surely-strong = 확실히 너무 강함: { $names }.
balance-surely-weak = 확실히 너무 약함: { $names }.
balance-surely-none = 너무 강하거나 약하다고 확실히 말할 수 있는 것이 없습니다. 모든 구간이 공평한 범위에 걸쳐 있습니다.
balance-what = 항목
balance-game = 게임
balance-deals = 분배
balance-looks = 표본
balance-win-share = 승률
balance-lead = 격차
balance-investor = 투자자
balance-card = 카드
balance-points-note = 공평한 승률(점선)보다 몇 퍼센트포인트 높거나 낮은지 보여 줍니다. 막대는 구간입니다.
balance-dollars-note = 남들과의 격차가 최종 계산에서 몇 달러 바뀌는지 보여 줍니다. 점선은 0이고 막대는 구간입니다.

balance-seats = 누가 먼저 하는가
balance-seats-how = 모든 카드 분배를 자리마다 한 번씩 먼저 시작하므로, 무엇이 어디에 놓이는지는 모두에게 같습니다. 순번은 첫 라운드의 것입니다.
balance-seats-game = 순번별 승률: { $game }
balance-seats-summary = 가장 중요한 순번: { $players }인 게임({ $game })에서 턴 순서 { $place }번의 승률은 { $share }({ $low }~{ $high })입니다. 공평하다면 { $fair }입니다.
balance-seat = { $players }인, { $place }번
balance-seat-in = { $game }, { $players }인, { $place }번
balance-seats-caption = 첫 라운드 턴 순서의 순번별 승률과 돈의 격차

balance-investors = 투자자
balance-investors-how = 아무도 고르지 않습니다. 투자자는 추첨으로 정하고, 카드 분배마다 모든 투자자가 모든 자리에 한 번씩 앉습니다. 그래서 봇의 취향이 아니라 능력과 돈을 측정한 것입니다.
balance-investors-epic = 전부 사용, 3~5인
balance-investors-summary = { $surely ->
    [above] { $best }: 확실히 너무 강함
   *[other] { $best }: 가장 강함
}, 공평한 값과의 차이 { $more }포인트. { $worst }: 가장 약함, { $less }포인트. { $all }명 중 { $inside }명이 공평한 값에서 { $within }포인트 안에 있습니다.
balance-of-players = { $players }인
balance-lead-of-players = 격차, { $players }인
balance-investors-caption = 전부 사용할 때 인원별 승률(%)과 남들과의 격차(달러)
balance-modules-beside-caption = 모듈 하나만 쓸 때 공평한 승률과의 차이(포인트), 3~5인 평균

balance-played = 잘 쓴 전략 카드
balance-played-how = { $bot } 봇이 카드를 쓰기로 할 때마다, 거기서부터 같은 미래로 게임을 두 번 이어서 플레이했습니다. 한 번은 그 카드로, 한 번은 그 대신 비용도 효과도 없이 턴의 사용 기회만 쓰는 빈 카드로 했습니다. 그 플레이어와 남들의 격차가 마지막에 벌어진 만큼이 카드의 가치입니다. 이것을 여러 미래에서 해 보았습니다.
balance-played-note = 최종 계산의 달러입니다. 점선 사이, { $cheap }~{ $dear } 구간이 카드가 있어야 할 곳입니다. 게임 초반의 1달러는 끝날 때 2~3달러만 한데, 그것까지 들어 있습니다.
balance-played-summary = { $best }: 잘 쓰면 { $most }달러의 가치{ $surely ->
    [above] , 확실히 너무 큼
   *[other] {""}
}. { $worst }: { $least }달러. 카드 { $all }종 중 { $inside }종이 { $cheap }~{ $dear } 사이에 있습니다.
balance-played-caption = 카드를 쓴 사람에게 카드의 가치: 마지막의 값, 그리고 라운드가 끝났을 때의 예상
balance-plays = 사용
balance-worth = 가치
balance-expected = 예상
balance-own-money = 자기 돈
balance-round = 라운드

balance-held = 손에 든 전략 카드
balance-held-how = 손에 든 카드는 추첨으로 나누고 되돌려 놓습니다. 카드 분배마다 그대로 한 번, 그리고 자리마다 카드 1장을 빈 카드로 바꾸어 한 번씩 플레이합니다. 그 차이가 첫 라운드가 시작할 때 그 카드를 가진 것의 가치이며, 쓸 기회가 오지 않은 라운드까지 모두 들어 있습니다.
balance-held-summary = 가지고 있기에 가장 좋은 카드: { $best }({ $most }달러). 가장 나쁜 카드: { $worst }({ $least }달러).
balance-held-caption = 첫 라운드가 시작할 때 카드를 가진 사람에게 카드의 가치

balance-purchases = 채권, 원자재, 세금
balance-purchases-how = 누가 채권을 살 수 있는 순간부터, 1장을 사고 또 사지 않고 게임을 이어서 플레이했습니다. 누가 상거래 카드를 가져온 순간부터는, 그 카드가 있는 채로 또 없는 채로 이어서 플레이했습니다. 채권에는 입찰할 수 있었을 돈이 들고, 세금 카드는 아무도 입찰하지 않게 만들므로 적힌 것보다 많이 빼앗습니다.
balance-purchases-summary = 가장 가치 있는 것: { $best }({ $most }달러). 가장 가치 없는 것: { $worst }({ $least }달러).
balance-purchases-caption = 구매한 사람에게 구매의 가치
balance-bonds = 채권, 남은 라운드별
balance-commodities = 원자재, 세트에서의 순서별
balance-taxes = 세금 카드, 장수별
balance-bought-bond = { $count ->
    [1] 마지막 라운드의 채권
   *[other] { $count }라운드 남은 채권
}
balance-bought-commodity = { $count ->
    [1] 첫 원자재
   *[other] { $count }번째 종류의 원자재
}
balance-bought-double = 이미 있는 원자재
balance-bought-tax = { $count ->
    [1] 첫 세금 카드
   *[other] { $count }번째 세금 카드
}

balance-modules = 모듈마다 하는 일
balance-modules-how = 기본 게임, 모듈 하나씩(투자자 입찰은 필요한 투자자와 함께), 그리고 전부를 함께 썼습니다. 시간(분)은 계산한 것으로, 고를 것이 있는 결정마다 { $choice }초, 라운드마다 준비와 정리에 { $round }초로 쳤습니다. 역전은 중간에 게임이 끝난 것으로 치고 모두 계산했을 때 앞서지 않던 사람의 승리입니다.
balance-modules-summary = 가장 긴 게임: { $longest }, 약 { $minutes }분(기본 게임은 { $base }분). 역전이 가장 많은 게임: { $game }, 중간에 앞서지 않던 사람의 승리가 { $behind }입니다.
balance-comebacks = 중간에 앞서지 않던 사람의 승리
balance-comebacks-note = 모든 승리 중의 비율(%)입니다. 막대는 구간입니다.
balance-modules-caption = 길이, 돈, 역전: 3~5인 전체
balance-modules-players-caption = 같은 것을 인원별로

# Luck.
balance-luck = 승리에서 운은 얼마나 되는가
balance-luck-how = 실력이 다른 넷, 곧 인턴 둘과 사무원과 중개인이 카드 분배마다 자리를 바꾸어 플레이합니다. 코치는 모든 카드, 쌍, 주사위가 각자의 승률을 어떻게 바꾸었는지 계산합니다. 운의 비율은 승패 중 그것으로 설명되는 부분이고, 나머지는 어떻게 플레이했는지입니다.
balance-luck-summary = 운이 가장 큰 게임: { $most }, 승패의 { $high }. 가장 작은 게임: { $least }, 승패의 { $low }.
balance-luck-few = 플레이한 카드 분배가 너무 적어 말할 수 있는 것이 없습니다.
balance-luck-note = 승패 중 운으로 설명되는 비율(%)입니다. 막대는 구간입니다.
balance-luck-share = 운의 비율
balance-luck-caption = 모듈마다 운의 비율, 4인
balance-game-of = { $game }, { $players }인
balance-choices = 선택
balance-minutes = 분
balance-money = 돈
balance-spread = 편차
balance-from-behind = 역전
balance-from-last = 꼴찌 역전

balance-even = 투자자들을 대등하게 하는 돈
balance-money-how = 투자자의 승리와, 1달러가 많거나 적을 때 그것이 얼마나 바뀌는지를 측정했습니다. 시작 자금 1달러마다 { $slope }퍼센트포인트입니다. 이 둘에서 모두가 공평한 승률로 이기게 될 돈이 나옵니다. 그 돈을 시험하고 고친 다음, 새 카드 분배로 플레이했습니다.
balance-money-note = 전부 사용할 때 공평한 승률과의 차이(포인트), 3~5인 평균입니다. 점은 지금의 돈, 그 아래 네모는 계산한 돈입니다. 뒤에는 이전과 이후의 돈이 있습니다. 점선 사이, 양쪽 { $within }포인트 안을 공평하다고 부릅니다.
balance-money-summary = 투자자 { $all }명 중 공평한 값에서 { $within }포인트 안에 드는 투자자는 지금의 돈으로 { $before }명, 계산한 돈으로 { $after }명입니다.
balance-money-line = { $name }: 공평한 값과의 차이, { $money }달러일 때 { $before }포인트, { $even }달러일 때 { $after }포인트
balance-money-value = { $money } → { $even }
balance-money-caption = 지금의 시작 자금과 대등하게 하는 시작 자금, 그리고 공평한 승률과의 차이(포인트)
balance-mark = 표시
balance-money-now = 돈
balance-money-even = 대등
balance-gap = 포인트

balance-method = 측정 방법
balance-method-deals = 한 카드 분배의 게임들은 카드, 주사위, 선 플레이어가 같습니다. 비교하는 것은 카드 분배 안에서 자리를 바꾸므로 운이 상쇄됩니다. 모든 것은 시드로 정해집니다. 컴퓨터가 하나든 여럿이든 같은 명령은 같은 페이지를 냅니다.
balance-method-interval = 카드 분배 하나가 관측 하나입니다. 구간은 카드 분배들에 대한 스튜던트 구간이고, 승률에는 윌슨 구간입니다.
balance-method-worth = 가치는 격차로, 곧 자기 돈에서 남들 돈의 평균을 빼서 셉니다. 모두에게 똑같이 주는 카드는 이 셈으로는 가치가 없고, 남들 모두에게서 빼앗는 카드는 그들이 잃는 만큼의 가치가 있습니다.
balance-method-not = 여기서 말하지 않는 것: 사람은 어떻게 플레이하는가. 봇은 냉정하게 입찰하고 아무것도 잊지 않습니다. 허풍을 떨거나 지루하게 하는 능력도 여기서는 돈으로만 측정합니다. 재미있는지도 말해 주지 않습니다.
balance-played-by = { $part }: 카드 분배 { $deals }가지, 플레이: { $bot }


## The command that measures.

bench-running = 측정 중입니다. 30초쯤 걸립니다 ...
bench-compiled = 규칙이 컴파일된 상태로 실행됩니다.
bench-interpreted = 규칙이 컴파일되지 않고 Python 소스로 실행됩니다.
bench-what = 항목
bench-players = 인원
bench-board = 게임판
bench-preset = 프리셋
bench-games = 게임/초
bench-decisions = 응답/초
bench-microseconds = µs
bench-wanted = 목표
bench-random = 무작위 플레이
bench-simulate = 시야를 받는 봇
bench-copy = 게임 복사
bench-view = 한 자리의 시야
bench-sample = 시야의 표본
bench-playout = 라운드 끝까지
bench-content = 수치 읽기
