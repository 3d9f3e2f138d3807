# Why the system refuses something, and files of the laboratory that are not what they should be.

wrong-system-missing = 파일이나 폴더가 없습니다
wrong-system-forbidden = 권한이 없습니다
wrong-system-not-permitted = 허용되지 않은 작업입니다
wrong-system-folder = 폴더입니다
wrong-system-no-folder = 폴더가 아닙니다
wrong-system-exists = 이미 있습니다
wrong-system-not-empty = 폴더가 비어 있지 않습니다
wrong-system-full = 디스크에 남은 공간이 없습니다
wrong-system-quota = 할당된 디스크 공간을 다 썼습니다
wrong-system-read-only = 읽기만 할 수 있는 디스크입니다
wrong-system-too-long = 파일 이름이 너무 깁니다
wrong-system-too-big = 파일이 너무 큽니다
wrong-system-too-many = 열린 파일이 너무 많습니다
wrong-system-links = 링크가 너무 여러 번 이어집니다
wrong-system-damaged = 읽거나 쓰는 중에 오류가 났습니다
wrong-system-busy = 장치를 사용 중입니다
wrong-system-port-taken = 이미 사용 중인 주소입니다
wrong-system-no-address = 여기서 쓸 수 없는 주소입니다
wrong-system-unknown-host = 네트워크에서 찾을 수 없는 이름입니다
wrong-system-nobody = 연결이 거부되었습니다
wrong-system-cut = 연결이 끊겼습니다
wrong-system-no-answer = 응답이 없습니다
wrong-system-no-way = 네트워크에서 그곳으로 가는 길이 없습니다
wrong-system-other = 시스템 메시지: “{ $words }”
wrong-system-at = { $place }: { $reason }

wrong-journal-no-tournament = { $path } 파일은 토너먼트 일지가 아닙니다
wrong-journal-no-balance = { $path } 파일은 밸런스 보고서 일지가 아닙니다
wrong-journal-other-tournament = { $path } 파일은 다른 토너먼트의 일지입니다. { $key } 값이 그쪽은 { $there }, 이쪽은 { $here }입니다
wrong-journal-other-balance = { $path } 파일은 다른 밸런스 보고서의 일지입니다. { $key } 값이 그쪽은 { $there }, 이쪽은 { $here }입니다
wrong-journal-no-game = { $path } { $number }행: 게임이 아닙니다

wrong-puzzle-none = 퍼즐이 아닙니다: { $details }
wrong-puzzle-no-page = { $path } 파일은 게임에서 찾은 것이 아닙니다
wrong-puzzle-other = { $path } 파일은 다른 탐색의 것입니다. { $key } 값이 다릅니다. 다른 폴더를 지정하세요
