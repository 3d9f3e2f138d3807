# The coach on the page: luck and skill of a game that is over, and over many games.

server-analysis-one = Outra partida sua já está em análise. Espere ela terminar.
server-analysis-busy = Há muitas partidas esperando análise. Tente de novo em alguns minutos.
server-analysis-later = Tantas análises levam tempo. Peça de novo em { $seconds ->
    [one] um segundo.
   *[other] { $seconds } segundos.
}
server-no-analysis = Esta partida ainda não foi analisada.

# At the end of a game.
web-coach = Sorte e perícia
web-coach-why = Quanto disso foi sorte? O treinador repassa a partida inteira: o que cada carta distribuída fez com as chances e quanto valeu cada decisão, com o que dava para saber naquele momento.
web-coach-ask = Analisar esta partida
web-coach-ask-more = Olhar mais de perto
web-coach-ahead = { $count ->
    [one] Uma partida na frente …
   *[other] { $count } partidas na frente …
}
web-coach-doing-quick = O treinador dá uma olhada rápida …
web-coach-doing-full = O treinador olha mais de perto; o que você vê é da olhada rápida …
web-coach-kept-quick = Estes números são de uma olhada rápida.
web-coach-kept-full = Analisada de perto.
web-coach-failed = Não foi possível analisar a partida. Você pode pedir mais uma vez.
web-coach-measure = Medido em
web-coach-in-win = Chance de vencer
web-coach-in-money = Dinheiro
web-coach-chart-win = Chances de vencer ao longo da partida
web-coach-chart-money = Dinheiro esperado, em relação aos outros
web-coach-legend = Neste momento
web-coach-moment = { $number } de { $last }: { $values }
web-coach-show = Mostrar na mesa
web-coach-turns = Viradas
web-coach-turn = Rodada { $round } · { $seat } { $change } de chance
web-coach-balance = O que veio da sorte e da perícia
web-coach-luck = Sorte
web-coach-skill = Perícia
web-coach-result = Resultado
web-coach-grade = Nota
web-coach-verdicts = Decisões por veredito
web-coach-adds-up-win = Sorte e perícia somam o resultado: o que se ganhou além da parcela justa de { $fair }. As notas vão de 0 a 100 e significam o mesmo em toda partida.
web-coach-adds-up-money = Sorte e perícia somam o resultado: o dinheiro acima da média da mesa. As notas vão de 0 a 100 e significam o mesmo em toda partida.
web-coach-decisions = As decisões
web-coach-whose = Decisões de quem
web-coach-worst = As mais caras
web-coach-told-to = O que o treinador diria a { $seat }:
web-coach-flawless = Nada a comentar: nenhuma decisão custou muito.
web-coach-when = Rodada { $round } · { $phase }
web-coach-better = Melhor: { $answer }.
web-coach-keep = não vender mais nada
web-coach-played = { $answer }.
web-coach-cost = { $win } de chance de vencer, em vez de { $best }; em média, { $money } a menos.
web-coach-no-cost = { $win } de chance de vencer. Nada melhor foi encontrado.
web-coach-phases = Por fase
web-coach-phase = Fase
web-coach-own = Decisões
web-coach-missed = Perdido
web-coach-total = Total
web-coach-made-of = A perícia é a soma das próprias decisões ({ $own }), das decisões dos outros ({ $others }) e do que o cálculo corrigiu de uma rodada para a outra ({ $rest }).
web-coach-all = Todas as { $count } decisões
web-coach-before = Erro anterior
web-coach-after = Próximo erro
web-coach-marks = { $you ->
    [yes] Marcados: os seus erros
   *[other] Marcados: erros de { $seat }
}
web-coach-back = Às decisões

# My games.
web-coach-game = Nota { $grade } · sorte { $luck }, perícia { $skill }
web-coach-games = { $count ->
    [one] Uma partida analisada: nota { $grade }.
   *[other] { $count } partidas analisadas: nota média { $grade }.
} O que uma partida trouxe além da parcela justa, em média:
web-coach-games-why = Uma partida é analisada quando alguém pede no fim dela. Partidas em que vários lugares eram seus, ou em que um bot tomou todas as decisões por você, não contam.
web-coach-grades-title = Nota de partida em partida
web-coach-grades = Notas da partida mais antiga à mais recente: { $values }
web-coach-grades-why = Um losango é uma partida que você venceu; a linha tracejada é a média.
