# What went wrong, in one line that says what to do. Reasons come without a full stop.

cli-version = stockpile { $version }

error-line = stockpile: { $reason }
error-usage = stockpile: { $reason }. Hilfe: { $command }
error-board = Ein Spielbrett { $board } gibt es nicht. Möglich ist --board { $boards }.
error-bot-count = { $given ->
    [one] Ein Bot ist genannt
   *[other] { $given } Bots sind genannt
}, für Bots gibt es an diesem Tisch aber { $needed ->
    [one] einen Platz
   *[other] { $needed } Plätze
}. Nenne einen für alle oder einen je Platz.
error-bot-missing = In --bots „{ $bots }“ fehlt ein Name. Nenne einen Bot für alle Plätze oder je Platz einen, mit Kommas dazwischen.
error-no-terminal = play braucht ein Terminal für deine Eingaben. Starte es dort oder nimm: stockpile watch, stockpile simulate.
error-nothing-saved = In { $folder } liegt keine Partie zum Weiterspielen. Beginne eine: stockpile play
error-two-boards = Das fortgeschrittene Spielbrett ist schon gewählt. Lass --board standard weg oder nimm ein anderes --preset.
error-sets-without-investors = Investorensets brauchen Investoren. Ergänze --module investors oder lass --investor-set weg.
error-no-sets = Es ist kein Investorenset genannt. Möglich ist --investor-set mit einigen von: { $sets }.
error-resume-options = Eine gespeicherte Partie hat ihre eigenen Spieler, Module und Karten. Lass --players, --preset, --module, --investor-set, --board, --seed und --first weg.
error-seat = Einen Platz { $seat } gibt es in dieser Partie nicht. Möglich ist --seat 0 bis { $last }.
error-first = An diesem Tisch gibt es keinen Platz { $seat }, der beginnen könnte. Nimm --first 0 bis { $last }, oder lass es weg: Dann entscheidet das Los.
error-folder = In { $folder } lassen sich keine Partien ablegen: { $reason }. Lege den Ordner an oder setze XDG_DATA_HOME auf einen eigenen.
