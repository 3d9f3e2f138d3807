## The coach: what was wrong with a decision. The better answer is told after it, and why it is better.

coach-bid-dear = { $pile } 더미에 { JOSA($cost, "을/를") } 입찰했지만, 이 더미의 가치는 { $worth } 정도였습니다. 가치가 약 { $better_worth }인 { $better } 더미를 { $better_cost }에 가져올 수 있었습니다.
coach-bid-pile = 가치가 약 { $worth }인 { $pile } 더미에 { JOSA($cost, "을/를") } 입찰했습니다. 가치가 약 { $better_worth }인 { $better } 더미에 { JOSA($better_cost, "을/를") } 입찰할 수 있었고, 그쪽이 더 유망했습니다.
coach-bid-auction = { $pile } 더미에 { JOSA($cost, "을/를") } 입찰했습니다. 있을 수 있는 여러 카드 분배로 따져 보면 { $better } 더미에 { JOSA($better_cost, "을/를") } 입찰했을 때 결과가 더 좋았습니다. 더미 자체보다 다른 플레이어들에게 무엇이 남는지가 더 중요한 상황이었습니다.
coach-bid-high = 가치가 약 { $worth }인 { $pile } 더미에 { JOSA($cost, "을/를") } 입찰했습니다. { $better_cost } 정도가 더 나았습니다.
coach-bid-low-first = 가치가 약 { $worth }인 { $pile } 더미에 먼저 { JOSA($cost, "을/를") } 입찰했습니다. 처음부터 { JOSA($better_cost, "을/를") } 입찰했다면 다른 플레이어들을 더 잘 막았을 것입니다.
coach-bid-low = 가치가 약 { $worth }인 { $pile } 더미에 { JOSA($cost, "을/를") } 입찰했습니다. { JOSA($better_cost, "을/를") } 입찰했다면 다른 플레이어들을 더 잘 막았을 것입니다.
coach-look-missed = 바로 입찰했습니다. 먼저 살펴보는 편이 더 가치 있었습니다.
coach-look-wasted = 먼저 살펴보았습니다. 바로 입찰하는 편이 더 가치 있었습니다.
coach-hide-other = { $card } 카드를 숨겼습니다. { $better } 카드를 숨기는 편이 나았습니다.
coach-hide-pile = { $card } 카드를 { $pile } 더미에 숨겼습니다. { $better } 더미에 숨겼다면 가치가 더 컸을 것입니다.
coach-show-pile = { $card } 카드를 { $pile } 더미에 공개했습니다. { $better } 더미에 공개했다면 더 도움이 되었을 것입니다.
coach-open-other = { $pile } 더미에 시작 카드로 { $card } 카드를 놓았습니다. 거기에는 다른 카드가 더 유망했습니다.
coach-commerce-pile = 상거래 카드를 { $pile } 더미에 놓았습니다. { $better } 더미가 더 나았습니다.
coach-first-card-pile = 선 플레이어 카드를 { $pile } 더미에 놓았습니다. { $better } 더미가 더 나았습니다.
coach-action-company = { $card } 카드를 { $company }에 사용했습니다. { $better }에 사용했다면 이익이 더 컸을 것입니다.
coach-strategy-missed = 여기서 { $better } 카드를 사용할 수 있었습니다.
coach-strategy-wasted = { $strategy } 카드를 사용했습니다. 아껴 두는 편이 더 가치 있었습니다.
coach-strategy-other = { $strategy } 카드를 사용했습니다. { $better } 카드를 사용했다면 이익이 더 컸을 것입니다.
coach-strategy-use = 카드는 맞았지만 더 좋은 사용법이 있었습니다.
coach-ability-missed = { $better }의 능력을 사용하지 않았습니다.
coach-ability-wasted = { $investor }의 능력을 사용했습니다. 사용하지 않는 편이 나았습니다.
coach-ability-use = 능력을 더 잘 쓰는 방법이 있었습니다.
coach-sold-early = { $company } 주식을 한 주당 { $price }에 판매했습니다. 계속 보유하는 편이 더 유망했습니다.
coach-kept-long = 더 판매하지 않았습니다. { $company } 주식은 한 주당 { $price }에 판매할 수 있었고, 계속 보유하는 것보다 그편이 나았습니다.
coach-sold-other = { $company } 주식을 판매했습니다. { $better } 주식을 판매하는 편이 나았습니다.
coach-show-few = 주식을 모두 공개하지 않아, 나머지 주식의 배당금을 받지 못했습니다.
coach-bonds-few = { $count ->
    [0] 채권을 사지 않았습니다
   *[other] 채권을 { $count }장 샀습니다
}. { $better }장을 사는 편이 나았습니다.
coach-bonds-many = 채권을 { $count }장 샀습니다. { $better ->
    [0] 돈을 남겨 두는
   *[other] { $better }장만 사는
} 편이 나았습니다.
coach-investor-choice = { $investor } 투자자를 골랐습니다. 여기서는 { $better } 투자자가 더 자주 이깁니다.
coach-investor-bid = 투자자 입찰에서 다른 선택이 더 유망했습니다.
coach-discard-other = { $strategy } 카드를 되돌려 놓았습니다. { $better } 카드를 되돌려 놓는 편이 나았습니다.
coach-hand-over = 선 플레이어 카드를 { $seat }에게 주었습니다. { $better }에게 주는 편이 나았습니다.
coach-other = 있을 수 있는 여러 카드 분배로 따져 보면 다른 응답이 더 좋았습니다.

