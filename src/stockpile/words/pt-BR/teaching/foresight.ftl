# What would happen: said before an answer is sent. Sums are numbers in the terminal and words in the browser.

outbid-by = { $seat } superou o seu lance na pilha { $pile } com { $price }.
last-round = Última rodada: quando ela terminar, tudo é vendido e as maiorias são pagas.
last-sale = A última venda: depois desta rodada, todas as ações serão vendidas de qualquer jeito, pelo valor que tiverem.
majorities-known = Maiorias, até onde você sabe:
race-ahead = { $company } sua
race-tied = { $company } empatada
race-behind = { $company } de outro
race-open = { $company } aberta
race-counts = (você { $mine }, { $seat } { $least }{ $unsure ->
    [yes] {" "}a { $most }
   *[no] { "" }
})

# In the terminal, beside a company.
choice-rises = { $before } → { $after }
choice-splits = { $before } → divisão, { $after }
choice-bankrupt = { $before } → falência, { $after }

# In the browser.
web-outcome-moves = { $company } vai de { $before } para { $after }.
web-outcome-splits = { $times ->
    [one] { $company } se divide e fica em { $after }
   *[other] { $company } se divide duas vezes e fica em { $after }
}{ $cards ->
    [0] .
    [one] : a sua ação vira { $shares }.
   *[other] : as suas { $cards } ações viram { $shares }.
}
web-outcome-bonus = As suas cartas divididas rendem { $amount }.
web-outcome-bankrupt = { $company } vai à falência: essas ações são perdidas por todos{ $lost ->
    [0] .
    [one] ; você perde uma.
   *[other] ; você perde { $lost }.
} O valor recomeça em { $after }.
web-outcome-dividend = Paga { $amount } por ação.
web-becomes = { $answer }: { $happening ->
    [split] divisão, depois { $after }
    [bankrupt] falência, depois { $after }
   *[moves] depois { $after }
}
web-left = Sobram { $amount } para você.
web-left-hired = Você começaria com { $amount }.
web-left-fees = { $unpaid ->
    [no] Taxas que você conhece: { $fees }. Daria para pagar.
   *[yes] Taxas que você conhece: { $fees }. Ainda faltariam { $rest } para pagar.
}
web-left-brings = Taxas que você conhece: elas rendem { $fees } a você.
web-left-hidden = { $count ->
    [one] Há ali uma carta oculta para você.
   *[other] Há ali { $count } cartas ocultas para você.
}
web-sale-leaves = Você ficaria com { $amount }.
web-sale-owes = Disso, { $owed } vão para taxas devidas.
web-which-answer = Qual?
web-last-round = Última rodada
web-last-round-begins = A última rodada!
web-race-title = Maiorias ({ $majority } cada), até onde você sabe
web-race-you = você { $shares }
web-race-rival = { $seat } { $sure ->
    [yes] { $least }
   *[no] { $least } a { $most }
}
web-race-nobody = mais ninguém
web-race-ahead = sua, se não vender
web-race-tied = empatada
web-race-behind = de outro
web-race-open = aberta
