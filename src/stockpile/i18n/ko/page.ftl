## The table in the browser. Sums of money are in thousands of dollars.

web-title = Stockpile
web-title-turn = 내 차례 · Stockpile
web-motto = 싸게 사고, 더 많이 알고, 비싸게 팔기
web-lead = 누구나 내일의 주가를 조금은 알지만, 충분히 아는 사람은 없습니다. 주식더미에 입찰하고, 비밀을 지키고, 제때 판매하세요.
web-money = { $amount ->
    [0] 0달러
   *[other] { $amount }K달러
}
web-money-brief = ${ $amount }K
web-money-owed = −{ $amount }K달러
web-loading = 테이블을 차리는 중 ...
web-no-server = 서버가 응답하지 않습니다. 실행 중인가요?
web-lost = 연결이 끊겼습니다. 다시 시도하는 중 ...
web-close = 닫기
web-day = 낮 색상
web-night = 밤 색상
web-language = 언어
web-menu = 메뉴
web-help = 이 질문 설명
web-guest = 손님

# The lobby.
web-quick = 바로 플레이
web-quick-why = 봇 셋을 상대로 플레이합니다. 첫 게임은 10분이면 익힐 수 있고, 에픽 게임은 첫 게임을 아는 사람을 위해 모든 것을 한 번에 담았습니다.
web-figures-here = 새 게임은 이 서버가 직접 정한 수치로 진행합니다: Stockpile과 다른 것이 { $count }개입니다.
web-own-figures = 직접 정한 수치: Stockpile과 다른 것 { $count }개
web-quick-bots = 상대
web-quick-start = 봇 셋과 플레이
web-quick-epic = 에픽 게임 플레이
web-hello = 내 이름: { $name }
web-rename = 이름 바꾸기
web-name = 내 이름
web-name-enter = 정하기
web-own = 내 테이블
web-own-why = 친구들, 다른 모듈, 더 강하거나 약한 봇, 시계와 함께.
web-own-start = 테이블 만들기
web-mine = 내가 앉은 테이블
web-mine-none = 아직 앉은 테이블이 없습니다.
web-open = 열린 테이블
web-open-none = 플레이어를 기다리는 사람이 없습니다.
web-open-record = 기록 파일 열기
web-open-record-why = 끝난 게임이나, 진행 중인 게임에서 내가 본 것을 살펴봅니다.
web-to-lobby = 로비로
web-to-desk = 내 질문으로
web-stage-waiting = 대기 중
web-stage-playing = 진행 중
web-stage-over = 종료
web-stage-damaged = 손상됨
web-table-damaged = 테이블

# Setting up a table.
web-form-seats = 자리
web-form-players = 플레이어 수
web-form-advice-two = 둘이서는 게임을 이미 아는 사람에게 알맞습니다. 비밀도 카드도 미플도 두 배로 신경 써야 합니다. 첫 게임이라면 봇을 더하세요.
web-form-advice-first = 첫 게임인가요? 투자자 없이 기본 게임판에서 해 보세요. 능력이 끼어들기 전에 더미의 가치를 먼저 익힐 수 있습니다.
web-form-advice-card = 선 플레이어 카드는 3인이나 4인 게임에 가장 어울립니다.
web-form-seat = 자리 { $number }
web-form-game = 게임
web-form-sets = 투자자 세트
web-form-time = 시간
web-form-clock = 질문마다
web-form-away = 부재 시 봇 투입
web-form-first = 선 플레이어
web-form-lot = 추첨
web-form-first-seat = 자리 { $number } · { $who }
web-form-ask-all = 모두에게 묻기
web-form-ask-all-why = 배당금마다 각자 몇 주를 공개할지 정합니다. 끄면 각자 포트폴리오 옆의 스위치로 정합니다.
web-form-start = 시작
web-form-invite = 만들고 초대하기
web-seconds = { $seconds }초
web-no-clock = 시계 없음
web-no-limit = 안 함
web-clock-set = 질문마다 { $seconds }초
web-away-set = { $seconds }초 비우면 봇이 대신함
web-ask-all-set = 배당금마다 모두에게 묻기
web-player = 플레이어 { $number }
web-seat-me = 나
web-seat-a-bot = 봇: { $bot }
web-seat-open-long = 누구나 가능
web-seat-reserved-long = 초대받은 사람만
web-seat-second = 이 화면의 다른 사람

