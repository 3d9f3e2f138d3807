# What would happen: said before an answer is sent. Sums are numbers in the terminal and words in the browser.

outbid-by = { $seat } outbid you on pile { $pile } with { $price }.
last-round = Last round: when it is over, everything is sold and the majorities are paid.
last-sale = The last sale: after this round all shares are sold anyway, at the prices they have then.
majorities-known = Majorities as far as you know:
race-ahead = { $company } yours
race-tied = { $company } shared
race-behind = { $company } another’s
race-open = { $company } open
race-counts = (you { $mine }, { $seat } { $least }{ $unsure ->
    [yes] {" "}to { $most }
   *[no] { "" }
})

# In the terminal, beside a company.
choice-rises = { $before } → { $after }
choice-splits = { $before } → split, { $after }
choice-bankrupt = { $before } → bankrupt, { $after }

# In the browser.
web-outcome-moves = { $company } goes from { $before } to { $after }.
web-outcome-splits = { $times ->
    [one] { $company } splits and then stands at { $after }
   *[other] { $company } splits twice and then stands at { $after }
}{ $cards ->
    [0] .
    [one] : your share becomes { $shares }.
   *[other] : your { $cards } shares become { $shares }.
}
web-outcome-bonus = Your split cards earn { $amount }.
web-outcome-bankrupt = { $company } goes bankrupt: everybody loses these shares{ $lost ->
    [0] .
    [one] , you lose one.
   *[other] , you lose { $lost }.
} It begins again at { $after }.
web-outcome-dividend = It pays { $amount } for each share.
web-becomes = { $answer }: { $happening ->
    [split] splits, then { $after }
    [bankrupt] goes bankrupt, then { $after }
   *[moves] then { $after }
}
web-left = That leaves you { $amount }.
web-left-hired = You would begin with { $amount }.
web-left-fees = { $unpaid ->
    [no] Fees that you know of: { $fees }. You could pay them.
   *[yes] Fees that you know of: { $fees }. You could not pay { $rest } of them yet.
}
web-left-brings = Fees that you know of: they bring you { $fees }.
web-left-hidden = { $count ->
    [one] One card there is hidden from you.
   *[other] { $count } cards there are hidden from you.
}
web-sale-leaves = You would have { $amount }.
web-sale-owes = Of that, { $owed } in fees are due.
web-which-answer = Which one?
web-last-round = Last round
web-last-round-begins = The last round!
web-race-title = Majorities ({ $majority } each), as far as you know
web-race-you = you { $shares }
web-race-rival = { $seat } { $sure ->
    [yes] { $least }
   *[no] { $least } to { $most }
}
web-race-nobody = nobody else
web-race-ahead = yours, if you keep them
web-race-tied = shared
web-race-behind = another’s
web-race-open = open
