## What happened, as lines of the log. $seat is a name; $you is "yes" where the reader is meant, who is then "당신".

event-round-started = { $last ->
    [yes] 라운드 { $round }/{ $rounds }, 마지막 라운드입니다. 선 플레이어: { $first }. 이 라운드가 끝나면 모든 주식을 판매하고 대주주 보너스를 지급합니다.
   *[no] 라운드 { $round }/{ $rounds }. 선 플레이어: { $first }.
}
event-share-dealt = { JOSA($seat, "이/가") } { $company } 주식 1주로 시작했습니다.
event-share-dealt-hidden = { JOSA($seat, "이/가") } 비밀 주식 1주로 시작했습니다.
event-pair-dealt = { $whose ->
    [you] 내 비밀 정보: { $company } { $forecast }.
    [seat] { $seat }의 비밀 정보: { $company } { $forecast }.
   *[public] 공개된 정보: { $company } { $forecast }.
}
event-pair-dealt-hidden = { $whose ->
    [seat] { JOSA($seat, "이/가") } 비밀 정보 한 쌍을 받았습니다.
   *[nobody] 한 쌍은 뒷면인 채로 남습니다.
}
event-hand-dealt = { JOSA($seat, "이/가") } 뽑은 카드: { $cards }.
event-hand-dealt-hidden = { JOSA($seat, "이/가") } 시장 카드 { $count }장을 뽑았습니다.
event-card-placed = { JOSA($seat, "이/가") } { $pile } 더미에 { $card } 1장을 { JOSA($side, "이/가") } 보이게 놓았습니다.
event-card-placed-hidden = { JOSA($seat, "이/가") } { $pile } 더미에 카드 1장을 뒷면이 보이게 놓았습니다.
event-card-placed-opening = { $pile } 더미의 첫 카드: { $card }.
event-meeple-placed = { JOSA($seat, "이/가") } { $pile } 더미에 { JOSA($price, "을/를") } 입찰했습니다.
event-meeple-returned = { $you ->
    [yes] 당신이 { $pile } 더미의 입찰에서 졌습니다.
   *[no] { JOSA($seat, "이/가") } { $pile } 더미의 입찰에서 졌습니다.
}
event-pile-taken = { JOSA($seat, "이/가") } { $pile } 더미를 얻었습니다: { $cards }.
event-fee-drawn = { $seat }의 더미에서 거래수수료 { JOSA($fee, "이/가") } 나왔습니다.
event-money-moved-received = { JOSA($seat, "이/가") } { JOSA($amount, "을/를") } 받았습니다 ({ $reason }).
event-money-moved-paid = { JOSA($seat, "이/가") } { JOSA($amount, "을/를") } 냈습니다 ({ $reason }).
event-action-played = { JOSA($seat, "이/가") } { $company }에 { $card } 카드를 사용했습니다.
event-ticker-moved = { $direction ->
    [up] { $company } 주가가 { $before }에서 { JOSA($after, "으로/로") } 올랐습니다.
   *[down] { $company } 주가가 { $before }에서 { JOSA($after, "으로/로") } 내렸습니다.
}
event-stock-split = { $company } 주식이 분할되었습니다. 주가는 이제 { $value }입니다.
event-shares-split = { $seat }의 { $company } 분할 카드가 { $cards }장 늘었습니다.
event-went-bankrupt = { $company } 기업이 부도났습니다. 주가는 다시 { $value }입니다.
event-shares-lost = { JOSA($seat, "이/가") } { $company } 카드 { $cards }장을 잃었습니다.
event-share-sold = { $form ->
    [share] { JOSA($seat, "이/가") } { $company } 주식 1주를 { $amount }에 판매했습니다.
    [whole] { JOSA($seat, "이/가") } { $company } 분할 카드 1장을 { $amount }에 판매했습니다.
   *[half] { JOSA($seat, "이/가") } { $company } 분할 카드의 절반을 { $amount }에 판매했습니다.
}
event-pair-shown = { $whose ->
    [public] 공개된 쌍 차례입니다: { $company } { $forecast }.
    [nobody] 뒷면이던 쌍을 뒤집었습니다: { $company } { $forecast }.
   *[seat] { JOSA($seat, "이/가") } 공개했습니다: { $company } { $forecast }.
}
event-dividend-declared = { $company } 기업이 1주당 배당금 { JOSA($amount, "을/를") } 지급합니다.
event-shares-shown = { JOSA($seat, "이/가") } { $company } 주식 { $cards }주를 공개했습니다.
event-round-ended = 라운드 { $round } 종료.
event-majority-held = { $company } 대주주: { $seats } ({ $shares }주).
event-portfolio-sold = { JOSA($seat, "이/가") } { $company } 주식을 전부 판매했습니다 ({ $shares }주).
event-fee-lapsed = { JOSA($seat, "이/가") } 끝내 내지 못한 거래수수료 { JOSA($fee, "은/는") } 없어졌습니다.
event-game-ended = 게임이 끝났습니다. { $count ->
    [1] { JOSA($winners, "이/가") } { JOSA($money, "으로/로") } 승리했습니다.
   *[other] { JOSA($winners, "이/가") } { JOSA($money, "으로/로") } 공동 승리했습니다.
}

