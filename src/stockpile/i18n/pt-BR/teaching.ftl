## What the guide says in the guided first game and in the lessons, and what leads there.

guide-title = Guia
guide-step = { $number } de { $count }
guide-next = Entendi
guide-leave = Jogar sem o guia
guide-again = Repetir
guide-off = O guia está em silêncio.
guide-your-move = Sua vez: siga o conselho ou faça o que achar melhor.
guide-wait = É a vez dos outros. O pregão conta o que eles fazem.
guide-reading = Leia com calma e depois continue abaixo.
guide-learn = Aprender a jogar
guide-offer = Primeira vez aqui? Jogue a sua primeira partida com um guia ao lado: uma partida de verdade contra três principiantes, em uns dez minutos. Você pode sair quando quiser e continuar depois.
guide-start = Começar a partida guiada
guide-start-again = Repetir a partida guiada
guide-go-on = Continuar a partida guiada
guide-lessons = Lições curtas ({ $done } de { $count } feitas)
guide-done = feita
guide-left = começada; continue de onde parou
guide-learned = O que você aprendeu

guide-lesson-bonds = Promissórias
guide-lesson-bonds-why = Dinheiro parado pode render.
guide-lesson-commodities = Commodities e impostos
guide-lesson-commodities-why = Junte tipos diferentes e deixe os impostos para os outros.
guide-lesson-dice = Dados de Previsão
guide-lesson-dice-why = Cada rodada tem outras previsões.
guide-lesson-strategies = Cartas de estratégia
guide-lesson-strategies-why = Um truque por rodada.
guide-lesson-investor = O seu investidor
guide-lesson-investor-why = Menos dinheiro, mas uma habilidade.
guide-lesson-first-player = A Carta de Primeiro Jogador
guide-lesson-first-player-why = Quem começa está à venda.
guide-lesson-advanced-board = O Tabuleiro Avançado
guide-lesson-advanced-board-why = Cada empresa tem a sua própria trilha.
guide-lesson-two-players = Dois jogadores
guide-lesson-two-players-why = Duas pilhas, dois meeples, dois segredos cada.

# The guided first game.

