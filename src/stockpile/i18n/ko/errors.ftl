## What went wrong, in one line that says what to do. Reasons come without a full stop.

cli-version = stockpile { $version }

error-line = stockpile: { $reason }
error-usage = stockpile: { $reason }. 도움말: { $command }
error-work-lost = 같은 작업을 하던 프로세스가 여러 번 끝났습니다. 메모리가 모자랄 수 있으니 동시에 돌리는 수를 줄여 보세요.
error-board = { $board } 게임판은 없습니다. --board { $boards } 중에서 쓰세요.
error-bot-count = 봇을 { $given }개 적었는데 이 테이블에서 봇의 자리는 { $needed }개입니다. 모두에게 쓸 이름 하나, 또는 자리마다 하나씩 적으세요.
error-bot-missing = --bots ‘{ $bots }’에 이름이 빠졌습니다. 모든 자리에 쓸 봇 하나, 또는 자리마다 하나씩 쉼표로 나눠 적으세요.
error-no-terminal = play에는 입력할 터미널이 필요합니다. 터미널에서 시작하거나 stockpile watch, stockpile simulate를 쓰세요.
error-nothing-saved = { $folder }에 이어서 할 게임이 없습니다. 새로 시작하세요: stockpile play
error-two-boards = 상급 게임판이 이미 켜져 있습니다. --board standard를 빼거나 다른 --preset을 고르세요.
error-sets-without-investors = 투자자 세트에는 투자자가 필요합니다. --module investors를 더하거나 --investor-set을 빼세요.
error-no-sets = 투자자 세트를 적지 않았습니다. --investor-set에 다음 중 몇 개를 적으세요: { $sets }.
error-resume-options = 저장된 게임에는 플레이어, 모듈, 카드가 이미 정해져 있습니다. --players, --preset, --module, --investor-set, --board, --seed, --first를 빼세요.
error-seat = 이 게임에 자리 { $seat }번은 없습니다. --seat 0부터 { $last }까지 쓰세요.
error-first = 이 테이블에 먼저 시작할 자리 { $seat }번은 없습니다. --first 0부터 { $last }까지 쓰거나, 추첨하려면 빼세요.
error-folder = { $folder }에 게임을 저장할 수 없습니다: { $reason }. 그 폴더를 만들거나 XDG_DATA_HOME을 내 폴더로 정하세요.


## What is wrong with a bot, by its kind; and how one came to lose an answer, as words in brackets.

trouble-unknown = { $name } 봇은 없습니다. 있는 봇: { $names }.
trouble-gone = { $bot } 봇은 이제 없습니다.
trouble-no-styles = { $bot } 봇은 성향이 없어 ‘{ $style }’ 성향으로 플레이할 수 없습니다.
trouble-no-such-style = { $bot } 봇은 ‘{ $style }’ 성향으로 플레이할 수 없습니다. 있는 성향: { $known }.
trouble-style-missing = ‘{ $text }’에 쌍점 뒤의 성향이 없습니다.
trouble-bad-budget = ‘{ $text }’ 부분이 잘못되었습니다. 모의 대국 수(400)나 시간(100ms, 1s)을 적으세요.
trouble-no-budget = { $bot } 봇은 시간을 더 주어도 더 생각하지 않습니다. @{ $budget } 부분을 빼세요.
trouble-name-is-ours = { $package }의 ‘{ $bot }’ 봇은 제외합니다. 우리 봇과 이름이 같습니다.
trouble-name-is-taken = { $package }의 ‘{ $bot }’ 봇은 제외합니다. { $other }에 같은 이름의 봇이 있습니다.
trouble-bad-name = { $package }의 ‘{ $bot }’ 봇은 제외합니다. 이름은 소문자로 시작하며 소문자, 숫자, 붙임표로 16자까지 쓸 수 있습니다.
trouble-not-loaded = { $package }의 { $bot } 봇을 불러올 수 없습니다: { $error }.
trouble-no-class = { $package }의 { $bot } 봇은 봇이 아닙니다: { JOSA($value, "은/는") } decide 메서드가 있는 클래스가 아닙니다.
trouble-not-made = { $bot } 봇을 만들 수 없습니다: { $error }.
trouble-bad-thinks = { $bot } 봇은 thinks = { $value } 설정으로 플레이할 수 없습니다. thinks = Budget(milliseconds=100)처럼 0보다 큰 수로 적거나 빼세요.
trouble-bad-hears = { $bot } 봇은 hears = { $value } 설정으로 플레이할 수 없습니다. hears = True를 적거나 빼세요.
trouble-lost = { $bot } 봇을 만들 수 없습니다. 시간이 너무 오래 걸렸거나 프로세스를 끝냈습니다.
trouble-busy = 기다리는 봇이 너무 많아 지금은 { $bot } 봇을 쓸 수 없습니다. 잠시 뒤에 다시 해 보세요.

