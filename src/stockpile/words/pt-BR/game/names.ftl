# Names of what lies on the table and of the parts of a round.

company-cosmic = Cosmic Computers
company-bank = Bottomline Bank
company-labs = Leading Laboratories
company-auto = American Automotive
company-steel = Stanford Steel
company-electric = Epic Electric

# Where room is short, and what a player may type.
short-cosmic = Cosmic
short-bank = Bank
short-labs = Labs
short-auto = Auto
short-steel = Steel
short-electric = Electric

card-boom = Stock Boom
card-bust = Stock Bust
card-fee = taxa de negociação { $value }
card-short-boom = Boom
card-short-bust = Bust
card-short-fee = Taxa { $value }
cards-alike = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
# Cards of a pile whose faces one has not seen.
cards-hidden = { $count ->
    [one] uma carta oculta
   *[other] { $count } cartas ocultas
}

side-up = virada para cima
side-down = virada para baixo

phase-set-up = Preparação
phase-round-beginning = Começo da Rodada
phase-information = Informação
phase-supply = Abastecimento
phase-demand = Demanda
phase-action = Ação
phase-selling = Venda
phase-movement = Movimento
phase-round-end = Fim da Rodada
phase-game-end = Fim do Jogo

board-standard = padrão
board-advanced = avançado

# Who sits at the table: the person who plays, the bots, and seats of whom nothing is known.
seat-you = Você
seat-bot-1 = Nora
seat-bot-2 = Otis
seat-bot-3 = Pearl
seat-bot-4 = Ruth
seat-bot-5 = Simon
seat-bot-6 = Amara
seat-bot-7 = Bruno
seat-bot-8 = Dalia
seat-bot-9 = Emil
seat-bot-10 = Farid
seat-bot-11 = Goro
seat-bot-12 = Hilde
seat-bot-13 = Ines
seat-bot-14 = Kofi
seat-number = Lugar { $seat }
seat-with-bot = { $seat } ({ $bot })

# Parts of the final breakdown.
tally-cash = caixa
tally-majorities = maiorias
tally-shares = ações
tally-bonds = Promis.
tally-commodities = commodities
tally-fees = taxas
tally-taxes = impostos
tally-total = total

list-and = { $first } e { $last }
list-comma = { $first }, { $next }
