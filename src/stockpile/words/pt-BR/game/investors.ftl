# The investors: their names, and what each can do in one sentence. Parameters are the figures of the content files.

investor-ana = Agile Ana
investor-barack = Bailout Barack
investor-bill = Billionaire Bill
investor-bernie = Broker Bernie
investor-barbara = Budget Barbara
investor-chanda = Clever Chanda
investor-cramer = Crazy Cramer
investor-carlos = Cunning Carlos
investor-dangote = Daring Dangote
investor-donald = Discount Donald
investor-deborah = Dividend Deborah
investor-phil = Forecast Phil
investor-graham = Golden Graham
investor-ivan = Illicit Ivan
investor-liliane = Lazy Liliane
investor-li = Lucrative Li
investor-mark = Maverick Mark
investor-martha = Mayknow Martha
investor-mitt = Moneymaker Mitt
investor-oprah = Opulent Oprah
investor-robins = Royal Robins
investor-stuart = Secretive Stuart
investor-soros = Shorting Soros
investor-sanders = Socialist Sanders
investor-talal = Tactical Talal
investor-warren = Wise Warren

ability-ana = no fim da rodada, mostre ações de quantas empresas quiser e receba { $each } por empresa.
ability-barack = terminada a Venda, uma ação do descarte pode ser sua por { $discount } a menos do que vale.
ability-bill = muito dinheiro e mais nada.
ability-bernie = as taxas de negociação das suas pilhas são pagas a você.
ability-barbara = os espaços de uma trilha de lances custam a você { $track }; abaixo de 0, o banco paga a você.
ability-chanda = uma ação descartada no seu turno de ação transforma outra carta sua em carta dividida.
ability-cramer = seu turno de ação pode mover um valor à sua escolha { $steps ->
    [one] um espaço
   *[other] { $steps } espaços
}, para cima ou para baixo.
ability-carlos = quem superar seu lance precisa avançar { $gap } espaços.
ability-dangote = suas commodities rendem { $each } cada uma em todo fim de rodada.
ability-donald = { $back ->
    [one] você paga pelo espaço anterior ao do seu lance.
   *[other] você paga pelo espaço que fica { $back } antes do seu lance.
}
ability-deborah = no fim da rodada, indique uma empresa se quiser: ela paga um dividendo de { $dividend } a todos que têm ações dela.
ability-phil = metade do seu par é escolha sua, uma empresa ou uma previsão; a sorte completa o resto.
ability-graham = cada ação que você vende rende { $extra } acima do valor, na última venda também.
ability-ivan = uma mão maior de cartas de estratégia, e { $plays } delas por rodada.
ability-liliane = a Demanda começa com { $bonus } para você; cada meeple que volta custa { $outbid }.
ability-li = junto com os juros, receba mais { $interest } a cada { $per } Promissórias, arredondando para cima.
ability-mark = passe uma carta para outra pilha antes dos lances; ela continua à vista ou oculta, como estava.
ability-martha = uma vez por rodada, na Fase de Demanda, olhe um par que não é seu.
ability-mitt = receba { $bonus } por meeple que colocar.
ability-oprah = todo fim de rodada custa { $gift } a você: presentes para outro jogador ou para vários.
ability-robins = você distribui as cartas iniciais, uma delas virada para baixo.
ability-stuart = nada do que você põe nas pilhas precisa ser visto: esconda uma carta, como os outros, ou as duas.
ability-soros = na Venda, uma ação por rodada rende { $price } a você, valha o que valer.
ability-sanders = todo fim de rodada custa { $take } a quem tem mais dinheiro, fora você: { $keep } para você, o resto para quem tem menos.
ability-talal = depois que todos venderam, venda mais uma vez.
ability-warren = espie uma pilha antes dos lances e descubra o que há de oculto nela.

# What an investor asks, and what comes after that.
question-investor = { $name }: o que você escolhe?
question-investor-ana = { $name }: mostrar uma ação de qual empresa por { $each }?
question-investor-barack = { $name }: comprar qual Carta de Ações do descarte, com desconto de { $discount }?
question-investor-chanda = { $name }: descartar qual ação?
question-investor-chanda-then = { $name }: qual carta passa a ser dividida?
question-investor-cramer = { $name }: mover uma empresa para cima ou para baixo, e qual?
question-investor-deborah = { $name }: qual empresa paga a todos um dividendo de { $dividend }?
question-investor-mark = { $name }: mover uma carta de qual pilha, e qual carta?
question-investor-mark-then = { $name }: para qual pilha vai a carta?
question-investor-martha = { $name }: olhar qual par?
question-investor-oprah = { $name }: quem recebe um presente seu?
question-investor-phil = { $name }: qual empresa ou previsão você quer no seu par?
question-investor-sanders = { $name }: tirar { $take } de quem?
question-investor-sanders-then = { $name }: quem tem menos e recebe o resto?
question-investor-warren = { $name }: olhar qual pilha?