fault-raised = { $file } { $line }행에서 오류 { $error }
fault-raised-oddly = 들여다볼 수 없는 오류
fault-no-answer = 응답이 아닌 것을 응답함
fault-not-offered = 선택지에 없는 응답
fault-not-sent = 프로세스끼리 주고받을 수 없는 값
fault-too-long = 시간이 너무 오래 걸림
fault-ended = 프로세스를 끝냄
fault-lost = 시간이 너무 오래 걸렸거나 프로세스를 끝냄
fault-given-up = 시간이 너무 오래 걸리거나 프로세스를 끝내는 일이 너무 잦아 더 묻지 않음
fault-cannot-play = 플레이할 수 없음: { $why }


## What the server refuses, each under its code, and what `serve` says.

server-bad-request = 서버가 이해할 수 없는 요청입니다: { $detail }.
server-bad-message = 서버가 이해할 수 없는 메시지입니다: { $detail }.
server-bad-name = 이름은 한 줄로 1~24자이고, 모두 눈에 보이는 글자여야 합니다.
server-name-is-you = 여기 쓰이는 언어 가운데 하나에서 읽는 사람을 뜻하는 말입니다. 다른 이름을 고르세요.
server-bad-chat = 채팅은 한 줄로 1~400자이고, 눈에 보이는 글자여야 합니다.
server-bad-config = 이 게임은 준비할 수 없습니다: { $reason }.
server-bad-first = 자리 { $seat }번은 먼저 시작할 수 없습니다: 이 테이블의 자리는 0번부터 { $last }번까지입니다.
server-bad-record = 기록을 읽을 수 없습니다: { $reason }.
server-no-guest = 먼저 이름을 알려 주세요.
server-no-such-table = 그런 테이블은 없거나 사라졌습니다.
server-no-such-seat = 이 테이블에는 그런 자리가 없습니다.
server-bot-budget = 테이블에서 봇이 생각하는 시간은 서버가 정합니다. @{ $budget } 부분을 빼세요.
server-no-such-bot = { $name } 봇은 없습니다. 쓸 수 있는 것: { $names }.
server-no-such-answer = { $answer }에 해당하는 응답이나 번호가 없습니다.
server-no-such-record = 그 기록은 여기에 더는 열려 있지 않습니다. 파일을 다시 여세요.
server-no-such-moment = 이 게임의 응답은 { $last }개뿐입니다.
server-no-such-language = 그 언어로 된 번역이 없습니다.
server-no-such-lesson = 그런 수업은 없습니다.
server-no-such-method = 이 주소로는 그렇게 할 수 없습니다.
server-not-found = 이 주소에는 아무것도 없습니다.
server-not-your-seat = 내 자리가 아닙니다.
server-not-the-host = 테이블을 만든 사람만 할 수 있습니다.
server-not-begun = 게임이 아직 시작되지 않았습니다.
server-not-over = 게임이 아직 끝나지 않았습니다.
server-not-asked = 지금은 내 차례가 아닙니다.
server-asks-all = 이 테이블에서는 배당금을 모두에게 묻습니다: 이 테이블의 규칙입니다.
server-basket = 함께 보낼 수 없는 응답들이라 하나도 받지 않았습니다. 하나씩 보내세요.
server-has-begun = 게임이 이미 시작되었습니다.
server-game-over = 게임이 끝났습니다.
server-seats-missing = 아직 빈자리가 { $count }개 있습니다.
server-seat-taken = 이미 누가 앉아 있습니다.
server-no-free-seat = 이 테이블에는 빈자리가 없습니다.
server-invited-only = 초대받은 사람을 위해 비워 둔 자리입니다.
server-early = 지금까지 이 게임의 응답은 { $now }개뿐입니다: 그 번호는 아직 오지 않았습니다.
server-late = 이 게임의 응답은 이미 { $now }개입니다: 그 질문에는 벌써 응답했습니다.
server-damaged-table = 이 테이블은 데이터베이스에서 손상되어 열 수 없습니다. 다른 테이블은 모두 계속됩니다.
server-busy-reading = 지금 읽고 있는 게임이 너무 많습니다. 몇 초 뒤에 다시 시도하세요.
server-cannot-store = 데이터베이스가 응답하지 않아 아무것도 하지 않았습니다. 잠시 뒤에 다시 시도하세요.
server-too-fast = 한꺼번에 너무 많습니다. 잠시 기다리세요.
server-too-many = 접속한 사람이 너무 많습니다. 나중에 다시 시도하세요.
server-too-many-mistakes = 거절된 메시지가 너무 많습니다.
server-too-big = 메시지가 너무 큽니다: 최대 { $most }바이트입니다.
server-too-big-request = 너무 큽니다.
server-too-many-chunks = 요청이 너무 많은 조각으로 옵니다: 최대 { $most }개입니다.
server-head-too-long = 요청의 머리 부분이 너무 깁니다: 최대 { $bytes }바이트, 헤더 { $headers }개입니다.
server-too-slow = 너무 오래 걸렸습니다. 다시 요청하세요.
server-no-request = 웹 서버가 이해하는 요청이 아닙니다.
server-bad-text = 메시지는 UTF-8 텍스트여야 합니다.
server-foreign-host = 이 서버는 그 이름으로는 응답하지 않습니다. 호스팅 안내 페이지를 보세요.
server-foreign-origin = 이 서버의 페이지에서만 할 수 있습니다.
server-error = 서버에서 문제가 생겼습니다. 페이지를 새로 고쳐 상황을 확인하세요.
server-no-web = 이 패키지에는 브라우저 테이블의 페이지가 들어 있지 않습니다. Node가 있는 곳에서 빌드하세요: make setup.

