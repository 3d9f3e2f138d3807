# Many games of one player, in the terminal and as a page. The first five are shown by --help and stay plain text.

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
study-habit = Hábito
study-often = { $count ->
    [one] uma vez
   *[other] { $count } vezes
}, em { $games ->
    [one] uma partida
   *[other] { $games } partidas
}
study-cost-money = Dinheiro/partida
study-cost-win = Vitória/partida
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
study-overview-note = Sorte e perícia são frações de vitória além da parte justa, na média por partida; a longo prazo, a sorte dá zero. Entre parênteses: onde está o valor verdadeiro em 95 de cada 100 estudos como este. Mais abaixo estão os { $most } com mais partidas; --player NAME mostra qualquer um.
study-facts = { $player } venceu { $wins } de { $games ->
    [one] uma partida
   *[other] { $games } partidas
} ({ $interval }); a parte justa é { $fair }. A nota média é { $grade } ({ $grades }).
study-trend-up = Ela sobe { $slope } por partida ({ $interval }).
study-trend-down = Ela cai { $slope } por partida ({ $interval }).
study-trend-none = Se ela sobe ou cai, ainda não dá para distinguir do acaso ({ $interval } por partida).
study-trend-few = Há poucas partidas para uma tendência.
study-grades = Notas ao longo do tempo
study-grades-note = Cada marca é uma partida, na ordem dos arquivos. A linha é a tendência; a faixa em volta mostra onde está a linha verdadeira em 95 de cada 100 estudos como este. As linhas tracejadas são o que os nossos bots costumam tirar: { $usual }.
study-grades-label = Notas de { $player } em { $games } partidas, entre { $low } e { $high }
study-sums = Sorte e perícia, somadas
study-sums-note = Frações de vitória além da parte justa, somadas de partida em partida. Sorte e perícia juntas são o resultado.
study-sums-label = Somas de { $player } após { $games } partidas: sorte { $luck }, perícia { $skill }, resultado { $result }
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