guide-first-win = Boas-vindas! Depois de { $rounds } rodadas, quem tiver mais dinheiro vence. Para isso, compre ações barato e venda antes que os outros vejam o que vem por aí.
guide-first-have = Você começa com { $starting_money } e uma ação da { $steel }. O que é seu fica aqui; os outros não veem.
guide-first-pair = Este é o seu segredo, um par: uma empresa e o que o valor dela vai fazer no fim da rodada. A { $labs } vai subir { $labs_steps }, e só você sabe. O outro par é público: a { $steel } vai cair { $steel_steps }.
guide-first-track = Cada empresa tem um valor, o número colorido na trilha dela. A { $labs } está em { $labs_price }; no fim da rodada estará em { $labs_tonight }. Quem tiver uma ação dela terá { $labs_gain } a mais.
guide-first-piles = As ações vêm em pilhas, e cada um vai comprar uma delas. Antes disso, todos acrescentam duas cartas: uma à vista de todos e uma virada para baixo.
guide-first-mislead = Assim você pode enganar. Coloque a sua carta da { $labs } virada para baixo na pilha B, onde já há outra, e a taxa de negociação virada para cima na mesma pilha: agora ela parece ruim para os outros. Quem leva uma taxa paga por ela. Depois confirme.
guide-first-bid = Agora as pilhas vão a leilão. Coloque o seu meeple, a sua peça, em um preço de uma pilha; no fim, cada um fica com exatamente uma. Você só paga quando todos tiverem uma pilha.
guide-first-bid-worth = Você sabe que há duas ações da { $labs } na pilha B. No fim da rodada elas valerão { $labs_pair_tonight }. Comece baixo, com { $space_2 } ou { $space_3 }, e veja quem mais a quer.
guide-first-outbid = O seu lance foi superado: o meeple voltou, e isso não custa nada. Agora dê um lance maior na mesma pilha ou escolha outra. Ofereça mais do que parece certo: no começo, quase todos param cedo demais, e cada carta faz a pilha valer mais. A pilha B ainda é uma pechincha por { $space_5 }.
guide-first-fall = Primeiro todos podem vender, depois os valores se movem. A { $steel } vai cair { $steel_steps }; então venda a sua ação agora, por { $steel_price }. Fique com a { $labs }: ela vai subir. Quando tiver escolhido, confirme.
guide-first-report = Depois de cada rodada, você lê o que se moveu e por quê. A { $labs } está em { $labs_price }. A { $auto } tinha a previsão $$, um dividendo: o valor fica onde está, e o banco pagou { $dividend_2 } por ação aos donos.
guide-first-split = O par público diz { $labs_forecast } para a { $labs }, que está em { $labs_price }. Um valor que passa de { $labs_last }, até o ×2, leva a uma divisão: dali em diante, cada carta conta como duas ações, e o valor recomeça em { $labs_after_split }. Consiga mais dela!
guide-first-poison = O seu segredo: a { $steel } cai { $steel_steps }, a partir de { $steel_price }. Isso passa da outra ponta, o ×: falência. Ofereça a sua carta da { $steel } virada para cima na pilha B, a quem acreditar nela. Coloque a da { $electric } virada para baixo na pilha A, que é a que você quer.
guide-first-last-bidder = A pilha A tem duas ações da { $labs }. O seu lance é o último, e você vê todos os outros: supere o lance de { $rival3 } ali com { $space_4 }.
guide-first-hold = Não venda a { $labs }: uma divisão faz de uma ação de { $labs_price } duas de { $labs_after_split } cada. Se você ainda tem a { $steel }, venda agora.
guide-first-report-split = A { $labs } se dividiu: as cartas dela agora contam em dobro. A { $steel } faliu: as ações dela estão perdidas para todos, e o valor recomeça em { $steel_start }.
guide-first-boom = Em cada pilha há um Boom ou um Bust. Quem leva a pilha tem que jogá-lo logo, em qualquer empresa: um Boom faz o valor dela subir { $boom }, um Bust o faz cair { $bust }.
guide-first-dividend = O seu segredo é um dividendo: { $labs_pays } por ação da { $labs }, sem vender, e cartas divididas contam em dobro. Coloque a sua carta da { $labs } virada para baixo na pilha C e a taxa virada para cima na mesma pilha.
guide-first-cheap = { $rival2 } e { $rival3 } estão de olho em outras pilhas. Tente a pilha C e pague pouco. O que você poupar agora pode virar lance depois.
guide-first-action = Agora jogue a sua carta. Um Boom vai onde você tem mais: { $labs }. Um Bust vai onde os outros têm algo e você não. Escolha a empresa e confirme.
guide-first-keep = Todo mundo sabe que a { $electric } vai cair { $electric_steps }: se você tem ações dela, venda. Fique com a { $labs }, para que o dividendo seja seu.
guide-first-hide = O dividendo da { $labs }: o que você mostra é pago, e a partir daí todos sabem. O que você esconde não é pago, mas os rivais não veem se você está perto de uma maioria. Cartas divididas ficam à vista de qualquer modo. Desta vez a pergunta vem; depois, quem decide é a chave ao lado da sua carteira.
guide-first-report-dividend = O dividendo da { $labs } foi pago, e as ações continuam com você. Agora você já viu tudo o que os valores podem fazer: subir, cair, dividir-se, falir e pagar.
guide-first-majority = Pense no fim: em cada empresa, quem tem mais ações ganha mais { $majority }; em caso de empate, são { $tied } para cada um. Cartas divididas contam como duas. Ao lado de cada nome, você vê o que sabe das ações dos outros.
guide-first-more = Com mais ações da { $labs }, ninguém alcança você ali. O seu segredo diz { $labs_forecast }. Vá atrás da pilha B, até { $space_5 }.
guide-first-public = A { $bank } vai cair { $bank_steps }. Venda se tiver alguma ação dela, e também aquilo em que não acredita. O dinheiro dos lances vem das vendas.
guide-first-second = De novo a { $labs }, { $labs_forecast }: ela pode passar da ponta pela segunda vez. Aí cada carta que já está dividida rende { $bonus } na hora e continua com você.
guide-first-cash = Veja quem tem mais dinheiro. Essa pessoa pode juntar as melhores cartas em uma pilha, pois ninguém mais pode pagar por ela; cuidado só com um rival que tenha o mesmo e dê o lance antes de você. Com pouco dinheiro, deixe as pilhas parecidas, para que não sobre uma ruim para você.
guide-first-alone = Você já sabe como é. Olhe o que está à vista, quem colocou as cartas ocultas e até onde vai o seu dinheiro. Sempre há uma pilha por { $space_1 }.
guide-first-stay = Fique com a { $labs } mais uma vez. Venda o que você acha que vai cair: cada empresa sem previsão conhecida mostra a chance de cada uma.
guide-first-last = A última rodada! Depois dela as maiorias são pagas, e então todas as ações são vendidas pelo seu valor. Não sobra nada.
guide-first-last-bid = Olhe mais uma vez para os outros: uma ação a mais pode dar a você uma maioria, ou tirar a deles. Em uma empresa que faliu tarde, uma única pode bastar. O dinheiro que você não gasta em lances também conta.
guide-first-last-sale = Depois tudo será vendido de qualquer jeito. Então venda agora só o que cai antes disso: você sabe que a { $cosmic } cai { $cosmic_steps }. Mas uma maioria também vale { $majority }.
guide-first-count = Esse foi o mercado. Agora as maiorias são pagas, as ações são vendidas, e quem tem mais dinheiro vence.
guide-first-end = Você enganou, deu lances, teve um lance superado, vendeu antes de uma queda e viu uma divisão, um dividendo, uma falência, Boom e Bust e as maiorias da última rodada. O jogo inteiro é isso. Continue jogando contra três bots ou aprenda o que os módulos trazem: dois minutos cada.

