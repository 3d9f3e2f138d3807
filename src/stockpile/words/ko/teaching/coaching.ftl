# The coach's report of one game, in the terminal and as a page. The first six are shown by --help and stay plain text.

command-coach = 끝난 게임을 살펴봅니다: 운이 각자에게 무엇을 주었고, 결정이 무엇을 앗아 갔으며, 어떤 결정이 가장 비쌌는지 알려 줍니다.
option-coach-file = 끝난 게임의 기록.
option-quick = 빠르게 살펴보기: 수치가 덜 정확합니다.
option-coach-html = 브라우저용 페이지를 쓸 곳. 없으면 기록 옆에 .coach.html이 붙은 이름으로 쓰고, --json이 있으면 쓰지 않습니다.
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
coaching-better = 더 나은 응답: { $answer }.

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
coaching-won-by-luck = 운이 만든 승리입니다: 승리의 몫에서 우연이 { $luck }, 테이블에서 내린 결정이 { $skill }, 합하면 공평한 몫 대비 { $result }입니다.
coaching-won-by-skill = 플레이가 만든 승리입니다: 승리의 몫에서 테이블에서 내린 결정이 { $skill }, 우연이 { $luck }, 합하면 공평한 몫 대비 { $result }입니다.
coaching-won-by-both = 운과 플레이가 함께 만든 승리입니다: 승리의 몫에서 우연이 { $luck }, 테이블에서 내린 결정이 { $skill }, 합하면 공평한 몫 대비 { $result }입니다.
coaching-best = 가장 잘 플레이한 사람은 { $seat }입니다. 평점은 { $grade }입니다.
coaching-best-won = 플레이도 { JOSA($seat, "이/가") } 가장 좋았습니다. 평점은 { $grade }입니다.
coaching-game = 플레이어 { $players }명, { $rounds }라운드, 응답 { $answers }개. 그중 { $decisions }개가 고를 것이 있었던 진짜 결정입니다.
coaching-quick-note = 빠르게 살펴본 결과입니다: 작은 수치는 자세히 볼 때보다 덜 정확합니다.
coaching-contents = 차례

coaching-section-result = 결과
coaching-section-course = 게임 중의 승률
coaching-section-sums = 운과 실력
coaching-section-grades = 평점
coaching-section-worst = 가장 나쁜 결정
coaching-section-phases = 단계별로 보기
coaching-section-chances = 우연이 준 것
coaching-section-all = 모든 결정
coaching-section-method = 계산 방법

# Result.
coaching-summary = 플레이어별 결과
coaching-summary-note = 결과, 운, 실력은 승리의 몫으로 나타냅니다: 100%가 승리 한 번입니다. 모두 공평한 몫 { $fair }에서 시작합니다. 결과는 그보다 더 얻은 몫이며, 운과 실력을 더한 값입니다.
coaching-place = 순위
coaching-player = 플레이어
coaching-money = 돈
coaching-result = 결과
coaching-luck = 운
coaching-skill = 실력
coaching-grade = 평점
coaching-many-blunder = 큰 실수
coaching-many-mistake = 실수
coaching-many-inaccuracy = 부정확

# The course of the game.
coaching-chart-note = 응답이 하나 나올 때마다 각자가 이길 확률입니다. 아래의 숫자는 라운드이고, 가로지르는 점선은 공평한 몫({ $fair })입니다. 위의 숫자는 전환점입니다.
coaching-chart-label = 응답 { $answers }개에 걸친 플레이어 { $players }명의 승률. 아래 표에 라운드별로 나와 있습니다
coaching-chart-as-table = 승률을 표로 보기
coaching-chart-table = 각 라운드 시작 때의 승률
coaching-at = 시점
coaching-round-begins = 라운드 { $round } 시작
coaching-turns = 전환점
coaching-turns-note = 누군가의 승률을 가장 크게 움직인 일들입니다. 수치는 옆에 적힌 플레이어의 승률 변화입니다.
coaching-no-turns = 누구의 승률도 크게 움직이지 않았습니다.
coaching-turn-set-up = 준비:
coaching-turn-round = 라운드 { $round }:
coaching-turn-decided = { $seat }의 결정: { $answer }.
coaching-turn-chance = 우연이었습니다({ $what }).
coaching-turn-begins = { JOSA($seat, "이/가") } 먼저 시작합니다.