# How grave a decision was.
coach-verdict-blunder = 큰 실수
coach-verdict-mistake = 실수
coach-verdict-inaccuracy = 부정확
coach-verdict-good = 좋음

# What chance decided.
coach-chance-first = 누가 먼저 하는지
coach-chance-strategies = 전략 카드
coach-chance-investors = 투자자
coach-chance-shares = 시작 주식
coach-chance-dice = 주사위
coach-chance-pairs = 정보 쌍
coach-chance-opening = 시작 카드
coach-chance-hand = 손에 든 카드
coach-chance-commerce = 상거래 카드


## The coach's report of one game, in the terminal and as a page. The first six are shown by --help and stay plain text.

command-coach = 끝난 게임을 살펴봅니다: 운이 각자에게 무엇을 주었고, 결정이 무엇을 앗아 갔으며, 어떤 결정의 손해가 가장 컸는지 알려 줍니다.
option-coach-file = 끝난 게임의 기록.
option-quick = 빠르게 살펴보기: 수치가 덜 정확합니다.
option-coach-html = 브라우저용 페이지를 쓸 곳. 생략하면 기록 옆에 .coach.html이 붙은 이름으로 쓰고, --json이 있으면 쓰지 않습니다.
option-coach-json = 전체 분석을 JSON으로, 객체 하나를 한 줄에 출력합니다.
option-lab-jobs = 일하는 프로세스 수. 몇 개든 결과는 같습니다.
option-all-cores = 모든 코어, 최대 4

coaching-looking = 게임을 살펴보는 중
coaching-stopped = 중단했습니다. 아무것도 쓰지 않았습니다.
coaching-written = 모든 결정이 담긴 전체 보고서: { $file }

error-coach-missing = { $file } 파일이 없습니다. 끝난 게임의 기록을 지정하세요: stockpile watch --record FILE 명령으로 남길 수 있습니다.
error-coach-folder = { $file } 경로는 폴더입니다. 그 안의 모든 게임을 살펴보려면: stockpile lab study { $file }
error-coach-damaged = 이 기록은 살펴볼 수 없습니다: { $reason }. 그 부분을 고치거나 다른 기록을 지정하세요.
error-coach-seen = { $file } 기록에는 한 자리에서 본 것만 있고, 다른 플레이어들의 카드와 결정이 없습니다. 게임이 끝난 뒤 기록을 다시 저장하면 온전해집니다.
error-coach-unfinished = { $file } 기록의 게임은 응답 { $answers }개까지 진행되었고 아직 끝나지 않았습니다. 끝나기 전에는 숨겨진 것이 계속 숨겨져 있습니다. 먼저 끝까지 플레이하세요.
error-page-over-record = { $file } 파일은 기록 자체입니다. 페이지에는 다른 파일을 지정하세요.

coaching-when = 라운드 { $round }, { $phase }

# The terminal.
coaching-faults = 큰 실수, 실수, 부정확
coaching-faults-short = 큰/실/부
coaching-worst-of-all = { $count ->
    [0] 이야기할 만한 실수를 한 플레이어가 없습니다.
    [1] 손해를 본 단 하나의 결정:
   *[other] 가장 나쁜 결정 { $count }개:
}
coaching-case = { $number }. { $seat }, { $when }: { $verdict }, 승률 { $win }, 돈 { $money }
coaching-line-sums = 운 { $luck } + 실력 { $skill } = { $result }
coaching-line-grade = 평점 { $grade }; 큰 실수, 실수, 부정확: { $faults }

