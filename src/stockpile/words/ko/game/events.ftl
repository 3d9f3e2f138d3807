# What happened, as lines of the log. $seat is a name; $you is "yes" where the reader is meant, who is then "당신".

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
event-card-placed = { JOSA($seat, "이/가") } { $pile } 더미에 { $card } 1장을 { $side } 놓았습니다.
event-card-placed-hidden = { JOSA($seat, "이/가") } { $pile } 더미에 카드 1장을 뒷면으로 놓았습니다.
event-card-opened = { $pile } 더미의 첫 카드: { $card }.
event-meeple-placed = { JOSA($seat, "이/가") } { $pile } 더미에 { JOSA($price, "을/를") } 입찰했습니다.
event-meeple-returned = { $you ->
    [yes] 당신이 { $pile } 더미의 입찰에서 졌습니다.
   *[no] { JOSA($seat, "이/가") } { $pile } 더미의 입찰에서 졌습니다.
}
event-pile-taken = { JOSA($seat, "이/가") } { $pile } 더미를 얻었습니다: { $cards }.
event-fee-drawn = { $seat }의 더미에서 거래수수료 { JOSA($fee, "이/가") } 나왔습니다.
event-money-received = { JOSA($seat, "이/가") } { JOSA($amount, "을/를") } 받았습니다 ({ $reason }).
event-money-paid = { JOSA($seat, "이/가") } { JOSA($amount, "을/를") } 냈습니다 ({ $reason }).
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
money-split = 다시 분할
money-dividend = 배당금
money-majority = 대주주 보너스
money-start = 시작 자금
money-investor = 투자자의 시작 자금
money-interest = 이자
money-bonds = 채권
money-commodities = 원자재
money-taxes = 세금
money-strategy = 전략 카드
money-ana = Agile Ana
money-barack = Bailout Barack
money-dangote = Daring Dangote
money-liliane = Lazy Liliane
money-mitt = Moneymaker Mitt
money-oprah = Opulent Oprah
money-sanders = Socialist Sanders
