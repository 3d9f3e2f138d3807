# Puzzles: moments where one answer is clearly best and the obvious one is not. How they are found, and the page.

command-puzzles = 봇들의 게임에서 퍼즐을 찾습니다: 한 응답이 분명히 최선인데 뻔한 응답은 아닌 순간입니다. 하나하나를 열 배 긴 탐색과, 끝까지 플레이해 보는 것으로 확인합니다. Ctrl-C로 끝내며, 같은 명령으로 이어서 합니다.
option-puzzle-games = 찾아볼 게임 수. 게임의 종류와 플레이어 수를 번갈아 씁니다.
option-puzzle-seed = 게임과 모든 탐색의 바탕이 되는 시드.
option-puzzle-preset = 이 종류의 게임만 찾습니다: first-game, classic, advanced, epic 중 하나.
option-puzzle-players = 플레이어 수가 이만큼인 게임만 찾습니다.
option-puzzle-out = 퍼즐(하나에 텍스트 파일 하나)과 게임마다 찾은 것을 둘 폴더.
option-puzzle-most = 최대 이만큼만, 서로 가능한 한 다른 것으로 남깁니다.

puzzles-searching = 게임에서 퍼즐을 찾는 중
puzzles-found = 퍼즐 { $found }개
puzzles-column-key = 퍼즐
puzzles-column-game = 게임
puzzles-column-question = 질문
puzzles-column-best = 최선
puzzles-column-obvious = 뻔한 응답
puzzles-column-lead = 잃는 승률
puzzles-game-cell = { $preset }, 플레이어 { $players }명, 라운드 { $round }/{ $rounds }
puzzles-summary = 게임 { $games }개를 찾아보았습니다: 살펴본 순간 { $moments }개, 유망한 순간 { $promising }개. 열 배 길게 살펴본 { $looked }개 중 { $long }개가 맞았고, 게임 끝까지 보아도 { $whole }개, 다른 경우들로 한 번 더 보아도 { $again }개가 맞았습니다.
puzzles-kept = 퍼즐 { $found }개 중 { $kept }개를 { $folder } 폴더에 남겼습니다. 똑같이 다시 하려면: { $command }
puzzles-interrupted = 일찍 끝냈습니다. 같은 명령으로 다음 게임부터 이어서 합니다.
error-puzzle-preset = { $preset } 종류의 게임은 없습니다. 쓸 수 있는 것: { $presets }.
error-puzzle-players = { $players }명은 플레이할 수 없습니다: 2~5명이 할 수 있습니다.

server-no-such-puzzle = 그런 퍼즐은 없습니다.
server-puzzle-half = 질문에 모두 답하세요: 놓을 카드 전부, 판매할 주식 전부.

# The page.
puzzles-title = 퍼즐
puzzles-today = 오늘의 퍼즐
puzzles-offer = 게임의 한 순간, 분명히 최선인 응답이 하나 있는데 뻔한 응답은 아닙니다. 같은 날에는 모두가 같은 퍼즐을 받습니다.
puzzles-lead = 봇들이 실제로 둔 게임의 순간들입니다. 순간마다 분명히 최선인 응답이 하나 있는데, 가장 먼저 떠오르는 응답은 아닙니다. 그 자리에서 보이던 것만 보입니다. 첫 시도만 셉니다.
puzzles-all = 모든 퍼즐
puzzles-done = { $count }개 중 { $done }개 완료, 첫 시도에 { $right }개
puzzles-of-day = 오늘의 퍼즐
puzzles-number = 퍼즐 { $number }/{ $count }
puzzles-task = 분명히 최선인 응답이 하나 있는데, 뻔한 응답은 아닙니다. 첫 시도만 셉니다.
puzzles-before-right = 첫 시도에 찾았습니다.
puzzles-before-wrong = 첫 시도는 다른 응답이었습니다.
puzzles-today-mark = 오늘
puzzles-mark-right = 맞힘
puzzles-mark-wrong = 놓침

puzzles-ask-choose-investor = 어느 투자자를 고를까?
puzzles-ask-bid-investor = 투자자 입찰
puzzles-ask-discard = 어느 전략을 되돌려 놓을까?
puzzles-ask-bonds = 채권을 몇 장 살까?
puzzles-ask-open = 시작 카드
puzzles-ask-place = 놓을 카드 두 장
puzzles-ask-commerce = 놓을 상거래 카드
puzzles-ask-first-player-card = 선 플레이어 카드
puzzles-ask-bid = 입찰
puzzles-ask-hand-over = 누가 선일까?
puzzles-ask-action = Boom, Bust 또는 다른 것
puzzles-ask-strategy = 전략 사용법
puzzles-ask-ability = 능력을 쓸까, 말까?
puzzles-ask-investor = 능력 사용법
puzzles-ask-sell = 무엇을 판매할까
puzzles-ask-sell-some = 무엇을 바로 판매할까
puzzles-ask-dividend = 배당금

puzzles-explanation = 설명
puzzles-explain = 왜일까요?
puzzles-right = 정답입니다!
puzzles-wrong = 더 나은 응답이 있었습니다
puzzles-best = 최선의 응답
puzzles-best-was = 최선: { $answer }.
puzzles-placed = { $pile } 더미에 { $card } { $side }
puzzles-sell = { $sales } 판매
puzzles-first = { JOSA($seat, "이/가") } 선
puzzles-first-me = 내가 선
puzzles-yourself = 자신
puzzles-obvious = 뻔한 응답: { $answer }. 이렇게 하면 이길 확률이 { $best } 대신 { $share }이고, 돈은 약 { $money } 적습니다.
puzzles-tried = 승률 (응답 { $count }개 중 { $shown }개)
puzzles-role-best = 최선
puzzles-role-obvious = 뻔한 응답
puzzles-role-given = 내 응답
puzzles-wins = 승률
puzzles-behind = { $lost }포인트 낮음, ± { $error }
puzzles-how = 각 응답을, 지금과 같을 수 있는 카드 분배 { $worlds }가지로 시험했습니다. 여기 보이는 것만 알고 있다고 쳤습니다: 숨겨진 카드는 매번 새로 나누었고, 모든 자리가 적어도 라운드 끝까지 견실하게 플레이했으며, 그때 각자가 가진 것으로 얼마나 자주 이기는지 계산했습니다.
puzzles-next = 다른 퍼즐
puzzles-again = 다시 하기
puzzles-look = 테이블 보기