# Bonds.

guide-bonds-buy = Com as Promissórias, você pode comprar até { $limit } no começo de cada rodada. Cada uma paga { $interest } no fim de cada rodada e, no Fim do Jogo, você recebe de volta o que ela custou.
guide-bonds-price = Aqui uma Promissória custa { $bond_price }. Não há como perder com ela, mas o dinheiro só volta no fim: o que vai para Promissórias não vai para lances. Compre uma ou duas e veja que falta o dinheiro faz.
guide-bonds-place = Coloque as cartas como sempre. O seu segredo é { $labs_forecast } para a { $labs }, da qual você tem uma ação.
guide-bonds-bid = Agora você sente: os lances são com o que sobrou. Uma boa pilha rende mais que uma Promissória; dinheiro parado não rende nada.
guide-bonds-interest = A rodada acabou, e cada Promissória pagou os seus juros. Vai pagar mais uma vez.
guide-bonds-last = A última rodada: uma Promissória comprada agora paga { $interest }, uma vez, e o preço volta. Mesmo agora é mais do que nada, a não ser que você precise do dinheiro para os lances.
guide-bonds-sell = Venda o que vai cair. As Promissórias não podem ser vendidas; o dinheiro delas volta sozinho.
guide-bonds-end = Promissórias são certas: { $interest } por rodada cada uma, e o preço de volta no fim. Valem mais no começo e custam liberdade na hora dos lances.

# Commodities and taxes.

