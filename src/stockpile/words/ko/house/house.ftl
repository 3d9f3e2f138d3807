# `stockpile house`: how a server fares. What --help shows is plain text.

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