command-serve = 당신과 친구, 봇이 함께할 테이블을 브라우저에서 엽니다.
option-host = 접속을 받을 주소. 기본은 이 컴퓨터만.
option-port = 접속을 받을 포트. 0이면 비어 있는 아무 포트나 씁니다.
option-share = 같은 네트워크의 다른 사람도 참여하게 합니다: 링크와 휴대전화용 QR 코드를 출력합니다.
option-database = 게임을 보관할 곳의 데이터베이스 URL. 기본은 데이터 폴더의 파일.
option-open = 브라우저를 엽니다.
option-origin = 앞에 둔 리버스 프록시의 오리진. 예: https://stockpile.example.org. 여러 번 쓸 수 있습니다.
option-pause = 사람이 있는 테이블에서 봇이 응답에 쓰는 초. 3분의 1만큼 늘거나 줄어듭니다. 0이면 되는 대로 바로 응답하고, 얼마나 생각했는지 보여 줍니다.
option-serve-seed = 모든 테이블의 모든 섞기를 정하는 수: 시연과 시험용. 진짜 게임에는 쓰지 마세요: 아는 사람은 모든 카드를 압니다.
option-unlimited = 빈도와 연결의 제한 없이, 측정용.
serve-ready = Stockpile 주소: { $link }
serve-share = 같은 네트워크의 친구가 열 주소: { $link }
serve-stop = Ctrl-C로 서버를 멈춥니다. 모든 게임은 보관됩니다.
error-port = { $host }의 포트 { $port }번은 { $ours ->
    [yes] Stockpile 서버가 이미 쓰고 있습니다. 여기를 여세요: { $link }
   *[no] 이미 쓰이고 있습니다. 다른 포트를 고르세요: --port 0은 비어 있는 아무 포트나 씁니다.
}
error-address = { $host } 주소는 이 컴퓨터의 주소가 아닙니다: { $reason }.
error-database-busy = 다른 Stockpile 서버가 { $file } 파일을 쓰고 있습니다. 먼저 그 서버를 멈추거나, 다른 --database를 지정하세요.
error-database = 데이터베이스를 열 수 없습니다: { $reason }.
error-database-newer = { $url } 데이터베이스는 더 새로운 Stockpile이 만들었습니다. 이 Stockpile을 업데이트하거나, --database로 다른 것을 고르세요.
error-database-memory = 메모리 안의 데이터베이스는 모든 게임을 잃게 됩니다. 파일을 지정하세요: --database sqlite:////folder/tables.sqlite
error-origin = { $origin } 값은 페이지가 보이는 주소가 아닙니다. 예를 들어 이렇게 쓰세요: --origin https://stockpile.example.org
error-no-network = 테이블을 함께 쓸 로컬 네트워크를 찾지 못했습니다. 네트워크에 연결하거나 --host를 지정하세요.


## The deal that can be checked: what the server refuses while it goes on, and what `stockpile verify` says of a record.

server-dealing = 카드를 나눠 주는 중입니다: 자리는 그 뒤에 바꿀 수 있습니다.
server-deal-late = 카드 분배의 이 단계는 지났습니다: 그 수 없이 계속합니다.
server-deal-step = 지금은 그럴 때가 아닙니다: 카드를 나눠 주는 중이 아니거나, 그 단계가 아직 오지 않았습니다.
server-deal-changed = 이 자리는 이미 다른 수를 봉인했습니다.
server-deal-mismatch = 이 자리가 봉인한 수가 아닙니다.
server-no-deal = 이 카드 분배는 아무것도 증명할 수 없습니다: 수업이었거나, 서버의 --seed로 나눠 주었거나, 이런 카드 분배가 생기기 전의 것입니다.

command-verify = 기록된 게임의 카드 분배를 확인합니다: 모든 카드 더미를 다시 계산합니다.
option-kept = 카드 분배 때 보관한 것: 페이지나 프로그램이 쓴 파일. 이것이 있어야만 카드 분배를 증명할 수 있습니다.

