# Why a database refuses something.
wrong-database-none = 데이터베이스 파일이 아닙니다
wrong-database-locked = 다른 프로그램이 잠가 두었습니다
wrong-database-closed = 폴더가 없거나 파일을 열 권한이 없습니다
wrong-database-damaged = 파일이 손상되었습니다
wrong-database-read-only = 읽기만 할 수 있습니다
wrong-database-full = 남은 공간이 없습니다
wrong-database-password = 비밀번호가 거부되었습니다
wrong-database-user = 서버에 그런 이름의 사용자가 없습니다
wrong-database-unknown = 서버에 그런 이름의 데이터베이스가 없습니다
wrong-database-crowded = 서버에 연결이 너무 많습니다
wrong-database-starting = 서버가 시작하거나 멈추는 중입니다
wrong-database-other = 데이터베이스의 메시지: “{ $words }”
