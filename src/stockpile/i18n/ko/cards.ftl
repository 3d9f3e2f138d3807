## Names of what lies on the table and of the parts of a round.

company-cosmic = Cosmic Computers
company-bank = Bottomline Bank
company-labs = Leading Laboratories
company-auto = American Automotive
company-steel = Stanford Steel
company-electric = Epic Electric

# Where room is short, and what a player may type.
short-cosmic = Cosmic
short-bank = Bank
short-labs = Labs
short-auto = Auto
short-steel = Steel
short-electric = Electric

card-boom = Stock Boom
card-bust = Stock Bust
card-fee = 거래수수료({ $value })
card-short-boom = Boom
card-short-bust = Bust
card-short-fee = 수수료 { $value }
cards-alike = { $count ->
    [1] { $card }
   *[other] { $card } { $count }장
}
# Cards of a pile whose faces one has not seen.
cards-counted = 카드 { $count }장
cards-hidden = 숨겨진 카드 { $count }장

side-up = 앞면
side-down = 뒷면

phase-set-up = 준비
phase-round-beginning = 라운드 시작
phase-information = 정보
phase-supply = 공급
phase-demand = 수요
phase-action = 액션
phase-selling = 매매
phase-movement = 변동
phase-round-end = 라운드 종료
phase-game-end = 게임 종료

board-standard = 기본
board-advanced = 상급

# Who sits at the table: the person who plays, the bots, and seats of whom nothing is known.
seat-you = 당신
seat-bot-1 = 노라
seat-bot-2 = 오티스
seat-bot-3 = 펄
seat-bot-4 = 루스
seat-bot-5 = 사이먼
seat-bot-6 = 아마라
seat-bot-7 = 브루노
seat-bot-8 = 달리아
seat-bot-9 = 에밀
seat-bot-10 = 파리드
seat-bot-11 = 고로
seat-bot-12 = 힐데
seat-bot-13 = 이네스
seat-bot-14 = 코피
seat-number = 자리 { $seat }
seat-with-bot = { $seat } ({ $bot })

# Parts of the final breakdown.
tally-cash = 현금
tally-majorities = 대주주
tally-shares = 주식
tally-bonds = 채권
tally-commodities = 원자재
tally-fees = 수수료
tally-taxes = 세금
tally-total = 합계

list-and = { $first }, { $last }
list-comma = { $first }, { $next }


## The investors: their names, and what each can do in one sentence. Parameters are the figures of the content files.

investor-ana = Agile Ana
investor-barack = Bailout Barack
investor-bill = Billionaire Bill
investor-bernie = Broker Bernie
investor-barbara = Budget Barbara
investor-chanda = Clever Chanda
investor-cramer = Crazy Cramer
investor-carlos = Cunning Carlos
investor-dangote = Daring Dangote
investor-donald = Discount Donald
investor-deborah = Dividend Deborah
investor-phil = Forecast Phil
investor-graham = Golden Graham
investor-ivan = Illicit Ivan
investor-liliane = Lazy Liliane
investor-li = Lucrative Li
investor-mark = Maverick Mark
investor-martha = Mayknow Martha
investor-mitt = Moneymaker Mitt
investor-oprah = Opulent Oprah
investor-robins = Royal Robins
investor-stuart = Secretive Stuart
investor-soros = Shorting Soros
investor-sanders = Socialist Sanders
investor-talal = Tactical Talal
investor-warren = Wise Warren

