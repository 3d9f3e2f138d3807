# The strategy cards: their names, and what each does in one sentence. Parameters are the figures of the content files.

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
effect-falsified-earnings = 쌍 하나 위에 놓는다. 전망을 { $steps }칸 거스르고, 배당금이면 지급한 뒤 주가가 { $steps }칸 내린다.
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
question-strategy-dividend-growth-investing = { $name }: 어느 기업이 배당금 { JOSA($dividend, "을/를") } 지급하고 { $steps }칸 오릅니까?
question-strategy-special-dividend = { $name }: 어느 기업이 모두에게 배당금 { JOSA($dividend, "을/를") } 지급합니까?
question-strategy-falsified-earnings = { $name }: 어느 쌍 위에 카드를 놓겠습니까?
question-strategy-market-maker = { $name }: 어느 기업의 주가가 { $up }칸 오릅니까?
question-strategy-market-maker-then = { $name }: 어느 기업의 주가가 { $down }칸 내립니까?
question-strategy-rogue-trading = { $name }: 어느 카드가 분할 카드가 됩니까?
question-strategy-systemic-shock = { $name }: 어느 기업의 주가를 { $steps }칸 올리거나 내리겠습니까?
question-strategy-pump-and-dump = { $name }: 어느 기업의 주가가 { $steps }칸 오릅니까?
question-strategy-stock-buyback = { $name }: 어느 기업의 주가가 { $steps }칸 오릅니까?

# What a strategy card costs besides money.
cost-share = 주식 1주
cost-bond = 채권 1장
cost-action = Boom이나 Bust 1장
cost-commodity = 원자재 1장