guide-commodities-sets = Você tem ouro, da rodada anterior; { $rival1 } tem uma Carta de Imposto. No fim, um conjunto de commodities diferentes vale mais que as partes: uma { $set_1 }, duas { $set_2 }, três { $set_3 }, e assim até { $set_6 } por todas as seis. Um segundo ouro começaria outro conjunto.
guide-commodities-place = Coloque as suas cartas de mercado como sempre. Depois cada um recebe também uma carta comercial.
guide-commodities-tax = Você tirou uma Carta de Imposto. Impostos custam no fim: um { $tax_1 }, dois { $tax_2 }, três { $tax_3 }, cada vez mais. Ela tem que ficar virada para cima em alguma pilha. Em uma que você não quer, claro!
guide-commodities-bid = O petróleo é novo para você: ouro e petróleo valem { $set_2 }; só o ouro, { $set_1 }. Outro ouro vale só { $set_1 } para você, como segundo conjunto. Olhe também os impostos e dê o seu lance.
guide-commodities-sell = Venda o que vai cair. Commodities e impostos ficam até o fim.
guide-commodities-end = Commodities diferentes formam um conjunto, e cada novo tipo vale mais que o anterior. Com os impostos é o contrário: quem já tem muitos paga caro pelo próximo.

# Dice.

guide-dice-roll = Com os dados, as previsões mudam: antes de cada rodada rolam-se { $forecast_dice } dados, e o que eles mostram são as previsões da rodada. Todos os veem.
guide-dice-read = Hoje: { $rolled }. Você não sabe qual empresa recebe o quê, fora o seu par e o público. O que sobra para as outras, dá para deduzir.
guide-dice-bid = Com um resultado assim, quase toda empresa vale a pena, mas uma das desconhecidas também cai. A { $labs } sobe { $labs_steps }, isso você sabe.
guide-dice-sell = A { $cosmic } cai { $cosmic_steps }, de { $cosmic_price } para { $cosmic_tonight }, e você tem uma ação. Venda!
guide-dice-end = Com os dados, cada rodada é diferente: comece olhando para eles. Um resultado agitado deixa os segredos caros; um calmo, baratos.

# Strategies.

guide-strategies-box = Com as estratégias, cada um recebe uma mão de cartas e devolve duas delas à caixa. Leia o que fazem e quanto custam. Stock Buyback faz uma empresa subir { $stock_buyback_steps }; Value Investing paga a quem dá lances baixos; Block Trading paga a quem dá lances altos.
guide-strategies-place = Você ficou com duas e pode jogar uma por rodada, no seu turno de ação. Coloque as cartas como sempre.
guide-strategies-bid = Pense nas suas cartas ao dar lances: Value Investing paga { $value_investing_receive } se o seu meeple terminar em { $value_investing_at_most } ou menos; Block Trading paga { $block_trading_receive } se ele terminar em { $block_trading_at_least } ou mais.
guide-strategies-play = O seu turno de ação: jogue uma carta ou guarde-a. Só aparecem as que você pode pagar e que mudariam algo. Esta é a única rodada, então a carta que você guardar está perdida.
guide-strategies-sell = Alguns valores podem já ter se movido. Venda o que vai cair.
guide-strategies-end = Uma carta de estratégia por rodada, no seu turno de ação, antes ou depois de Boom e Bust. As melhores são as que combinam com o que você já ia fazer.

# Investors.

guide-investor-choose = Com os investidores, cada um recebe dois e fica com um. Ele diz com quanto dinheiro você começa e o que você pode fazer que os outros não podem. Leia os dois: Donald paga menos por cada lance, Graham recebe mais por cada ação que vende.
guide-investor-place = Agora os investidores de todos estão à vista. Veja o que os outros podem fazer: isso diz o que esperar deles. Depois coloque as suas cartas.
guide-investor-bid = Se você joga com Donald, o número pequeno é o que você paga de verdade. É menos do que diz o espaço; assim você pode dar lances mais altos que os outros.
guide-investor-sell = Se você joga com Graham, cada ação vendida rende { $graham_extra } a mais. Isso vale também no Fim do Jogo.
guide-investor-end = Um investidor é dinheiro e uma habilidade. Quanto mais forte a habilidade, menos dinheiro você tem no começo. Use-a em toda rodada: foi por ela que você pagou.

# The First Player Card.