verify-proven = 증명됨, 한계 하나 있음: 모든 카드 더미가, 하나라도 공개되기 전에 봉인된 수들에서 나왔고({ $seats }의 수 포함), 모두 보관한 것과 같습니다.
verify-consistent = 앞뒤가 맞음: 모든 카드 더미가 파일의 수들에서 나왔습니다. 그 수들이 게임 전에 봉인되었는지는 카드 분배에 참여한 사람만 말할 수 있습니다: 보관한 것을 --kept로 더하세요.
verify-consistent-kept = 앞뒤가 맞음: 모든 카드 더미가 파일의 수들에서 나왔고, 모두 보관한 것과 같습니다. 그중 당신의 수가 없으므로 당신에게 증명된 것은 아닙니다.
verify-none = 증명되지 않음: 이 기록에는 카드 분배가 없습니다. 시드로 나눠 주었거나 수업이었거나, 이런 카드 분배가 생기기 전의 것이거나, 서버에서 플레이하지 않은 게임입니다.
verify-limit-proven = { $count ->
    [1] 증명되지 않은 것: 서버에 선택의 여지가 없었다는 것. 서버는 카드를 나누기 전에 플레이어의 수를 보고 그 수를 뺄 수 있습니다. 그래서 두 카드 분배 중에서 고를 수 있었습니다.
   *[other] 증명되지 않은 것: 서버에 선택의 여지가 없었다는 것. 서버는 카드를 나누기 전에 플레이어들의 수 { $count }개를 보고 어느 것이든 뺄 수 있습니다. 그래서 카드 분배 { $deals }가지 중에서 고를 수 있었습니다.
}
verify-limit-consistent = 증명되지 않은 것: 서버에 선택의 여지가 없었다는 것. 서버는 카드를 나누기 전에 플레이어들의 수를 보고 어느 것이든 뺄 수 있습니다.
verify-broken = 맞지 않음: { $count }가지가 어긋납니다.
verify-earlier = 이 테이블의 카드 분배는 전에 { $count }번 시작되었다가 중단되었습니다. 서버가 다른 카드를 얻으려고 일부러 그럴 수도 있습니다.
verify-seat-revealed = { $seat }: 수를 봉인했고 공개했습니다.
verify-seat-withheld = { $seat }: 봉인한 수가 카드 분배에 없습니다. 제때 공개되지 않았거나 서버가 뺀 것입니다. 그렇게 한 쪽은 두 카드 분배 중에서 고를 수 있었습니다.
verify-seat-absent = { $seat }: 수를 보태지 않았습니다.

verify-fault-config = 기록과는 플레이어, 모듈, 투자자 세트가 다른 게임의 카드 분배입니다.
verify-fault-figures = 카드 분배는 수치 { $stated }에 맞춘 것인데, 기록의 게임은 수치 { $played }에 따랐습니다.
verify-fault-server = 서버의 수가 선언문과 함께 봉인한 수가 아닙니다.
verify-fault-share = { $seat }: 공개한 수가 봉인한 수가 아닙니다.
verify-fault-uncommitted = { $seat }: 수를 공개했지만 봉인한 수가 없습니다.
verify-fault-cards = { $deck }, { $place }번째: 플레이한 것은 { $played }, 카드 분배에서 나오는 것은 { $drawn }입니다.
verify-fault-cards-round = { $deck }, 라운드 { $round }, { $place }번째: 플레이한 것은 { $played }, 카드 분배에서 나오는 것은 { $drawn }입니다.
verify-fault-kept-table = 보관한 것은 테이블 { $kept }, 기록은 테이블 { $stated }의 것입니다.
verify-fault-kept-start = 보관한 것은 이 테이블의 { $kept }번 카드 분배(0부터 셈), 기록은 { $stated }번의 것입니다.
verify-fault-kept-statement = 선언문이 보관한 것과 다릅니다: 다른 게임이나 다른 자리에 대한 것이었습니다.
verify-fault-kept-server = 서버의 봉인값이 보관한 것과 다릅니다.
verify-fault-kept-commitment = { $seat }: 봉인값이 보관한 것과 다릅니다.
verify-fault-kept-reveal = { $seat }: 공개한 수가 보관한 것과 다릅니다.
verify-fault-kept-mine = { $seat }: 당신이 뽑은 수가 아닙니다.

verify-deck-first = 선 플레이어
verify-deck-shares = 시작 주식
verify-deck-market = 시장 더미
verify-deck-dice = 주사위
verify-deck-pairs = 정보 쌍
verify-deck-commerce = 상거래 더미
verify-deck-investors = 투자자
verify-deck-strategies = 전략 카드

error-kept = { $file } 파일은 페이지나 프로그램이 보관한 카드 분배가 아닙니다.
error-kept-version = { $file } 파일은 버전 { $version }입니다. 이 프로그램은 버전 { $ours }만 읽습니다.


## Why a game cannot be set up so, and why cards and dice cannot have fallen so. Reasons come without a full stop.