# The head of the page.
coaching-kicker = 코치의 보고서
coaching-title = 코치의 보고서: { $seats }
coaching-headline = { $count ->
    [1] { JOSA($winners, "이/가") } { JOSA($money, "으로/로") } 승리
   *[other] { JOSA($winners, "이/가") } 각각 { JOSA($money, "으로/로") } 공동 승리
}
coaching-won-by-luck = 운이 만든 승리입니다: 승리의 몫은 우연이 { $luck }, 테이블에서 내린 결정이 { $skill }, 합하면 공평한 몫 대비 { $result }입니다.
coaching-won-by-skill = 플레이가 만든 승리입니다: 승리의 몫은 테이블에서 내린 결정이 { $skill }, 우연이 { $luck }, 합하면 공평한 몫 대비 { $result }입니다.
coaching-won-by-both = 운과 플레이가 함께 만든 승리입니다: 승리의 몫은 우연이 { $luck }, 테이블에서 내린 결정이 { $skill }, 합하면 공평한 몫 대비 { $result }입니다.
coaching-best = 가장 잘 플레이한 사람은 { $seat }입니다. 평점은 { $grade }입니다.
coaching-best-won = 플레이도 { JOSA($seat, "이/가") } 가장 좋았습니다. 평점은 { $grade }입니다.
coaching-game = 플레이어 { $players }명, { $rounds }라운드, 응답 { $answers }개. 그중 { $decisions }개가 고를 것이 있었던 진짜 결정입니다.
coaching-quick-note = 빠르게 살펴본 결과입니다: 작은 수치는 자세히 볼 때보다 덜 정확합니다.
coaching-contents = 차례

coaching-section-result = 결과
coaching-section-course = 게임 중의 승률
coaching-section-sums = 운과 실력
coaching-section-worst = 가장 나쁜 결정
coaching-section-chances = 우연이 준 것
coaching-section-method = 계산 방법

# Result.
coaching-place = 순위
coaching-player = 플레이어
coaching-money = 돈

# The course of the game.
coaching-chart-note = 응답이 하나 나올 때마다 각자가 이길 확률입니다. 아래의 숫자는 라운드이고, 가로지르는 점선은 공평한 몫({ $fair })입니다. 위의 숫자는 전환점입니다.
coaching-chart-as-table = 승률을 표로 보기
coaching-chart-table = 각 라운드 시작 때의 승률
coaching-at = 시점
coaching-round-begins = 라운드 { $round } 시작

# Luck and skill.
coaching-sums-note = 운은 실제로 나온 것에서, 대신 나올 수 있었던 것들의 평균을 뺀 값입니다. 실력은 그 밖의 모든 것, 곧 본인과 다른 플레이어들이 테이블에서 내린 결정입니다. 운과 실력을 더하면 결과가 됩니다.

# Grades.
coaching-grades-note = 평점은 같은 정보로 탐색이 찾아낸 최선에 비해 결정 하나가 평균적으로 얼마나 적게 잃었는지를 나타냅니다: 잃은 것이 없으면 100점, 결정마다 마지막 라운드 금액 편차의 10분의 1을 잃으면 50점입니다. 운이나 다른 플레이어들은 영향을 주지 않으므로 게임끼리 비교할 수 있습니다. 봇들이 보통 받는 점수: { $usual }.
coaching-typical = { $bot } 약 { $grade }

# The worst decisions.
coaching-worst-note = 각자의 결정을 최대 다섯 개까지, 심각한 것부터, 그 플레이어가 보던 상황과 함께 보여 줍니다. 승리의 몫을 { $blunder } 이상 잃으면 큰 실수, { $mistake } 이상이면 실수, { $slight } 이상이면 부정확입니다. 승리가 멀었던 경우에는 돈을 같은 방식으로 셉니다. 설명은 그 결정을 내린 플레이어에게 하는 말입니다.
coaching-mark-played = 실제
coaching-mark-better = 더 나은 응답
coaching-seen-by = { JOSA($seat, "이/가") } 본 상황
coaching-own-offers = 고를 수 있는 것

# By phase and by kind of chance.
coaching-chances-note = 우연이 정한 것별로 나눈 운을 승리의 몫으로 나타냅니다. 모든 플레이어를 더하면 줄마다 0이 됩니다.
coaching-chances = 종류별 운
coaching-chance = 우연

