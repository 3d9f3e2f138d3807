## The coach: what was wrong with a decision. The better answer is told after it, and why it is better.

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


## The coach's report of one game, in the terminal and as a page. The first six are shown by --help and stay plain text.

command-coach = Examina uma partida terminada: o que a sorte deu a cada um, o que as decisões custaram e quais custaram mais.
option-coach-file = O registro de uma partida terminada.
option-quick = Uma olhada mais rápida: os números são menos exatos.
option-coach-html = Onde gravar a página para o navegador. Sem isso, ao lado do registro, com .coach.html no nome; com --json, em lugar nenhum.
option-coach-json = Imprime a análise inteira em JSON, um objeto em uma linha.
option-lab-jobs = Quantos processos trabalham. O resultado é o mesmo com qualquer número.
option-all-cores = todos os núcleos, no máximo 4

coaching-looking = Examinando a partida
coaching-stopped = Interrompido. Nada foi gravado.
coaching-written = O relatório completo, com todas as decisões: { $file }

error-coach-missing = O arquivo { $file } não existe. Indique o registro de uma partida terminada: stockpile watch --record FILE guarda um.
error-coach-folder = { $file } é uma pasta. Para examinar todas as partidas dela: stockpile lab study { $file }
error-coach-damaged = Não é possível examinar este registro: { $reason }. Conserte-o ali ou indique outro.
error-coach-seen = { $file } só tem o que um lugar viu, sem as cartas e as decisões dos outros. Salve o registro de novo quando a partida terminar; aí ele estará completo.
error-coach-unfinished = A partida em { $file } não terminou depois de { $answers ->
    [0] nenhuma resposta
    [one] uma resposta
   *[other] { $answers } respostas
}, e até lá o que está oculto continua oculto. Primeiro jogue até o fim.
error-page-over-record = { $file } é o próprio registro. Indique outro arquivo para a página.

coaching-when = Rodada { $round }, { $phase }

# The terminal.
coaching-faults = Erros graves, erros, imprecisões
coaching-faults-short = G/E/I
coaching-worst-of-all = { $count ->
    [0] Ninguém cometeu um erro digno de nota.
    [one] A única decisão que custou algo:
   *[other] As { $count } piores decisões:
}
coaching-case = { $number }. { $seat }, { $when }: { $verdict }, { $win } de chance, { $money } em dinheiro
coaching-line-sums = sorte { $luck } + perícia { $skill } = { $result }
coaching-line-grade = nota { $grade }; erros graves, erros, imprecisões: { $faults }

# The head of the page.
coaching-kicker = O relatório do treinador
coaching-title = Relatório do treinador: { $seats }
coaching-headline = { $count ->
    [one] { $winners } venceu com { $money }
   *[other] { $winners } compartilham a vitória com { $money } cada
}
coaching-won-by-luck = Foi sorte: o acaso deu { $luck } da vitória, as decisões na mesa { $skill }, juntos { $result } além da parcela justa.
coaching-won-by-skill = Foi perícia: as decisões na mesa deram { $skill } da vitória, o acaso { $luck }, juntos { $result } além da parcela justa.
coaching-won-by-both = Foi sorte e perícia: o acaso deu { $luck } da vitória, as decisões na mesa { $skill }, juntos { $result } além da parcela justa.
coaching-best = Quem jogou melhor foi { $seat }, com nota { $grade }.
coaching-best-won = { $seat } também jogou melhor, com nota { $grade }.
coaching-game = { $players } jogadores, { $rounds } rodadas, { $answers } respostas; { $decisions } delas foram decisões de verdade, em que havia o que escolher.
coaching-quick-note = Esta é a olhada rápida: números pequenos são menos exatos do que na completa.
coaching-contents = Conteúdo

coaching-section-result = Resultado
coaching-section-course = Chances ao longo da partida
coaching-section-sums = Sorte e perícia
coaching-section-worst = As piores decisões
coaching-section-chances = O que o acaso deu
coaching-section-method = Como é calculado

# Result.
coaching-place = Posição
coaching-player = Jogador
coaching-money = Dinheiro