# Set-up and modules.
event-strategies-dealt = { JOSA($seat, "이/가") } 뽑은 전략 카드: { $strategies }.
event-strategies-dealt-hidden = { JOSA($seat, "이/가") } 전략 카드 { $count }장을 뽑았습니다.
event-investors-dealt = { JOSA($seat, "이/가") } 고를 수 있는 투자자: { $investors }.
event-investors-dealt-hidden = { JOSA($seat, "이/가") } 투자자 { $count }명 중에서 고릅니다.
event-investor-picked = { JOSA($seat, "이/가") } 투자자를 골랐습니다.
event-investors-laid-out = 더미 순서대로 입찰할 투자자: { $investors }.
event-investor-hired = { $seat }의 투자자는 { $investor }입니다.
event-strategy-discarded = { JOSA($seat, "이/가") } { $strategy } 카드를 박스에 되돌려 놓았습니다.
event-strategy-discarded-hidden = { JOSA($seat, "이/가") } 전략 카드 1장을 박스에 되돌려 놓았습니다.
event-bonds-bought = { JOSA($seat, "이/가") } 채권 { $count }장을 샀습니다.
event-dice-rolled = 주사위 결과: { $forecasts }.
event-card-kept = { $company ->
    [yes] 쌍을 나눠 주기 전에 { JOSA($seat, "이/가") } 기업 카드 1장을 챙겼습니다.
   *[no] 쌍을 나눠 주기 전에 { JOSA($seat, "이/가") } 주가전망 카드 1장을 챙겼습니다.
}
event-commerce-drawn = { JOSA($seat, "이/가") } 뽑은 상거래 카드: { $commerce }.
event-commerce-drawn-hidden = { JOSA($seat, "이/가") } 상거래 카드 1장을 뽑았습니다.
event-pile-looked-at = { JOSA($seat, "이/가") } { $pile } 더미를 들여다보았습니다: { $cards }.
event-pile-looked-at-hidden = { JOSA($seat, "이/가") } { $pile } 더미의 뒷면 카드 { $count }장을 보았습니다.
event-card-moved = { JOSA($seat, "이/가") } { $pile } 더미의 { $card }번 카드를 { $to_pile } 더미로 옮겼습니다.
event-pair-looked-at = { JOSA($seat, "이/가") } 본 쌍: { $pair }.
event-pair-seen = { JOSA($seat, "이/가") } 본 정보: { $company } { $forecast }.
event-commerce-taken = { JOSA($seat, "이/가") } 앞에 펼쳐 놓은 카드: { $commerce }.
event-first-player-card-given = { $kept ->
    [yes] { JOSA($seat, "이/가") } 선 플레이어 카드를 그대로 가졌습니다.
   *[no] { JOSA($seat, "이/가") } 다음 라운드의 선 플레이어를 정했습니다: { $receiver }.
}
event-ability-used = { JOSA($seat, "이/가") } { $investor }의 능력을 사용했습니다.
event-strategy-played = { JOSA($seat, "이/가") } { $strategy } 카드를 사용했습니다.
event-share-given = { $half ->
    [yes] { JOSA($seat, "이/가") } { $company } 분할 카드의 절반을 내놓았습니다.
   *[no] { JOSA($seat, "이/가") } { $company } 주식 1주를 내놓았습니다.
}
event-action-given = { JOSA($seat, "이/가") } { $card } 카드를 내놓았습니다.
event-commodity-given = { JOSA($seat, "이/가") } { $commerce } 카드를 내놓았습니다.
event-bond-given = { JOSA($seat, "이/가") } 채권 1장을 내놓았습니다.
event-tax-sheltered = { JOSA($seat, "이/가") } 세금 카드 1장을 없앴습니다.
event-discard-taken = { JOSA($seat, "이/가") } 사용한 카드 더미에서 { $company } 주식 1주를 얻었습니다.
event-earnings-falsified = { JOSA($seat, "이/가") } Falsified Earnings 카드를 쌍 위에 놓았습니다: { $pair }.
event-company-shown = { JOSA($seat, "이/가") } { $company } 주식 1주를 공개했습니다.

# What money was paid or received for.
money-bid = 입찰
money-fee = 거래수수료
money-sale = 판매
money-split = 재분할
money-dividend = 배당금
money-majority = 대주주 보너스
money-start = 시작 자금
money-investor = 투자자의 시작 자금
money-interest = 이자
money-bonds = 채권
money-commodities = 원자재
money-taxes = 세금
money-strategy = 전략 카드


## What the game asks, what can be answered, why an answer is refused.

