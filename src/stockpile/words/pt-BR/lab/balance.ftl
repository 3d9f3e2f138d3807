# The balance report. Those shown by --help come first and stay plain text.

command-balance = Mede o equilíbrio do jogo: lugares, investidores, cartas de estratégia, compras, módulos e o dinheiro inicial que iguala os investidores.
option-balance-part = Mede só uma parte. Pode ser usada várias vezes: seats, investors, played, held, purchases, modules, luck, money.
option-balance-deals = Quantas distribuições de cada tipo de partida. Sem isso, cada parte tem tantas quantas precisa para dar uma boa ideia.
option-balance-bots = Quem joga, em todos os lugares: NAME ou NAME@BUDGET. Sem isso, um corretor e, para o jogo de cartas de estratégia, um tubarão.
option-balance-quick = Uma forma pequena que leva segundos: para dar uma olhada, não para tirar conclusões.
option-balance-journals = Uma pasta que guarda cada distribuição assim que termina. O mesmo comando com a mesma pasta continua de onde parou.
option-balance-html = Escreve neste arquivo uma página para o navegador, com gráficos. Ela não precisa de mais nada.
option-balance-csv = Escreve neste arquivo uma linha para cada cifra, com os campos separados por vírgulas.

balance-playing = Jogando: { $part }
balance-written = A página está em { $file }.
balance-again = O mesmo de novo: { $again }
error-balance-part = Não existe a parte { $part }. Use --part { $known }.
error-balance-visitor = { $bot } vem de outro pacote. O equilíbrio é medido com bots que dão eles mesmos cada resposta: indique um dos nossos com --bots.
error-balance-one-bot = O mesmo bot joga em todos os lugares. Indique um só com --bots, não { $bots }.
error-journals = { $folder } não é uma pasta. Indique uma para --journals, ou um caminho em que se possa criar uma.

balance-title = O equilíbrio de Stockpile
balance-heading = O que é forte demais e o que é fraco demais
balance-lead-line = Medido em { $deals ->
    [one] uma distribuição
   *[other] { $deals } distribuições
} por bots que jogam em todos os lugares, com as cifras { $content }. Um intervalo contém a cifra verdadeira em 95 de 100 relatórios assim; uma cifra sem intervalo foi vista poucas vezes para dizer mais.
balance-interrupted = Este relatório foi interrompido antes do fim. O que está aqui vem das distribuições que foram jogadas.
balance-short = Em resumo
balance-numbers = Todos os números
balance-line = { $name }: { $value }, entre { $low } e { $high }
balance-base = jogo base
balance-epic = tudo em jogo
balance-surely-strong = Com certeza forte demais: { $names }.
balance-surely-weak = Com certeza fraco demais: { $names }.
balance-surely-none = De nenhum se pode dizer com certeza que é forte ou fraco demais: todos os intervalos alcançam o que é justo.
balance-what = O quê
balance-game = Partida
balance-deals = Distribuições
balance-looks = Casos
balance-win-share = Vitórias
balance-interval = 95%
balance-lead = Vantagem
balance-investor = Investidor
balance-card = Carta
balance-points-note = Pontos percentuais acima ou abaixo de uma parcela justa das vitórias, que é a linha tracejada. A barra é o intervalo.
balance-dollars-note = Dólares da contagem final em que muda a vantagem sobre os outros. A linha tracejada é nada; a barra, o intervalo.

balance-seats = Quem começa
balance-seats-how = Cada distribuição é iniciada uma vez por cada lugar; assim, o que está onde é igual para todos. As posições são as da primeira rodada.
balance-seats-game = Parcela das vitórias por posição: { $game }
balance-seats-summary = A posição que mais importa: com { $players } jogadores ({ $game }), o número { $place } na ordem do turno vence { $share } ({ $low } a { $high }); o justo seria { $fair }.
balance-seat = { $players } jogadores, número { $place }
balance-seat-in = { $game }, { $players } jogadores, número { $place }
balance-seats-caption = Parcela das vitórias e vantagem em dinheiro, pela posição na ordem do turno da primeira rodada