# How it is reckoned.
coaching-how-luck = 운
coaching-how-luck-text = 우연이 무언가를 정할 때마다 그 앞뒤로, 아직 나오지 않은 카드와 주사위를 새로 뽑아 다음 라운드 끝까지 { $futures }번 이어서 플레이합니다. 자기 자리에서 보이는 것만 아는, 네 가지 성향의 견실한 플레이어들이 두고, 그다음 재산을 셉니다. 운은 나중 값에서 앞의 값을 뺀 것입니다. 이 평가가 얼마나 정확하든, 나올 수 있었던 모든 경우의 평균은 0입니다. 게임은 모두 공평한 몫({ $fair })에서 시작합니다.
coaching-how-skill = 실력
coaching-how-skill-text = 실력은 결과에서 운을 뺀 값입니다. 본인의 결정이 바꾼 값, 다른 플레이어들의 결정이 바꾼 값, 그리고 나머지로 이루어집니다. 값은 한 라운드 앞까지만 내다보므로 새 라운드가 시작되면 바로잡히는데, 그것이 나머지입니다.
coaching-how-decisions = 결정
coaching-how-decisions-text = 모든 진짜 결정은 그때 그 플레이어가 알던 것만으로 판정합니다. 모의 대국 { $playouts }번의 탐색이, 실제와 같았을 수 있는 여러 카드 분배에서 최선의 응답을 찾습니다. 그런 다음 또 다른 카드 분배 최대 { $worlds }가지에서 실제 응답과 비교합니다. 손실은 표준오차보다 클 때에만 알립니다.
coaching-how-grade = 평점
coaching-how-grade-text = 평점은 결정 하나가 평균적으로 잃은 돈을, 같은 종류의 게임에서 마지막 라운드의 편차를 기준으로 재어 매깁니다. 누가 이겼는지는 따지지 않습니다.
coaching-how-limits = 말해 주지 않는 것
coaching-how-limits-text = 더 나은 응답이란 탐색이 찾은 최선일 뿐, 증명은 아닙니다. 손실은 견실한 상대들에 맞서 견실하게 이어 가는 플레이어를 기준으로 합니다. 상대를 더 잘 아는 사람에게는 나름의 이유가 있었을 수 있습니다. 작은 수치는, 특히 빠르게 살펴볼 때는, 잡음입니다. 게임 하나로는 얼마나 잘하는지 알기 어렵지만 여러 게임이라면 알 수 있습니다(stockpile lab study).


## The coach on the page: luck and skill of a game that is over, and over many games.

server-analysis-one = 요청하신 다른 게임을 분석하는 중입니다. 끝날 때까지 기다리세요.
server-analysis-busy = 분석을 기다리는 게임이 많습니다. 몇 분 뒤에 다시 시도하세요.
server-analysis-later = 분석이 많아 시간이 걸립니다. { $seconds }초 뒤에 다시 요청하세요.
server-no-analysis = 이 게임은 아직 분석하지 않았습니다.

