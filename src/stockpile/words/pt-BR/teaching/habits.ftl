# My games on the page: what many analysed games say of me. Habits and trends themselves are in study.ftl.

web-habits-sums = Soma de { $games } partidas, em frações de vitória: sorte { $luck }, perícia { $skill }, resultado { $result }
web-habits-grade = A nota média é { $grade } ({ $interval }).
web-habits-why = Quanto cada tipo de falha custa a você, a mais cara primeiro, na média de todas as suas partidas analisadas. Entre parênteses, e como um traço sobre a barra: onde está o custo verdadeiro em 95 de cada 100 casos como este.
web-habits-cost = Custa { $money } por partida ({ $range }) e { $win } de uma vitória ({ $wins }).
web-habits-cost-alone = Custou { $money } nesta partida e { $win } de uma vitória.
web-habits-unsure = pode ser acaso
web-habits-more = { $count ->
    [one] Mais um, que custa menos
   *[other] Mais { $count }, que custam menos
}
web-habits-newest = Aqui contam as suas { $count } partidas analisadas mais recentes.