# The room before the game.
web-room = 플레이어를 기다리는 중
web-begins-lot = 선 플레이어는 추첨으로 정합니다.
web-invite = 초대 링크
web-copy = 복사
web-copied = 복사됨
web-copy-by-hand = 링크가 선택되었습니다. Ctrl+C로 복사하세요.
web-start = 게임 시작
web-start-why = 자리가 모두 차야 합니다.
web-start-wait = 방장이 게임을 시작합니다.
web-room-free = 아직 자리가 없습니다. 빈자리를 고르거나 관전하세요.
web-room-looking-on = 관전하고 있습니다.
web-sit = 앉기
web-seat-open = 열림
web-seat-open-why = 누구나 앉을 수 있습니다.
web-seat-reserved = 예약됨
web-seat-reserved-why = 초대받은 사람의 자리입니다.
web-seat-human = 누군가
web-seat-bot = 봇
web-seat-mine = 내 자리입니다.
web-seat-to-bot = 봇으로 채우기
web-seat-to-open = 자리 열기
web-leave-room = 나가기
web-leave-room-sure = { $who ->
    [alone] 다른 플레이어가 없으므로 테이블이 사라집니다.
    [host] 내 자리가 비고 다른 플레이어가 방장이 됩니다.
   *[guest] 내 자리가 빕니다.
}
web-leave-room-yes = 예, 나갑니다
web-leave-not = 남기

# The table.
web-round = 라운드 { $round }/{ $rounds }
web-phases = 라운드의 단계
web-market = 시장
web-piles = 주식더미
web-players = 투자자
web-tape = 티커
web-chat = 채팅
web-chat-watcher = { $name } (관전)
web-chat-say = 메시지 입력
web-chat-send = 보내기
web-insider = 내부 정보
web-insider-none = 아직 알려진 것이 없습니다.
web-portfolio = 포트폴리오
web-portfolio-none = 가진 주식이 없습니다.
web-worth = 현재 가치 { $amount }
web-dividends = 배당금
web-collect-me = 자동으로 받기
web-ask-me = 물어보기
web-dividends-why = 배당금은 공개한 주식에 지급합니다. 자동으로 받기: 내 주식을 모두 공개하고 묻지 않습니다. 물어보기: 배당금마다 몇 주를 공개할지 정하며, 숨긴 주식에는 지급하지 않습니다. 무엇을 가졌든 물어보므로 어느 쪽도 아무것도 드러내지 않습니다.
web-ask-all = 테이블 규칙
web-ask-all-why = 방장이 정한 이 테이블의 규칙입니다. 배당금마다 모두에게 몇 주를 공개할지 물으며, 숨긴 주식에는 지급하지 않습니다.
web-dividend-collected = 배당금이 지급되었습니다. 내 배당금은 자동으로 받습니다. 그 기업의 내 주식이 공개되어 모두가 봅니다. 돈을 포기하고 일부를 숨기려면 포트폴리오 옆에서 “물어보기”를 고르세요.
web-dividend-asked = 공개한 주식에만 지급하며, 모두가 그것을 봅니다. 무엇을 가졌든 배당금마다 물어보므로 질문만으로는 아무것도 드러나지 않습니다.
web-understood = 알겠습니다
web-my-strategies = 내 전략
web-discard = 사용한 카드
web-discard-none = 없음
web-discard-fee = { $count } × { $amount }
web-strategies-played = 사용한 전략 카드
web-deck = 시장 더미 { $count }장
web-split-burst = 분할!
web-bankrupt-burst = 부도!
web-track = { $company } 주가 { $value }, { $spaces }칸 중 { $space }번째
web-held = { $regular ->
    [0] { $split ->
        [0] 가진 주식 없음
       *[other] 분할 카드 { $split }장 보유
    }
   *[other] { $split ->
        [0] 주식 { $regular }주 보유
       *[other] 주식 { $regular }주와 분할 카드 { $split }장 보유
    }
}
web-odds = { $company } 전망: { $odds }
web-odds-part = { $figure } { $of }분의 { $chance }
web-forecast = { $kind ->
    [up] 상승 { $figure }
    [down] 하락 { $figure }
   *[pay] 배당금 { $figure }
}
web-falsified = { $count ->
    [1] 조작됨
   *[other] 조작됨 × { $count }
}
web-pair-mine = 내 쌍
web-pair-public = 공개
web-pair-shown = { $seat } · 공개
web-pair-of-two = { $owner } { $number }
web-pair-hidden = 숨김
web-pair-nobody = 숨김 { $number }
web-pile = { $pile } 더미
web-pile-cards = { $pile } 더미의 카드
web-card-share = 주식
web-card-back = { $seat }의 뒷면 카드
web-card-hidden-known = { $card }, 뒷면, 놓은 사람: { $seat }
web-bidding-track = { $pile } 더미의 입찰
web-answer-bid-costs = { $pile } 더미에 { $price } 입찰, { $gets ->
    [yes] { $cost } 받음
   *[no] { $cost } 냄
}
web-price-costs = { $price }, { $gets ->
    [yes] { $cost } 받음
   *[no] { $cost } 냄
}
web-meeple = { $seat }의 미플, { $price }
web-move-card = { $pile } 더미에서 집기: { $card }
web-card-moved = { JOSA($seat, "이/가") } { $card } 1장을 { $pile } 더미에서 { $to_pile } 더미로 옮겼습니다.
web-put-on = { $pile } 더미에 놓기: { $card }
web-next-first = 다음 라운드의 선 플레이어
web-next-first-short = 다음 선
web-cards-held = 포트폴리오에 카드 { $count }장
web-knows = { $company }: 아는 주식 { $regular }, 분할 { $split }
web-bonds = 채권 { $count }장
web-strategies = 전략 카드 { $count }장
web-owes = 미납 { $amount }
web-is-bot = 봇 · { $bot }
web-is-away = 자리 비움
web-stand-in = { $why ->
    [clock] 봇이 대신함: 시간 초과
   *[away] 봇이 대신함: 자리 비움
}
web-brings = 자금 { $amount }
web-costs = 비용 { $amount }

