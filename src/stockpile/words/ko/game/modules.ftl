# What can be switched on, and the names of what modules bring to the table.

preset-first-game = 첫 게임
preset-classic = 클래식
preset-advanced = 상급
preset-epic = 에픽
preset-custom = 직접 구성

module-advanced-board = 상급 게임판
module-bonds = 채권
module-commodities = 원자재와 세금
module-dice = 주가전망 주사위
module-strategies = 투자 전략
module-first-player-card = 선 플레이어 카드
module-investors = 투자자
module-investor-bidding = 투자자 입찰

game-with = 게임: { $preset }. 모듈: { $modules }.
game-with-sets = { $game } 투자자 세트: { $sets }.

commerce-gold = 금
commerce-platinum = 백금
commerce-oil = 석유
commerce-gas = 천연가스
commerce-corn = 옥수수
commerce-cattle = 소
commerce-tax = 세금
# Where room is short.
commerce-short-gold = 금
commerce-short-platinum = 백금
commerce-short-oil = 석유
commerce-short-gas = 가스
commerce-short-corn = 옥수수
commerce-short-cattle = 소
card-first-player = 선 플레이어 카드

pair-public = 공개된 쌍
pair-face-down = 뒷면 쌍 { $number }
pair-of-seat = { $you ->
    [yes] 내 쌍
   *[no] { $seat }의 쌍
}
pair-of-two = { $you ->
    [yes] 내 쌍 { $number }
   *[no] { $seat }의 쌍 { $number }
}
pair-seen-by = ({ JOSA($seats, "이/가") } 봄)

# Lines of the page with the texts of cards.
line-investor = { $investor }: { $ability }
line-strategy = { $strategy } (비용 { $cost }): { $effect }
line-seat = { $seat }: { $line }
line-boxed = 박스에 있는 카드: { $strategies }.
line-spent = 누군가 사용한 카드: { $strategies }.
line-no-cards = 아직 읽을 투자자나 전략 카드가 없습니다.

# The table.
table-bonds = 채권
table-commerce = 상거래
table-investor = 투자자
table-strategies = 전략
table-dice = 주사위
table-pairs = 쌍
table-next-first = 다음 선 플레이어
table-supplies = 남은 것, 나간 것
table-hand = 내 손
table-bond-price = 채권 1장당 { $price }
table-bonds-left = 채권 { $count }장 남음, 1장당 { $price }
table-commerce-gone = 나간 { $commerce }: { $count }
