# My games on the page: what many analysed games say of me. Habits and trends themselves are in study.ftl.

web-habits-sums = 게임 { $games }개를 합친 승리의 몫: 운 { $luck }, 실력 { $skill }, 결과 { $result }
web-habits-grade = 평균 평점은 { $grade }({ $interval })입니다.
web-habits-why = 어떤 실수로 손해를 보는지, 분석한 모든 게임의 평균을 비싼 것부터 보여 줍니다. 괄호 안과 막대를 가로지르는 선은 이런 경우 100번 중 95번 실제 손해가 들어가는 범위입니다.
web-habits-cost = 게임당 { $money }({ $range }), 승리의 몫 { $win }({ $wins }) 손해.
web-habits-cost-alone = 이 게임에서 { $money }, 승리의 몫 { $win } 손해.
web-habits-unsure = 우연일 수 있음
web-habits-more = 손해가 더 작은 버릇 { $count }개
web-habits-newest = 최근에 분석한 게임 { $count }개를 셉니다.
