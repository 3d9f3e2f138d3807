# `stockpile soak` and `stockpile bench server` with several workers or with PostgreSQL.

option-trial-workers = 서버의 작업 프로세스 수. 1보다 많으면 PostgreSQL이 필요합니다.
option-trial-database = 비어 있고 쓰레기로 채워도 되는 PostgreSQL 데이터베이스. 없거나 "own"이면 이 일만을 위한 PostgreSQL을 띄웁니다.
option-restart = --database와 함께: 그 PostgreSQL을 다시 시작하는 명령. 없으면 연결만 끊습니다.
option-kills = 강제 종료를 몇 번 하고 멈출지.
fleet-running = 작업 프로세스 { $workers }개와 데이터베이스를 강제 종료하는 중 …
fleet-so-far = 지금까지 강제 종료 { $kills }번 …
fleet-kills = 강제 종료: { $count }; 작업 프로세스 하나: { $worker }, 한꺼번에 모두: { $all }, 데이터베이스: { $database }
fleet-database = { $how ->
        [restarted] PostgreSQL은 장애 뒤처럼 매번 다시 시작했습니다.
        [command] PostgreSQL은 지정한 명령으로 다시 시작했습니다.
       *[cut] PostgreSQL은 다시 시작하지 않았습니다: 모든 연결을 끊었습니다.
    }
fleet-players = 테이블: { $tables }, 연결: { $connections }
fleet-late = 이미 응답한 질문이라고 알린 횟수: { $count }
fleet-silence = 강제 종료 뒤 누군가 겪은 가장 긴 침묵: { $seconds }초(최대 { $within }초)
fleet-interrupted = 중단했습니다. 모두 그 전까지의 결과입니다.
error-fleet-linux = 여러 작업 프로세스를 하나씩 강제 종료하는 것은 Linux에서만 됩니다.
error-fleet-database = { $url } 주소는 PostgreSQL 데이터베이스가 아닙니다. 작업 프로세스가 여럿이면 필요합니다: --database postgresql://user@host/name
error-fleet-missing = PostgreSQL이 필요합니다: apt-get install postgresql (Debian, Ubuntu) 또는 brew install postgresql (macOS).
error-fleet-postgres = 여기서는 PostgreSQL이 작동하지 않습니다: { $reason }
error-fleet-restart = --restart-database의 명령이 실패했습니다: { $reason }
load-costs = 응답 하나에 드는 프로세서 시간은 { $workers ->
        [1] 서버에서
       *[other] 작업 프로세스 { $workers }개에서
    } { $server } ms, PostgreSQL에서 { $database } ms입니다.
option-connections = "idle"용: 테이블마다 하나씩 말고 더 여는 연결 수.
option-stored = "idle"용: 끝에 저장된 테이블 몇 개로 서버를 시작할지.
idle-stored = 테이블을 쓰는 중
idle-tables = 테이블을 여는 중
idle-connections = 연결을 여는 중
idle-line = 작업 프로세스 하나만: { $empty_mb } MB; 테이블 { $tables }개마다 한 사람씩 있으면 { $tables_mb } MB; 연결이 { $connections }개 더 있으면 { $connections_mb } MB. 테이블 하나에 { $table_kb } KB, 연결 하나에 { $connection_kb } KB입니다. 저장된 테이블이 { $stored }개이면 첫 응답은 시작하고 { $start_seconds }초 뒤에 옵니다.
error-idle-linux = 프로세스에 필요한 메모리는 /proc에서 읽습니다: Linux가 필요합니다.