# What I am asked.
web-your-turn = 내 차례
web-spoken-turn = 내 차례입니다.
web-skip = 건너뛰기
web-choose-other = 다시 고르기
web-confirm-first = 먼저 위에서 고르세요
web-ask-place = { $count ->
    [1] 카드를 놓을 더미를 고르세요.
   *[other] 카드 2장을 한 장은 앞면이 보이게, 한 장은 뒷면이 보이게 놓으세요. 카드마다 더미를 고르세요.
}
web-ask-place-hiding = 카드 2장 중 1장 또는 2장 모두를 뒷면이 보이게 놓으세요. 카드마다 더미를 고르세요.
web-ask-commerce = { $count ->
    [1] 상거래 카드를 더미에 놓으세요.
   *[other] 상거래 카드를 서로 다른 두 더미에 놓으세요.
}
web-ask-first-player-card = 선 플레이어 카드를 어느 더미에 놓겠습니까?
web-ask-bid-investor = 미플을 놓으세요. 어느 투자자에, 얼마를 입찰하겠습니까?
web-ask-choose-investor = 어느 투자자로 플레이하겠습니까?
web-ask-choose-two = { $count ->
    [1] 투자자 4명 중 2명을 갖습니다. 두 번째는 누구입니까?
   *[other] 투자자 4명 중 2명을 갖습니다. 첫 번째는 누구입니까?
}
web-ask-offer-investor = 어느 투자자를 입찰에 내놓겠습니까?
web-ask-discard = { $count ->
    [1] 박스에 되돌려 놓을 전략 카드를 1장 더 고르세요.
   *[other] 박스에 되돌려 놓을 전략 카드 { $count }장을 고르세요.
}
web-ask-bonds = 채권은 1장에 { $bond_price }이고, 라운드마다 이자 { JOSA($interest, "을/를") } 받습니다. 몇 장을 사겠습니까?
web-ask-hand-over = 다음 라운드의 선 플레이어로 누구를 정하겠습니까?
web-ask-ability = 내 투자자 중 누구의 능력을 먼저 쓰겠습니까?
web-ask-action = Boom과 Bust를 사용하세요. 카드마다 고른 기업의 주가가 움직입니다.
web-ask-action-free = 사용하고 싶은 것이 있습니까?
web-ask-sell = 떨어질 주식은 판매하고 오를 주식은 보유하세요. 무엇을 판매하겠습니까?
web-ask-sell-some = 지금 { $shares }주까지 판매할 수 있습니다.
web-ask-sell-at = { $shares ->
    [1] 주식 1주를 { $price }에 판매할 수 있습니다.
   *[other] 주식 { $shares }주까지 1주당 { $price }에 판매할 수 있습니다.
}
web-ask-ana = 어느 기업의 주식을 공개하겠습니까?
web-ask-barack = 사용한 카드 더미에서 어느 주식 카드를 사겠습니까?
web-ask-chanda = 어느 주식을 내놓겠습니까?
web-ask-chanda-then = 어느 카드를 두 배로 치겠습니까?
web-ask-cramer = 어느 주가를 어느 쪽으로 움직이겠습니까?
web-ask-deborah = 어느 기업이 배당금을 지급하게 하겠습니까?
web-ask-mark = 어느 카드를 다른 더미로 옮기겠습니까?
web-ask-mark-then = 어느 더미로 옮기겠습니까?
web-ask-martha = 누구의 쌍을 보겠습니까?
web-ask-oprah = 누구에게 선물하겠습니까?
web-ask-phil = 내 쌍에 무엇을 넣겠습니까, 기업입니까 전망입니까?
web-ask-sanders = 가장 부유한 사람 중 누구에게서 빼앗겠습니까?
web-ask-sanders-then = 가장 가난한 사람 중 누구에게 나머지를 주겠습니까?
web-ask-warren = 어느 더미를 들여다보겠습니까?
web-ask-convertible-bond = 사용한 카드 더미에서 어느 주식 카드를 가져오겠습니까?
web-ask-corporate-espionage = 어느 쌍을 보겠습니까?
web-ask-data-broker = 내 쌍 중 어느 것을 모두에게 공개하겠습니까?
web-ask-diversification = 어느 기업의 주식을 공개하겠습니까?
web-ask-dividend-growth-investing = 어느 기업이 배당금을 지급하고 주가가 오르게 하겠습니까?
web-ask-special-dividend = 어느 기업이 배당금을 지급하게 하겠습니까?
web-ask-falsified-earnings = 어느 쌍의 전망을 조작하겠습니까?
web-ask-fraudulent-transfer = 사용한 카드 더미에서 어느 주식 카드를 가져오겠습니까?
web-ask-vulture-capitalism = 사용한 카드 더미에서 어느 주식 카드를 가져오겠습니까?
web-ask-market-maker = 어느 기업의 주가를 올리겠습니까?
web-ask-market-maker-then = 다른 어느 기업의 주가를 내리겠습니까?
web-ask-rogue-trading = 어느 카드를 두 배로 치겠습니까?
web-ask-systemic-shock = 어느 기업의 주가를 어느 쪽으로 움직이겠습니까?
web-ask-pump-and-dump = 어느 기업의 주가를 올리겠습니까?
web-ask-stock-buyback = 어느 기업의 주가를 올리겠습니까?
web-pay-give = { $strategy }의 비용으로 어느 주식을 내놓겠습니까?
web-pay-give-action = { $strategy }의 비용으로 어느 액션 카드를 내놓겠습니까?
web-pay-give-commodity = { $strategy }의 비용으로 어느 원자재를 내놓겠습니까?
web-martha-look = 또는 먼저 쌍 하나 보기
web-group-boom = Boom
web-group-bust = Bust
web-group-up = 상승
web-group-down = 하락
web-group-company = 기업
web-group-pair = 쌍
web-group-keep-company = 기업
web-group-keep-forecast = 전망
web-group-card = 카드
web-group-pile = 더미
web-group-first-player = 더미
web-group-seat = 플레이어
web-group-take = 사용한 카드
web-group-give = 주식
web-group-give-commodity = 원자재
web-group-give-action = 액션 카드
web-group-split = 카드
web-group-reveal = 기업
web-pass-action = 이번 라운드는 그만
web-pass-investor = 사용 안 함
web-pass-strategy = 여기까지
web-count-bonds = 채권 수
web-count-dividend = 공개할 주식 수
web-take-up = 놓을 곳 고르기: { $card }
# On the two buttons beside a card, where room is short.
web-side-up = 앞면
web-side-down = 뒷면
web-side-of = { $card }의 면
web-pile-of = { $card }의 더미
web-confirm-place = { $count ->
    [1] 놓기
   *[other] { $count }장 놓기
}
web-confirm-place-first = 카드를 놓을 곳을 고르세요
web-confirm-discard = { $count ->
    [1] 박스에 넣기
   *[other] { $count }장 박스에 넣기
}
web-confirm-sell = { $shares }주를 { $amount }에 판매
web-confirm-buy = { $company } 주식 1주를 { $price }에 사기
web-confirm-keep = 모두 보유하기
web-nothing-to-sell = 판매할 수 있는 것이 없습니다.
web-form-share = { $company }
web-form-whole = { $company }, 분할 카드
web-form-half = { $company }, 분할 카드 절반
web-form-short = { $what }, 특별 가격
web-sell-less = 하나 덜 판매: { $what }
web-sell-more = 하나 더 판매: { $what }
web-sell-count = 판매할 수: { $what }