question-place = 손에서 카드를 놓으세요: 어느 카드를, 어느 면으로, 어느 더미에 놓겠습니까?
question-place-alike = { $count ->
    [1] { $card } 1장을 놓으세요: 어느 면으로, 어느 더미에 놓겠습니까?
   *[other] { $card } { $count }장 중 1장을 놓으세요: 어느 면으로, 어느 더미에 놓겠습니까?
}
question-place-last = { $card } 1장을 { JOSA($side, "이/가") } 보이게 놓으세요: 어느 더미에 놓겠습니까?
question-bid = 미플을 놓으세요: 어느 더미에, 얼마를 입찰하겠습니까?
question-action = 내 액션 턴입니다. Boom과 Bust, 그 밖에 쓸 수 있는 것을 사용하세요.
question-boom = Stock Boom을 사용하세요: 어느 기업의 주가를 올리겠습니까?
question-bust = Stock Bust를 사용하세요: 어느 기업의 주가를 내리겠습니까?
question-sell = 주식을 1주씩 판매하거나 판매를 마치세요.
question-dividend = { $company } 기업이 공개한 주식 1주당 { JOSA($amount, "을/를") } 지급합니다. 몇 주를 공개하겠습니까?
question-choose-investor = 함께할 투자자를 고르세요.
question-offer-investor = 입찰에 내놓을 투자자를 고르세요.
question-bid-investor = 투자자에게 미플을 놓으세요: 누구에게, 얼마를 입찰하겠습니까?
question-discard = { $left ->
    [1] 전략 카드 1장을 더 박스에 되돌려 놓으세요: 어느 카드를 놓겠습니까?
   *[other] 전략 카드 { $left }장을 박스에 되돌려 놓으세요: 어느 카드를 먼저 놓겠습니까?
}
question-bonds = 채권은 1장에 { $bond_price }입니다. 몇 장을 사겠습니까?
question-bonds-left = { $count }장 남았습니다.
question-open = 시작 카드를 더미마다 1장씩 놓으세요. 그중 1장은 뒷면이 보이게 놓습니다.
question-commerce = 상거래 카드를 앞면이 보이게 놓으세요: 어느 카드를, 어느 더미에 놓겠습니까?
question-first-player-card = 선 플레이어 카드를 놓으세요: 어느 더미에 놓겠습니까?
question-hand-over = 선 플레이어 카드를 가지고 있습니다. 다음 라운드의 선 플레이어로 누구를 정하겠습니까?
question-ability = 내 투자자들의 능력 중 무엇을 먼저 사용하겠습니까?
question-sell-some = { $shares ->
    [1] 지금 1주를 더 현재 주가로 판매할 수 있습니다.
   *[other] 지금 { $shares }주까지 현재 주가로 판매할 수 있습니다.
}
question-sell-some-fixed = { $shares ->
    [1] 지금 1주를 더 { $price }에 판매할 수 있습니다.
   *[other] 지금 { $shares }주까지 1주당 { $price }에 판매할 수 있습니다.
}
# The same to somebody who waits for another player.
waiting-place = { JOSA($seat, "이/가") } 카드를 놓습니다.
waiting-bid = { JOSA($seat, "이/가") } 입찰합니다.
waiting-action = { $seat }의 액션 턴입니다.
waiting-sell = { JOSA($seat, "이/가") } 판매합니다.
waiting-dividend = { JOSA($seat, "이/가") } 배당금을 받으려고 무엇을 공개할지 정합니다.
waiting-choose-investor = { JOSA($seat, "이/가") } 투자자를 고릅니다.
waiting-bid-investor = { JOSA($seat, "이/가") } 투자자에 입찰합니다.
waiting-discard = { JOSA($seat, "이/가") } 전략 카드를 되돌려 놓습니다.
waiting-bonds = { JOSA($seat, "이/가") } 채권을 살지 정합니다.
waiting-open = { JOSA($seat, "이/가") } 시작 카드를 놓습니다.
waiting-commerce = { JOSA($seat, "이/가") } 상거래 카드를 놓습니다.
waiting-first-player-card = { JOSA($seat, "이/가") } 선 플레이어 카드를 놓습니다.
waiting-hand-over = { JOSA($seat, "이/가") } 다음 라운드의 선 플레이어를 정합니다.
waiting-ability = { JOSA($seat, "이/가") } 먼저 사용할 능력을 정합니다.
waiting-investor = { JOSA($seat, "이/가") } 능력을 사용합니다.
waiting-strategy = { JOSA($seat, "이/가") } 전략 카드를 사용합니다.
waiting-sell-some = { JOSA($seat, "이/가") } 전략 카드로 판매합니다.

answer-pass = 넘기기
answer-place = { $pile } 더미에 { $card } 1장을 { JOSA($side, "이/가") } 보이게 놓기
answer-bid = { $pile } 더미에 { $price } 입찰하기
answer-boom = { $company }에 Stock Boom 사용하기
answer-bust = { $company }에 Stock Bust 사용하기
answer-sell = { $form ->
    [share] { $company } 주식 1주 판매하기
    [whole] { $company } 분할 카드 1장 판매하기
   *[half] { $company } 분할 카드의 절반 판매하기
}
answer-show = { $shares ->
    [0] 공개하지 않기
   *[other] { $shares }주 공개하기
}
answer-commerce = { $pile } 더미에 { $commerce } 놓기
answer-first-player = { $pile } 더미에 선 플레이어 카드 놓기
answer-bonds = { $count ->
    [0] 채권 사지 않기
   *[other] 채권 { $count }장 사기
}
answer-investor = { $investor } 고르기
answer-discard = { $strategy } 카드를 박스에 되돌려 놓기
answer-strategy = { $strategy } 사용하기
answer-ability = { $investor }의 능력 사용하기
answer-up = { $company } 주가 올리기
answer-down = { $company } 주가 내리기
answer-company = { $company } 지목하기
answer-pair = 쌍 고르기: { $pair }
answer-keep-company = { $company } 기업 카드 챙기기
answer-keep-forecast = 전망 { $kept } 챙기기
answer-card = { $pile } 더미의 { $position }번 카드 집기
answer-pile = { $pile } 더미 고르기
answer-seat = { $receiver } 고르기
answer-take = 사용한 카드 더미에서 { $company } 주식 1주 가져오기
answer-give = { $half ->
    [yes] { $company } 분할 카드의 절반 내놓기
   *[no] { $company } 주식 1주 내놓기
}
answer-give-commodity = { $commerce } 내놓기
answer-give-action = { $given } 내놓기
answer-split = { $company } 카드 1장을 분할 카드로 만들기
answer-reveal = { $company } 주식 1주 공개하기
answer-short = { $half ->
    [yes] { $company } 분할 카드의 절반을 투자자의 가격에 판매하기
   *[no] { $company } 주식 1주를 투자자의 가격에 판매하기
}

reason-not-an-answer-to-this = 이 질문에 맞는 응답이 아닙니다.
reason-no-such-pile = 이 게임에 없는 더미입니다.
reason-not-in-your-hand = 손에 없는 카드입니다.
reason-one-up-one-down = 한 장은 앞면이 보이게, 다른 한 장은 뒷면이 보이게 놓아야 합니다.
reason-your-other-meeple-is-there = 그 더미에는 내 다른 미플이 있습니다.
reason-costs-more-than-you-have = 남은 돈보다 비용이 큽니다.
reason-only-a-higher-space = 이미 누군가 있습니다. 더 높게, 또는 다른 곳에 입찰하세요.
reason-more-than-you-hold = 그만큼 가지고 있지 않습니다.
reason-no-such-card = 그런 카드가 없습니다.
reason-costs-more-than-the-investor-has = 이 투자자가 가져오는 돈보다 많습니다.
reason-one-card-on-each-pile = 더미마다 카드 1장씩 놓아야 합니다.
reason-one-down-the-others-up = 한 장은 뒷면이 보이게, 나머지는 모두 앞면이 보이게 놓아야 합니다.
reason-two-different-piles = 상거래 카드 2장은 서로 다른 더미에 놓아야 합니다.
reason-more-bonds-than-a-round-allows = 한 라운드에 그렇게 많은 채권은 살 수 없습니다.
reason-no-bonds-left = 남은 채권이 그만큼 없습니다.
reason-no-such-seat = 그 자리에는 아무도 없습니다.
reason-not-your-ability = 지금 사용할 수 있는 내 능력이 아닙니다.
reason-not-possible-now = 지금은 할 수 없습니다.
reason-booms-and-busts-must-be-played = Boom과 Bust를 먼저 사용해야 합니다.

