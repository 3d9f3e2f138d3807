# What went wrong, in one line that says what to do. Reasons come without a full stop.

cli-version = stockpile { $version }

error-line = stockpile: { $reason }
error-usage = stockpile: { $reason }. Ajuda: { $command }
error-board = Não há tabuleiro { $board }. Use --board { $boards }.
error-bot-count = { $given ->
    [one] Um bot foi indicado
   *[other] { $given } bots foram indicados
}, e nesta mesa os lugares para bots são { $needed }. Indique um para todos, ou um para cada.
error-bot-missing = Falta um nome em --bots “{ $bots }”. Indique um bot para todos os lugares, ou um para cada, separados por vírgulas.
error-no-terminal = play precisa de um terminal em que digitar. Inicie-o em um, ou use: stockpile watch, stockpile simulate.
error-nothing-saved = Não há partida para continuar em { $folder }. Comece uma: stockpile play
error-two-boards = O Tabuleiro Avançado já está ligado. Deixe --board standard de fora, ou escolha outro --preset.
error-sets-without-investors = Conjuntos de investidores precisam de investidores. Acrescente --module investors, ou deixe --investor-set de fora.
error-no-sets = Nenhum conjunto de investidores foi indicado. Use --investor-set com alguns destes: { $sets }.
error-resume-options = Uma partida salva tem seus próprios jogadores, módulos e cartas. Deixe de fora --players, --preset, --module, --investor-set, --board, --seed e --first.
error-seat = Não há lugar { $seat } nesta partida. Use --seat 0 a { $last }.
error-first = Não há lugar { $seat } nesta mesa para começar. Use --first 0 a { $last }, ou deixe-o de fora para o sorteio.
error-folder = Não é possível guardar partidas em { $folder }: { $reason }. Crie essa pasta, ou aponte XDG_DATA_HOME para uma sua.