# The course of the game.
coaching-chart-note = A chance de vitória de cada um, depois de cada resposta. Os números embaixo são rodadas; a linha tracejada horizontal é a parcela justa, { $fair }. Os números em cima são viradas.
coaching-chart-as-table = As chances em tabela
coaching-chart-table = Chances de vencer no começo de cada rodada
coaching-at = Quando
coaching-round-begins = Começa a rodada { $round }

# Luck and skill.
coaching-sums-note = Sorte é o que veio menos a média do que poderia ter vindo. Perícia é todo o resto: o que se decidiu na mesa, pelo jogador e pelos outros. Sorte e perícia juntas são o resultado.

# Grades.
coaching-grades-note = A nota diz quão pouco uma decisão perdeu, em média, em relação à melhor que a busca encontrou com o mesmo conhecimento: 100 é nada, e quem perde a cada decisão um décimo da dispersão do dinheiro de uma última rodada fica com 50. A sorte e os outros não entram nela, então dá para comparar partidas. Os nossos bots costumam tirar: { $usual }.
coaching-typical = { $bot }, cerca de { $grade }

# The worst decisions.
coaching-worst-note = Até cinco decisões de cada um, a mais grave primeiro, com a posição como esse jogador a via. Erros graves perderam { $blunder } de uma vitória ou mais, erros { $mistake }, imprecisões { $slight }; onde a vitória estava longe, o dinheiro conta do mesmo modo. “Você” é quem decidiu.
coaching-mark-played = Jogada
coaching-mark-better = Melhor
coaching-seen-by = Como { $seat } via
coaching-own-offers = À escolha

# By phase and by kind of chance.
coaching-chances-note = A sorte pelo que o acaso decidiu, em frações de vitória. Somando todos os jogadores, cada linha dá zero.
coaching-chances = Sorte por tipo
coaching-chance = Acaso

# How it is reckoned.
coaching-how-luck = Sorte
coaching-how-luck-text = Antes e depois de tudo o que o acaso decidiu, a partida é continuada { $futures } vezes, sorteando de novo as cartas e os dados que ainda não tinham saído, até o fim da próxima rodada, por jogadores sensatos de quatro temperamentos que só veem o que o lugar deles vê; então se contam os bens. Sorte é o valor depois menos o valor antes. A média dela sobre tudo o que poderia ter vindo é zero, por melhor ou pior que seja essa avaliação. A partida começa com uma parcela justa para cada um, { $fair }.
coaching-how-skill = Perícia
coaching-how-skill-text = Perícia é o resultado menos a sorte. Ela se compõe do que as decisões do próprio jogador fizeram com o valor, do que fizeram as dos outros e de um resto: os valores olham uma rodada à frente e, quando começa uma nova rodada, são corrigidos.
coaching-how-decisions = Decisões
coaching-how-decisions-text = Cada decisão de verdade é julgada com o que o jogador sabia na hora e nada mais. Uma busca de { $playouts } simulações procura a melhor resposta em distribuições que poderiam ter sido a real; depois, ela é comparada com a resposta jogada em até { $worlds } outras distribuições. Uma perda só é citada se for maior que o seu erro-padrão.
coaching-how-grade = Nota
coaching-how-grade-text = A nota vem do dinheiro que uma decisão perdeu, em média, na escala da dispersão da última rodada em partidas deste tipo. Ela não sabe quem venceu.
coaching-how-limits = O que isto não diz
coaching-how-limits-text = A resposta melhor é a melhor que a busca encontrou, não uma prova. Uma perda é uma perda para quem segue jogando com bom senso contra quem também joga assim; quem conhecia melhor os outros pode ter tido seus motivos. Números pequenos são ruído, sobretudo na olhada rápida. Uma única partida diz pouco sobre como alguém joga; muitas dizem (stockpile lab study).


## The coach on the page: luck and skill of a game that is over, and over many games.

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


## My games on the page: what many analysed games say of me. Habits and trends themselves are in study.ftl.

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


## Many games of one player, in the terminal and as a page. The first five are shown by --help and stay plain text.

