# What the game asks, what can be answered, why an answer is refused.

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
choice-cards = 카드 { $count }장
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
