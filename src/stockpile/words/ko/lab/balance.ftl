# The balance report. Those shown by --help come first and stay plain text.

command-balance = 게임의 밸런스를 잽니다: 자리, 투자자, 전략 카드, 구매, 모듈, 그리고 투자자들을 대등하게 하는 시작 자금.
option-balance-part = 한 부분만 잽니다. 여러 번 줄 수 있습니다: seats, investors, played, held, purchases, modules, luck, money.
option-balance-deals = 게임 종류마다 카드 분배의 수. 주지 않으면 부분마다 웬만큼 알 수 있을 만큼 합니다.
option-balance-bots = 모든 자리에서 플레이할 봇: NAME 또는 NAME@BUDGET. 주지 않으면 중개인, 전략 카드의 사용에는 상어.
option-balance-quick = 몇 초면 되는 작은 형태. 훑어볼 뿐 결론을 내기에는 모자랍니다.
option-balance-journals = 끝나는 분배마다 담아 두는 폴더. 같은 폴더로 같은 명령을 내리면 멈춘 데서 이어 갑니다.
option-balance-html = 브라우저로 볼 페이지를 그림과 함께 이 파일에 씁니다. 다른 것은 필요 없습니다.
option-balance-csv = 수치를 한 줄씩, 쉼표로 나누어 이 파일에 씁니다.

balance-playing = 플레이 중: { $part }
balance-written = 페이지를 { $file } 파일에 썼습니다.
balance-again = 똑같이 다시 하기: { $again }
error-balance-part = ‘{ $part }’ 부분은 없습니다. --part { $known } 중에서 쓰세요.
error-balance-visitor = { $bot } 봇은 다른 패키지의 것입니다. 밸런스는 모든 응답을 스스로 하는 봇으로 잽니다. --bots로 이 프로그램의 봇을 지정하세요.
error-balance-one-bot = 모든 자리에서 같은 봇이 플레이합니다. --bots에 하나만 지정하세요. 지정한 것: { $bots }.
error-journals = { $folder }에는 폴더가 없습니다. --journals에 폴더를, 또는 폴더를 만들 수 있는 경로를 주세요.

balance-title = Stockpile의 밸런스
balance-heading = 무엇이 너무 강하고, 무엇이 너무 약한가
balance-lead-line = 봇이 모든 자리에서 카드 분배 { $deals }가지를 플레이해 쟀습니다. 쓴 수치: { $content }. 이런 보고서 100편 중 95편에서 참값은 구간 안에 있습니다. 구간이 없는 값은 너무 드물게 나와 말할 수 없는 것입니다.
balance-interrupted = 이 보고서는 다 되기 전에 멈추었습니다. 여기 있는 것은 플레이한 분배의 결과입니다.
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
balance-win-share = 승리
balance-interval = 95%
balance-lead = 격차
balance-investor = 투자자
balance-card = 카드
balance-points-note = 공평한 승리 비율(점선)보다 몇 퍼센트포인트 높거나 낮은지 보여 줍니다. 막대는 구간입니다.
balance-dollars-note = 남들과의 격차가 최종 계산에서 몇 달러 바뀌는지 보여 줍니다. 점선은 0이고 막대는 구간입니다.

balance-seats = 누가 먼저 하는가
balance-seats-how = 모든 분배를 자리마다 한 번씩 먼저 시작하므로, 무엇이 어디에 놓이는지는 모두에게 같습니다. 순번은 첫 라운드의 것입니다.
balance-seats-game = 순번별 승리 비율: { $game }
balance-seats-summary = 가장 중요한 순번: { $players }인 게임({ $game })에서 턴 순서 { $place }번의 승리 비율은 { $share }({ $low }~{ $high })입니다. 공평하다면 { $fair }입니다.
balance-seat = { $players }인, { $place }번
balance-seat-in = { $game }, { $players }인, { $place }번
balance-seats-caption = 첫 라운드 턴 순서의 순번별 승리 비율과 돈의 격차

