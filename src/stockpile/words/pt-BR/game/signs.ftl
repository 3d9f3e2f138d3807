# What the signs on the table mean: what each is called, and what it says.

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
sign-die-title = Dados
sign-die = Os dados decidem quais previsões estão nesta rodada. Qual empresa recebe qual, isso está nos pares.

sign-share-title = Ação
sign-share = Uma ação desta empresa. Venda-a na Fase de Venda pelo valor de hoje, ou guarde-a para o de amanhã.
sign-boom-title = Stock Boom
sign-boom = Quem o pega precisa jogá-lo na Fase de Ação desta rodada: uma empresa à escolha sobe { $boom } espaços.
sign-bust-title = Stock Bust
sign-bust = Quem o pega precisa jogá-lo na Fase de Ação desta rodada: uma empresa à escolha cai { $bust } espaços.
sign-fee-title = Taxa de negociação
sign-fee = Quem pega a pilha paga essa quantia ao banco. O que não puder ser pago fica pendente até haver dinheiro.
sign-commodity-title = Commodity
sign-commodity = Fica guardada até o fim do jogo. Um conjunto de tipos diferentes rende { $sets }, quanto mais, melhor; um tipo repetido começa outro conjunto.
sign-tax-title = Imposto
sign-tax = Fica guardado até o fim do jogo, quando as Cartas de Imposto custam { $taxes }: quanto mais, mais caro.
sign-first-player-card-title = Carta de Primeiro Jogador
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
sign-phase-information-title = Informação
sign-phase-information = { $players ->
    [2] Cada um dos dois recebe dois pares: uma empresa, e como o valor dela se moverá no fim da rodada.
   *[other] Cada um recebe um par: uma empresa, e como o valor dela se moverá no fim da rodada.
}
sign-phase-supply-title = Abastecimento
sign-phase-supply = Todos colocam cartas nas pilhas, uma à vista e uma oculta.
sign-phase-demand-title = Demanda
sign-phase-demand = Todos dão lances pelas pilhas; { $players ->
    [2] cada jogador leva duas.
   *[other] cada jogador leva uma.
}
sign-phase-action-title = Ação
sign-phase-action = Booms e Busts das pilhas movem valores, e outras cartas podem ser jogadas.
sign-phase-selling-title = Venda
sign-phase-selling = Venda ações pelo valor de hoje, quantas quiser.
sign-phase-movement-title = Movimento
sign-phase-movement = Todas as previsões são mostradas, e os valores se movem.
sign-phase-round-end-title = Fim da Rodada
sign-phase-round-end = { $bonds ->
    [yes] As Promissórias pagam juros, valem as habilidades do fim da rodada, e a rodada termina.
   *[no] Valem as habilidades do fim da rodada, e a rodada termina.
}
