# What explains each question, with the numbers of the rules. Empty lines divide paragraphs; other line ends mean nothing.
# A text speaks of the game in play alone: $players is how many play, $strategies, $commodities and the like are yes or no.

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
