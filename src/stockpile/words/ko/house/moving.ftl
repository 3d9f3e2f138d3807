# `stockpile move-database`: a house from one database into another.

command-move-database = 하우스를 비어 있는 다른 데이터베이스(SQLite 또는 PostgreSQL)로 복사하고, 모두 도착했는지 확인합니다.
option-move-source = 복사할 데이터베이스. 예: sqlite:////folder/tables.sqlite. 어떤 서버도 쓰고 있지 않아야 합니다.
option-move-target = 복사해 넣을 빈 데이터베이스. 예: postgresql://user@host/name.
moved-whole = 마치고 확인했습니다: { $source }의 행 { $rows }개가 이제 { $target }에도 있습니다.
error-move-address = 데이터베이스의 주소가 아닙니다. 이렇게 쓰세요: sqlite:////folder/tables.sqlite 또는 postgresql://user@host/name
error-move-kind = { $url } 데이터베이스는 옮길 수 없습니다: SQLite 파일과 PostgreSQL 데이터베이스만 됩니다.
error-move-missing = { $url } 데이터베이스에는 하우스가 없습니다. 서버가 쓰던 데이터베이스를 지정하세요.
error-move-same = 두 주소가 같은 데이터베이스입니다. 옮길 곳으로 다른 것을 지정하세요.
error-move-busy = 누군가 { $url } 데이터베이스를 쓰고 있습니다. 그곳의 모든 서버와 그 밖의 연결을 멈춘 다음 다시 시도하세요.
error-move-opening = { $url } 데이터베이스를 열 수 없습니다: { $reason }.
error-move-newer = { $url } 데이터베이스는 더 새로운 Stockpile이 만들었습니다. 먼저 이 Stockpile을 업데이트하세요.
error-move-filled = { $url } 데이터베이스가 비어 있지 않습니다. 테이블도 행도 없는 데이터베이스를 지정하세요.
error-move-row = 데이터베이스 테이블 "{ $table }"의 행 { $key }: 맞지 않습니다({ $reason }). 아무것도 옮기지 않았습니다. 그 행을 고치거나 지운 다음 다시 시도하세요.
error-move-different = 데이터베이스 테이블 "{ $table }"의 행이 보낸 그대로 도착하지 않았습니다. 옮긴 것은 하나도 남기지 않았습니다. 다시 시도하고, 두 컴퓨터의 디스크와 메모리를 살펴보세요.
error-move-stopped = 중단했습니다: { $url } 데이터베이스는 전처럼 비어 있습니다.