command-study = Examina todas as partidas terminadas de uma pasta: notas, sorte e perícia ao longo do tempo, e hábitos com o que custam.
option-study-folder = Uma pasta de registros. O que for calculado fica guardado nela, em analyses.
option-player = Só este jogador, com o nome que tem nos registros. Sem isso, todos, a começar por quem tem mais partidas.
option-study-html = Onde gravar a página para o navegador. Sem isso, study.html na pasta; com --json, em lugar nenhum.
option-study-json = Imprime o estudo inteiro em JSON, um objeto em uma linha.

study-looking = Examinando as partidas
study-stopped = Interrompido. { $done } de { $all } partidas estão prontas e guardadas em { $folder }. O mesmo comando continua dali.
study-written = O estudo completo: { $file }
study-kept = As análises ficam guardadas em { $folder }: o que está lá não é examinado de novo.
study-skipped-damaged = Fora do estudo: { $file } está danificado ({ $reason }).
study-skipped-seen = Fora do estudo: { $file } só tem o que um lugar viu.
study-skipped-unfinished = Fora do estudo: a partida em { $file } não terminou.

error-study-file = { $file } é um arquivo. Para examinar uma partida: stockpile lab coach { $file }
error-study-missing = A pasta { $folder } não existe. Indique uma com registros: stockpile simulate --records FOLDER guarda partidas.
error-study-empty = Não há registros de partidas terminadas em { $folder }. Indique uma pasta que tenha: stockpile simulate --records FOLDER guarda partidas.
error-study-nameless = Nenhum lugar tem nome nos registros de { $folder }, então não dá para saber de quem são as partidas. Acrescente linhas como: name 0 "Ann"
error-study-player = Ninguém se chama { $player } nestes registros. Use --player com um destes nomes: { $known }.

# Words of tables.
study-player = Jogador
study-games = Partidas
study-wins = Vitórias
study-grade = Nota
study-interval = Intervalo 95%
study-luck = Sorte/partida
study-skill = Perícia/partida
study-often = { $count ->
    [one] uma vez
   *[other] { $count } vezes
}, em { $games ->
    [one] uma partida
   *[other] { $games } partidas
}
study-phase = Fase
study-own = Decisões próprias/partida
study-loss = Perda/partida
study-loss-money = Dinheiro perdido/partida
study-game = Partida
study-place = Posição
study-money = Dinheiro
study-result = Resultado
study-luck-one = Sorte
study-skill-one = Perícia
study-line = { $habit }: { $cost } por partida ({ $interval }), { $count ->
    [one] uma vez
   *[other] { $count } vezes
}.
study-line-alone = { $habit }: { $cost } nesta partida, { $count ->
    [one] uma vez
   *[other] { $count } vezes
}.
study-habits-of = O que { $player } poderia recuperar, em dinheiro por partida:
study-no-habits = Nenhuma decisão perdeu o bastante para ser citada.