# At the end of a game.
web-coach = 운과 실력
web-coach-why = 어디까지가 운이었을까요? 코치가 게임 전체를 살펴봅니다: 나온 카드 한 장 한 장이 승률을 어떻게 바꾸었는지, 그때 알 수 있던 것에 비추어 각 결정의 가치가 얼마였는지 알려 줍니다.
web-coach-ask = 이 게임 분석하기
web-coach-ask-more = 더 자세히 보기
web-coach-ahead = 먼저 분석할 게임 { $count }판 …
web-coach-doing-quick = 코치가 빠르게 살펴보는 중 …
web-coach-doing-full = 코치가 더 자세히 살펴보는 중입니다. 지금 보이는 것은 빠르게 본 결과입니다 …
web-coach-kept-quick = 빠르게 살펴본 수치입니다.
web-coach-kept-full = 자세히 살펴보았습니다.
web-coach-failed = 게임을 분석하지 못했습니다. 다시 요청할 수 있습니다.
web-coach-measure = 기준
web-coach-in-win = 승률
web-coach-in-money = 돈
web-coach-chart-win = 게임 중의 승률
web-coach-chart-money = 다른 플레이어들과 비교한 예상 금액
web-coach-legend = 이 순간
web-coach-moment = { $number }/{ $last }: { $values }
web-coach-show = 게임판에서 보기
web-coach-turns = 전환점
web-coach-turn = 라운드 { $round } · { $seat } 승률 { $change }
web-coach-balance = 운이 준 것과 실력이 얻은 것
web-coach-luck = 운
web-coach-skill = 실력
web-coach-result = 결과
web-coach-grade = 평점
web-coach-verdicts = 판정별 결정
web-coach-adds-up-win = 운과 실력을 더하면 결과, 곧 공평한 몫 { $fair }보다 더 얻은 몫이 됩니다. 평점은 0에서 100까지이며 어느 게임에서나 뜻이 같습니다.
web-coach-adds-up-money = 운과 실력을 더하면 결과, 곧 테이블 평균보다 더 번 돈이 됩니다. 평점은 0에서 100까지이며 어느 게임에서나 뜻이 같습니다.
web-coach-decisions = 결정
web-coach-whose = 누구의 결정
web-coach-worst = 손해가 가장 큰 결정
web-coach-told-to = 코치가 { $seat }에게 해 줄 말:
web-coach-flawless = 딱히 할 말이 없습니다: 크게 손해 본 결정이 없습니다.
web-coach-when = 라운드 { $round } · { $phase }
web-coach-better = 더 나은 응답: { $answer }.
web-coach-keep = 더 판매하지 않기
web-coach-played = { $answer }.
web-coach-cost = 승률 { $best } 대신 { $win }; 평균 { $money } 손해.
web-coach-no-cost = 승률 { $win }. 더 나은 응답은 없었습니다.
web-coach-phases = 단계별
web-coach-phase = 단계
web-coach-own = 본인의 결정
web-coach-missed = 놓친 몫
web-coach-total = 합계
web-coach-made-of = 실력은 본인의 결정({ $own }), 다른 플레이어들의 결정({ $others }), 라운드마다 계산이 바로잡은 값({ $rest })으로 이루어집니다.
web-coach-all = 모든 결정 { $count }개
web-coach-before = 이전 실수
web-coach-after = 다음 실수
web-coach-marks = { $you ->
    [yes] 표시: 내 실수
   *[other] 표시: { $seat }의 실수
}
web-coach-back = 결정으로

# My games.
web-coach-game = 평점 { $grade } · 운 { $luck }, 실력 { $skill }
web-coach-games = { $count ->
    [1] 게임 1판을 분석했습니다: 평점 { $grade }.
   *[other] 게임 { $count }판을 분석했습니다: 평균 평점 { $grade }.
} 한 게임에서 공평한 몫보다 더 얻은 몫의 평균:
web-coach-games-why = 게임이 끝났을 때 누군가 요청하면 분석합니다. 혼자 여러 자리를 맡은 게임과 모든 결정을 봇이 대신 내린 게임은 세지 않습니다.
web-coach-grades-title = 게임별 평점
web-coach-grades = 가장 오래된 게임부터 최근 게임까지의 평점: { $values }
web-coach-grades-why = 마름모는 이긴 게임이고, 점선은 평균입니다.


## My games on the page: what many analysed games say of me. Habits and trends themselves are in study.ftl.

web-habits-sums = 게임 { $games }판을 합친 승리의 몫: 운 { $luck }, 실력 { $skill }, 결과 { $result }
web-habits-grade = 평균 평점은 { $grade }({ $interval })입니다.
web-habits-why = 어떤 실수로 손해를 보는지, 분석한 모든 게임의 평균을 큰 것부터 보여 줍니다. 괄호 안과 막대를 가로지르는 선은 이런 경우 100번 중 95번 실제 손해가 들어가는 범위입니다.
web-habits-cost = 게임당 { $money }({ $range }), 승리의 몫 { $win }({ $wins }) 손해.
web-habits-cost-alone = 이 게임에서 { $money }, 승리의 몫 { $win } 손해.
web-habits-unsure = 우연일 수 있음
web-habits-more = 손해가 더 작은 버릇 { $count }개
web-habits-newest = 최근에 분석한 게임 { $count }판을 셉니다.


## Many games of one player, in the terminal and as a page. The first five are shown by --help and stay plain text.

command-study = 폴더 안의 끝난 게임을 모두 살펴봅니다: 평점, 시간에 따른 운과 실력, 버릇과 그 손해.
option-study-folder = 기록이 있는 폴더. 계산한 것은 그 안의 analyses에 남습니다.
option-player = 기록에 적힌 이름의 이 플레이어만. 생략하면 모두, 게임이 많은 플레이어부터.
option-study-html = 브라우저용 페이지를 쓸 곳. 생략하면 그 폴더의 study.html에 쓰고, --json이 있으면 쓰지 않습니다.
option-study-json = 전체 연구를 JSON으로, 객체 하나를 한 줄에 출력합니다.

