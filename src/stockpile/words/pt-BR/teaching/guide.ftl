# What the guide says in the guided first game and in the lessons, and what leads there.

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
