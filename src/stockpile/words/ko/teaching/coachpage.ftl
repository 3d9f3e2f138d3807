# The coach on the page: luck and skill of a game that is over, and over many games.

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
