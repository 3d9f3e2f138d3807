# Games of bots that are kept as records. The first two are shown by --help and stay plain text.

option-record-to = 게임을 진행된 데까지 이 새 파일에 남깁니다. `stockpile replay` 명령으로 볼 수 있습니다.
option-records = 모든 게임을 이 폴더에 한 파일씩 남깁니다. `stockpile replay` 명령으로 볼 수 있습니다. 폴더가 없으면 만듭니다.

keeping-file = 게임을 남겼습니다: { $file }
keeping-file-so-far = 게임을 진행된 데까지 남겼습니다: { $file }
keeping-folder = 게임을 { $folder } 폴더에 한 파일씩 남겼습니다. 보려면: stockpile replay FILE

# Of several at a table with the same name, with the number of the seat.
seat-namesake = { $name } #{ $seat }

error-keep-exists = { $file } 파일이 이미 있으며, 덮어쓰지 않습니다. 새 파일 이름을 주세요.
error-keep-folder = { $folder } 폴더에 게임을 남길 수 없습니다: { $reason }. 쓸 수 있는 폴더를 주세요.
error-keep-other = { $file } 파일이 이미 있는데, 이 게임의 온전한 기록이 아닙니다. 다른 폴더를 주거나 있던 것을 옮기세요.
