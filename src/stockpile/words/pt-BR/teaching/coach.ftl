# The coach: what was wrong with a decision. The better answer is told after it, and why it is better.

coach-bid-dear = Você deu um lance de { $cost } na pilha { $pile }, que valia cerca de { $worth } para você. A pilha { $better } valia cerca de { $better_worth } e saía por { $better_cost }.
coach-bid-pile = Você deu um lance de { $cost } na pilha { $pile }, que valia cerca de { $worth } para você. Na pilha { $better }, que valia cerca de { $better_worth }, dava para oferecer { $better_cost }: isso prometia mais.
coach-bid-auction = Você deu um lance de { $cost } na pilha { $pile }. Com { $better_cost } na pilha { $better }, o leilão corria melhor para você nas distribuições que poderiam ter sido esta: o que os outros podem pegar depois conta mais do que as próprias pilhas.
coach-bid-high = Você deu um lance de { $cost } na pilha { $pile }, que valia cerca de { $worth } para você. Um lance de { $better_cost } teria sido melhor.
coach-bid-low-first = Você abriu com { $cost } na pilha { $pile }, que valia cerca de { $worth } para você. Um lance de { $better_cost } logo de cara teria afastado mais gente.
coach-bid-low = Você deu um lance de { $cost } na pilha { $pile }, que valia cerca de { $worth } para você. Um lance de { $better_cost } teria afastado mais gente.
coach-look-missed = Você deu o lance direto. Olhar antes valia mais.
coach-look-wasted = Você olhou antes. Dar o lance direto valia mais.
coach-hide-other = Você escondeu { $card }. Era melhor esconder { $better }.
coach-hide-pile = Você escondeu { $card } na pilha { $pile }. Na pilha { $better }, a carta teria valido mais para você.
coach-show-pile = Você mostrou { $card } na pilha { $pile }. Na pilha { $better }, a carta teria servido melhor a você.
coach-open-other = Você pôs { $card } na pilha { $pile }. Outra carta prometia mais ali.
coach-commerce-pile = Você pôs a carta comercial na pilha { $pile }. A pilha { $better } era melhor para você.
coach-first-card-pile = Você pôs a Carta de Primeiro Jogador na pilha { $pile }. A pilha { $better } era melhor para você.
coach-action-company = Você jogou { $card } na { $company }. Na { $better }, teria rendido mais a você.
coach-strategy-missed = Você podia ter jogado { $better } aqui.
coach-strategy-wasted = Você jogou { $strategy }. Guardar a carta valia mais.
coach-strategy-other = Você jogou { $strategy }. { $better } teria rendido mais.
coach-strategy-use = A carta era a certa, mas dava para usá-la melhor.
coach-ability-missed = Você não usou a habilidade de { $better }.
coach-ability-wasted = Você usou a habilidade de { $investor }. Era melhor não usar.
coach-ability-use = Dava para usar melhor a habilidade.
coach-sold-early = Você vendeu { $company } a { $price } por ação. Não vender prometia mais.
coach-kept-long = Você não vendeu mais nada. { $company } rendia { $price } por ação, e isso era mais do que ficar com ela prometia.
coach-sold-other = Você vendeu { $company }. Era melhor vender { $better }.
coach-show-few = Você não mostrou todas as suas ações e não recebeu pelas outras.
coach-bonds-few = Você { $count ->
    [0] não comprou Promissórias
    [one] comprou uma Promissória
   *[other] comprou { $count } Promissórias
}. Era melhor comprar { $better }.
coach-bonds-many = Você comprou { $count ->
    [one] uma Promissória
   *[other] { $count } Promissórias
}. Era melhor { $better ->
    [0] guardar o dinheiro
   *[other] comprar só { $better }
}.
coach-investor-choice = Você escolheu { $investor }. { $better } vence mais vezes aqui.
coach-investor-bid = Outro lance pelos investidores prometia mais.
coach-discard-other = Você devolveu { $strategy }. Era melhor devolver { $better }.
coach-hand-over = Você deixou a Carta de Primeiro Jogador com { $seat }. Para você, era melhor que ela ficasse com { $better }.
coach-other = Outra resposta se saiu melhor nas distribuições que poderiam ter sido esta.

# How grave a decision was.
coach-verdict-blunder = Erro grave
coach-verdict-mistake = Erro
coach-verdict-inaccuracy = Imprecisão
coach-verdict-good = Boa

# What chance decided.
coach-chance-first = quem começa
coach-chance-strategies = cartas de estratégia
coach-chance-investors = investidores
coach-chance-shares = ações iniciais
coach-chance-dice = os dados
coach-chance-pairs = os pares de informação
coach-chance-opening = as cartas iniciais
coach-chance-hand = cartas na mão
coach-chance-commerce = cartas comerciais