wrong-config-players = 2명에서 5명까지 플레이할 수 있고, { $players }명은 안 됩니다
wrong-config-no-module = { $name } 모듈은 없습니다. 있는 모듈: { $known }
wrong-config-no-set = { $name } 투자자 세트는 없습니다. 있는 세트: { $known }
wrong-config-no-preset = { $name } 구성은 없습니다. 있는 구성: { $known }
wrong-config-bidding-alone = investor_bidding에는 입찰할 투자자가 필요합니다. investors를 추가하세요
wrong-config-few-investors = 플레이어 { $players }명에게 투자자 { $needed }장을 나누어 주는데, 고른 세트와 모듈로는 { $left }장뿐입니다. 투자자 세트를 추가하세요
wrong-config-types = players, modules, investor_sets 자리에는 수 하나와 목록 둘이 와야 합니다
wrong-config-one-name = { $what } 자리에는 이름이 여럿 와야 합니다: { $names } 대신 [{ $names }]
wrong-config-no-number = { $what } 자리에는 정수가 와야 합니다. 받은 값: { $number }

wrong-chance-no-card = 더미에 { $card }번 카드는 없습니다
wrong-chance-few-cards = 더미에 { $card }번 카드가 그만큼 없습니다
wrong-chance-shares = 플레이어 { $players }명에 시작 주식이 { $shares }장입니다
wrong-chance-share-of-none = 어느 기업의 것도 아닌 시작 주식이 있습니다
wrong-chance-share-twice = 같은 기업의 시작 주식이 두 장입니다
wrong-chance-dice-without = 주사위가 적혀 있지만 이 게임은 주사위 없이 진행합니다
wrong-chance-dice-rounds = 주사위는 { $given }라운드분인데 게임은 { $rounds }라운드입니다
wrong-chance-pair-rounds = 쌍은 { $given }라운드분인데 게임은 { $rounds }라운드입니다
wrong-chance-pair-companies = { $round }라운드: 쌍에 모든 기업이 한 번씩 들어 있지 않습니다
wrong-chance-pair-forecasts = { $round }라운드: 쌍에 있는 주가전망이 이 게임의 것이 아닙니다
wrong-chance-first = 먼저 시작할 { $seat }번 자리가 없습니다
wrong-chance-first-twice = 주어진 더미에 선 플레이어가 이미 정해져 있습니다
wrong-chance-market-deck = 시장 더미가 이 게임의 시장 카드로 되어 있지 않습니다
wrong-chance-commerce-deck = 상거래 더미가 이 게임의 상거래 카드로 되어 있지 않습니다
wrong-chance-investor-deck = 투자자 더미가 이 게임의 투자자로 되어 있지 않습니다
wrong-chance-strategy-deck = 전략 더미가 이 게임의 전략 카드로 되어 있지 않습니다
wrong-chance-dice-count = { $round }라운드: 주사위가 { $dice }개가 아니라 { $given }개입니다
wrong-chance-die = { $round }라운드: 주사위에서 나올 수 없는 값입니다


## What is wrong with a record. What stands in quotation marks or is asked is given in the words of the record itself.