# The words before the cursor, by step.
step-card = 카드>
step-side = 면>
step-pile = 더미>
step-bid = 입찰>
step-price = 금액>
step-action = 액션>
step-company = 기업>
step-sale = 판매>
step-shown = 공개>
step-investor = 투자자>
step-discard = 되돌리기>
step-bonds = 채권>
step-player = 플레이어>
step-ability = 능력>
step-choice = 선택>

# Choices of a step, and what Enter alone does.
typed-up = 위
typed-down = 아래
choice-up = 위: 앞면이 보이게, 모두에게 공개
choice-down = 아래: 뒷면이 보이게, 나만의 비밀
choice-sell = { $form ->
    [share] { $amount }에
    [whole] 분할 카드를 { $amount }에
   *[half] 분할 카드의 절반을 { $amount }에
}
choice-short = { $form ->
    [share] 투자자의 가격 { $amount }에
   *[half] 분할 카드의 절반을 투자자의 가격 { $amount }에
}
typed-look = 보기
choice-look = 보기: 먼저 쌍 하나 보기
choice-worth = (가치 { $value })
choice-give-half = 분할 카드의 절반
choice-money = (돈 { $money })
choice-cost = (비용 { $cost })
choice-ability = { $investor }의 능력
choice-move-up = 위: 주가 상승
choice-move-down = 아래: 주가 하락
enter-sell = Enter: 판매 마치기
enter-dividend = { $count ->
    [1] Enter: 공개하기
   *[other] Enter: { $count }주 모두 공개하기
}
enter-sell-some = Enter: 더 판매하지 않기
enter-action = Enter: 턴 마치기
enter-investor = Enter: 사용하지 않거나 그만두기
enter-strategy = Enter: 사용하지 않거나 그만두기
enter-bonds = Enter: 사지 않기
enter-hand-over = Enter: 내가 시작
enter-back = Enter: 처음부터 다시

# What is wrong with a typed line.
typed-wrong = { JOSA($word, "은/는") } 여기서 쓸 수 없습니다. 다음 중 하나를 입력하세요: { $possible }
typed-too-much = { JOSA($word, "은/는") } 필요 없습니다. 이미 응답이 완성되었습니다.


## What explains each question, with the numbers of the rules. Empty lines divide paragraphs; other line ends mean nothing.
## A text speaks of the game in play alone: $players is how many play, $strategies, $commodities and the like are yes or no.

help-place =
    공급 단계입니다. 나만 본 카드 2장이 있습니다. 어느 카드를 모두에게 보이고
    어느 카드를 숨길지 고르세요. 같은 더미에 놓아도, 서로 다른 더미에 놓아도
    됩니다(R-SUP-2). 뒷면 카드가 어디에 있고 누가 놓았는지는 모두가 보지만,
    무슨 카드인지는 나만 압니다.
    { $players ->
        [2] 한 라운드에 두 번 합니다(R-SUP-3).
       *[other] {""}
    }

    나중에 모두가 더미에 입찰하므로, 무엇에 입찰할 만한지는 내 손에 달려
    있습니다. 갖고 싶은 주식은 남들이 수수료를 의심할 곳에 숨기고, 남들이
    다툴 만한 더미는 망쳐 놓으세요.

    주식은 돈이 됩니다. Boom은 주가를 { $boom }칸 올리고, Bust는 { $bust }칸
    내립니다. 거래수수료는 가져간 사람이 적힌 만큼 냅니다.
help-bid =
    수요 단계입니다. 한 더미의 금액에 미플을 놓으세요. 입찰이 모두 끝나면 그
    금액을 내고 카드를 받습니다(R-DEM-5). 미플이 있는 곳에는 더 높게만
    입찰할 수 있고(R-DEM-1), 가진 돈보다 많이는 입찰할 수 없습니다(R-DEM-2).
    입찰에서 지면 미플이 돌아오고 다시 입찰해야 하므로, 더미를 얻지 못하는
    사람은 없습니다(R-DEM-3). 가장 높은 금액에는 더 입찰할 수 없습니다(R-DEM-4).
    { $players ->
        [2] 미플이 2개 있습니다. 둘을 같은 더미에 놓을 수 없고, 두 금액을 모두 낼 수 있어야 합니다(R-DEM-9).
       *[other] {""}
    }

    더미에 든 수수료는 남은 돈으로, 작은 것부터 냅니다. 낼 수 없는 수수료는
    낼 수 있을 때까지 앞에 남습니다(R-DEM-6).
    { $investors ->
        [yes] 칸에 적힌 것과 다른 금액을 내는 투자자도 있습니다(R-DEM-2).
       *[no] {""}
    }
    { $commodities ->
        [yes] 상거래 카드는 더미와 함께 옵니다(R-COM-2).
       *[no] {""}
    }
    { $first_player_card ->
        [yes] 선 플레이어 카드도 그 더미와 함께 옵니다(R-FPC-1).
       *[no] {""}
    }
