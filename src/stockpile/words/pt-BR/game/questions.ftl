# What the game asks, what can be answered, why an answer is refused.

question-place = Coloque uma carta da sua mão: qual, de que lado, em que pilha?
question-place-alike = { $count ->
    [one] Coloque a carta { $card }: de que lado, em que pilha?
   *[other] Coloque uma das suas { $count } cartas { $card }: de que lado, em que pilha?
}
question-place-last = Coloque a carta { $card } { $side }: em que pilha?
question-bid = Coloque um meeple: em que pilha, a que preço?
question-action = Seu turno de ação: jogue Booms e Busts e o que mais você tiver.
question-boom = Jogue um Stock Boom: qual empresa sobe?
question-bust = Jogue um Stock Bust: qual empresa cai?
question-sell = Venda ações, uma de cada vez, ou pare.
question-dividend = { $company } paga { $amount } por ação que você mostrar. Quantas você mostra?
question-choose-investor = Escolha o investidor com quem você quer jogar.
question-offer-investor = Escolha o investidor que você põe em leilão.
question-bid-investor = Coloque um meeple em um investidor: qual, a que preço?
question-discard = { $left ->
    [one] Devolva mais uma carta de estratégia à caixa: qual?
   *[other] Devolva { $left } cartas de estratégia à caixa: qual primeiro?
}
question-bonds = Compre Promissórias por { $bond_price } cada: quantas?
question-bonds-left = Ainda há { $count }.
question-open = Distribua as cartas iniciais, uma em cada pilha, uma delas virada para baixo.
question-commerce = Coloque sua carta comercial virada para cima: qual, em que pilha?
question-first-player-card = Coloque a Carta de Primeiro Jogador: em que pilha?
question-hand-over = Você tem a Carta de Primeiro Jogador. Quem começa a próxima rodada?
question-ability = A habilidade de qual dos seus investidores vem primeiro?
question-sell-some = { $shares ->
    [one] Você pode vender mais uma ação agora, pelo valor de hoje.
   *[other] Você pode vender até { $shares } ações agora, pelo valor de hoje.
}
question-sell-some-fixed = { $shares ->
    [one] Você pode vender mais uma ação agora, por { $price }.
   *[other] Você pode vender até { $shares } ações agora, por { $price } cada.
}
# The same to somebody who waits for another player.
waiting-place = { $seat } coloca uma carta.
waiting-bid = { $seat } dá um lance.
waiting-action = { $seat } está no turno de ação.
waiting-sell = { $seat } vende.
waiting-dividend = { $seat } decide o que mostrar para um dividendo.
waiting-choose-investor = { $seat } escolhe um investidor.
waiting-bid-investor = { $seat } dá um lance por um investidor.
waiting-discard = { $seat } devolve uma carta de estratégia.
waiting-bonds = { $seat } decide sobre Promissórias.
waiting-open = { $seat } distribui as cartas iniciais.
waiting-commerce = { $seat } coloca uma carta comercial.
waiting-first-player-card = { $seat } coloca a Carta de Primeiro Jogador.
waiting-hand-over = { $seat } decide quem começa a próxima rodada.
waiting-ability = { $seat } decide qual habilidade vem primeiro.
waiting-investor = { $seat } usa uma habilidade.
waiting-strategy = { $seat } joga uma carta de estratégia.
waiting-sell-some = { $seat } vende com uma carta de estratégia.

answer-pass = passar
answer-place = colocar a carta { $card } { $side } na pilha { $pile }
answer-bid = dar um lance de { $price } na pilha { $pile }
answer-boom = jogar um Stock Boom na { $company }
answer-bust = jogar um Stock Bust na { $company }
answer-sell = { $form ->
    [share] vender uma ação da { $company }
    [whole] vender uma carta dividida da { $company }
   *[half] vender metade de uma carta dividida da { $company }
}
answer-show = { $shares ->
    [0] não mostrar nada
    [one] mostrar uma ação
   *[other] mostrar { $shares } ações
}
answer-commerce = colocar { $commerce } na pilha { $pile }
answer-first-player = colocar a Carta de Primeiro Jogador na pilha { $pile }
answer-bonds = { $count ->
    [0] não comprar Promissórias
    [one] comprar uma Promissória
   *[other] comprar { $count } Promissórias
}
answer-investor = escolher { $investor }
answer-discard = devolver { $strategy } à caixa
answer-strategy = jogar { $strategy }
answer-ability = usar a habilidade de { $investor }
answer-up = fazer { $company } subir
answer-down = fazer { $company } cair
answer-company = indicar { $company }
answer-pair = escolher um par: { $pair }
answer-keep-company = guardar a carta da { $company }
answer-keep-forecast = guardar a previsão { $kept }
answer-card = pegar a carta { $position } da pilha { $pile }
answer-pile = escolher a pilha { $pile }
answer-seat = escolher { $receiver }
answer-take = pegar uma ação da { $company } do descarte
answer-give = { $half ->
    [yes] descartar metade de uma carta dividida da { $company }
   *[no] descartar uma ação da { $company }
}
answer-give-commodity = descartar { $commerce }
answer-give-action = descartar um { $given }
answer-split = transformar uma carta da { $company } em carta dividida
answer-reveal = mostrar uma ação da { $company }
answer-short = { $half ->
    [yes] vender metade de uma carta dividida da { $company } pelo preço do investidor
   *[no] vender uma ação da { $company } pelo preço do investidor
}