wrong-record-in-file = { $file }: { $reason }
wrong-record-at = { $line }행: { $reason }
wrong-record-no-file = 그런 파일이 없습니다
wrong-record-folder = 파일이 아니라 폴더입니다
wrong-record-closed = 열 권한이 없습니다
wrong-record-no-folder = 그런 폴더가 없거나 열 권한이 없습니다
wrong-record-unread = 읽을 수 없습니다: { $reason }
wrong-record-unwritten = 쓸 수 없습니다: { $reason }
wrong-record-not-utf8 = Stockpile 기록이 아닙니다. UTF-8 텍스트가 아닙니다
wrong-record-empty = Stockpile 기록이 아닙니다. 아무 내용도 없습니다
wrong-record-foreign = Stockpile 기록이 아닙니다. 첫머리: { $start }
wrong-record-format = { $given } 형식으로 쓰였습니다. 이 프로그램은 형식 { $format }만 읽습니다
wrong-record-cut-off = 마지막 줄이 잘렸습니다. 모든 줄은 줄바꿈으로 끝나야 합니다
wrong-record-no-word = { $words } 자리에 단어나 닫힌 따옴표가 와야 합니다
wrong-record-one-word = { $key } 뒤에는 단어가 하나 와야 하는데 { $found }개입니다
wrong-record-no-name = 큰따옴표에 넣은 이름이 와야 합니다. 현재 내용: { $word }
wrong-record-no-number = 수가 와야 합니다. 현재 내용: { $word }
wrong-record-unknown = 알 수 없는 단어입니다: { $word }
wrong-record-unknown-in = { $key } 줄에 알 수 없는 단어가 있습니다: { $word }
wrong-record-missing = 첫 응답 앞에 { $key } 줄이 빠졌습니다
wrong-record-twice = { $key } 줄이 두 번 나옵니다
wrong-record-seen = 이 기록에는 한 사람이 본 것만 들어 있어 다시 재생할 수 없습니다
wrong-record-seen-by = { $key } 뒤에는 자리나 { $spectators } 단어가 와야 합니다. 현재 내용: { $word }
wrong-record-preset = { $preset } 구성의 모듈이나 투자자 세트가 기록에 적힌 것과 다릅니다
wrong-record-no-module = { $key } 줄은 쓰지 않는 모듈 { $module }에 속합니다
wrong-record-deal-seen = { $key } 줄은 모든 카드를 알려 주는데, 이 기록은 한 사람이 본 것만 보여 줍니다
wrong-record-deal = 카드 분배를 이렇게 쓰지 않습니다: { $reason }
wrong-record-name-line = 자리와 큰따옴표에 넣은 이름이 와야 합니다
wrong-record-named = { $seat }번 자리에는 이미 이름이 있습니다
wrong-record-no-seat = { $seat }번 자리는 없습니다
wrong-record-no-observer = { $seat }번 자리는 없고, 관전자는 { $spectators }번입니다
wrong-record-names = 자리 { $seats }개에 이름이 { $names }개입니다
wrong-record-bad-name = 이름 { $name }에 제어 문자나 줄바꿈이 들어 있습니다
wrong-record-chance = 카드와 주사위가 이렇게 나올 수 없습니다: { $reason }
wrong-record-no-base = { $key } 줄이 빠졌습니다. 이 수치의 바탕이 된 버전을 적어야 합니다
wrong-record-other-figures = 아래 수치는 { $named } 버전이 아니라 { $found } 버전입니다
wrong-record-no-figures = 기본 수치가 아닌 { $version } 수치로 한 게임입니다. 그때 쓴 수치 폴더를 지정하세요
wrong-record-no-round = 여기에는 { $round }라운드의 { $key } 줄이 와야 합니다
wrong-record-words = { $key } 줄에 단어가 { $found }개 있는데 이 게임에는 { $needed }개가 필요합니다
wrong-record-rounds = { $key } 줄이 { $found }라운드분 있는데 이 게임은 { $needed }라운드입니다
wrong-record-late-key = { $key } 줄은 첫 응답 앞에 있어야 합니다
wrong-record-no-said = '{ $seat } bid: bid B 3' 같은 응답이 와야 합니다. 줄이 잘렸을 수도 있습니다
wrong-record-after-set-up = { $key } 뒤에는 아무것도 올 수 없습니다
wrong-record-round-0 = 라운드는 1부터 셉니다
wrong-record-money = { $key } 뒤에는 각 자리의 돈이 와야 합니다
wrong-record-after-end = { $key } 뒤에는 아무것도 올 수 없습니다
wrong-record-other-round = 여기는 { $named } 자리가 아니라 { $here } 자리입니다
wrong-record-not-over = 게임이 여기서 끝나지 않습니다. { $seat }번 자리가 ‘{ $question }’ 질문을 받을 차례입니다
wrong-record-other-end = 게임이 { $money } 결과로 끝나므로 다른 게임입니다
wrong-record-other-seat = { $seat }번 자리가 응답했지만 ‘{ $question }’ 질문을 받은 것은 { $asked }번 자리입니다
wrong-record-other-question = { $seat }번 자리가 받은 질문은 ‘{ $question }’ 대신 ‘{ $asked }’입니다
wrong-record-no-answer = { $text } 같은 응답은 없습니다
wrong-record-answer = { $number }번째 응답: { $reason }
wrong-record-refused = { $seat }번 자리가 받은 ‘{ $question }’ 질문에 ‘{ $answer }’ 응답은 할 수 없습니다: { $reason }
wrong-record-over = 게임이 끝나 더 물을 것이 없습니다
wrong-record-beyond = 응답이 { $answers }개이므로 { $number }번째 응답 뒤에는 아무것도 없습니다
wrong-record-seen-over = 끝난 게임은 한 사람이 본 대로가 아니라 전부 씁니다
wrong-record-first-answer = 첫 응답은 { $heading } 뒤에 와야 합니다
wrong-record-round-order = { $heading } 순서가 맞지 않습니다. { $first }부터 { $last }까지 차례로 와야 합니다
wrong-record-seen-count = 응답은 { $answers }개인데 본 것은 { $seen }번째 뒤까지 있습니다
wrong-record-many-numbers = 게임의 카드보다 수가 더 많습니다
wrong-record-no-plain-word = 단어가 와야 합니다. 현재 내용: { $word }
wrong-record-no-event = { $key } 뒤에는 사건이 와야 합니다
wrong-record-event-facts = { $event } 사건에는 다음 내용이 와야 합니다: { $facts }
wrong-record-event-alone = { $event } 사건에는 다른 내용이 올 수 없습니다
wrong-record-assignments = 처음 두 단어 뒤에는 NAME=VALUE만 오고, 같은 이름은 두 번 올 수 없습니다
wrong-record-after-seen = 본 것 뒤에는 { $key } 줄이 올 수 없습니다
wrong-record-no-sees = 여기에는 { $sees } { $number } 줄이 와야 합니다
wrong-record-unseen = 그때 본 것이 빠졌습니다: { $sees } { $number }
wrong-record-seen-lacks = 본 것에 { $name } 항목이 빠졌습니다
wrong-record-seen-other = 다른 사람이 본 것입니다
wrong-record-no-table = 이 기록에는 한 사람이 본 응답만 있어 보여 줄 테이블이 없습니다
wrong-record-never-seen = 이 게임의 어느 자리에서도 볼 수 없는 내용입니다


