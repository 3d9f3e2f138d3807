# The rules for players: what the figures in them are called. The text itself is in rules/*.md.

manual-mark-printed = 인쇄됨
manual-mark-reported = 전해짐
manual-mark-reported-once = 한 곳에서 전해짐
manual-mark-house = 우리가 정함
manual-mark-own = 직접 정함
manual-forecast-up = 주가 { $count }칸 상승
manual-forecast-down = 주가 { $count }칸 하락
manual-forecast-dividend = 주가 그대로, 1주당 배당금 { $count }
manual-all-six = 6종 모두
manual-space = { $number }번째 칸({ $value })
manual-card = 카드({ $mark })
manual-copies = 장수
manual-needs-bonds = 채권
manual-needs-commodities = 원자재
manual-needs-strategies = 전략
manual-nothing = 없음

# The rules in the terminal.
command-rules = 규칙을 봅니다: 한눈에 보는 라운드, 주제 하나, 또는 번호로 찾은 규칙 하나. 모든 게임의 규칙도, 한 게임만의 규칙도 볼 수 있습니다.
option-topic = 읽을 것: 규칙 번호(R-DEM-4), 주제(demand), 또는 제목의 앞부분. 생략하면 한눈에 보는 라운드와 주제 목록.
option-search = 이 낱말들이 모두 들어 있는 규칙과 문단을 전부 보여 줍니다.
rules-how = 하나 읽기: stockpile rules demand, stockpile rules R-DEM-4. 낱말 찾기: stockpile rules --search "분할 보너스". 한 게임만: stockpile rules --players 3 --preset epic.
rules-of-game = { $game ->
    [none] { $players }인 규칙, 기본 게임.
   *[other] { $players }인 규칙. { $game }
}
error-rules-topic = 이 규칙에는 ‘{ $topic }’에 대한 내용이 없습니다. `stockpile rules`로 주제 목록을 보고, `stockpile rules --search`로 낱말을 찾으세요
error-rules-words = 이 규칙에는 다음 낱말이 모두 들어 있는 곳이 없습니다: { $words }

# The rules in the page.
rules-title = 규칙
rules-leaf-round = 규칙 요약
rules-leaf-rules = 모든 규칙
rules-search = 규칙 검색
rules-hits = { $count ->
    [0] 찾지 못함
   *[other] { $count }곳
}
rules-nothing = 이 규칙에는 다음 낱말이 모두 들어 있는 곳이 없습니다: { $words }
rules-every-game = 이 게임에 없는 것도 보기
rules-contents = 차례
rules-house = 우리가 정한 수치: 인쇄된 값을 확인하지 못했습니다
rules-house-spoken = (우리가 정한 수치)