# The menu of the table.
web-record = 기록 내려받기
web-leave = 테이블 나가기
web-leave-sure = 봇이 내 자리를 끝까지 맡습니다.
web-keys = 키: Tab과 화살표로 이동, Enter와 Space로 선택, Ctrl+Enter로 확정, Escape로 진행 중인 장면 건너뛰기.

# The screen changes hands.
web-curtain = { $name } 님 차례입니다
web-curtain-anyone = 누가 보고 있나요?
web-curtain-why = 화면을 넘겨주세요. 다른 사람은 모두 눈을 돌립니다.
web-curtain-lift = 나는 { $name }

# The round report.
web-report = { $round }라운드 종료
web-report-again = { $round }라운드 보고서
web-report-edition = 석간
web-report-company = 기업
web-report-price = 주가
web-report-why = 이유
web-report-money = 돈
web-report-next = { $round }라운드 시작
web-report-last = 최종 정산으로
web-why-forecast = 전망 { $figure }
web-why-falsified = 전망 { $figure }, 조작 후 { $moved }
web-why-by = { $you ->
    [yes] 내 { $what }
   *[no] { $seat }의 { $what }
}
web-why-dividend = 배당금 { $amount }
web-why-split = 분할
web-why-bankrupt = 부도
web-why-nothing = 변화 없음

