# What can be switched on, and the names of what modules bring to the table.

preset-first-game = primeira partida
preset-classic = clássico
preset-advanced = avançado
preset-epic = épico
preset-custom = personalizado

module-advanced-board = Tabuleiro Avançado
module-bonds = Promissórias
module-commodities = commodities e impostos
module-dice = Dados de Previsão
module-strategies = estratégias
module-first-player-card = Carta de Primeiro Jogador
module-investors = investidores
module-investor-bidding = Leilão por Investidor

game-with = O jogo: { $preset }, com { $modules }.
game-with-sets = { $game } Conjuntos de investidores: { $sets }.

commerce-gold = Ouro
commerce-platinum = Platina
commerce-oil = Petróleo
commerce-gas = Gás Natural
commerce-corn = Milho
commerce-cattle = Gado
commerce-tax = Imposto
# Where room is short.
commerce-short-gold = Ouro
commerce-short-platinum = Plat.
commerce-short-oil = Petr.
commerce-short-gas = Gás
commerce-short-corn = Milho
commerce-short-cattle = Gado
card-first-player = Carta de Primeiro Jogador

pair-public = par público
pair-face-down = par { $number } virado para baixo
pair-of-seat = { $you ->
    [yes] seu par
   *[no] par de { $seat }
}
pair-of-two = { $you ->
    [yes] seu par { $number }
   *[no] par { $number } de { $seat }
}
pair-seen-by = (visto por { $seats })

# Lines of the page with the texts of cards.
line-investor = { $investor }: { $ability }
line-strategy = { $strategy } (custa { $cost }): { $effect }
line-seat = { $seat }: { $line }
line-boxed = Na caixa: { $strategies }.
line-spent = Já jogadas por alguém: { $strategies }.
line-no-cards = Ainda não há investidores nem cartas de estratégia para ler.

# The table.
table-bonds = Prom.
table-commerce = Comércio
table-investor = Investidor
table-strategies = Estr.
table-dice = Dados
table-pairs = Pares
table-next-first = Começa a próxima
table-supplies = Restam e saíram
table-hand = Sua mão
table-bond-price = Promissórias por { $price } cada
table-bonds-left = { $count ->
    [0] nenhuma Promissória por { $price }
    [one] uma Promissória por { $price }
   *[other] { $count } Promissórias por { $price } cada
}
table-commerce-gone = { $commerce } fora: { $count }
