# What would happen: said before an answer is sent. Sums are numbers in the terminal and words in the browser.

outbid-by = { $pile } 더미 입찰에서 졌습니다: { JOSA($seat, "이/가") } { JOSA($price, "을/를") } 걸었습니다.
last-round = 마지막 라운드: 끝나면 모든 주식이 판매되고 대주주 보너스가 지급됩니다.
last-sale = 마지막 매매: 이 라운드가 끝나면 모든 주식이 그때의 주가로 어차피 판매됩니다.
majorities-known = 아는 범위에서 본 대주주:
race-ahead = { $company } 내 것
race-tied = { $company } 동점
race-behind = { $company } 남의 것
race-open = { $company } 미정
race-counts = (나 { $mine }, { $seat } { $least }{ $unsure ->
    [yes] ~{ $most }
   *[no] { "" }
})

# In the terminal, beside a company.
choice-rises = { $before } → { $after }
choice-splits = { $before } → 분할, { $after }
choice-bankrupt = { $before } → 부도, { $after }

# In the browser.
web-outcome-moves = { $company } 주가가 { $before }에서 { JOSA($after, "으로/로") } 움직입니다.
web-outcome-splits = { $times ->
    [1] { $company } 주식이 분할되고 주가는 { JOSA($after, "이/가") } 됩니다
   *[other] { $company } 주식이 두 번 분할되고 주가는 { JOSA($after, "이/가") } 됩니다
}{ $cards ->
    [0] .
   *[other] : 내 주식 { $cards }주가 { $shares }주로 늘어납니다.
}
web-outcome-bonus = 분할 카드로 { JOSA($amount, "을/를") } 받습니다.
web-outcome-bankrupt = { $company } 기업이 부도납니다: 모두 이 기업의 주식을 잃습니다{ $lost ->
    [0] .
   *[other] (나는 { $lost }주).
} 주가는 { $after }에서 다시 시작합니다.
web-outcome-dividend = 주식 한 주당 { JOSA($amount, "을/를") } 지급합니다.
web-becomes = { $answer }: { $happening ->
    [split] 분할, 이후 { $after }
    [bankrupt] 부도, 이후 { $after }
   *[moves] 이후 { $after }
}
web-left = { JOSA($amount, "이/가") } 남습니다.
web-left-hired = { JOSA($amount, "으로/로") } 시작하게 됩니다.
web-left-fees = { $unpaid ->
    [no] 알고 있는 수수료: { $fees }. 낼 수 있습니다.
   *[yes] 알고 있는 수수료: { $fees }. 그중 { JOSA($rest, "은/는") } 아직 낼 수 없습니다.
}
web-left-brings = 알고 있는 수수료: 오히려 { JOSA($fees, "을/를") } 받습니다.
web-left-hidden = 거기에 보이지 않는 카드가 { $count }장 있습니다.
web-sale-leaves = 그러면 가진 돈은 { JOSA($amount, "이/가") } 됩니다.
web-sale-owes = 그중 { JOSA($owed, "을/를") } 수수료로 내야 합니다.
web-which-answer = 어느 것인가요?
web-last-round = 마지막 라운드
web-last-round-begins = 마지막 라운드!
web-race-title = 아는 범위에서 본 대주주 (각 { $majority })
web-race-you = 나 { $shares }
web-race-rival = { $seat } { $sure ->
    [yes] { $least }
   *[no] { $least }~{ $most }
}
web-race-nobody = 다른 사람 없음
web-race-ahead = 지키면 내 것
web-race-tied = 동점
web-race-behind = 남의 것
web-race-open = 미정