balance-investors = 투자자
balance-investors-how = 아무도 고르지 않습니다. 투자자는 제비로 뽑고, 분배마다 모든 투자자가 모든 자리에 한 번씩 앉습니다. 그래서 봇의 취향이 아니라 능력과 돈을 재는 것입니다.
balance-investors-epic = 전부 사용, 3~5인
balance-investors-summary = { $surely ->
    [above] { $best }: 확실히 너무 강함
   *[other] { $best }: 가장 강함
}, 공평한 값과의 차이 { $more }포인트. { $worst }: 가장 약함, { $less }포인트. { $all }명 중 { $inside }명이 공평한 값에서 { $within }포인트 안에 있습니다.
balance-of-players = { $players }인
balance-lead-of-players = 격차, { $players }인
balance-investors-caption = 전부 사용할 때 인원별 승리 비율(%)과 남들과의 격차(달러)
balance-modules-beside-caption = 모듈 하나만 쓸 때 공평한 승리 비율과의 차이(포인트), 3~5인 평균

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
balance-held-how = 손에 든 카드는 제비로 나누고 되돌려 놓습니다. 분배마다 그대로 한 번, 그리고 자리마다 카드 1장을 빈 카드로 바꾸어 한 번씩 플레이합니다. 그 차이가 첫 라운드가 시작할 때 그 카드를 가진 것의 가치이며, 쓸 기회가 오지 않은 라운드까지 모두 들어 있습니다.
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
balance-luck-how = 실력이 다른 넷, 곧 인턴 둘과 사무원과 중개인이 분배마다 자리를 바꾸어 플레이합니다. 코치는 모든 카드, 쌍, 주사위가 각자의 승산을 어떻게 바꾸었는지 계산합니다. 운의 비율은 누가 이기는지 가운데 그것을 따라가는 부분이고, 나머지는 어떻게 플레이했는지입니다.
balance-luck-summary = 운이 가장 큰 게임: { $most }, 승패의 { $high }. 가장 작은 게임: { $least }, 승패의 { $low }.
balance-luck-few = 플레이한 분배가 너무 적어 말할 수 있는 것이 없습니다.
balance-luck-note = 누가 이기는지 가운데의 비율(%)입니다. 막대는 구간입니다.
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
balance-money-how = 투자자의 승리와, 1달러가 많거나 적을 때 그것이 얼마나 바뀌는지를 쟀습니다. 시작 자금 1달러마다 { $slope }퍼센트포인트입니다. 이 둘에서 모두가 공평한 비율로 이기게 될 돈이 나옵니다. 그 돈을 시험하고 고친 다음, 새 분배로 플레이했습니다.
balance-money-note = 전부 사용할 때 공평한 승리 비율과의 차이(포인트), 3~5인 평균입니다. 점은 지금의 돈, 그 아래 네모는 계산한 돈입니다. 뒤에는 이전과 이후의 돈이 있습니다. 점선 사이, 양쪽 { $within }포인트 안을 공평하다고 부릅니다.
balance-money-summary = 투자자 { $all }명 중 공평한 값에서 { $within }포인트 안에 있는 것은, 지금의 돈으로 { $before }명, 계산한 돈으로 { $after }명입니다.
balance-money-line = { $name }: 공평한 값과의 차이, { $money }달러일 때 { $before }포인트, { $even }달러일 때 { $after }포인트
balance-money-value = { $money } → { $even }
balance-money-caption = 지금의 시작 자금과 대등하게 하는 시작 자금, 그리고 공평한 승리 비율과의 차이(포인트)
balance-mark = 표시
balance-money-now = 돈
balance-money-even = 대등
balance-gap = 포인트

balance-method = 어떻게 쟀는가
balance-method-deals = 한 분배의 게임들은 카드, 주사위, 선 플레이어가 같습니다. 비교하는 것은 분배 안에서 자리를 바꾸므로 운이 상쇄됩니다. 모든 것은 시드로 정해집니다. 컴퓨터가 하나든 여럿이든 같은 명령은 같은 페이지를 냅니다.
balance-method-interval = 분배 하나가 관측 하나입니다. 구간은 분배들에 대한 스튜던트 구간이고, 승리 비율에는 윌슨 구간입니다.
balance-method-worth = 가치는 격차로, 곧 자기 돈에서 남들 돈의 평균을 빼서 셉니다. 모두에게 똑같이 주는 카드는 이 셈으로는 가치가 없고, 남들 모두에게서 빼앗는 카드는 그들이 잃는 만큼의 가치가 있습니다.
balance-method-not = 여기서 말하지 않는 것: 사람은 어떻게 플레이하는가. 봇은 냉정하게 입찰하고 아무것도 잊지 않습니다. 허풍을 떨거나 지루하게 하는 능력도 여기서는 돈으로만 잽니다. 재미있는지도 말해 주지 않습니다.
balance-played-by = { $part }: 카드 분배 { $deals }가지, 플레이: { $bot }