ability-ana = 라운드 종료 때 원하는 기업들의 주식을 공개하고 기업마다 { $each }씩 받는다.
ability-barack = 매매가 끝나면 사용한 카드 더미의 주식 1장을 주가보다 { $discount } 싸게 살 수 있다.
ability-bill = 돈이 많다. 그뿐이다.
ability-bernie = 내 더미에서 나온 거래수수료를 내지 않고 받는다.
ability-barbara = 입찰 트랙의 칸마다 내는 돈이 차례로 { $track }이다. 0보다 작으면 은행에서 그만큼 받는다.
ability-chanda = 액션 턴에 주식 1주를 내놓으면 내 다른 카드 1장이 분할 카드가 된다.
ability-cramer = 액션 턴에 원하는 주가 하나를 { $steps }칸 올리거나 내릴 수 있다.
ability-carlos = 나를 입찰에서 이기려면 { $gap }칸 이상 높게 입찰해야 한다.
ability-dangote = 라운드 종료 때마다 내 원자재 1장당 { JOSA($each, "을/를") } 받는다.
ability-donald = 입찰한 칸보다 { $back }칸 아래의 금액을 낸다.
ability-deborah = 라운드 종료 때 원하면 기업 하나를 지목한다. 그 기업은 모든 주주에게 배당금 { JOSA($dividend, "을/를") } 지급한다.
ability-phil = 내 쌍의 절반, 기업이나 전망 중 하나를 직접 고르고 나머지는 운에 맡긴다.
ability-graham = 판매하는 주식마다 주가보다 { $extra } 더 받는다. 마지막 판매에서도 같다.
ability-ivan = 전략 카드를 더 많이 갖고, 라운드마다 { $plays }장 사용할 수 있다.
ability-liliane = 입찰을 시작할 때 { JOSA($bonus, "을/를") } 받는다. 미플이 돌아올 때마다 { JOSA($outbid, "을/를") } 낸다.
ability-li = 이자와 함께 채권 { $per }장마다 { JOSA($interest, "을/를") } 더 받는다(올림).
ability-mark = 입찰 전에 카드 1장을 앞면이든 뒷면이든 그대로 다른 더미로 옮긴다.
ability-martha = 수요 단계에 라운드마다 한 번, 내 것이 아닌 쌍 하나를 본다.
ability-mitt = 미플을 놓을 때마다 { JOSA($bonus, "을/를") } 받는다.
ability-oprah = 라운드 종료 때마다 { JOSA($gift, "을/를") } 다른 플레이어 한 명이나 여럿에게 선물한다.
ability-robins = 시작 카드를 직접 놓고, 그중 1장은 뒷면이 보이게 놓는다.
ability-stuart = 더미에 놓는 카드를 보이지 않아도 된다. 남들처럼 1장만 숨기거나 2장 모두 숨긴다.
ability-soros = 매매할 때 라운드마다 주식 1주를 주가와 상관없이 { $price }에 판매할 수 있다.
ability-sanders = 라운드 종료 때마다 가장 부유한 다른 플레이어에게서 { JOSA($take, "을/를") } 빼앗아 { JOSA($keep, "은/는") } 내가 갖고, 나머지는 가장 가난한 플레이어에게 준다.
ability-talal = 모두가 판매를 마치면 한 번 더 판매할 수 있다.
ability-warren = 입찰 전에 더미 하나를 들여다보고 숨겨진 카드를 확인한다.

# What an investor asks, and what comes after that.
question-investor = { $name }: 무엇을 고르겠습니까?
question-investor-ana = { $name }: { JOSA($each, "을/를") } 받으려면 어느 기업의 주식을 공개하겠습니까?
question-investor-barack = { $name }: 사용한 카드 더미에서 어느 주식 카드를 { $discount } 싸게 사겠습니까?
question-investor-chanda = { $name }: 어느 주식을 내놓겠습니까?
question-investor-chanda-then = { $name }: 어느 카드를 분할 카드로 만들겠습니까?
question-investor-cramer = { $name }: 어느 기업의 주가를 올리거나 내리겠습니까?
question-investor-deborah = { $name }: 어느 기업이 모두에게 배당금 { JOSA($dividend, "을/를") } 지급하게 하겠습니까?
question-investor-mark = { $name }: 어느 더미에서 어느 카드를 옮기겠습니까?
question-investor-mark-then = { $name }: 카드를 어느 더미로 옮기겠습니까?
question-investor-martha = { $name }: 어느 쌍을 보겠습니까?
question-investor-oprah = { $name }: 누구에게 선물하겠습니까?
question-investor-phil = { $name }: 내 쌍에 어느 기업이나 전망을 넣겠습니까?
question-investor-sanders = { $name }: 누구에게서 { JOSA($take, "을/를") } 빼앗겠습니까?
question-investor-sanders-then = { $name }: 가장 가난한 사람 중 누구에게 나머지를 주겠습니까?
question-investor-warren = { $name }: 어느 더미를 들여다보겠습니까?


## The strategy cards: their names, and what each does in one sentence. Parameters are the figures of the content files.

strategy-block-trading = Block Trading
strategy-value-investing = Value Investing
strategy-convertible-bond = Convertible Bond
strategy-corner-the-market = Corner the Market
strategy-corporate-espionage = Corporate Espionage
strategy-insider-trading = Insider Trading
strategy-data-broker = Data Broker
strategy-diversification = Diversification
strategy-dividend-growth-investing = Dividend Growth Investing
strategy-special-dividend = Special Dividend
strategy-falsified-earnings = Falsified Earnings
strategy-fraudulent-transfer = Fraudulent Transfer
strategy-vulture-capitalism = Vulture Capitalism
strategy-interpositioning = Interpositioning
strategy-market-maker = Market Maker
strategy-naked-short = Naked Short
strategy-rogue-trading = Rogue Trading
strategy-systemic-shock = Systemic Shock
strategy-bear-raid = Bear Raid
strategy-pump-and-dump = Pump and Dump
strategy-tax-shelter = Tax Shelter
strategy-stock-buyback = Stock Buyback