guide-first-player-order = Normalmente, quem começa muda a cada rodada, em sentido horário. Agora é você. Quem dá o último lance vê todos os outros; quem dá o primeiro escolhe livremente. Coloque as suas cartas.
guide-first-player-card = Com este módulo, o primeiro jogador põe a Carta de Primeiro Jogador em uma pilha. Quem leva essa pilha diz quem começa a próxima rodada. Coloque-a onde você a quer, ou onde os outros devam pagar por ela.
guide-first-player-bid = Dê o seu lance. A ordem da próxima rodada vale algo para você? Só junto com as outras cartas da pilha.
guide-first-player-hand = A carta é sua: fique com ela e comece a próxima rodada, ou entregue-a a alguém. Na última rodada, é bom ver antes os lances dos outros.
guide-first-player-report = A carta decidiu quem começa a próxima rodada.
guide-first-player-last = Esta é a última rodada: a carta não é mais usada. Veja quem começa e jogue a rodada até o fim.
guide-first-player-end = A Carta de Primeiro Jogador fica em uma pilha como qualquer outra carta. Quem a leva diz quem começa, por uma rodada.

# The advanced board.

guide-advanced-board-tracks = No Tabuleiro Avançado, cada empresa tem a sua própria trilha: curta ou longa, em passos pequenos ou grandes. Uma previsão conta espaços, não dólares.
guide-advanced-board-cosmic = A { $cosmic } tem só { $cosmic_spaces } espaços. O seu segredo diz { $cosmic_forecast }: de { $cosmic_price } ela passa da ponta, se divide e termina a rodada em { $cosmic_tonight }. Aqui, movimentos pequenos são grandes.
guide-advanced-board-steel = A { $steel } tem espaços com $. Cada um em que ela entra subindo paga aos donos { $dividend_1 } por ação. Todos sabem do { $steel_forecast }: primeiro ela paga, depois se divide. Quem fica com a carta da { $steel }?
guide-advanced-board-sell = Fique com o que se divide: { $cosmic } e { $steel }. Olhe para a ponta da trilha antes de vender.
guide-advanced-board-end = Trilhas curtas levam depressa a divisões e falências, as longas são calmas, e a { $steel } paga na subida. Olhe a trilha antes de avaliar uma previsão.

# Two players.

guide-two-players-pairs = A dois, joga-se com { $piles } pilhas. Você tem dois segredos, nenhum par é público, e dois ficam virados para baixo. A { $labs } sobe { $labs_steps }, a { $steel } cai { $steel_steps }.
guide-two-players-hands = Você coloca duas cartas, depois o seu rival, e então cada um mais duas. Assim, um plano pode ter dois passos.
guide-two-players-meeples = Você tem dois meeples e leva duas pilhas, nunca os dois na mesma. Os dois lances juntos não podem custar mais do que você tem. Se um for superado, só esse volta.
guide-two-players-sell = Só você sabe que a { $steel } cai. Venda se tiver alguma ação dela.
guide-two-players-end = A dois, tudo vem em dobro: segredos, cartas, meeples, pilhas. O que você não sabe, o seu rival sabe, ou ninguém.


## Hints: what a seat's own view is worth in numbers, what a strong bot would do, and why.

server-hints-forbidden = Não há dicas nesta mesa: foi o que o anfitrião decidiu.
server-hints-off = Primeiro ligue as dicas. A mesa toda vai ver que você as usa.
server-advice-later = Tantos conselhos levam tempo. Peça de novo em { $seconds ->
    [one] um segundo.
   *[other] { $seconds } segundos.
}
server-advice-busy = Há gente demais pedindo conselho agora. Tente de novo em alguns segundos.