help-action =
    액션 단계입니다. 이번 라운드에 얻은 Stock Boom과 Stock Bust는 순서에
    상관없이 모두 사용해야 하며, 카드마다 기업을 하나 고릅니다. Boom은 그
    주가를 { $boom }칸 올리고, Bust는 { $bust }칸 내립니다(R-ACT-1).

    주가가 오른쪽 끝을 넘어가면 주식이 분할됩니다. 그때부터 모두가 가진 그
    기업의 카드는 두 배로 치고, 이미 분할된 카드는 1장당 { JOSA($bonus, "을/를") }
    받습니다(R-MOV-3). 왼쪽 끝을 넘어가면 부도가 나고, 그 기업의 카드를 모두
    잃습니다(R-MOV-4). 둘 다 즉시 일어납니다.

    { $strategies ->
        [yes] 이 턴에는 원하는 때에 전략 카드를 라운드마다 1장 사용할 수 있습니다(R-STR-2). 비용을 낼 수 있고 효과가 있는 카드만 선택지에 나옵니다(R-STR-3).
       *[no] {""}
    }
    { $investors ->
        [yes] 액션 턴에 쓰는 능력은 카드 사용 전이나 중간, 후에 한 번 쓸 수 있습니다(R-INV-2).
       *[no] {""}
    }
help-sell =
    매매 단계입니다. 현재 주가로 원하는 만큼 주식을 판매하세요. 이 뒤에 주가가
    움직이므로, 떨어질 주식은 판매하고 오르거나 분할될 주식은 보유하세요(R-SEL-1).
    무엇을 판매하는지 모두가 봅니다.

    분할 카드는 주가의 두 배에 판매합니다. 절반만 주가대로 판매할 수도 있습니다.
    그러면 그 카드는 주식 1주로 일반 포트폴리오에 돌아갑니다.

    게임이 끝나면 기업마다 주식이 가장 많은 사람이 { JOSA($majority, "을/를") } 받고,
    동점이면 각자 { JOSA($tied, "을/를") } 받습니다(R-END-2). 모든 주식은 마지막
    주가로 판매합니다(R-END-3).
help-dividend =
    배당금입니다. 주가는 그대로이고, 공개한 주식마다 돈을 받습니다(R-MOV-2).
    공개한 것은 그때부터 모두가 압니다. 비밀로 하려면 일부만 공개하거나 공개하지
    마세요. 공개하지 않은 주식에는 돈이 나오지 않습니다. 분할 카드는 어차피
    펼쳐져 있어 묻지 않고 두 배로 지급합니다. 일반 포트폴리오에 카드가 있으면
    이 기업의 주식이 있든 없든 누구에게나 물으므로, 질문만으로는 아무것도
    드러나지 않습니다(R-INFO-4).

    { $where ->
        [page] 포트폴리오 옆의 스위치로 정합니다. 처음 설정인 “자동으로 받기”에서는 내 주식이 모두 공개되고 질문이 나오지 않으며, “물어보기”에서는 배당금마다 질문이 나옵니다. 테이블의 방장은 모두에게 묻는 것을 규칙으로 정할 수 있습니다.
       *[terminal] {""}
    }
help-choose-investor =
    투자자를 고릅니다.
    { $investor_bidding ->
        [yes] 고른 투자자를 내가 갖는 것은 아닙니다. 입찰에 내놓고, 모두가 모든 투자자에 입찰합니다(R-AUC-1).
       *[no] { $players ->
            [2] 받은 4명 중 2명을 골라, 둘의 돈을 합쳐 시작합니다(R-INV-1).
           *[other] 받은 2명 중 1명을 골라, 그 투자자의 돈으로 시작합니다(R-INV-1).
        }
    }
    능력이 좋은 투자자일수록 돈이 적습니다. 모두가 고를 때까지 내 선택은
    아무도 보지 못합니다(R-SET-7).
help-bid-investor =
    투자자 입찰입니다. 원하는 투자자의 금액에 미플을 놓으세요. 그 투자자가
    가져오는 돈보다 많이 입찰할 수 없고, 입찰한 금액은 게임을 시작할 때 그
    돈에서 빠집니다. 입찰에서 지면 더 높게 또는 다른 곳에 다시 입찰해야 합니다.
    능력은 아직 작동하지 않습니다(R-AUC-1).
help-discard =
    전략 카드입니다. 카드 2장을 남에게 보이지 않고 박스에 되돌려 놓습니다(R-STR-1).
    라운드마다 1장을 사용할 수 있으니, 내 투자자와 돈을 벌 방법에 어울리고
    비용을 낼 수 있는 카드를 남기세요. 게임이 끝날 때 손에 남은 카드는 가치가
    없습니다(R-STR-2).
help-bonds =
    채권입니다. 낼 돈이 있으면 { $limit }장까지 살 수 있습니다(R-BND-1).
    1장마다 라운드 종료 때 { JOSA($interest, "을/를") } 받고(R-BND-2), 게임이 끝나면
    산 값을 모두 돌려받습니다(R-BND-3). 다만 그때까지 그 돈으로는 입찰할 수
    없습니다.
help-open =
    Royal Robins의 능력으로 시작 카드를 놓습니다. 카드는 나만 보았습니다. 더미마다
    1장씩 놓되, 1장은 뒷면이 보이게, 나머지는 모두 앞면이 보이게 놓습니다(R-SUP-1).
help-commerce =
    상거래 카드입니다. { $players ->
        [2] 카드 2장을 앞면이 보이게 서로 다른 더미에 놓으세요(R-COM-1).
       *[other] 카드를 앞면이 보이게 원하는 더미에 놓으세요(R-COM-1).
    } 더미를 얻은 사람이
    그 카드를 갖습니다(R-COM-2). 마지막에 서로 다른 원자재의 세트는 클수록
    가치가 높고, 세금은 많을수록 비용이 커집니다(R-COM-3).
help-first-player-card =
    선 플레이어로서 선 플레이어 카드를 한 더미에 더합니다. 그 더미를 얻은
    사람이 다음 라운드의 선 플레이어를 정합니다(R-FPC-1).
help-hand-over =
    선 플레이어 카드를 얻었습니다. 다음 라운드를 누가 시작할지, 나든 다른
    사람이든 정하세요. 이번 라운드는 그대로 진행됩니다(R-FPC-1).
help-ability =
    내 투자자 2명이 모두 지금 능력을 쓸 수 있습니다. 누가 먼저일지 고르면
    다른 한 명이 뒤따릅니다(R-INV-2).
