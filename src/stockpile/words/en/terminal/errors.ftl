# What went wrong, in one line that says what to do. Reasons come without a full stop.

cli-version = stockpile { $version }

error-line = stockpile: { $reason }
error-usage = stockpile: { $reason }. Help: { $command }
error-board = There is no board { $board }. Use --board { $boards }.
error-bot-count = { $given ->
    [one] One bot is named
   *[other] { $given } bots are named
}, and this table has { $needed } seats for bots. Name one for all, or one for each.
error-bot-missing = A name is missing in --bots '{ $bots }'. Name one bot for all seats, or one for each, with commas between.
error-no-terminal = play needs a terminal to type in. Start it in one, or use: stockpile watch, stockpile simulate.
error-nothing-saved = There is no game to go on with in { $folder }. Start one: stockpile play
error-two-boards = The advanced board is switched on already. Leave out --board standard, or choose another --preset.
error-sets-without-investors = Investor sets need investors. Add --module investors, or leave out --investor-set.
error-no-sets = No investor set is named. Use --investor-set with some of: { $sets }.
error-resume-options = A saved game has its own players, modules and cards. Leave out --players, --preset, --module, --investor-set, --board, --seed and --first.
error-seat = There is no seat { $seat } in this game. Use --seat 0 to { $last }.
error-first = There is no seat { $seat } at this table to begin. Use --first 0 to { $last }, or leave it out for the lot.
error-folder = Games cannot be kept in { $folder }: { $reason }. Make that folder, or set XDG_DATA_HOME to one of yours.