# The end.
web-final-edition = 최종판
web-won = { $count ->
    [1] { $you ->
        [yes] { JOSA($amount, "으로/로") } 승리했습니다
       *[no] { JOSA($winners, "이/가") } { JOSA($amount, "으로/로") } 승리했습니다
    }
   *[other] { JOSA($winners, "이/가") } { JOSA($amount, "으로/로") } 공동 승리했습니다
}
web-again = 다시 플레이
web-again-join = 다음 게임으로
web-again-set-up = 같은 플레이어들의 다음 게임이 준비되었습니다.
web-standing = 순위
web-breakdown = 최종 정산 내역
web-chart = 라운드별 순이익
web-chart-label = 라운드별 순이익. { $values }
web-chart-round = R{ $round }
web-chart-start = 시작
web-chart-end = 끝
web-replay = 모든 카드를 펼친 전체 게임
web-replay-play = 재생
web-replay-stop = 정지
web-replay-back = 응답 하나 뒤로
web-replay-on = 응답 하나 앞으로
web-replay-round-back = 이전 라운드로
web-replay-round-on = 다음 라운드로
web-replay-slider = 게임의 순간
web-replay-at = { $number }/{ $last }

# What a table can be made of, in one line each.
web-set-b = 기본 게임
web-set-cc = Continuing Corruption
web-set-ii = Illicit Investments
web-set-pp = 프로모
web-module-advanced-board = 기업마다 트랙의 길이와 가치가 다릅니다. Stanford Steel은 오르면서 배당금을 줍니다.
web-module-bonds = 놀고 있을 돈이 라운드마다 이자를 법니다.
web-module-commodities = 더미에 상거래 카드가 섞입니다. 원자재 세트는 마지막에 돈이 되고 세금은 돈이 듭니다.
web-module-dice = 라운드마다 주사위로 어떤 전망이 나올지 정합니다.
web-module-strategies = 저마다 묘수가 하나씩 담긴 비밀 카드, 라운드마다 1장.
web-module-first-player-card = 더미와 함께 선 플레이어 자리를 두고 입찰합니다.
web-module-investors = 모두 돈과 능력이 있는 투자자로 플레이합니다.
web-module-investor-bidding = 투자자를 나눠 받는 대신 게임 전에 입찰로 정합니다.
web-preset-first-game = 아무것도 더하지 않은 기본. 배우기에 가장 좋습니다.
web-preset-classic = 기본 게임의 투자자.
web-preset-advanced = 그 투자자들과 상급 게임판.
web-preset-epic = 투자자 입찰만 빼고 전부: 모든 투자자, 채권, 원자재, 주사위, 전략.
web-preset-mix = 직접 섞기
web-preset-custom = 모듈을 하나씩 고릅니다.
web-bot-level = 봇의 수준
web-bot-style = 봇의 성향
web-card-first = 선