help-investor =
    내 투자자의 능력입니다. 같은 때에 쓰는 능력은 턴 순서대로 사용합니다(R-INV-2).
    쓰지 않아도 되는 능력도 있고, 반드시 써야 하는 능력도 있습니다.
help-strategy =
    전략 카드를 사용했습니다. 먼저 비용을 내고, 그다음 적힌 대로 합니다(R-STR-2).
    비용이 주식이면 일반 카드 1장이나 분할 카드의 절반을 냅니다. 절반을 낸 분할
    카드는 일반 카드가 되고, 모두가 그것을 봅니다(R-STR-4).
help-sell-some =
    전략 카드로 지금 바로 판매할 수 있습니다. 카드가 아니라 주식 수를 세므로
    분할 카드 1장은 2주입니다(R-STR-5). 판매하지 않아도 됩니다.
help-pause =
    라운드가 끝나고 주가가 움직였습니다. 다음 라운드는 새 비밀 정보와 새
    더미, 다음 선 플레이어로 시작합니다(R-END-1).
# What only a terminal needs to explain besides.
hint-bid =
    칸 뒤 괄호 안의 금액은 내 투자자 때문에 그 칸에서 내는 돈입니다.
hint-sell = 그만둘 때까지 주식을 1주씩 판매합니다.
hint-choose-investor = 이름 뒤의 숫자는 시작 자금입니다.
hint-discard = 카드의 비용은 이름 뒤 괄호 안에 있습니다.
hint-investor = Enter가 나오면 능력을 쓰지 않아도 됩니다.
help-keys =
    선택지의 번호나 낱말을 입력하세요(B 더미는 2). 여럿을 한 번에: b 6.
    ? 도움말   ? R-DEM-4 규칙   t 테이블   l 로그   h 힌트   q 저장 후 종료
help-keys-cards = i 투자자와 내 전략 카드, 그 능력과 효과


## What the signs on the table mean: what each is called, and what it says.

web-legend = 기호의 뜻
web-legend-why = 테이블에서 기호를 가리키거나, 손가락으로 누르거나, Tab과 화살표 키로 옮겨 가세요. 고를 수 있는 기호라면 손가락을 길게 누르세요.
web-legend-market = 시장
web-legend-piles = 주식더미와 카드
web-legend-players = 투자자
web-legend-desk = 내 책상
web-legend-round = 라운드

sign-bankrupt-end-title = × · 부도
sign-bankrupt-end = 첫 칸보다 더 내려가면 기업이 부도납니다. 모두가 그 주식을 분할 카드까지 전부 잃고, 주가는 밑줄 친 칸으로 돌아갑니다.
sign-split-end-title = ×2 · 분할
sign-split-end = 마지막 칸보다 더 올라가면 주식이 분할됩니다. 이제부터 그 주식은 모두 두 배로 치고, 이미 두 배이던 카드는 1장당 { JOSA($bonus, "을/를") } 받습니다. 주가는 줄무늬 칸에서 이어집니다.
sign-after-split-title = 줄무늬 칸
sign-after-split = 분할 뒤 주가가 놓이는 칸입니다. 남은 변동은 여기서 이어집니다.
sign-return-title = 밑줄 친 칸
sign-return = 주가가 게임을 시작하는 칸이며, 부도 뒤 돌아오는 칸입니다.
sign-dollar-title = $ 칸
sign-dollar = 주가가 올라서 이 칸에 오면 1주당 배당금 { JOSA($dividend_1, "을/를") } 지급합니다. 내려서 오면 지급하지 않습니다.
sign-ticker-title = 주가
sign-ticker = 지금 주식 1주의 가치입니다. 전망과 Boom, Bust가 주가를 몇 칸씩 움직입니다.
sign-ghost-title = 점선 주가
sign-ghost = 지금 고른 것을 확정하면 주가가 여기로 옵니다.
sign-held-title = 내 주식
sign-held = 내가 가진 이 기업의 주식 1주마다 한 조각입니다.
sign-held-split-title = 내 분할 카드
sign-held-split = 겹 조각은 분할 카드입니다. 2주로 칩니다.
sign-up-title = 전망: 상승
sign-up = 이번 라운드 마지막 변동 단계에서 주가가 적힌 칸 수만큼 오릅니다.
sign-down-title = 전망: 하락
sign-down = 이번 라운드 마지막 변동 단계에서 주가가 적힌 칸 수만큼 내립니다.
sign-pay-title = 전망: 배당금
sign-pay = 주가는 그대로이고, 주인이 공개한 주식마다 돈을 받습니다. $ 하나는 { $dividend_1 }, $$ 둘은 { $dividend_2 }, $$$ 셋은 { $dividend_3 }입니다.
sign-odds-title = 있을 수 있는 전망
sign-odds = 이 기업의 전망은 아직 보지 못했습니다. 남은 전망들이며, 가능성이 클수록 넓게 그려집니다.
sign-yours-title = 내 것
sign-yours = 내가 받은 쌍입니다. 다른 사람은 아무도 모릅니다.
sign-public-title = 공개
sign-public = 모두가 아는 쌍입니다.
sign-seen-title = 본 것
sign-seen = 다른 사람의 쌍이거나 주인 없는 쌍이지만, 내가 보았습니다.
sign-hidden-pair-title = 숨겨진 쌍
sign-hidden-pair = 아직 보지 못한 기업과 그 전망입니다.
sign-falsified-title = 조작됨
sign-falsified = 이 전망 위에 Falsified Earnings 카드가 있습니다. 상승 전망은 { $falsified_earnings_steps }칸 아래로, 하락 전망은 { $falsified_earnings_steps }칸 위로 바뀌고, 배당금 뒤에는 주가가 { $falsified_earnings_steps }칸 내립니다.
sign-die = 이번 라운드에 나올 전망을 주사위로 정합니다. 어느 기업이 어느 전망인지는 쌍에 있습니다.

