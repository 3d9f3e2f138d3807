# Games of bots that are kept as records. The first two are shown by --help and stay plain text.

option-record-to = Keep the game in this new file, as far as it goes; `stockpile replay` shows it.
option-records = Keep every game in this folder, a file each; `stockpile replay` shows them. The folder is made if there is none.

keeping-file = The game is kept: { $file }
keeping-file-so-far = The game is kept as far as it went: { $file }
keeping-folder = The games are kept in { $folder }, a file each. To see one: stockpile replay FILE

# Of several at a table with the same name, with the number of the seat.
seat-namesake = { $name } #{ $seat }

error-keep-exists = { $file } is there already, and nothing is written over. Name a new file.
error-keep-folder = Games cannot be kept in { $folder }: { $reason }. Name a folder that you may write to.
error-keep-other = { $file } is there already and is not the whole record of this game. Name another folder, or move what is there.