## How the table stands on the screen, and how it moves.

web-cash = 현금
web-piles-all = 모든 주식더미
web-pile-won = { JOSA($seat, "이/가") } { $price }에 얻음
web-motion = 애니메이션
web-motion-off = 끔
web-motion-quick = 빠르게
web-motion-normal = 보통
web-motion-calm = 시스템 설정이 움직임을 줄이도록 되어 있어 아무것도 움직이지 않습니다.


## The clock: grace, the time of a question, the reserve for the game, and bots that answer for somebody late.

web-form-reserve = 게임 예비 시간
web-no-reserve = 없음
web-reserve-set = 예비 시간 { $seconds }초
server-bank-without-clock = 예비 시간은 시계가 있는 테이블에서만 쓸 수 있습니다. 질문마다 걸릴 수 있는 시간을 먼저 고르세요.
web-clock-waits = 대기
web-clock-reserve = 예비 시간
web-clock-more = 예비 시간: { $time }.
web-clock-say-waits = { $you ->
    [yes] 질문이 보이면 내 { $seconds }초가 시작됩니다.
   *[no] 질문이 보이면 { $name }의 { $seconds }초가 시작됩니다.
}
web-clock-say-time = { $you ->
    [yes] 내 시간이 { $seconds }초 남았습니다.
   *[no] { $name }의 시간이 { $seconds }초 남았습니다.
}
web-clock-say-reserve = { $you ->
    [yes] 내 예비 시간이 흐릅니다: { $seconds }초 남았습니다.
   *[no] { $name }의 예비 시간이 흐릅니다: { $seconds }초 남았습니다.
}
web-clock-say-over = { $you ->
    [yes] 내 시간이 끝났습니다. 봇이 대신 응답합니다.
   *[no] { $name }의 시간이 끝났습니다. 봇이 대신 응답합니다.
}
web-clock-spoken-time = { $seconds }초 남았습니다.
web-clock-spoken-reserve = 시간이 끝나 예비 시간이 흐릅니다.
web-log-stand-in = { $you ->
    [yes] 봇이 나 대신 응답합니다.
   *[no] 봇이 { $name } 대신 응답합니다.
}
web-missed = 시간이 끝나 봇이 대신 응답했습니다.
web-missed-understood = 알겠습니다
web-played-for = { $why ->
    [clock] 시간을 여러 번 잇달아 넘겨 봇이 나 대신 플레이합니다.
   *[away] 자리를 비워 봇이 나 대신 플레이합니다.
}
web-played-for-seat = { $why ->
    [clock] 시간을 여러 번 잇달아 넘겨 봇이 { $name } 대신 플레이합니다.
   *[away] 자리를 비운 { $name } 대신 봇이 플레이합니다.
}
web-take-back = 돌아왔습니다: 내가 플레이하기