sign-share-title = 주식
sign-share = 이 기업의 주식 1주입니다. 매매 단계에 현재 주가로 판매하거나, 앞으로의 주가를 보고 보유하세요.
sign-boom = 가져간 사람은 이번 라운드 액션 단계에 반드시 사용해야 합니다. 고른 기업의 주가가 { $boom }칸 오릅니다.
sign-bust = 가져간 사람은 이번 라운드 액션 단계에 반드시 사용해야 합니다. 고른 기업의 주가가 { $bust }칸 내립니다.
sign-fee-title = 거래수수료
sign-fee = 더미를 가져간 사람이 은행에 이만큼 냅니다. 내지 못한 수수료는 돈이 생길 때까지 미납으로 남습니다.
sign-commodity-title = 원자재
sign-commodity = 게임 종료까지 가지고 있습니다. 서로 다른 원자재를 모은 세트의 가치는 { $sets }이며, 많을수록 커집니다. 같은 것이 또 나오면 새 세트가 됩니다.
sign-tax = 게임 종료까지 가지고 있으며, 그때 세금 카드 수에 따라 { JOSA($taxes, "을/를") } 냅니다. 많을수록 비쌉니다.
sign-first-player-card = 가져간 사람이 다음 라운드의 선 플레이어를 정합니다.
sign-face-down-title = 뒷면 카드
sign-face-down = 무슨 카드인지는 놓은 사람만 압니다. 누가 놓았는지는 인장과 색으로 알 수 있습니다.
sign-known-title = 나는 아는 뒷면 카드
sign-known = 다른 사람은 무슨 카드인지 보지 못합니다. 나는 직접 놓았거나 보아서 압니다.
sign-pile-cards-title = 더미의 카드
sign-pile-cards = 가장 높게 입찰한 사람이 받을 카드의 수입니다.
sign-space-title = 입찰 트랙
sign-space = 입찰하면 금액에 미플을 놓습니다. 모든 더미에 미플이 놓이면 그 금액을 냅니다. 남을 이기려면 같은 더미에 더 높은 금액을 입찰하고, 지나간 금액에는 입찰할 수 없습니다.
sign-own-cost-title = 작은 금액
sign-own-cost = 내 투자자는 칸에 적힌 금액 대신 이만큼 냅니다.
sign-meeple-title = 미플
sign-meeple = 이 더미의 가장 높은 입찰과 그 주인입니다. 입찰에서 지면 주인에게 돌아가고, 주인은 다시 입찰해야 합니다.
sign-discard-title = 사용한 카드 더미
sign-discard = 판매하거나 사용하거나 내거나 잃은 같은 종류의 카드입니다. 시장 더미로 돌아가지 않습니다.
sign-deck-title = 시장 더미
sign-deck = 아직 나눠 주지 않은 카드입니다.
sign-played-title = 사용한 전략
sign-played = 이미 사용해서 게임에서 빠진 전략 카드입니다.

sign-first-player-title = 선 플레이어
sign-first-player = 이번 라운드를 먼저 시작합니다. { $first_player_card ->
    [yes] 다음 라운드의 선 플레이어는 선 플레이어 카드를 가져간 사람이 정합니다.
   *[no] 다음 라운드는 왼쪽 플레이어가 시작합니다.
}
sign-next-first-title = 다음 라운드의 선
sign-next-first = 선 플레이어 카드를 가지고 있으며, 다음 라운드를 먼저 시작합니다.
sign-held-cards-title = 포트폴리오의 카드
sign-held-cards = 주식, 그리고 아직 사용하지 않은 Boom과 Bust입니다. 몇 장인지는 공개되지만 무엇인지는 비밀입니다.
sign-known-shares-title = 내가 아는 주식
sign-known-shares = 이 플레이어에게 가서 아직 나오지 않은 것을 내가 본 이 기업의 주식입니다. 더 있을 수 있습니다.
sign-split-held-title = ×2 · 분할 카드
sign-split-held = 이 기업의 분할 카드입니다. 펼쳐져 있으며 1장을 2주로 칩니다.
sign-bonds-title = 채권
sign-bonds = 1장마다 라운드 종료 때 { JOSA($interest, "을/를") } 받고, 게임 종료 때 { JOSA($bond_price, "을/를") } 돌려받습니다.
sign-strategies-title = 전략 카드
sign-strategies = 손에 든 카드입니다. 라운드마다 액션 단계에 1장을 사용할 수 있으며, 무엇인지는 비밀입니다.
sign-owes-title = 미납
sign-owes = 내지 못한 거래수수료입니다. 돈이 충분해지는 즉시 냅니다.
sign-money-title = 돈
sign-money = 이 플레이어가 지금 가진 돈입니다. 마지막에 모두 판매한 뒤 돈이 가장 많은 사람이 승리합니다.

sign-must-play-title = 사용할 카드
sign-must-play = 이번 라운드 액션 단계에 반드시 사용해야 하는 카드입니다.
sign-regular-title = 주식
sign-regular = 이 기업의 주식 수와 지금 판매하면 받을 돈입니다.
sign-split-title = ×2 · 분할 카드
sign-split = 이 기업의 분할 카드입니다. 판매, 배당금, 대주주를 따질 때 1장을 2주로 칩니다. 기업이 다시 분할되면 1장당 { JOSA($bonus, "을/를") } 받습니다.
sign-dividends-title = 배당금
sign-dividends = 배당금을 받는 방법입니다. 그 기업의 내 주식을 모두 공개하고 자동으로 받거나, 그때마다 몇 주를 공개할지 물어봅니다.
sign-hint-title = 힌트
sign-hint = 힌트를 켰을 때만 나옵니다. 내가 볼 수 있는 것만으로 계산한 수치입니다.
sign-strategy-title = 전략 카드
sign-strategy = 내 액션 턴에 라운드마다 1장 사용할 수 있습니다. 가리키면 효과를 읽을 수 있습니다.
sign-investor-title = 투자자
sign-investor = 이 플레이어의 투자자로, 고유한 능력이 있습니다. 이름을 가리키면 읽을 수 있고, 줄이 그어져 있으면 이번 라운드에 이미 사용한 것입니다.