# Why an answer is a good one.
advice-only = Não há outra resposta.
advice-tried = Testada em muitas distribuições que poderiam ser esta, foi a que se saiu melhor.
advice-usual = Em muitas partidas, foi o que se saiu melhor.
advice-bid-best = A pilha { $pile } vale cerca de { $worth } para você e custa { $cost }: nenhuma outra deixa mais para você.
advice-bid-calm = A pilha { $pile } vale cerca de { $worth } para você e custa { $cost }. A pilha { $other } deixaria mais, mas é difícil que os outros a deixem com você.
advice-bid-least = A pilha { $pile } vale cerca de { $worth } para você e custa { $cost }: não é uma pechincha, mas foi o que se saiu melhor nos testes.
advice-look = O que você descobre ali vale mais do que dar o lance direto.
advice-hide-good = Vale cerca de { $worth } para você ({ $card }) e, virada para baixo na pilha { $pile }, só você sabe.
advice-hide-bad = Virada para baixo na pilha { $pile }, ninguém mais vê que ela não é um ganho ({ $card }).
advice-show-good = Todos a veem ({ $card }, vale cerca de { $worth } para você): ela atrai lances para a pilha { $pile }, e as outras ficam mais baratas.
advice-show-bad = Todos a veem ({ $card }): isso mantém baixo o preço da pilha { $pile }.
advice-boom-splits = { $company } se divide, e você tem { $shares ->
    [one] uma ação
   *[other] { $shares } ações
} dela.
advice-boom-own = Você tem { $shares ->
    [one] uma ação
   *[other] { $shares } ações
} da { $company }, que sobe { $steps ->
    [one] um espaço.
   *[other] { $steps } espaços.
}
advice-boom-else = A carta tem que ser jogada, e na { $company } é onde menos ajuda os outros.
advice-bust-bankrupt = { $company } vai à falência, e os outros perdem mais com isso do que você.
advice-bust-rivals = Você não tem nada da { $company }: só os outros perdem quando ela cai { $steps ->
    [one] um espaço.
   *[other] { $steps } espaços.
}
advice-bust-else = A carta tem que ser jogada, e na { $company } é onde custa menos a você, diante do que os outros perdem.
advice-action-none = Nada do que você poderia jogar agora rende mais do que custa.
advice-sell-falls = { $company } vai cair { $steps ->
    [one] um espaço
   *[other] { $steps } espaços
}, e você sabe disso. Hoje uma ação ainda rende { $price }.
advice-sell-dear = Uma ação da { $company } rende { $price } hoje; na carteira, vale cerca de { $kept }.
advice-sell-cash = Uma ação da { $company } rende { $price } e, com esse dinheiro na mão, os próximos lances valem mais do que a ação.
advice-keep-rises = { $company } vai subir { $steps ->
    [one] um espaço
   *[other] { $steps } espaços
}, e você sabe disso.
advice-keep-majority = Em cerca de { $odds } de cada 100 partidas assim, você teria no fim a maioria da { $company }: isso vale mais do que o valor de hoje.
advice-keep-all = Na carteira, as suas ações devem render mais do que hoje.
advice-show-all = Cada ação mostrada é paga, e o que os outros descobrem com isso vale menos.
advice-bonds-buy = Há juros { $rounds ->
    [one] ainda na última rodada
   *[other] em cada uma das próximas { $rounds } rodadas
}, e sobra o bastante para os lances.
advice-bonds-none = O seu dinheiro ({ $money }) vale mais nos lances.

# The terminal.
advice-line = Um bot forte responderia: { $answers }.
advice-pile = { $pile }: cerca de { $worth } ({ $now } à vista hoje, { $hidden } ocultas)
advice-piles = O que as pilhas valem para você: { $piles }.