balance-investors = Investidores
balance-investors-how = Ninguém escolhe: os investidores são sorteados e, em cada distribuição, cada um deles ocupa cada lugar uma vez. Assim se medem a habilidade e seu dinheiro, e não o gosto de um bot.
balance-investors-epic = Tudo em jogo, três a cinco jogadores
balance-investors-summary = { $best } é { $surely ->
    [above] com certeza forte demais
   *[other] o mais forte
}, a { $more } pontos do justo, e { $worst } o mais fraco, a { $less }. { $inside } de { $all } estão a no máximo { $within } pontos do justo.
balance-of-players = { $players } jogadores
balance-lead-of-players = Vantagem, { $players }
balance-investors-caption = Parcela das vitórias em porcentagem com tudo em jogo, por número de jogadores, e a vantagem sobre os outros em dólares
balance-modules-beside-caption = Pontos de distância de uma parcela justa das vitórias junto a cada módulo sozinho, a média de três a cinco jogadores

balance-played = Cartas de estratégia, bem jogadas
balance-played-how = Sempre que { $bot } decidiu jogar uma carta, a partida seguiu dali duas vezes com o mesmo futuro: com a carta, e com uma em branco no lugar, que não custa nada, não faz nada e gasta a jogada do turno. O quanto a vantagem do jogador sobre os outros foi maior no fim é o que a carta valeu. Isso foi testado em muitos futuros.
balance-played-note = Dólares da contagem final. Entre as linhas tracejadas, { $cheap } e { $dear }, é onde uma carta deveria estar. Um dólar no começo da partida vale dois ou três no fim: isso está incluído.
balance-played-summary = { $best } vale { $most } dólares quando bem jogada{ $surely ->
    [above] , com certeza demais
   *[other] {""}
}; { $worst }, { $least }. { $inside } de { $all } cartas ficam entre { $cheap } e { $dear }.
balance-played-caption = O que uma carta valeu para quem a jogou: no fim, e como se esperava ao acabar a rodada
balance-plays = Jogadas
balance-worth = Valor
balance-expected = Esperado
balance-own-money = Dinheiro próprio
balance-round = Rodada

balance-held = Cartas de estratégia na mão
balance-held-how = As mãos são distribuídas e devolvidas por sorteio. Cada distribuição é jogada uma vez como está e uma vez para cada lugar com uma carta em branco em vez de uma das suas. A diferença é o que vale ter essa carta quando a primeira rodada começa, com todas as rodadas em que não chega o momento dela.
balance-held-summary = A melhor carta para ter é { $best } ({ $most } dólares), a pior { $worst } ({ $least }).
balance-held-caption = O que uma carta valeu para quem a tinha quando a primeira rodada começou

balance-purchases = Promissórias, commodities, impostos
balance-purchases-how = Do momento em que alguém podia comprar uma Promissória, a partida seguiu com uma e com nenhuma. Do momento em que alguém pegou uma carta comercial, seguiu com ela e sem ela. Uma Promissória custa dinheiro que poderia dar lances; uma Carta de Imposto tira mais do que diz, pois ninguém dá lances por ela.
balance-purchases-summary = Vale mais: { $best } ({ $most } dólares). Vale menos: { $worst } ({ $least }).
balance-purchases-caption = O que uma compra valeu para quem a tinha
balance-bonds = Uma Promissória, pelas rodadas que faltam
balance-commodities = Uma commodity, pelo seu lugar em um conjunto
balance-taxes = Uma Carta de Imposto, por quantas há
balance-bought-bond = { $count ->
    [one] uma Promissória na última rodada
   *[other] uma Promissória com { $count } rodadas por vir
}
balance-bought-commodity = { $count ->
    [1] uma commodity, a primeira
   *[other] uma commodity, tipo número { $count }
}
balance-bought-double = uma commodity que já se tem
balance-bought-tax = { $count ->
    [1] uma Carta de Imposto, a primeira
   *[other] Carta de Imposto número { $count }
}

