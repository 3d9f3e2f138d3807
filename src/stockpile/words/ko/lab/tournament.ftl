# Tournaments. Those shown by --help come first and stay plain text.

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
