# Games of bots that are kept as records. The first two are shown by --help and stay plain text.

option-record-to = Guarda a partida neste arquivo novo, até onde ela for; `stockpile replay` a mostra.
option-records = Guarda cada partida nesta pasta, um arquivo para cada; `stockpile replay` as mostra. A pasta é criada se não existir.

keeping-file = A partida está guardada: { $file }
keeping-file-so-far = A partida está guardada até onde foi: { $file }
keeping-folder = As partidas estão guardadas em { $folder }, um arquivo para cada. Para ver uma: stockpile replay FILE

# Of several at a table with the same name, with the number of the seat.
seat-namesake = { $name } #{ $seat }

error-keep-exists = { $file } já existe, e nada é sobrescrito. Indique um arquivo novo.
error-keep-folder = Não é possível guardar partidas em { $folder }: { $reason }. Indique uma pasta em que você possa escrever.
error-keep-other = { $file } já existe e não é o registro inteiro desta partida. Indique outra pasta, ou mova o que está lá.
