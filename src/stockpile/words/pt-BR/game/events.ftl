# What happened, as lines of the log. $seat is a name; $you is "yes" where the reader is meant, who is then "Você".

event-round-started = { $last ->
    [yes] Rodada { $round } de { $rounds }, a última. Primeiro jogador: { $first }. Depois dela tudo é vendido e as maiorias são pagas.
   *[no] Rodada { $round } de { $rounds }. Primeiro jogador: { $first }.
}
event-share-dealt = { $seat } começou com uma ação da { $company }.
event-share-dealt-hidden = { $seat } começou com uma ação secreta.
event-pair-dealt = { $whose ->
    [you] Seu segredo: { $company } { $forecast }.
    [seat] Segredo de { $seat }: { $company } { $forecast }.
   *[public] Público: { $company } { $forecast }.
}
event-pair-dealt-hidden = { $whose ->
    [seat] { $seat } recebeu um par secreto.
   *[nobody] Um par fica virado para baixo.
}
event-hand-dealt = { $seat } recebeu { $cards }.
event-hand-dealt-hidden = { $seat } recebeu { $count ->
    [one] uma carta de mercado
   *[other] { $count } cartas de mercado
}.
event-card-placed = { $seat } colocou uma carta { $side } na pilha { $pile }: { $card }.
event-card-placed-hidden = { $seat } colocou uma carta virada para baixo na pilha { $pile }.
event-card-opened = A pilha { $pile } começa com { $card }.
event-meeple-placed = { $seat } deu um lance de { $price } na pilha { $pile }.
event-meeple-returned = { $you ->
    [yes] Seu lance na pilha { $pile } foi superado.
   *[no] O lance de { $seat } na pilha { $pile } foi superado.
}
event-pile-taken = { $seat } pegou a pilha { $pile }: { $cards }.
event-fee-drawn = { $seat } encontrou uma taxa de negociação de { $fee }.
event-money-received = { $seat } recebeu { $amount } ({ $reason }).
event-money-paid = { $seat } pagou { $amount } ({ $reason }).
event-action-played = { $seat } jogou { $card } na { $company }.
event-ticker-moved = { $direction ->
    [up] { $company } subiu de { $before } para { $after }.
   *[down] { $company } caiu de { $before } para { $after }.
}
event-stock-split = As ações da { $company } se dividiram; o valor está em { $value }.
event-shares-split = { $cards ->
    [one] { $seat } passou a ter mais uma carta dividida da { $company }.
   *[other] { $seat } passou a ter mais { $cards } cartas divididas da { $company }.
}
event-went-bankrupt = { $company } faliu, e o valor voltou a { $value }.
event-shares-lost = { $seat } perdeu { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
} da { $company }.
event-share-sold = { $form ->
    [share] { $seat } vendeu uma ação da { $company } por { $amount }.
    [whole] { $seat } vendeu uma carta dividida da { $company } por { $amount }.
   *[half] { $seat } vendeu metade de uma carta dividida da { $company } por { $amount }.
}
event-pair-shown = { $whose ->
    [public] Agora o par público: { $company } { $forecast }.
    [nobody] Um par virado para baixo é revelado: { $company } { $forecast }.
   *[seat] { $seat } mostrou { $company } { $forecast }.
}
event-dividend-declared = { $company } paga um dividendo de { $amount } por ação.
event-shares-shown = { $seat } mostrou { $cards ->
    [one] uma ação
   *[other] { $cards } ações
} da { $company }.
event-round-ended = A rodada { $round } terminou.
event-majority-held = Mais ações da { $company }: { $seats }, com { $shares }.
event-portfolio-sold = { $seat } vendeu { $shares ->
    [one] a última ação
    [2] as duas ações
   *[other] todas as { $shares } ações
} da { $company }.
event-fee-lapsed = { $seat } nunca pagou uma taxa de negociação de { $fee }: ela caducou.
event-game-ended = A partida terminou. { $count ->
    [one] { $winners } venceu com { $money }.
   *[other] Vitória dividida entre { $winners }, com { $money }.
}

# Set-up and modules.
event-strategies-dealt = { $seat } recebeu cartas de estratégia: { $strategies }.
event-strategies-dealt-hidden = { $seat } recebeu { $count ->
    [one] uma carta de estratégia
   *[other] { $count } cartas de estratégia
}.
event-investors-dealt = { $seat } pode escolher entre { $investors }.
event-investors-dealt-hidden = { $seat } recebeu { $count } investidores para escolher.
event-investor-picked = { $seat } escolheu um investidor.
event-investors-laid-out = Em leilão, pilha por pilha: { $investors }.
event-investor-hired = { $seat } contratou { $investor }.
event-strategy-discarded = { $seat } devolveu { $strategy } à caixa.
event-strategy-discarded-hidden = { $seat } devolveu uma carta de estratégia à caixa.
event-bonds-bought = { $seat } comprou { $count ->
    [one] uma Promissória
   *[other] { $count } Promissórias
}.
event-dice-rolled = Os dados mostram { $forecasts }.
event-card-kept = { $company ->
    [yes] { $seat } guardou uma Carta de Empresa antes da distribuição dos pares.
   *[no] { $seat } guardou uma Carta de Previsão antes da distribuição dos pares.
}
event-commerce-drawn = { $seat } recebeu { $commerce }.
event-commerce-drawn-hidden = { $seat } recebeu uma carta comercial.
event-pile-looked-at = { $seat } olhou a pilha { $pile }: { $cards }.
event-pile-looked-at-hidden = { $seat } olhou { $count ->
    [one] a carta virada
   *[other] as cartas viradas
} para baixo na pilha { $pile }.
event-card-moved = { $seat } moveu a carta { $card } da pilha { $pile } para a pilha { $to_pile }.
event-pair-looked-at = { $seat } olhou um par: { $pair }.
event-pair-seen = { $seat } viu { $company } { $forecast }.
event-commerce-taken = { $seat } deixou à vista { $commerce }.
event-first-player-card-given = { $kept ->
    [yes] { $seat } ficou com a Carta de Primeiro Jogador.
   *[no] { $seat } decidiu quem começa a próxima rodada: { $receiver }.
}
event-ability-used = { $seat } usou a habilidade de { $investor }.
event-strategy-played = { $seat } jogou { $strategy }.
event-share-given = { $half ->
    [yes] { $seat } descartou metade de uma carta dividida da { $company }.
   *[no] { $seat } descartou uma ação da { $company }.
}
event-action-given = { $seat } descartou um { $card }.
event-commodity-given = { $seat } descartou { $commerce }.
event-bond-given = { $seat } descartou uma Promissória.
event-tax-sheltered = { $seat } se livrou de uma carta de imposto.
event-discard-taken = { $seat } pegou uma ação da { $company } do descarte.
event-earnings-falsified = { $seat } pôs Falsified Earnings sobre um par: { $pair }.
event-company-shown = { $seat } mostrou uma ação da { $company }.

# What money was paid or received for.
money-bid = lance
money-fee = taxa de negociação
money-sale = venda
money-split = nova divisão
money-dividend = dividendo
money-majority = maioria
money-start = dinheiro inicial
money-investor = dinheiro inicial do investidor
money-interest = juros
money-bonds = Promissórias
money-commodities = commodities
money-taxes = impostos
money-strategy = carta de estratégia
money-ana = Agile Ana
money-barack = Bailout Barack
money-dangote = Daring Dangote
money-liliane = Lazy Liliane
money-mitt = Moneymaker Mitt
money-oprah = Opulent Oprah
money-sanders = Socialist Sanders