## What is wrong with the transcript of a deal.

wrong-deal-otherwise = { $given } 줄은 { $written } 형태로 써야 합니다
wrong-deal-no-line = 여기에는 { $line } 줄이 와야 합니다
wrong-deal-no-key = 여기에는 { $key } 줄과 그 내용이 와야 합니다
wrong-deal-no-number = 수가 와야 합니다. 현재 내용: { $word }
wrong-deal-more = 여기에는 더 올 것이 없습니다
wrong-deal-missing = 이 줄 뒤에 { $wanted } 줄이 빠졌습니다
wrong-deal-config = 이렇게는 게임을 준비할 수 없습니다: { $reason }
wrong-deal-no-config = { $key } 뒤에는 플레이어 수, 모듈, 투자자 세트가 JSON으로 와야 합니다
wrong-deal-seat = 여기에는 { $key }, 번호 { $seat }, human 또는 bot, 그리고 누구인지가 와야 합니다
wrong-deal-never-none = { $key } 자리에 { $none } 값은 올 수 없습니다
wrong-deal-no-hex = { $key } 뒤에는 16진수 64자리가 와야 합니다. 현재 내용: { $word }
wrong-deal-cut-off = 마지막 줄이 잘렸습니다


## What is wrong with figures of a user's own. Most follow the file and the key, so they begin with what that is.

wrong-figure-in-file = { $file }: { $reason }
wrong-figure-at = { $file }: { $key }: { $reason }
wrong-figure-no-folder = 폴더가 아닙니다. 폴더를 만들고 자체 수치를 다음 파일로 넣으세요: { $names }
wrong-figure-no-files = 수치 파일이 없습니다. 자체 수치를 다음 파일로 넣으세요: { $names }
wrong-figure-not-ours = 정해진 파일이 아닙니다. 정해진 파일: { $names }
wrong-figure-not-utf8 = UTF-8 텍스트가 아닙니다. { $byte }번째 바이트를 보세요
wrong-figure-not-toml = 올바른 TOML이 아닙니다. { $line }행 { $column }열을 보세요
wrong-figure-not-toml-end = 올바른 TOML이 아닙니다. 끝에서 끊겼습니다
wrong-figure-not-toml-deep = 올바른 TOML이 아닙니다. 수가 너무 길거나 너무 깊이 중첩되어 있습니다
wrong-figure-unread = 읽을 수 없습니다: { $reason }
wrong-figure-no-version = 기본 수치의 버전이 아닙니다
wrong-figure-other-version = 데이터베이스에 이 이름으로 있는 것은 수치 { $version }입니다
wrong-figure-missing = 빠져 있습니다
wrong-figure-unknown = 여기서 알 수 없는 이름입니다. 아는 이름: { $known }
wrong-figure-table = 표여야 합니다. 현재 값: { $value }
wrong-figure-text = 텍스트여야 합니다. 현재 값: { $value }
wrong-figure-long-text = { $most }자 이하의 한 줄짜리 텍스트여야 합니다
wrong-figure-truth = true 또는 false여야 합니다. 현재 값: { $value }
wrong-figure-one-of = 다음 중 하나여야 합니다: { $known }. 현재 값: { $value }
wrong-figure-exactly = { $exactly }만 됩니다. 현재 값: { $value }
wrong-figure-whole = { $low }부터 { $high }까지의 정수여야 합니다. 현재 값: { $value }
wrong-figure-list = { $size }개짜리 목록이어야 합니다. 현재 값: { $value }
wrong-figure-list-between = { $shortest }~{ $longest }개짜리 목록이어야 합니다. 현재 값: { $value }
wrong-figure-size = { $size }개짜리 목록이어야 하는데 { $found }개입니다
wrong-figure-size-between = { $shortest }~{ $longest }개짜리 목록이어야 하는데 { $found }개입니다
wrong-figure-rise = 앞에서 뒤로 갈수록 커져야 합니다. 현재 값: { $values }
wrong-figure-fall = 앞에서 뒤로 갈수록 작아지면 안 됩니다. 현재 값: { $values }
wrong-figure-begin = 0으로 시작해야 합니다. 현재 첫 값: { $first }
wrong-figure-begin-free = 0 이하로 시작해야 합니다. 현재 첫 값: { $first }
wrong-figure-forecast = '+2', '-1', '$$'처럼 따옴표에 넣은 주가전망이어야 합니다. 현재 값: { $value }
wrong-figure-space = 정수이거나, '2$'처럼 따옴표에 넣고 달러 표시를 붙인 수여야 합니다. 현재 값: { $value }
wrong-figure-free-strategy = 모듈이 필요 없는 전략의 키여야 합니다. 현재 값: { $value }
wrong-figure-fixed = 카드가 작동하는 방식에 속하므로 바꿀 수 없습니다
wrong-figure-no-table = 표가 아니라 수치입니다
wrong-figure-no-figure = 수치가 아니라 표입니다
wrong-figure-part-is-figure = { $part } 부분은 표가 아니라 수치입니다
wrong-figure-no-sources = 전해지는 값인데, 서로 무관한 자료 몇 곳이 전하는지 적혀 있지 않습니다
wrong-figure-unmarked = 출처가 없습니다. 다음 중 하나로 표시하세요: { $marks }
wrong-figure-twice = 두 번 적혀 있습니다
wrong-figure-no-line = 'investors.ana.money = 17' 같은 수치가 와야 합니다. 현재 내용: { $line }
wrong-figure-not-json = JSON으로 쓴 수, 텍스트 또는 그 목록이어야 합니다
wrong-figure-order = 기업은 이 순서로 적혀 있어야 합니다: { $order }
wrong-figure-short-deck = { $rounds }라운드에는 카드 { $needed }장이 필요한데 { $deck }.toml 더미에는 { $found }장뿐입니다
wrong-figure-few-for-dice = { $forecast } 카드가 { $found }장인데 주사위에서는 { $needed }개까지 나올 수 있습니다
wrong-figure-few-for-base = { $forecast } 카드가 { $found }장인데 기본 여섯 장에는 { $needed }장이 있습니다
wrong-figure-few-investors = 모듈이 필요 없는 투자자가 { $free }명인데 플레이어 { $players }명에게는 { $needed }명을 나누어 줍니다


