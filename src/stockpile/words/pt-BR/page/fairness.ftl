# The deal that can be checked, on the page: while it goes on, and what this browser makes of it at the end.

fairness-dealing = As cartas estão sendo distribuídas
fairness-dealing-why = Cada um acrescenta um número ao embaralhamento: primeiro selado, revelado quando todos estiverem selados. Assim ninguém pode pôr as cartas na ordem que quiser. O servidor vê os números primeiro e pode deixar alguns de fora; no fim dá para ler quais faltam.
fairness-step = { $step ->
    [commit] Números sendo selados: { $done } de { $all }.
    [reveal] Números sendo revelados: { $done } de { $all }.
   *[dealt] As cartas estão distribuídas.
}
fairness-patience = { $seconds ->
    [one] Mais um segundo no máximo; depois segue sem quem faltar.
   *[other] Mais { $seconds } segundos no máximo; depois segue sem quem faltar.
}
fairness-server = O servidor
fairness-seat-waiting = ainda não selou um número
fairness-seat-committed = selou um número
fairness-seat-revealed = revelou o número
fairness-seat-withheld = selou um número que não está na distribuição
fairness-seat-absent = não acrescentou número
fairness-seat-bot = um bot, não acrescenta número
fairness-doubt-statement = O que o servidor diz desta distribuição não é sobre a mesa como está aqui. Este navegador não acrescenta número a ela.
fairness-doubt-changed = O servidor mudou o que tinha dito desta distribuição. Este navegador não diz mais nada a ela, e no fim você lerá o que não confere.

fairness-title = A distribuição
fairness-checking = Cada baralho está sendo recalculado ...
fairness-unchecked = A distribuição não pode ser conferida agora: { $problem }
fairness-proven = Comprovada, com um limite
fairness-proven-kept = Este navegador recalculou cada baralho. Todos resultam de números que foram selados antes que qualquer um fosse revelado, o seu entre eles, e tudo está como este navegador viu.
fairness-consistent = Coerente
fairness-consistent-nothing = Este navegador recalculou cada baralho, e todos resultam dos números da distribuição. Ele não guardou nada quando as cartas foram distribuídas, então não pode dizer se são os números daquela hora.
fairness-consistent-apart = Este navegador recalculou cada baralho, e todos resultam dos números que ele viu serem selados. Nenhum deles é seu, então ele não pode excluir que os outros os tenham combinado entre si.
fairness-consistent-file = Este navegador recalculou cada baralho, e todos resultam dos números do arquivo. Se foram selados antes da partida, só quem participou pode dizer.
fairness-broken = Não confere
fairness-broken-why = Este navegador recalculou a distribuição, e ela não é o que deveria ser:
fairness-earlier = { $count ->
    [one] A distribuição desta mesa já tinha sido começada uma vez e interrompida, como quando um servidor é reiniciado.
   *[other] A distribuição desta mesa já tinha sido começada { $count } vezes e interrompida, como quando um servidor é reiniciado.
} Um servidor também poderia fazer isso para conseguir outras cartas.
fairness-withheld = { $count ->
    [one] { $names } selou um número que não está na distribuição. Ou ele não foi revelado a tempo, ou o servidor o deixou de fora. Quem fez isso podia escolher entre duas distribuições, a com o número e a sem ele.
   *[other] { $names } selaram números que não estão na distribuição. Ou eles não foram revelados a tempo, ou o servidor os deixou de fora. Quem fez isso podia escolher, para cada número, entre a distribuição com ele e a sem ele.
}
fairness-withheld-you = Você selou um número que não está na distribuição. Ou este navegador não o revelou a tempo, ou o servidor o deixou de fora. Quem fez isso podia escolher entre duas distribuições, a com o número e a sem ele.

fairness-fault-version = A distribuição foi feita de um modo que esta página não conhece. Recarregue a página, ou confira o registro com “stockpile verify”.
fairness-fault-form = A prova está incompleta, ou escrita de outro modo do que deveria.
fairness-fault-game = A prova é sobre outra mesa, ou sobre um jogo com outras cifras.
fairness-fault-transcript = A lista de tudo o que foi dito na distribuição não é feita do que foi dito.
fairness-fault-secret = O número do servidor não é o que ele tinha selado.
fairness-fault-share = O número de { $seat } não é o que foi selado.
fairness-fault-state = Há duas versões sobre a participação de { $seat }.
fairness-fault-deck = { $deck }: não é o que resulta dos números.
fairness-fault-kept-statement = O que o servidor tinha selado, ou para qual jogo, não é o que foi mostrado a este navegador no começo.
fairness-fault-kept-seen = O que { $seat } tinha selado não é o que foi mostrado a este navegador.
fairness-fault-kept-reveal = O número de { $seat } não é o que foi mostrado a este navegador.
fairness-fault-kept-cards = { $deck }: não são as cartas que este navegador recebeu durante a partida.

fairness-details = Todos os números, e como conferi-los à mão
fairness-decks = Recalculados
fairness-cards = { $count ->
    [0] nenhum sorteio
    [one] um sorteio
   *[other] { $count } sorteios
}
fairness-fits = confere
fairness-fits-not = não confere
fairness-statement = Qual jogo foi distribuído, e a quem
fairness-numbers = Os números
fairness-sealed = selado
fairness-shown = revelado
fairness-nothing = nada
fairness-hand = À mão
fairness-hand-server = O selo do servidor é o SHA-256 das linhas acima e da linha “server” com o número dele, cada uma terminada por uma quebra de linha.
fairness-hand-seat = O selo de um lugar é o SHA-256 de três linhas: “stockpile deal 1”, “server” com o selo do servidor, e “seat” com o número do lugar, contado a partir de 0, e o número que ele selou.
fairness-hand-cards = As cartas são sorteadas do SHAKE-256 de tudo isso junto; “docs/fairness.md” diz como, passo a passo.
fairness-hand-command = O comando faz tudo isso:
fairness-download = Baixar o que este navegador guardou