# Luck and skill.
coaching-sums-note = 운은 실제로 나온 것에서, 대신 나올 수 있었던 것들의 평균을 뺀 값입니다. 실력은 그 밖의 모든 것, 곧 본인과 다른 플레이어들이 테이블에서 내린 결정입니다. 운과 실력을 더하면 결과가 됩니다.
coaching-in-wins = 승리의 몫으로
coaching-in-money = 테이블 평균과 비교한 돈으로
coaching-skill-made-of = 이 실력을 승리의 몫으로 나누면: 본인의 결정 { $own }, 다른 플레이어들의 결정 { $others }, 라운드마다 계산이 스스로 바로잡은 값 { $rest }.

# Grades.
coaching-grades-note = 평점은 같은 정보로 탐색이 찾아낸 최선에 비해 결정 하나가 평균적으로 얼마나 적게 잃었는지를 나타냅니다: 잃은 것이 없으면 100점, 결정마다 마지막 라운드 금액 편차의 10분의 1을 잃으면 50점입니다. 운이나 다른 플레이어들은 영향을 주지 않으므로 게임끼리 비교할 수 있습니다. 눈금은 봇들이 보통 받는 점수입니다: { $usual }.
coaching-typical = { $bot } 약 { $grade }
coaching-grade-label = { $seat }의 평점: 100점 중 { $grade }점

# The worst decisions.
coaching-worst-note = 각자의 결정을 최대 다섯 개까지, 심각한 것부터, 그 플레이어가 보던 상황과 함께 보여 줍니다. 승리의 몫을 { $blunder } 이상 잃으면 큰 실수, { $mistake } 이상이면 실수, { $slight } 이상이면 부정확입니다. 승리가 멀었던 경우에는 돈을 같은 방식으로 셉니다. 설명은 그 결정을 내린 플레이어에게 하는 말입니다.
coaching-no-faults = 이야기할 만큼 손해를 본 결정이 없습니다.
coaching-mark-played = 실제
coaching-mark-better = 더 나은 응답
coaching-chance-to-win = 승률
coaching-money-expected = 평균과 비교한 돈
coaching-both = 두 응답에서 기대할 수 있던 것
coaching-lost = 손실
coaching-seen-by = { JOSA($seat, "이/가") } 본 상황: 라운드 { $round }/{ $rounds }, { $phase }
coaching-pile = { $pile } 더미
coaching-laid-by = 뒷면, { $seat }
coaching-own-hand = 손
coaching-own-action = 사용할 카드
coaching-own-offers = 고를 수 있는 것
coaching-own-strategies = 전략 카드
coaching-own-forecasts = 보지 못한 주가전망

# By phase and by kind of chance.
coaching-phases-note = 모든 라운드를 합쳐, 단계마다 운과 본인의 결정이 승률을 얼마나 바꾸었는지, 더 나은 결정이라면 얼마를 더했을지 보여 줍니다.
coaching-phases-of = { $seat }의 단계별 기록
coaching-phase = 단계
coaching-own = 본인의 결정
coaching-chances-note = 우연이 정한 것별로 나눈 운을 승리의 몫으로 나타냅니다. 모든 플레이어를 더하면 줄마다 0이 됩니다.
coaching-chances = 종류별 운
coaching-chance = 우연

# All decisions.
coaching-all-note = 모든 진짜 결정을 게임 순서대로 보여 줍니다. 탐색이 분명히 더 나은 응답을 찾은 곳에는 그 응답이 적혀 있습니다.
coaching-all-of = { $seat }: { $count ->
    [0] 결정 없음
   *[other] 결정 { $count }개
}
coaching-list-when = 시점
coaching-list-played = 실제
coaching-list-better = 더 나은 응답
coaching-list-chance = 승률
coaching-list-lost = 손실
coaching-list-lost-money = 잃은 돈
coaching-list-verdict = 판정

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