## Why the system refuses something, and files of the laboratory that are not what they should be.

wrong-system-missing = 파일이나 폴더가 없습니다
wrong-system-forbidden = 권한이 없습니다
wrong-system-not-permitted = 허용되지 않은 작업입니다
wrong-system-folder = 폴더입니다
wrong-system-no-folder = 폴더가 아닙니다
wrong-system-exists = 이미 있습니다
wrong-system-not-empty = 폴더가 비어 있지 않습니다
wrong-system-full = 디스크에 남은 공간이 없습니다
wrong-system-quota = 할당된 디스크 공간을 다 썼습니다
wrong-system-read-only = 읽기만 할 수 있는 디스크입니다
wrong-system-too-long = 파일 이름이 너무 깁니다
wrong-system-too-big = 파일이 너무 큽니다
wrong-system-too-many = 열린 파일이 너무 많습니다
wrong-system-links = 링크가 너무 여러 번 이어집니다
wrong-system-damaged = 읽거나 쓰는 중에 오류가 났습니다
wrong-system-busy = 장치를 사용 중입니다
wrong-system-port-taken = 이미 사용 중인 주소입니다
wrong-system-no-address = 여기서 쓸 수 없는 주소입니다
wrong-system-unknown-host = 네트워크에서 찾을 수 없는 이름입니다
wrong-system-nobody = 연결이 거부되었습니다
wrong-system-cut = 연결이 끊겼습니다
wrong-system-no-answer = 응답이 없습니다
wrong-system-no-way = 네트워크에서 그곳으로 가는 길이 없습니다
wrong-system-other = 시스템 메시지: “{ $words }”
wrong-system-at = { $place }: { $reason }

wrong-journal-no-tournament = { $path } 파일은 토너먼트 일지가 아닙니다
wrong-journal-no-balance = { $path } 파일은 밸런스 보고서 일지가 아닙니다
wrong-journal-other-tournament = { $path } 파일은 다른 토너먼트의 일지입니다. { $key } 값이 그쪽은 { $there }, 이쪽은 { $here }입니다
wrong-journal-other-balance = { $path } 파일은 다른 밸런스 보고서의 일지입니다. { $key } 값이 그쪽은 { $there }, 이쪽은 { $here }입니다
wrong-journal-no-game = { $path } { $number }행: 게임이 아닙니다

wrong-puzzle-none = 퍼즐이 아닙니다: { $details }
wrong-puzzle-no-page = { $path } 파일은 게임에서 찾은 것이 아닙니다
wrong-puzzle-other = { $path } 파일은 다른 탐색의 것입니다. { $key } 값이 다릅니다. 다른 폴더를 지정하세요


## Why a database refuses something.

wrong-database-none = 데이터베이스 파일이 아닙니다
wrong-database-locked = 다른 프로그램이 잠가 두었습니다
wrong-database-closed = 폴더가 없거나 파일을 열 권한이 없습니다
wrong-database-damaged = 파일이 손상되었습니다
wrong-database-read-only = 읽기만 할 수 있습니다
wrong-database-full = 남은 공간이 없습니다
wrong-database-password = 비밀번호가 거부되었습니다
wrong-database-user = 서버에 그런 이름의 사용자가 없습니다
wrong-database-unknown = 서버에 그런 이름의 데이터베이스가 없습니다
wrong-database-crowded = 서버에 연결이 너무 많습니다
wrong-database-starting = 서버가 시작하거나 멈추는 중입니다
wrong-database-other = 데이터베이스의 메시지: “{ $words }”
