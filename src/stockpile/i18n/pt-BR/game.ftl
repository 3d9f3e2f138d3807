## What happened, as lines of the log. $seat is a name; $you is "yes" where the reader is meant, who is then "Você".

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
event-card-placed-opening = A pilha { $pile } começa com { $card }.
event-meeple-placed = { $seat } deu um lance de { $price } na pilha { $pile }.
event-meeple-returned = { $you ->
    [yes] Seu lance na pilha { $pile } foi superado.
   *[no] O lance de { $seat } na pilha { $pile } foi superado.
}
event-pile-taken = { $seat } pegou a pilha { $pile }: { $cards }.
event-fee-drawn = { $seat } encontrou uma taxa de negociação de { $fee }.
event-money-moved-received = { $seat } recebeu { $amount } ({ $reason }).
event-money-moved-paid = { $seat } pagou { $amount } ({ $reason }).
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
event-majority-held = Quem tem mais ações da { $company }: { $seats }, com { $shares }.
event-portfolio-sold = { $seat } vendeu { $shares ->
    [one] a última ação
    [2] as duas ações
   *[other] todas as { $shares } ações
} da { $company }.
event-fee-lapsed = { $seat } nunca pagou uma taxa de negociação de { $fee }: ela caducou.
event-game-ended = A partida terminou. { $count ->
    [one] { $winners } venceu com { $money }.
   *[other] Vitória compartilhada por { $winners }, com { $money }.
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
event-tax-sheltered = { $seat } se livrou de uma Carta de Imposto.
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


## What the game asks, what can be answered, why an answer is refused.

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


## What explains each question, with the numbers of the rules. Empty lines divide paragraphs; other line ends mean nothing.
## A text speaks of the game in play alone: $players is how many play, $strategies, $commodities and the like are yes or no.

help-place =
    Abastecimento. Você tem duas cartas que mais ninguém viu. Escolha qual delas
    todos vão ver e qual fica oculta; elas podem ir na mesma pilha ou não
    (R-SUP-2). Todos veem onde está uma carta virada para baixo e quem a colocou;
    só você sabe o que ela é.
    { $players ->
        [2] Você faz isso duas vezes por rodada (R-SUP-3).
       *[other] {""}
    }

    Depois todos dão lances pelas pilhas, então você decide o que vale um lance:
    esconda uma ação que você quer onde os outros esperam uma taxa, ou estrague
    uma pilha que eles disputariam.

    Ações trazem dinheiro. Um Boom faz um valor subir { $boom }, um Bust o faz cair { $bust }.
    Uma taxa de negociação custa a quem a pega o que está impresso nela.
help-bid =
    Demanda. Coloque um meeple em um preço de uma pilha. Terminados os lances,
    você paga esse preço e recebe as cartas (R-DEM-5). Onde já há um meeple, só
    valem lances maiores (R-DEM-1), e ninguém dá um lance maior do que o dinheiro
    que tem (R-DEM-2). Se o seu lance for superado, o meeple volta e você precisa
    dar outro, então ninguém fica sem pilha (R-DEM-3). O preço mais alto não pode
    ser superado (R-DEM-4).
    { $players ->
        [2] Você tem dois meeples. Eles nunca ficam na mesma pilha, e você precisa poder pagar os dois (R-DEM-9).
       *[other] {""}
    }

    As taxas da pilha são pagas com o que sobra, a menor primeiro. A que você não
    puder pagar fica com você até que possa (R-DEM-6).
    { $investors ->
        [yes] Alguns investidores pagam preços diferentes dos que estão nos espaços (R-DEM-2).
       *[no] {""}
    }
    { $commodities ->
        [yes] As cartas comerciais vêm com a pilha (R-COM-2).
       *[no] {""}
    }
    { $first_player_card ->
        [yes] A Carta de Primeiro Jogador vem com a pilha em que está (R-FPC-1).
       *[no] {""}
    }
help-action =
    Ação. Cada Stock Boom e Stock Bust que você pegou nesta rodada precisa ser
    jogado, em qualquer ordem, cada um em uma empresa à sua escolha: um Boom faz
    o valor dela subir { $boom }, um Bust o faz cair { $bust } (R-ACT-1).

    Um passo além da ponta direita divide as ações da empresa: daí em diante as
    cartas dela contam em dobro para todos, e cartas que já estavam divididas
    rendem { $bonus } cada (R-MOV-3). Um passo além da ponta esquerda é a falência:
    todas as cartas dela são perdidas (R-MOV-4). As duas coisas acontecem na hora.

    { $strategies ->
        [yes] Você pode jogar uma carta de estratégia por rodada neste turno, quando quiser (R-STR-2). Só aparecem as cartas que você pode pagar e que fazem alguma coisa (R-STR-3).
       *[no] {""}
    }
    { $investors ->
        [yes] Uma habilidade do turno de ação pode ser usada uma vez, antes, no meio ou depois (R-INV-2).
       *[no] {""}
    }
help-sell =
    Venda. Venda quantas ações quiser pelo valor de hoje. Depois disso os valores
    se movem, então venda o que você acha que vai cair e guarde o que vai subir
    ou se dividir (R-SEL-1). Todos veem o que você vende.

    Uma carta dividida é vendida pelo dobro do valor. Ou venda metade dela pelo
    valor: a carta volta então à sua carteira normal como uma ação.

    No fim do jogo, ter mais ações de uma empresa rende { $majority }, ou { $tied } a cada
    um em caso de empate (R-END-2), e todas as ações são vendidas pelo último
    valor (R-END-3).
help-dividend =
    Dividendo. O valor não muda; cada ação que você mostra é paga (R-MOV-2). O que
    você mostra fica conhecido por todos. Mostre menos, ou nada, para guardar
    segredo; o que não é mostrado não é pago. Cartas divididas já estão à vista e
    são pagas em dobro, sem pergunta. A pergunta vai a todos com cartas na
    carteira normal, tenham esta empresa ou não; assim ela mesma não revela nada
    (R-INFO-4).

    { $where ->
        [page] Uma chave ao lado da sua carteira decide. Com “receber por mim”, como todos começam, todas as suas ações são mostradas e você não recebe a pergunta; com “perguntar”, você decide a cada dividendo. O anfitrião da mesa pode fazer da pergunta a regra para todos.
       *[terminal] {""}
    }
help-choose-investor =
    Investidores.
    { $investor_bidding ->
        [yes] Você não fica com quem escolher: o investidor vai a leilão, e todos dão lances por todos (R-AUC-1).
       *[no] { $players ->
            [2] Dos quatro que recebeu, você fica com dois e começa com o dinheiro de ambos (R-INV-1).
           *[other] Dos dois que recebeu, você fica com um e começa com o dinheiro dele (R-INV-1).
        }
    }
    Quanto mais um investidor sabe fazer, menos dinheiro traz. Ninguém vê sua
    escolha até que todos tenham escolhido (R-SET-7).
help-bid-investor =
    Leilão por Investidor. Coloque um meeple em um preço do investidor que você
    quer. Nenhum lance pode ser maior que o dinheiro que esse investidor traz; o
    lance é descontado dele quando o jogo começa. Se o seu lance for superado,
    você precisa dar outro, maior ou em outro investidor. Nenhuma habilidade vale
    ainda (R-AUC-1).
help-discard =
    Estratégias. Duas das suas cartas voltam à caixa, sem que os outros as vejam
    (R-STR-1). Você pode jogar uma carta por rodada, então guarde as que combinam
    com seu investidor e seus planos e cujo custo você pode pagar. Uma carta
    ainda na mão no fim do jogo não vale nada (R-STR-2).
help-bonds =
    Promissórias. Compre até { $limit }, enquanto puder pagar (R-BND-1).
    Cada uma paga { $interest } em todo fim de rodada (R-BND-2), e o preço inteiro volta no
    fim do jogo (R-BND-3). Mas até lá esse dinheiro não serve para dar lances.
help-open =
    Royal Robins distribui as cartas iniciais. Só você as viu. Cada pilha recebe
    uma; uma carta fica virada para baixo, todas as outras para cima (R-SUP-1).
help-commerce =
    Comércio. { $players ->
        [2] Coloque suas duas cartas viradas para cima, em duas pilhas diferentes (R-COM-1).
       *[other] Coloque sua carta virada para cima em qualquer pilha (R-COM-1).
    } Quem pega a pilha fica com a
    carta (R-COM-2). No fim, conjuntos de commodities diferentes valem mais quanto
    maiores forem, e impostos custam mais quanto mais houver (R-COM-3).
help-first-player-card =
    Você é o primeiro jogador e põe a Carta de Primeiro Jogador em uma pilha.
    Quem pegar essa pilha decide quem começa a próxima rodada (R-FPC-1).
help-hand-over =
    Você pegou a Carta de Primeiro Jogador. Diga quem começa a próxima rodada:
    você ou qualquer outra pessoa. Esta rodada segue como está (R-FPC-1).
help-ability =
    Seus dois investidores podem fazer algo neste momento. Escolha qual vem
    primeiro; o outro vem em seguida (R-INV-2).
help-investor =
    Esta é a habilidade do seu investidor. Habilidades do mesmo momento são usadas
    na ordem do turno (R-INV-2). Algumas podem ficar sem uso, outras não.
help-strategy =
    Você jogou uma carta de estratégia. Primeiro o custo é pago, depois ela faz o
    que diz (R-STR-2). Uma ação como custo é uma carta normal, ou metade de uma
    carta dividida, que passa a ser normal; todos a veem (R-STR-4).
help-sell-some =
    Uma carta de estratégia deixa você vender agora. Contam ações, não cartas: uma
    carta dividida inteira são duas (R-STR-5). Você não precisa vender nenhuma.
help-pause =
    A rodada terminou: os valores se moveram. A próxima começa com novos
    segredos, novas pilhas e o próximo primeiro jogador (R-END-1).
# What only a terminal needs to explain besides.
hint-bid =
    Um preço entre parênteses depois de um espaço é o que você paga ali por
    causa do seu investidor.
hint-sell = As ações são vendidas uma de cada vez, até você parar.
hint-choose-investor = O número depois de um nome é o dinheiro com que você começa.
hint-discard = O custo de uma carta está entre parênteses depois do nome.
hint-investor = Onde aparece Enter, você não precisa usar a habilidade.
help-keys =
    Digite o número ou a palavra de uma opção (pilha B é 2), ou várias: b 6.
    ? ajuda  ? R-DEM-4 regra  t mesa  l histórico  h dica  q salvar e sair
help-keys-cards = i investidores e suas cartas de estratégia, com o que fazem


## What the signs on the table mean: what each is called, and what it says.

web-legend = O que os sinais significam
web-legend-why = Na mesa, aponte para um sinal, toque nele com o dedo ou chegue a ele com Tab e as setas. Onde ele pode ser escolhido, mantenha o dedo pressionado.
web-legend-market = O mercado
web-legend-piles = Pilhas de Ações e cartas
web-legend-players = Investidores
web-legend-desk = Minha área
web-legend-round = A rodada

sign-bankrupt-end-title = × · falência
sign-bankrupt-end = Um passo abaixo do primeiro espaço: a empresa vai à falência. Todos perdem todas as ações dela, cartas divididas também, e o valor volta ao espaço sublinhado.
sign-split-end-title = ×2 · divisão
sign-split-end = Um passo acima do último espaço: as ações se dividem. Daí em diante cada ação dela conta em dobro; cartas que já contavam em dobro rendem { $bonus } cada. O valor continua a partir do espaço listrado.
sign-after-split-title = Espaço listrado
sign-after-split = Aqui fica o valor depois de uma divisão; o que resta do movimento continua daqui.
sign-return-title = Espaço sublinhado
sign-return = Aqui o valor começa o jogo, e para cá volta depois de uma falência.
sign-dollar-title = Espaço $
sign-dollar = Quando o valor sobe para este espaço, paga um dividendo: { $dividend_1 } por ação. Ao descer, não paga nada.
sign-ticker-title = Valor
sign-ticker = O que uma ação vale hoje. Previsões, Booms e Busts o movem de espaço em espaço.
sign-ghost-title = Valor tracejado
sign-ghost = Aqui ficaria o valor se você confirmar o que escolheu.
sign-held-title = Minhas ações
sign-held = Uma tira para cada ação desta empresa que você tem.
sign-held-split-title = Minhas cartas divididas
sign-held-split = Uma tira dupla é uma carta dividida: conta como duas ações.
sign-up-title = Previsão: sobe
sign-up = No fim desta rodada, na Fase de Movimento, o valor sobe esse número de espaços.
sign-down-title = Previsão: cai
sign-down = No fim desta rodada, na Fase de Movimento, o valor cai esse número de espaços.
sign-pay-title = Previsão: dividendo
sign-pay = O valor não muda, e cada ação que o dono mostra é paga: $ é { $dividend_1 }, $$ é { $dividend_2 }, $$$ é { $dividend_3 }.
sign-odds-title = O que pode vir
sign-odds = Você não viu a previsão desta empresa. Estas são as previsões que restam, cada uma tão larga quanto provável.
sign-yours-title = seu
sign-yours = Você recebeu este par. Mais ninguém o conhece.
sign-public-title = público
sign-public = Todos conhecem este par.
sign-seen-title = visto
sign-seen = Este par é de outra pessoa ou de ninguém; você já o olhou.
sign-hidden-pair-title = Par oculto
sign-hidden-pair = Uma empresa e sua previsão, que você não viu.
sign-falsified-title = falsificada
sign-falsified = Falsified Earnings está sobre esta previsão: uma positiva muda { $falsified_earnings_steps } espaços para baixo, uma negativa { $falsified_earnings_steps } para cima, e depois de um dividendo o valor cai { $falsified_earnings_steps }.
sign-die = Os dados decidem quais previsões estão nesta rodada. Qual empresa recebe qual, isso está nos pares.

sign-share-title = Ação
sign-share = Uma ação desta empresa. Venda-a na Fase de Venda pelo valor de hoje, ou guarde-a para o de amanhã.
sign-boom = Quem o pega precisa jogá-lo na Fase de Ação desta rodada: uma empresa à escolha sobe { $boom } espaços.
sign-bust = Quem o pega precisa jogá-lo na Fase de Ação desta rodada: uma empresa à escolha cai { $bust } espaços.
sign-fee-title = Taxa de negociação
sign-fee = Quem pega a pilha paga essa quantia ao banco. O que não puder ser pago fica pendente até haver dinheiro.
sign-commodity-title = Commodity
sign-commodity = Fica guardada até o fim do jogo. Um conjunto de tipos diferentes rende { $sets }, quanto mais, melhor; um tipo repetido começa outro conjunto.
sign-tax = Fica guardado até o fim do jogo, quando as Cartas de Imposto custam { $taxes }: quanto mais, mais caro.
sign-first-player-card = Quem a pega diz quem começa a próxima rodada.
sign-face-down-title = Carta virada para baixo
sign-face-down = Só quem a colocou sabe o que ela é; o selo e a cor dizem quem foi.
sign-known-title = Para baixo, mas conhecida
sign-known = Os outros não veem que carta é esta. Você sim: você a colocou ou já a olhou.
sign-pile-cards-title = Cartas na pilha
sign-pile-cards = Quantas cartas o maior lance leva.
sign-space-title = Trilha de lances
sign-space = Um lance põe um meeple em um preço. Ele é pago quando cada pilha tem seu meeple. Superar um lance é pôr um preço maior na mesma pilha; o que ficou para trás já não pode ser escolhido.
sign-own-cost-title = Preço pequeno
sign-own-cost = Seu investidor paga isto em vez do que está impresso no espaço.
sign-meeple-title = Meeple
sign-meeple = O maior lance por esta pilha, e de quem ele é. Se for superado, volta a quem o colocou, que precisa dar outro lance.
sign-discard-title = Descarte
sign-discard = Cartas deste tipo que foram vendidas, jogadas, pagas ou perdidas. Elas não voltam ao baralho.
sign-deck-title = Baralho
sign-deck = Cartas que ainda não foram distribuídas.
sign-played-title = Estratégias jogadas
sign-played = Cartas de estratégia que foram jogadas; elas saíram do jogo.

sign-first-player-title = Primeiro jogador
sign-first-player = Começa esta rodada. { $first_player_card ->
    [yes] Quem pegar a Carta de Primeiro Jogador decide quem começa a próxima.
   *[no] A próxima começa com o jogador à esquerda.
}
sign-next-first-title = Começa a próxima rodada
sign-next-first = Tem a Carta de Primeiro Jogador e começa a próxima rodada.
sign-held-cards-title = Cartas na carteira
sign-held-cards = Ações, e Booms e Busts ainda não jogados. Quantas são, todos veem; quais são, é segredo.
sign-known-shares-title = Ações que eu conheço
sign-known-shares = Ações desta empresa que você viu chegar a este jogador e não sair. Pode haver mais.
sign-split-held-title = ×2 · cartas divididas
sign-split-held = Cartas divididas desta empresa; ficam à vista, e cada uma conta como duas ações.
sign-bonds-title = Promissórias
sign-bonds = Cada uma paga { $interest } no fim de cada rodada e é recomprada por { $bond_price } no fim do jogo.
sign-strategies-title = Cartas de estratégia
sign-strategies = Cartas na mão. Uma pode ser jogada na Fase de Ação de cada rodada; quais são, é segredo.
sign-owes-title = Deve
sign-owes = Taxas de negociação que não puderam ser pagas. São pagas assim que houver dinheiro suficiente.
sign-money-title = Dinheiro
sign-money = O que este jogador tem agora. No fim, quando tudo é vendido, vence quem tem mais dinheiro.

sign-must-play-title = a jogar
sign-must-play = Esta carta precisa ser jogada na Fase de Ação desta rodada.
sign-regular-title = Ações
sign-regular = Quantas ações desta empresa você tem, e quanto renderiam hoje.
sign-split-title = ×2 · cartas divididas
sign-split = Cartas divididas desta empresa: cada uma conta como duas ações, para vendas, dividendos e a maioria. Se a empresa se dividir de novo, cada uma rende { $bonus }.
sign-dividends-title = Dividendos
sign-dividends = Como seus dividendos chegam: recebidos por você, com todas as suas ações da empresa mostradas, ou com a pergunta a cada vez de quantas mostrar.
sign-hint-title = Dica
sign-hint = Só com as dicas ligadas: o que os números dizem, calculado a partir do que você pode ver e nada mais.
sign-strategy-title = Carta de estratégia
sign-strategy = Pode ser jogada no seu turno de ação, uma por rodada. Aponte para ela para ler o que faz.
sign-investor-title = Investidor
sign-investor = Com quem este jogador joga, com uma habilidade própria. Aponte para o nome para lê-la; com o nome riscado, ela já foi usada nesta rodada.

sign-round-title = Rodada
sign-round = Uma marca para cada rodada. Depois da última, ter mais ações de cada empresa rende { $majority } (em empate: { $tied }), tudo é vendido, e quem tem mais dinheiro vence.
sign-phase-information = { $players ->
    [2] Cada um dos dois recebe dois pares: uma empresa, e como o valor dela se moverá no fim da rodada.
   *[other] Cada um recebe um par: uma empresa, e como o valor dela se moverá no fim da rodada.
}
sign-phase-supply = Todos colocam cartas nas pilhas, uma à vista e uma oculta.
sign-phase-demand = Todos dão lances pelas pilhas; { $players ->
    [2] cada jogador leva duas.
   *[other] cada jogador leva uma.
}
sign-phase-action = Booms e Busts das pilhas movem valores, e outras cartas podem ser jogadas.
sign-phase-selling = Venda ações pelo valor de hoje, quantas quiser.
sign-phase-movement = Todas as previsões são mostradas, e os valores se movem.
sign-phase-round-end = { $bonds ->
    [yes] As Promissórias pagam juros, valem as habilidades do fim da rodada, e a rodada termina.
   *[no] Valem as habilidades do fim da rodada, e a rodada termina.
}


## Bots: the levels and the styles that they can play in, each with a line that says how.

bot-random = aleatório
bot-random-why = Dá qualquer resposta permitida. Bom para aprender as regras.
bot-intern = estagiário
bot-intern-why = Pensa a curto prazo e comete erros de principiante. Para as primeiras partidas.
bot-clerk = escriturário
bot-clerk-why = Joga com bom senso, mas de forma simples. Para quem já sabe as regras.
bot-broker = corretor
bot-broker-why = Avalia cada pilha, lance e venda com boas regras práticas.
bot-shark = tubarão
bot-shark-why = Experimenta aonde cada resposta pode levar e desconfia do que os outros escondem.
bot-shark-1s = tubarão, um segundo
bot-shark-1s-why = O tubarão com um segundo inteiro para cada resposta: o mais difícil que há.
bot-in-style = { $bot }, { $style }
style-usual = estilo habitual
style-bold = ousado
style-bold-why = Dá lances altos e corre riscos.
style-careful = cauteloso
style-careful-why = Segura o dinheiro e evita riscos.
style-hoarder = acumulador
style-hoarder-why = Junta ações e demora a se desfazer delas.
style-bluffer = blefador
style-bluffer-why = Coloca cartas para enganar.

# The list of them in the terminal.
bots-how = Peça um com --bots NOME, em um estilo com --bots NOME:ESTILO. Quanto tempo ele pensa se diz depois, em simulações (shark@400) ou milissegundos (shark:bold@100ms).
bots-styles = Estilos
bots-others = De outros pacotes
bots-lab = Para medir, só em simulate e tournament
bot-broker-1-why = O corretor como era no início: uma régua que não muda.
bot-naive-why = Joga por cinco regras que alguém poderia criar depois de ler o manual uma vez.
bot-oracle-why = Vê todos os segredos e experimenta cada resposta: o que se poderia ganhar sabendo tudo.
bot-pike-why = Experimenta aonde cada resposta pode levar e não conclui nada de como os outros jogam: rápido, para medições longas.
bots-of = de { $package }


## The rules for players: what the figures in them are called. The text itself is in rules/*.md.

manual-mark-printed = impresso
manual-mark-reported = relatado
manual-mark-reported-once = relatado uma vez
manual-mark-house = da casa
manual-mark-own = próprio
manual-forecast-up = { $count ->
    [one] valor sobe 1 espaço
   *[other] valor sobe { $count } espaços
}
manual-forecast-down = { $count ->
    [one] valor cai 1 espaço
   *[other] valor cai { $count } espaços
}
manual-forecast-dividend = valor não muda; dividendo de { $count } por ação
manual-all-six = todas as seis
manual-space = { $number }º espaço ({ $value })
manual-card = carta ({ $mark })
manual-copies = cópias
manual-needs-bonds = Promissórias
manual-needs-commodities = commodities
manual-needs-strategies = estratégias
manual-nothing = nada

# The rules in the terminal.
command-rules = As regras: a rodada em uma página, um assunto ou uma regra pelo número, para qualquer jogo ou para um só.
option-topic = O que ler: o número de uma regra (R-DEM-4), um assunto (demand) ou o começo de um título. Sem isso, a rodada em uma página e uma lista dos assuntos.
option-search = Mostra cada regra e parágrafo com todas estas palavras.
rules-how = Leia uma parte: stockpile rules demand, stockpile rules R-DEM-4. Procure palavras: stockpile rules --search "carta dividida". Só para um jogo: stockpile rules --players 3 --preset epic.
rules-of-game = { $game ->
    [none] As regras para { $players } jogadores, jogo base.
   *[other] As regras para { $players } jogadores. { $game }
}
error-rules-topic = não há nada sobre { $topic } nestas regras; `stockpile rules` lista os assuntos, `stockpile rules --search` procura palavras
error-rules-words = nada nestas regras tem todas estas palavras: { $words }

# The rules in the page.
rules-title = Regras
rules-leaf-round = Resumo
rules-leaf-rules = Todas as regras
rules-search = Buscar nas regras
rules-hits = { $count ->
    [0] nada encontrado
    [one] um trecho
   *[other] { $count } trechos
}
rules-nothing = Nada nestas regras tem todas estas palavras: { $words }
rules-every-game = também o que não está neste jogo
rules-contents = Sumário
rules-house = cifra nossa: não conseguimos descobrir o que está impresso
rules-house-spoken = (cifra nossa)


## How figures are written on pages and in tables.

numeral-range = { $low } a { $high }


## Um bot respondeu por quem se atrasou ou se ausentou: no fim da partida, no relatório do treinador e nos estudos.

standin-answers = { $answers ->
    [one] Um bot deu uma resposta por { $seat }, na rodada { $first }.
   *[other] Um bot deu { $answers } respostas por { $seat }, { $rounds ->
        [one] na rodada { $first }.
       *[other] da rodada { $first } à { $last }.
    }
}
standin-not-judged = As respostas dadas por um bot contam para a sorte e a perícia. Não contam para notas, decisões e hábitos.
standin-all = Um bot tomou todas as decisões por { $seat }, por isso não há nota.
standin-effect = Nesta perícia entra também o bot que respondeu neste lugar: { $effect }.
standin-my-game = { $answers ->
    [one] um bot deu uma resposta por você
   *[other] um bot deu { $answers } respostas por você
}
standin-my-game-all = Sem nota: um bot tomou todas as decisões por você · sorte { $luck }, perícia { $skill }
standin-some-games = { $games ->
    [one] Em uma partida um bot deu algumas das respostas por { $player }; notas e hábitos as deixam de fora.
   *[other] Em { $games } partidas um bot deu algumas das respostas por { $player }; notas e hábitos as deixam de fora.
}
standin-all-games = { $games ->
    [one] Uma partida ficou de fora, porque nela um bot tomou todas as decisões por { $player }.
   *[other] { $games } partidas ficaram de fora, porque nelas um bot tomou todas as decisões por { $player }.
}
error-study-stand-ins = Não há o que estudar em { $folder }: nestas partidas bots tomaram todas as decisões pelos jogadores.