effect-block-trading = 내 미플 하나가 { $at_least } 이상에서 입찰을 마쳤으면 { JOSA($receive, "을/를") } 받는다.
effect-value-investing = 내 미플 하나가 { $at_most } 이하에서 입찰을 마쳤으면 { JOSA($receive, "을/를") } 받는다.
effect-convertible-bond = 채권 1장을 내놓고 사용한 카드 더미에서 주식 카드 1장을 가져온다.
effect-corner-the-market = 같은 원자재는 2장째부터 1장당 { JOSA($each, "을/를") } 받는다.
effect-corporate-espionage = 쌍을 { $pairs }개까지 본다.
effect-insider-trading = 모든 쌍을 본 다음 주식을 { $shares }주까지 판매한다.
effect-data-broker = 내 쌍 하나를 모두에게 공개하고 { JOSA($receive, "을/를") } 받는다.
effect-diversification = 원하는 기업들의 주식을 공개하고 기업마다 { $each }씩 받는다.
effect-dividend-growth-investing = 한 기업이 모두에게 배당금 { JOSA($dividend, "을/를") } 지급한 다음, 그 주가가 { $steps }칸 오른다.
effect-special-dividend = 한 기업이 모두에게 배당금 { JOSA($dividend, "을/를") } 지급한다.
effect-falsified-earnings = 쌍 하나 위에 놓는다. 전망이 반대쪽으로 { $steps }칸 바뀐다. 배당금이면 지급한 뒤 주가가 { $steps }칸 내린다.
effect-fraudulent-transfer = 주식 1주를 내놓고 사용한 카드 더미에서 주식 카드 1장을 가져온다.
effect-vulture-capitalism = 주식 1주를 내놓고 사용한 카드 더미에서 주식 카드 1장을 가져온다. 그 주가가 { $at_most } 이하이면 { JOSA($receive, "을/를") } 받는다.
effect-interpositioning = 이번 라운드 더미들에 있던 거래수수료를 모두 더한 만큼 받는다.
effect-market-maker = Boom이나 Bust 1장을 내놓는다. 한 기업의 주가가 { $up }칸 오르고, 다른 기업의 주가가 { $down }칸 내린다.
effect-naked-short = Boom이나 Bust 1장을 내놓고 { JOSA($receive, "을/를") } 받는다.
effect-rogue-trading = 일반 포트폴리오의 카드 1장이 분할 카드가 된다.
effect-systemic-shock = 원자재 1장을 내놓는다. 기업 { $companies }곳의 주가를 각각 { $steps }칸 올리거나 내린다.
effect-bear-raid = 주식을 { $shares }주까지 주가와 상관없이 1주당 { $price }에 판매한다.
effect-pump-and-dump = 한 기업의 주가가 { $steps }칸 오른 다음, 그 주식을 { $shares }주까지 판매할 수 있다.
effect-tax-shelter = 내 세금 카드 1장을 게임에서 제거한다.
effect-stock-buyback = 한 기업의 주가가 { $steps }칸 오른다.

# What a card asks: first what it is paid with, where that is not money, then what it does.
question-pay-share = { $name }의 비용은 주식 1주입니다. 어느 주식을 내겠습니까?
question-pay-action = { $name }의 비용은 Boom이나 Bust 1장입니다. 어느 카드를 내겠습니까?
question-pay-commodity = { $name }의 비용은 원자재 1장입니다. 어느 원자재를 내겠습니까?
question-strategy = { $name }: 무엇을 고르겠습니까?
question-strategy-convertible-bond = { $name }: 사용한 카드 더미에서 어느 주식 카드를 가져오겠습니까?
question-strategy-fraudulent-transfer = { $name }: 사용한 카드 더미에서 어느 주식 카드를 가져오겠습니까?
question-strategy-vulture-capitalism = { $name }: 사용한 카드 더미에서 어느 주식 카드를 가져오겠습니까?
question-strategy-corporate-espionage = { $name }: 어느 쌍을 보겠습니까?
question-strategy-data-broker = { $name }: 내 쌍 중 어느 것을 모두에게 공개하겠습니까?
question-strategy-diversification = { $name }: { JOSA($each, "을/를") } 받으려면 어느 기업의 주식을 공개하겠습니까?
question-strategy-dividend-growth-investing = { $name }: 어느 기업이 배당금 { JOSA($dividend, "을/를") } 지급하고 주가가 { $steps }칸 오르게 하겠습니까?
question-strategy-special-dividend = { $name }: 어느 기업이 모두에게 배당금 { JOSA($dividend, "을/를") } 지급하게 하겠습니까?
question-strategy-falsified-earnings = { $name }: 어느 쌍 위에 카드를 놓겠습니까?
question-strategy-market-maker = { $name }: 어느 기업의 주가를 { $up }칸 올리겠습니까?
question-strategy-market-maker-then = { $name }: 어느 기업의 주가를 { $down }칸 내리겠습니까?
question-strategy-rogue-trading = { $name }: 어느 카드를 분할 카드로 만들겠습니까?
question-strategy-systemic-shock = { $name }: 어느 기업의 주가를 { $steps }칸 올리거나 내리겠습니까?
question-strategy-pump-and-dump = { $name }: 어느 기업의 주가를 { $steps }칸 올리겠습니까?
question-strategy-stock-buyback = { $name }: 어느 기업의 주가를 { $steps }칸 올리겠습니까?

# What a strategy card costs besides money.
cost-share = 주식 1주
cost-bond = 채권 1장
cost-action = Boom이나 Bust 1장
cost-commodity = 원자재 1장


## What can be switched on, and the names of what modules bring to the table.

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
