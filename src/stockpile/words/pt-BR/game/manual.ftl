# The rules for players: what the figures in them are called. The text itself is in rules/*.md.

manual-mark-printed = impresso
manual-mark-reported = relatado
manual-mark-reported-once = relatado uma vez
manual-mark-house = da casa
manual-mark-own = próprio
manual-forecast-up = { $count ->
    [one] valor sobe 1 espaço
   *[other] valor sobe { $count } espaços
}
manual-forecast-down = { $count ->
    [one] valor cai 1 espaço
   *[other] valor cai { $count } espaços
}
manual-forecast-dividend = valor não muda; dividendo de { $count } por ação
manual-all-six = todas as seis
manual-space = { $number }º espaço ({ $value })
manual-card = carta ({ $mark })
manual-copies = cópias
manual-needs-bonds = Promissórias
manual-needs-commodities = commodities
manual-needs-strategies = estratégias
manual-nothing = nada

# The rules in the terminal.
command-rules = As regras: a rodada em uma página, um assunto ou uma regra pelo número, para qualquer jogo ou para um só.
option-topic = O que ler: o número de uma regra (R-DEM-4), um assunto (demand) ou o começo de um título. Sem isso, a rodada em uma página e uma lista dos assuntos.
option-search = Mostra cada regra e parágrafo com todas estas palavras.
rules-how = Leia uma parte: stockpile rules demand, stockpile rules R-DEM-4. Procure palavras: stockpile rules --search "carta dividida". Só para um jogo: stockpile rules --players 3 --preset epic.
rules-of-game = { $game ->
    [none] As regras para { $players } jogadores, jogo base.
   *[other] As regras para { $players } jogadores. { $game }
}
error-rules-topic = não há nada sobre { $topic } nestas regras; `stockpile rules` lista os assuntos, `stockpile rules --search` procura palavras
error-rules-words = nada nestas regras tem todas estas palavras: { $words }

# The rules in the page.
rules-title = Regras
rules-leaf-round = Resumo
rules-leaf-rules = Todas as regras
rules-search = Buscar nas regras
rules-hits = { $count ->
    [0] nada encontrado
    [one] um trecho
   *[other] { $count } trechos
}
rules-nothing = Nada nestas regras tem todas estas palavras: { $words }
rules-every-game = também o que não está neste jogo
rules-contents = Sumário
rules-house = cifra nossa: não conseguimos descobrir o que está impresso
rules-house-spoken = (cifra nossa)