# The page.
study-kicker = Um estudo de muitas partidas
study-title = Estudo: { $players }
study-heading-one = { $player } em { $games ->
    [one] uma partida
   *[other] { $games } partidas
}
study-heading-all = { $players ->
    [one] Um jogador em { $games ->
        [one] uma partida
       *[other] { $games } partidas
    }
   *[other] { $players } jogadores em { $games ->
        [one] uma partida
       *[other] { $games } partidas
    }
}
study-read-one = Nota { $grade }, vitórias: { $wins }. O hábito mais caro: { $habit } ({ $cost } em dinheiro por partida).
study-read-good = Nota { $grade }, vitórias: { $wins }. Nenhum hábito custa algo digno de nota.
study-quick-note = Estas são olhadas rápidas: números pequenos são menos exatos do que nas completas.
study-left-out = { $count ->
    [one] Um arquivo ficou de fora:
   *[other] { $count } arquivos ficaram de fora:
}
study-contents = Conteúdo
study-overview = Todos
study-overview-note = Sorte e perícia são frações de vitória além da parcela justa, na média por partida; a longo prazo, a sorte dá zero. Entre parênteses: onde está o valor verdadeiro em 95 de cada 100 estudos como este. Mais abaixo estão os { $most } com mais partidas; --player NOME mostra qualquer um.
study-facts = { $player } venceu { $wins } de { $games ->
    [one] uma partida
   *[other] { $games } partidas
} ({ $interval }); a parcela justa é { $fair }. A nota média é { $grade } ({ $grades }).
study-trend-up = Ela sobe { $slope } por partida ({ $interval }).
study-trend-down = Ela cai { $slope } por partida ({ $interval }).
study-trend-none = Se ela sobe ou cai, ainda não dá para distinguir do acaso ({ $interval } por partida).
study-trend-few = Há poucas partidas para uma tendência.
study-grades = Notas ao longo do tempo
study-grades-note = Cada marca é uma partida, na ordem dos arquivos; um losango é uma que foi vencida. A linha é a tendência; a faixa em volta mostra onde está a linha verdadeira em 95 de cada 100 estudos como este. As linhas tracejadas são o que os nossos bots costumam tirar: { $usual }.
study-sums = Sorte e perícia, somadas
study-sums-note = Frações de vitória além da parcela justa, somadas de partida em partida. Sorte e perícia juntas são o resultado.
study-habits = Hábitos
study-habits-note = Quanto cada tipo de falha custa por partida, a mais cara primeiro, com o intervalo que contém o custo verdadeiro em 95 de cada 100 estudos como este. Um custo cujo intervalo começa abaixo de zero pode ser acaso. “Você” é { $player }.
study-phases = Fase por fase
study-phases-note = Sorte, decisões próprias e o que decisões melhores teriam acrescentado, na média por partida.
study-list = Todas as partidas de { $player }
study-method = Como é calculado
study-method-text = Cada partida é examinada pelo treinador (stockpile lab coach): a sorte, por futuros sorteados de novo; as decisões, por uma busca com o mesmo conhecimento. Uma partida é uma observação; as médias têm o intervalo de Student, as vitórias o de Wilson, e a tendência é uma reta de mínimos quadrados. O custo de um hábito é o que as decisões dele perderam, distribuído por todas as partidas, também as que não o têm. Os custos de vários hábitos podem ser somados, mas quem corrige um pode cair em outro; e um estudo de poucas partidas diz pouco: olhe os intervalos.

# Habits, by what was wrong.
study-habit-bid-dear = Você dá lances acima do que a pilha vale
study-habit-bid-pile = Você dá lances na pilha errada
study-habit-bid-auction = Você deixa para os outros a melhor parte do leilão
study-habit-bid-high = Você dá lances altos demais
study-habit-bid-low-first = Você abre com lances baixos demais
study-habit-bid-low = Você dá lances baixos demais
study-habit-look-missed = Você dá o lance antes de olhar
study-habit-look-wasted = Você olha quando deveria dar um lance
study-habit-hide-other = Você esconde a carta errada
study-habit-hide-pile = Você esconde uma carta na pilha errada
study-habit-show-pile = Você mostra uma carta na pilha errada
study-habit-open-other = Você põe a carta inicial errada
study-habit-commerce-pile = Você põe cartas comerciais na pilha errada
study-habit-first-card-pile = Você põe a Carta de Primeiro Jogador na pilha errada
study-habit-action-company = Você joga Booms e Busts na empresa errada
study-habit-strategy-missed = Você deixa de jogar cartas de estratégia
study-habit-strategy-wasted = Você joga cartas de estratégia que era melhor guardar
study-habit-strategy-other = Você joga a carta de estratégia errada
study-habit-strategy-use = Você aproveita mal as cartas de estratégia
study-habit-ability-missed = Você não usa a habilidade do seu investidor
study-habit-ability-wasted = Você usa a habilidade do seu investidor quando é melhor não usar
study-habit-ability-use = Você aproveita mal a habilidade do seu investidor
study-habit-sold-early = Você vende cedo demais
study-habit-kept-long = Você segura ações por tempo demais
study-habit-sold-other = Você vende as ações erradas
study-habit-show-few = Você mostra poucas ações para um dividendo
study-habit-bonds-few = Você compra poucas Promissórias
study-habit-bonds-many = Você compra Promissórias demais
study-habit-investor-choice = Você escolhe o investidor mais fraco
study-habit-investor-bid = Você erra nos lances por investidores
study-habit-discard-other = Você devolve a carta de estratégia errada
study-habit-hand-over = Você dá a Carta de Primeiro Jogador à pessoa errada
study-habit-other = Outras decisões