reason-not-an-answer-to-this = Isso não responde a esta pergunta.
reason-no-such-pile = Essa pilha não existe nesta partida.
reason-not-in-your-hand = Essa carta não está na sua mão.
reason-one-up-one-down = Uma carta fica virada para cima, a outra para baixo.
reason-your-other-meeple-is-there = Seu outro meeple está nessa pilha.
reason-costs-more-than-you-have = Isso custa mais do que você ainda tem.
reason-only-a-higher-space = Já há um lance aí: dê um lance maior ou em outra pilha.
reason-more-than-you-hold = Você não tem isso.
reason-no-such-card = Você não tem essa carta.
reason-costs-more-than-the-investor-has = Isso é mais do que esse investidor traz.
reason-one-card-on-each-pile = Cada pilha recebe uma carta.
reason-one-down-the-others-up = Uma carta fica virada para baixo, todas as outras para cima.
reason-two-different-piles = Suas duas cartas comerciais vão em duas pilhas diferentes.
reason-more-bonds-than-a-round-allows = Não se podem comprar tantas Promissórias em uma rodada.
reason-no-bonds-left = Não restam tantas Promissórias.
reason-no-such-seat = Não há ninguém nesse lugar.
reason-not-your-ability = Você não tem essa habilidade neste momento.
reason-not-possible-now = Isso não é possível agora.
reason-booms-and-busts-must-be-played = Primeiro você precisa jogar seus Booms e Busts.

# The words before the cursor, by step.
step-card = Carta>
step-side = Lado>
step-pile = Pilha>
step-bid = Lance>
step-price = Preço>
step-action = Ação>
step-company = Empresa>
step-sale = Vender>
step-shown = Mostrar>
step-investor = Investidor>
step-discard = Devolver>
step-bonds = Promissórias>
step-player = Jogador>
step-ability = Habilidade>
step-choice = Escolha>

# Choices of a step, and what Enter alone does.
typed-up = cima
typed-down = baixo
choice-up = cima: virada para cima, à vista de todos
choice-down = baixo: virada para baixo, seu segredo
choice-sell = { $form ->
    [share] por { $amount }
    [whole] carta dividida por { $amount }
   *[half] metade de uma carta dividida por { $amount }
}
choice-short = { $form ->
    [share] pelo preço do investidor, por { $amount }
   *[half] metade de uma carta dividida pelo preço do investidor, por { $amount }
}
typed-look = olhar
choice-look = olhar: olhar um par primeiro
choice-worth = (vale { $value })
choice-give-half = metade de uma carta dividida
choice-money = (dinheiro { $money })
choice-cost = (custa { $cost })
choice-ability = habilidade de { $investor }
choice-cards = { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
}
choice-move-up = cima: o valor sobe
choice-move-down = baixo: o valor cai
enter-sell = Enter: parar de vender
enter-dividend = { $count ->
    [0] Enter: não mostrar nada
        [one] Enter: mostrar essa ação
    [2] Enter: mostrar as duas
   *[other] Enter: mostrar todas as { $count }
}
enter-sell-some = Enter: não vender mais
enter-action = Enter: encerrar seu turno
enter-investor = Enter: não, ou mais nada
enter-strategy = Enter: não, ou mais nada
enter-bonds = Enter: nenhuma
enter-hand-over = Enter: você
enter-back = Enter: do começo

# What is wrong with a typed line.
typed-wrong = { $word } não é possível aqui. Digite uma destas opções: { $possible }
typed-too-much = { $word } está sobrando: a resposta já estava completa.