# The page.
web-hints = Dicas
web-hints-why = Como estão pilhas, valores e maiorias vistos do seu lugar, e o que um bot forte faria com o que você sabe. Ele não conhece nenhuma carta que você não conheça. A mesa toda vê que você usa dicas.
web-hints-use = Usar dicas nesta partida
web-hints-forbidden = O anfitrião montou esta mesa sem dicas.
web-hints-on = usa dicas
web-hints-used = usou dicas
web-hints-told = { $seat } usa dicas a partir de agora.
web-hints-told-off = { $seat } não usa mais dicas.
web-hints-told-me = Você usa dicas a partir de agora. Os outros podem ver isso.
web-hints-told-me-off = Você não usa mais dicas.
web-hints-piles = O que as pilhas valem para você
web-hints-pile = Pilha
web-hints-now = À vista, hoje
web-hints-hidden = Oculto
web-hints-worth = Esperado
web-hints-piles-none = Não há cartas nas pilhas agora.
web-hints-pile-chip = vale cerca de { $worth } para você
web-hints-pile-long = A pilha { $pile } vale cerca de { $worth } para você até o fim do jogo: { $now } à vista, pelos valores de hoje, e { $hidden ->
    [0] nada oculto.
    [one] uma carta oculta, estimada.
   *[other] { $hidden } cartas ocultas, estimadas.
}
web-hints-companies = O que se espera desta rodada
web-hints-company = Empresa
web-hints-move = Espaços
web-hints-change = Por ação
web-hints-kept = Mantida
web-hints-split = Divisão
web-hints-bankrupt = Falência
web-hints-company-long = { $company }: espera-se que uma ação mude { $change } no movimento desta rodada, contando dividendos e divisões.
web-hints-races = Maiorias, até onde você sabe
web-hints-races-why = Ações conhecidas e, entre parênteses, quantas devem ser. A chance é a de você ter mais ações no fim.
web-hints-you = Você
web-hints-odds = Chance
web-hints-guess = { $known } ({ $expected })
web-hints-ask = O que você faria?
web-hints-thinking = Pensando …
web-hints-prepare = Preparar esta resposta
web-hints-prepared = Preparada. Confira e confirme.
web-form-hints = Dicas
web-form-no-hints = Sem dicas nesta mesa
web-form-no-hints-why = Senão, cada um pode ligá-las na partida, e todos veem quem usa.
web-no-hints-set = sem dicas


## What would happen: said before an answer is sent. Sums are numbers in the terminal and words in the browser.

outbid-by = { $seat } superou o seu lance na pilha { $pile } com { $price }.
last-round = Última rodada: quando ela terminar, tudo é vendido e as maiorias são pagas.
last-sale = A última venda: depois desta rodada, todas as ações serão vendidas de qualquer jeito, pelo valor que tiverem.
majorities-known = Maiorias, até onde você sabe:
race-ahead = { $company } sua
race-tied = { $company } empatada
race-behind = { $company } de outro
race-open = { $company } em aberto
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
   *[yes] Taxas que você conhece: { $fees }. Ainda não daria para pagar { $rest } delas.
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
web-race-open = em aberto


## Puzzles: moments where one answer is clearly best and the obvious one is not. How they are found, and the page.

command-puzzles = Procura desafios em partidas de bots: momentos em que uma resposta é claramente a melhor e não é a óbvia. Cada um é conferido com uma busca dez vezes mais longa e jogando até o fim. Ctrl-C encerra; o mesmo comando continua dali.
option-puzzle-games = Em quantas partidas procurar; os tipos de partida e os números de jogadores se alternam.
option-puzzle-seed = De onde as partidas e todas as buscas são sorteadas.
option-puzzle-preset = Procurar só neste tipo de partida: first-game, classic, advanced ou epic.
option-puzzle-players = Procurar só em partidas com este número de jogadores.
option-puzzle-out = A pasta para os desafios, um arquivo de texto cada, e para o que foi encontrado em cada partida.
option-puzzle-most = Guardar no máximo este número, os mais diferentes entre si.

puzzles-searching = Procurando desafios nas partidas
puzzles-found = { $found ->
    [0] nenhum desafio
    [one] um desafio
   *[other] { $found } desafios
}
puzzles-column-key = Desafio
puzzles-column-game = Partida
puzzles-column-question = Pergunta
puzzles-column-best = Melhor
puzzles-column-obvious = Óbvia
puzzles-column-lead = Chances perdidas
puzzles-game-cell = { $preset }, { $players } jogadores, rodada { $round } de { $rounds }
puzzles-summary = Busca em { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}: { $moments } momentos examinados, { $promising } promissores. De { $looked } examinados por dez vezes mais tempo, { $long } se confirmaram, { $whole } também até o fim da partida e { $again } mais uma vez em outros mundos.
puzzles-kept = { $kept } de { $found ->
    [0] 0 desafios
    [one] um desafio
   *[other] { $found } desafios
} em { $folder }. Para repetir: { $command }
puzzles-interrupted = Encerrado antes do fim. O mesmo comando continua com a próxima partida.
error-puzzle-preset = Não existe o tipo de partida { $preset }; existem: { $presets }.
error-puzzle-players = Não dá para jogar com { $players }: só de 2 a 5.