study-looking = 게임들을 살펴보는 중
study-stopped = 중단했습니다. 게임 { $all }판 중 { $done }판을 마쳐 { $folder } 폴더에 남겼습니다. 같은 명령으로 이어서 합니다.
study-written = 전체 연구: { $file }
study-kept = 분석은 { $folder } 폴더에 남습니다: 거기 있는 것은 다시 살펴보지 않습니다.
study-skipped-damaged = 제외: { $file } 파일이 손상되었습니다({ $reason }).
study-skipped-seen = 제외: { $file } 파일에는 한 자리에서 본 것만 있습니다.
study-skipped-unfinished = 제외: { $file } 파일의 게임은 끝나지 않았습니다.

error-study-file = { $file } 경로는 파일입니다. 게임 하나를 살펴보려면: stockpile lab coach { $file }
error-study-missing = { $folder } 폴더가 없습니다. 기록이 있는 폴더를 지정하세요: stockpile simulate --records FOLDER 명령으로 게임을 남길 수 있습니다.
error-study-empty = { $folder } 폴더에 끝난 게임의 기록이 없습니다. 기록이 있는 폴더를 지정하세요: stockpile simulate --records FOLDER 명령으로 게임을 남길 수 있습니다.
error-study-nameless = { $folder } 폴더의 기록에는 이름 있는 자리가 없어, 누구의 게임인지 가릴 수 없습니다. 이런 줄을 더하세요: name 0 "Ann"
error-study-player = 이 기록에는 이름이 { $player }인 플레이어가 없습니다. --player에 다음 중 하나를 쓰세요: { $known }.

# Words of tables.
study-player = 플레이어
study-games = 게임
study-wins = 승률
study-grade = 평점
study-interval = 95% 구간
study-luck = 게임당 운
study-skill = 게임당 실력
study-often = 게임 { $games }판에서 { $count }번
study-phase = 단계
study-own = 게임당 본인의 결정
study-loss = 게임당 손실
study-loss-money = 게임당 잃은 돈
study-game = 게임
study-place = 순위
study-money = 돈
study-result = 결과
study-luck-one = 운
study-skill-one = 실력
study-line = { $habit }: 게임당 { $cost }({ $interval }), { $count }번.
study-line-alone = { $habit }: 이 게임에서 { $cost }, { $count }번.
study-habits-of = { JOSA($player, "이/가") } 되찾을 수 있는 돈, 게임당:
study-no-habits = 이야기할 만큼 손해를 본 결정이 없습니다.

