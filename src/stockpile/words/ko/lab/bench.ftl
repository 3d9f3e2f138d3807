# The command that measures.

bench-running = 측정 중입니다. 30초쯤 걸립니다 ...
bench-compiled = 규칙이 컴파일된 상태로 실행됩니다.
bench-interpreted = 규칙이 컴파일되지 않고 Python 소스로 실행됩니다.
bench-what = 항목
bench-players = 인원
bench-board = 게임판
bench-preset = 프리셋
bench-games = 게임/초
bench-decisions = 응답/초
bench-microseconds = µs
bench-wanted = 목표
bench-random = 무작위 플레이
bench-simulate = 시야로 두는 봇
bench-copy = 게임 복사
bench-view = 한 자리의 시야
bench-sample = 시야의 표본
bench-playout = 라운드 끝까지
bench-content = 수치 읽기

# Beside another library, in turns.
beside-running = 번갈아 측정 중입니다. 10초쯤 걸립니다 ...
beside-hearts-python = OpenSpiel: 하트, Python 루프
beside-hearts-cpp = OpenSpiel: 하트, 모두 C++
beside-stockpile = Stockpile: { $preset }, { $players }인
beside-start = 시작점
beside-whole = 게임 준비
beside-dealt = 나눈 카드
beside-times-python = × Python
beside-times-cpp = × C++
beside-note = OpenSpiel { $version } 옆에서 무작위로 플레이했습니다. 플레이어의 결정만 세고, 우연이 하는 일은 시간에만 들어갑니다. 번갈아 { $goes }번 해서 가장 좋은 값입니다.
error-beside = 나란히 측정할 라이브러리 중에 ‘{ $library }’ 이름은 없습니다. --beside에는 다음 중 하나를 쓰세요: { $libraries }.
error-no-openspiel = 나란히 측정할 OpenSpiel이 없습니다. 설치하세요: pip install { $package }