sign-round-title = 라운드
sign-round = 라운드마다 표시 하나입니다. 마지막 라운드가 끝나면 기업마다 주식이 가장 많은 사람이 { JOSA($majority, "을/를") } 받고(동점이면 { $tied }), 모두 판매한 뒤 돈이 가장 많은 사람이 승리합니다.
sign-phase-information = { $players ->
    [2] 두 사람 모두 두 쌍을 받습니다. 한 쌍은 기업 하나와 라운드 마지막에 그 주가가 어떻게 움직일지를 알려 줍니다.
   *[other] 모두 한 쌍을 받습니다. 기업 하나와 라운드 마지막에 그 주가가 어떻게 움직일지를 알려 줍니다.
}
sign-phase-supply = 모두 더미에 카드를 놓습니다. 한 장은 보이게, 한 장은 숨겨 놓습니다.
sign-phase-demand = 모두 더미에 입찰합니다. { $players ->
    [2] 한 사람이 2개씩 얻습니다.
   *[other] 한 사람이 1개씩 얻습니다.
}
sign-phase-action = 더미에서 얻은 Boom과 Bust가 주가를 움직이고, 다른 카드도 사용할 수 있습니다.
sign-phase-selling = 현재 주가로 주식을 원하는 만큼 판매합니다.
sign-phase-movement = 모든 전망을 공개하고 주가가 움직입니다.
sign-phase-round-end = { $bonds ->
    [yes] 채권 이자를 받고, 라운드 종료 때 쓰는 능력이 작동하고, 라운드가 끝납니다.
   *[no] 라운드 종료 때 쓰는 능력이 작동하고, 라운드가 끝납니다.
}


## Bots: the levels and the styles that they can play in, each with a line that says how.

bot-random = 무작위
bot-random-why = 허용된 응답 중 아무거나 고릅니다. 규칙을 익히기에 좋습니다.
bot-intern = 인턴
bot-intern-why = 눈앞만 보고 초보자의 실수를 합니다. 처음 하는 게임에 알맞습니다.
bot-clerk = 사무원
bot-clerk-why = 탄탄하지만 단순하게 플레이합니다. 규칙을 아는 사람에게 알맞습니다.
bot-broker = 중개인
bot-broker-why = 더미, 입찰, 판매를 모두 좋은 경험칙으로 저울질합니다.
bot-shark = 상어
bot-shark-why = 응답마다 어떤 결과가 나올지 시험해 보고, 남들이 숨긴 것을 짐작합니다.
bot-shark-1s = 상어, 1초
bot-shark-1s-why = 응답마다 1초를 꽉 채워 생각하는 상어. 가장 강합니다.
bot-in-style = { $bot }, { $style }
style-usual = 보통 성향
style-bold = 대담
style-bold-why = 높게 입찰하고 위험을 무릅씁니다.
style-careful = 신중
style-careful-why = 돈을 아끼고 위험을 피합니다.
style-hoarder = 수집가
style-hoarder-why = 주식을 모으고 늦게 내놓습니다.
style-bluffer = 허풍쟁이
style-bluffer-why = 속이려고 카드를 놓습니다.

# The list of them in the terminal.
bots-how = 봇은 --bots NAME, 성향까지는 --bots NAME:STYLE로 고릅니다. 그 뒤에 얼마나 생각할지를 모의 대국 수(shark@400)나 밀리초(shark:bold@100ms)로 적습니다.
bots-styles = 성향
bots-others = 다른 패키지의 봇
bots-lab = 측정용, simulate와 tournament 전용
bot-broker-1-why = 처음 모습 그대로의 중개인. 변하지 않는 잣대입니다.
bot-naive-why = 규칙서를 한 번 읽은 사람이 세울 법한 다섯 가지 원칙대로 플레이합니다.
bot-oracle-why = 모든 비밀을 보고 모든 응답을 시험합니다. 다 알면 얼마나 얻을 수 있는지 보여 줍니다.
bot-pike-why = 응답마다 어떤 결과가 나올지 시험하지만 남들의 플레이에서는 아무것도 짐작하지 않습니다. 빨라서 긴 측정에 알맞습니다.
bots-of = { $package } 제공


## The rules for players: what the figures in them are called. The text itself is in rules/*.md.

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


## How figures are written on pages and in tables.

numeral-range = { $low }~{ $high }


## 늦거나 자리를 비운 플레이어 대신 봇이 응답함: 게임이 끝났을 때, 코치의 보고서, 연구.

standin-answers = 봇이 { $seat } 대신 { $answers }번 응답했습니다({ $rounds ->
    [1] { $first }라운드
   *[other] { $first }~{ $last }라운드
}).
standin-not-judged = 봇이 대신한 응답은 운과 실력에는 들어가지만, 평점과 결정, 버릇에는 들어가지 않습니다.
standin-all = 모든 결정을 봇이 { $seat } 대신 내려 평점이 없습니다.
standin-effect = 이 실력에는 이 자리에서 대신 응답한 봇의 몫도 들어 있습니다: { $effect }.
standin-my-game = 봇이 나 대신 { $answers }번 응답함
standin-my-game-all = 평점 없음: 모든 결정을 봇이 나 대신 내림 · 운 { $luck }, 실력 { $skill }
standin-some-games = 게임 { $games }판에서는 봇이 { $player } 대신 일부 응답을 했습니다. 그 응답은 평점과 버릇에서 뺐습니다.
standin-all-games = 모든 결정을 봇이 { $player } 대신 내린 게임 { $games }판은 뺐습니다.
error-study-stand-ins = { $folder } 폴더에는 연구할 것이 없습니다: 이 게임들에서는 모든 결정을 봇이 플레이어 대신 내렸습니다.
