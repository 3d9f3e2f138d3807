# What would happen: said before an answer is sent. Sums are numbers in the terminal and words in the browser.

outbid-by = { $seat } hat dich auf Stapel { $pile } mit { $price } überboten.
last-round = Letzte Runde: Danach wird alles verkauft, und die Mehrheiten werden ausgezahlt.
last-sale = Der letzte Verkauf: Nach dieser Runde werden ohnehin alle Aktien verkauft, zu ihrem Kurs von dann.
majorities-known = Mehrheiten, soweit du weißt:
race-ahead = { $company } deine
race-tied = { $company } geteilt
race-behind = { $company } nicht deine
race-open = { $company } offen
race-counts = (du { $mine }, { $seat } { $least }{ $unsure ->
    [yes] {" "}bis { $most }
   *[no] { "" }
})

# In the terminal, beside a company.
choice-rises = { $before } → { $after }
choice-splits = { $before } → Split, { $after }
choice-bankrupt = { $before } → insolvent, { $after }

# In the browser.
web-outcome-moves = { $company } geht von { $before } auf { $after }.
web-outcome-splits = { $times ->
    [one] Aktiensplit bei { $company }, danach steht der Kurs bei { $after }
   *[other] Zwei Aktiensplits bei { $company }, danach steht der Kurs bei { $after }
}{ $cards ->
    [0] .
    [one] : Aus deiner Aktie werden { $shares }.
   *[other] : Aus deinen { $cards } Aktien werden { $shares }.
}
web-outcome-bonus = Deine Doppelaktien bringen { $amount }.
web-outcome-bankrupt = { $company } wird insolvent: Alle verlieren diese Aktien{ $lost ->
    [0] .
    [one] , du eine.
   *[other] , du { $lost }.
} Der Kurs beginnt neu bei { $after }.
web-outcome-dividend = Gezahlt werden { $amount } für jede Aktie.
web-becomes = { $answer }: { $happening ->
    [split] Split, dann { $after }
    [bankrupt] insolvent, dann { $after }
   *[moves] dann { $after }
}
web-left = Dir bleiben { $amount }.
web-left-hired = Du würdest mit { $amount } beginnen.
web-left-fees = { $unpaid ->
    [no] Gebühren, von denen du weißt: { $fees }. Du könntest sie zahlen.
   *[yes] Gebühren, von denen du weißt: { $fees }. Davon könntest du { $rest } noch nicht zahlen.
}
web-left-brings = Gebühren, von denen du weißt: Sie bringen dir { $fees }.
web-left-hidden = { $count ->
    [one] Eine Karte dort kennst du nicht.
   *[other] { $count } Karten dort kennst du nicht.
}
web-sale-leaves = Du hättest dann { $amount }.
web-sale-owes = Davon sind { $owed } an Gebühren fällig.
web-which-answer = Welche?
web-last-round = Letzte Runde
web-last-round-begins = Die letzte Runde!
web-race-title = Mehrheiten (je { $majority }), soweit du weißt
web-race-you = du { $shares }
web-race-rival = { $seat } { $sure ->
    [yes] { $least }
   *[no] { $least } bis { $most }
}
web-race-nobody = sonst niemand
web-race-ahead = deine, wenn du sie behältst
web-race-tied = geteilt
web-race-behind = nicht deine
web-race-open = offen
