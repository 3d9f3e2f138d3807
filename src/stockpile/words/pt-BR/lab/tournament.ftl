# Tournaments. Those shown by --help come first and stay plain text.

command-tournament = Faz bots jogarem cada distribuição em cada ordem dos lugares, para que a sorte se anule, e diz quem é forte e quanto.
option-deals = Quantas distribuições. Cada uma é jogada uma vez em cada ordem dos lugares.
option-seatings = Quem senta onde: all (cada ordem diferente dos bots) ou rotations (todos avançam um lugar, os vizinhos ficam).
option-on = Onde as partidas são jogadas: processes, em processos desta máquina, ou ray. RAY_ADDRESS indica um cluster Ray; sem isso, um é iniciado aqui. O resultado é o mesmo. Vem com o extra ray.
option-timings = Quanto tempo os bots pensaram. Sem isso, o mesmo comando sempre escreve o mesmo, a não ser que os bots pensem pelo relógio.
option-journal = Um arquivo que guarda cada partida assim que termina. O mesmo comando com o mesmo arquivo continua de onde parou.
option-csv = Escreve neste arquivo uma linha para cada lugar de cada partida, com os campos separados por vírgulas.
option-parquet = O mesmo em Parquet. Precisa de pyarrow, que vem com o extra parquet.
option-html = Escreve neste arquivo uma página para o navegador, com gráficos. Ela não precisa de mais nada.

tournament-wins = Venceu
tournament-ms = ms
tournament-p95 = p95
tournament-rating = Rating
tournament-games = { $games ->
    [0] Nenhuma partida
    [one] Uma partida
   *[other] { $games } partidas
} de { $players } jogadores (tabuleiro: { $board }): { $deals ->
    [0] nenhuma distribuição
    [one] uma distribuição
   *[other] { $deals } distribuições
} em { $seatings ->
    [one] uma ordem dos lugares
   *[other] { $seatings } ordens dos lugares
}. Uma parcela justa das vitórias é { $fair }. O mesmo de novo: { $again }
tournament-times = { $visitors ->
    [0] Os tempos são tempo de CPU por decisão: a média e o que 95% não ultrapassam.
   *[other] Os tempos são tempo de CPU por decisão: a média e o que 95% não ultrapassam. Os de bots de outros pacotes são pelo relógio, até a resposta chegar: eles pensam em processos próprios.
}
tournament-interrupted = Interrompido depois de { $deals } de { $asked } distribuições. Só as completas contam.

error-seatings = Não existem as ordens dos lugares { $seatings }. Use --seatings { $known }.
error-no-parquet = Parquet precisa de uma biblioteca que não está na instalação. Instale a partir do seu clone do Stockpile: pip install '.[parquet]'. Ou use --csv.
error-file = Não é possível usar { $file }: { $reason }.
error-no-ray = Ray não está na instalação. Instale a partir do seu clone do Stockpile: pip install '.[ray]'. Ou deixe de fora --on ray.
error-no-cluster = Nenhum cluster Ray responde e nos deixa entrar em { $address }. Confira RAY_ADDRESS e RAY_AUTH_TOKEN, ou deixe RAY_ADDRESS de fora para jogar nesta máquina.
error-on = Nada é jogado em { $on }. Use --on { $known }.

report-title = Torneio: { $bots }
report-heading = Torneio
report-games-line = { $games ->
    [0] Nenhuma partida
    [one] Uma partida
   *[other] { $games } partidas
} de { $players } jogadores (tabuleiro: { $board }): { $deals ->
    [0] nenhuma distribuição
    [one] uma distribuição
   *[other] { $deals } distribuições
}, cada uma em { $seatings ->
    [one] uma ordem dos lugares
   *[other] { $seatings } ordens dos lugares
}. Parcelas e dinheiro são por partida e por lugar.
report-games = Partidas
report-ms-mean = ms, média
report-ms-p95 = ms, 95% abaixo
report-wins = Parcela das vitórias
report-wins-note = Com o intervalo que contém a parcela verdadeira em 95 de 100 torneios assim. A linha tracejada é uma parcela justa, { $fair }.
report-wins-label = { $bot } vence { $share }, entre { $low } e { $high }
report-money = Dinheiro no fim
report-money-note = Com que frequência cada quantia foi alcançada; a mais frequente é a mais alta. A linha é a média.
report-money-label = { $bot } tem { $money } em média
report-times = Tempo por decisão
report-times-note = { $visitors ->
    [0] Milissegundos de tempo de CPU onde havia escolha. A linha é a média; 95% ficam abaixo da tracejada.
   *[other] Milissegundos de tempo de CPU onde havia escolha; para bots de outros pacotes pelo relógio, até a resposta chegar. A linha é a média; 95% ficam abaixo da tracejada.
}
report-times-label = { $bot } leva { $mean } milissegundos em média, e menos de { $most } em 95% das decisões
report-no-times = Os tempos foram omitidos.
report-ms = { $ms } ms
report-seats = Parcela das vitórias por lugar
report-seats-note = Quem começa é sorteado em cada distribuição.
report-seat = Lugar { $seat }
report-again = O mesmo de novo:
report-made = Feito por Stockpile { $version }.