# The page.
study-kicker = 여러 게임의 연구
study-title = 연구: { $players }
study-heading-one = { $player }의 게임 { $games }판
study-heading-all = 플레이어 { $players }명, 게임 { $games }판
study-read-one = 평점 { $grade }, 승률 { $wins }. 손해가 가장 큰 버릇: { $habit }(게임당 돈 { $cost }).
study-read-good = 평점 { $grade }, 승률 { $wins }. 이야기할 만큼 손해를 보는 버릇이 없습니다.
study-quick-note = 빠르게 살펴본 결과입니다: 작은 수치는 자세히 볼 때보다 덜 정확합니다.
study-left-out = 제외한 파일 { $count }개:
study-contents = 차례
study-overview = 모두
study-overview-note = 운과 실력은 공평한 몫을 넘은 승리의 몫을 게임당 평균으로 나타낸 것입니다. 운은 길게 보면 0이 됩니다. 괄호 안은 이런 연구 100번 중 95번 실제 값이 들어가는 범위입니다. 아래에는 게임이 가장 많은 { $most }명이 나오며, --player NAME으로 누구든 볼 수 있습니다.
study-facts = { $player }의 승률은 게임 { $games }판에서 { $wins }({ $interval })입니다. 공평한 몫은 { $fair }입니다. 평균 평점은 { $grade }({ $grades })입니다.
study-trend-up = 게임당 { $slope }씩 오르고 있습니다({ $interval }).
study-trend-down = 게임당 { $slope }씩 내리고 있습니다({ $interval }).
study-trend-none = 오르는지 내리는지 아직 우연과 가릴 수 없습니다(게임당 { $interval }).
study-trend-few = 추세를 보기에는 게임이 너무 적습니다.
study-grades = 시간에 따른 평점
study-grades-note = 점 하나가 게임 하나이고, 파일 순서대로 놓여 있습니다. 마름모는 이긴 게임입니다. 선은 추세이고, 둘레의 띠는 이런 연구 100번 중 95번 실제 선이 들어가는 범위입니다. 점선은 봇들이 보통 받는 점수입니다: { $usual }.
study-sums = 운과 실력의 합계
study-sums-note = 공평한 몫을 넘은 승리의 몫을 게임마다 더해 나간 것입니다. 운과 실력을 더하면 결과가 됩니다.
study-habits = 버릇
study-habits-note = 어떤 실수로 게임당 얼마를 손해 보는지 큰 것부터, 이런 연구 100번 중 95번 실제 손해가 들어가는 구간과 함께 보여 줍니다. 구간이 0보다 아래에서 시작하면 우연일 수 있습니다. 모두 { $player }의 버릇입니다.
study-phases = 단계별로 보기
study-phases-note = 운, 본인의 결정, 그리고 더 나은 결정이 더했을 값을 게임당 평균으로 나타냅니다.
study-list = { $player }의 모든 게임
study-method = 계산 방법
study-method-text = 모든 게임은 코치(stockpile lab coach)가 살펴봅니다: 운은 앞일을 새로 뽑아서, 결정은 같은 정보를 가진 탐색으로 평가합니다. 게임 하나가 관측 하나입니다. 평균에는 스튜던트 구간, 승리에는 윌슨 구간을 쓰고, 추세는 최소제곱 직선입니다. 버릇의 손해는 그 결정들이 잃은 것을, 그 버릇이 없던 게임까지 모든 게임에 나눈 값입니다. 여러 버릇의 손해는 더할 수 있지만, 하나를 고치면 다른 버릇에 빠질 수도 있습니다. 게임이 적은 연구는 말해 주는 것이 적으니 구간을 보세요.

# Habits, by what was wrong.
study-habit-bid-dear = 더미의 가치보다 비싸게 입찰
study-habit-bid-pile = 엉뚱한 더미에 입찰
study-habit-bid-auction = 입찰의 이득을 남들에게 내줌
study-habit-bid-high = 너무 높게 입찰
study-habit-bid-low-first = 첫 입찰이 너무 낮음
study-habit-bid-low = 너무 낮게 입찰
study-habit-look-missed = 살펴보지 않고 입찰
study-habit-look-wasted = 입찰해야 할 때 살펴봄
study-habit-hide-other = 엉뚱한 카드를 숨김
study-habit-hide-pile = 엉뚱한 더미에 카드를 숨김
study-habit-show-pile = 엉뚱한 더미에 카드를 공개
study-habit-open-other = 시작 카드를 잘못 고름
study-habit-commerce-pile = 엉뚱한 더미에 상거래 카드를 놓음
study-habit-first-card-pile = 엉뚱한 더미에 선 플레이어 카드를 놓음
study-habit-action-company = 엉뚱한 기업에 Boom과 Bust를 사용
study-habit-strategy-missed = 전략 카드를 쓰지 않고 남김
study-habit-strategy-wasted = 아껴 두어야 할 전략 카드를 사용
study-habit-strategy-other = 엉뚱한 전략 카드를 사용
study-habit-strategy-use = 전략 카드를 제대로 살리지 못함
study-habit-ability-missed = 투자자의 능력을 쓰지 않음
study-habit-ability-wasted = 쓰지 말아야 할 때 투자자의 능력을 사용
study-habit-ability-use = 투자자의 능력을 제대로 살리지 못함
study-habit-sold-early = 너무 일찍 판매
study-habit-kept-long = 주식을 너무 오래 보유
study-habit-sold-other = 엉뚱한 주식을 판매
study-habit-show-few = 배당금을 받을 주식을 너무 적게 공개
study-habit-bonds-few = 채권을 너무 적게 삼
study-habit-bonds-many = 채권을 너무 많이 삼
study-habit-investor-choice = 더 약한 투자자를 고름
study-habit-investor-bid = 투자자 입찰을 잘못함
study-habit-discard-other = 엉뚱한 전략 카드를 되돌려 놓음
study-habit-hand-over = 엉뚱한 플레이어에게 선 플레이어 카드를 줌
study-habit-other = 그 밖의 결정