balance-modules = O que cada módulo faz
balance-modules-how = O jogo base, cada módulo sozinho (o Leilão por Investidor com investidores, de que precisa) e tudo junto. Os minutos são estimados: { $choice } segundos para cada decisão em que há escolha, e { $round } para o manuseio em cada rodada. Uma virada é a vitória de alguém que não liderava na metade da partida, com tudo contado como se ela terminasse ali.
balance-modules-summary = A partida mais longa: { $longest }, cerca de { $minutes } minutos, contra { $base } do jogo base. Mais viradas: { $game }, em que { $behind } das vitórias vão para alguém que não liderava na metade.
balance-comebacks = Vitórias de quem não liderava na metade da partida
balance-comebacks-note = Porcentagem de todas as vitórias. A barra é o intervalo.
balance-modules-caption = Duração, dinheiro e viradas, três a cinco jogadores juntos
balance-modules-players-caption = O mesmo por número de jogadores

# Luck.
balance-luck = Quanto de uma vitória é sorte
balance-luck-how = Quatro jogadores de força diferente: dois estagiários, um escriturário e um corretor, que trocam de lugar de uma distribuição para outra. O treinador calcula o que cada carta, par e dado fez com as chances de cada um; a parcela da sorte é a parte de quem vence que a acompanha. O resto é como jogaram.
balance-luck-summary = Mais: { $most }, em que a sorte explica { $high } de quem vence; menos: { $least }, em que explica { $low }.
balance-luck-few = Foram jogadas distribuições de menos para dizer algo sobre isso.
balance-luck-note = Porcentagem de quem vence. A barra é o intervalo.
balance-luck-share = Parcela da sorte
balance-luck-caption = A parcela da sorte com cada módulo, quatro jogadores
balance-game-of = { $game }, { $players } jogadores
balance-choices = Escolhas
balance-minutes = Minutos
balance-money = Dinheiro
balance-spread = Dispersão
balance-from-behind = De trás
balance-from-last = De último

balance-even = O dinheiro que iguala os investidores
balance-money-how = Foi medido o que um investidor vence, e quanto um dólar a mais ou a menos muda isso: { $slope } pontos percentuais por dólar inicial. Dos dois segue o dinheiro com que cada um venceria uma parcela justa. Esse dinheiro foi testado, corrigido e depois jogado em novas distribuições.
balance-money-note = Pontos de distância de uma parcela justa das vitórias, a média de três a cinco jogadores com tudo em jogo: o ponto com o dinheiro de hoje, o quadrado abaixo dele com o dinheiro calculado. Atrás de cada um, o dinheiro antes e depois. Entre as linhas tracejadas, { $within } pontos para cada lado, está o que chamamos de justo.
balance-money-summary = Com o dinheiro de hoje, { $before } de { $all } investidores estão a no máximo { $within } pontos do justo; com o dinheiro calculado, { $after }.
balance-money-line = { $name }: com { $money } dólares, a { $before } pontos do justo; com { $even } dólares, a { $after }
balance-money-value = { $money } → { $even }
balance-money-caption = Dinheiro inicial como é e como igualaria, com os pontos de distância de uma parcela justa das vitórias
balance-mark = Marca
balance-money-now = Dinheiro
balance-money-even = Igual
balance-gap = Pontos

balance-method = Como isto foi medido
balance-method-deals = As partidas de uma distribuição têm as mesmas cartas, os mesmos dados e o mesmo primeiro jogador; o que se compara troca de lugar dentro da distribuição, para que a sorte se anule. Tudo segue da semente: o mesmo comando dá a mesma página, em uma máquina ou em muitas.
balance-method-interval = Uma distribuição é uma observação. Os intervalos são os de Student sobre distribuições e, para parcelas das vitórias, os de Wilson.
balance-method-worth = O valor se conta na vantagem: o próprio dinheiro menos o que os outros têm em média. Por essa conta, uma carta que dá o mesmo a todos não vale nada, e uma que tira de todos os outros vale o que eles perdem.
balance-method-not = O que isto não diz: como as pessoas jogam. Bots dão lances com sobriedade e não esquecem nada; uma habilidade que blefa ou entedia é medida aqui só em dinheiro. Também não diz se algo é divertido.
balance-played-by = { $part }: { $deals ->
    [one] uma distribuição
   *[other] { $deals } distribuições
}; quem jogou: { $bot }
