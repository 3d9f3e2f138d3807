# Hints: what a seat's own view is worth in numbers, what a strong bot would do, and why.

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