server-no-such-puzzle = Esse desafio não existe.
server-puzzle-half = Responda à pergunta inteira: todas as cartas a colocar, todas as ações a vender.

# The page.
puzzles-title = Desafios
puzzles-today = Desafio do dia
puzzles-offer = Um momento de uma partida, uma resposta claramente melhor, e não é a óbvia. No mesmo dia, o desafio é o mesmo para todo mundo.
puzzles-lead = Momentos de partidas reais entre bots. Em cada um deles, uma resposta é claramente a melhor, e não é a primeira que vem à cabeça. Você vê o que aquele lugar via, e nada mais. A sua primeira tentativa é a que conta.
puzzles-all = Todos os desafios
puzzles-done = { $done } de { $count } feitos, { $right } na primeira tentativa
puzzles-of-day = Desafio do dia
puzzles-number = Desafio { $number } de { $count }
puzzles-task = Uma resposta aqui é claramente a melhor, e não é a óbvia. A sua primeira tentativa é a que conta.
puzzles-before-right = Você acertou na primeira tentativa.
puzzles-before-wrong = A sua primeira tentativa foi outra resposta.
puzzles-today-mark = hoje
puzzles-mark-right = resolvido
puzzles-mark-wrong = errado

puzzles-ask-choose-investor = Qual investidor?
puzzles-ask-bid-investor = Um lance por investidores
puzzles-ask-discard = Quais estratégias voltam?
puzzles-ask-bonds = Quantas Promissórias?
puzzles-ask-open = Uma carta inicial
puzzles-ask-place = Duas cartas a colocar
puzzles-ask-commerce = Uma carta comercial a colocar
puzzles-ask-first-player-card = A Carta de Primeiro Jogador
puzzles-ask-bid = Um lance
puzzles-ask-hand-over = Quem começa?
puzzles-ask-action = Boom, Bust ou outra coisa
puzzles-ask-strategy = O uso de uma estratégia
puzzles-ask-ability = Uma habilidade, ou não?
puzzles-ask-investor = O uso de uma habilidade
puzzles-ask-sell = O que vender
puzzles-ask-sell-some = O que vender já
puzzles-ask-dividend = Um dividendo

puzzles-explanation = Explicação
puzzles-explain = Por quê?
puzzles-right = Certo!
puzzles-wrong = Havia uma resposta melhor
puzzles-best = A melhor resposta
puzzles-best-was = Melhor: { $answer }.
puzzles-placed = { $card } { $side } em { $pile }
puzzles-sell = Vender { $sales }
puzzles-first = { $seat } começa
puzzles-first-me = Você começa
puzzles-yourself = você
puzzles-obvious = A resposta óbvia: { $answer }. Com ela, você vence em { $share } das vezes em vez de { $best } e fica com cerca de { $money } a menos.
puzzles-tried = Chances de vencer ({ $shown } de { $count } respostas)
puzzles-role-best = melhor
puzzles-role-obvious = óbvia
puzzles-role-given = sua
puzzles-wins = chance de vencer
puzzles-behind = { $lost } pontos a menos, ± { $error }
puzzles-how = Cada resposta foi testada em { $worlds } distribuições que poderiam ser esta. Só se sabia o que você vê aqui: a cada vez, as cartas ocultas foram distribuídas de novo, todos os lugares continuaram jogando com bom senso, pelo menos até o fim da rodada, e o que cada um tinha então diz com que frequência vence.
puzzles-next = Outro desafio
puzzles-again = Tentar de novo
puzzles-look = Ver a mesa
