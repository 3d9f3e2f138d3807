# What --help shows. Plain text throughout: --help must be quick.

command-stockpile = 내부자 거래 보드게임 Stockpile: 브라우저와 터미널에서.
command-play = 이 터미널에서 봇을 상대로 플레이합니다. 응답은 모두 바로 저장됩니다.
command-watch = 봇들의 게임을 관전합니다.
command-bots = 봇과 그 성향의 목록을 봅니다.
command-simulate = 봇들에게 많은 게임을 시키고 승수, 돈, 라운드를 셉니다.
command-replay = 기록된 게임을 한 수씩 봅니다.
command-bench = 이 컴퓨터에서 엔진이나 서버가 얼마나 빠른지 측정합니다.

option-players = 플레이어 수, 2~5. 생략하면 4, 또는 하나씩 적은 봇의 수.
option-preset = 켤 것: first-game(없음), classic(기본 게임의 투자자), advanced(거기에 상급 게임판), epic(투자자 입찰만 빼고 전부).
option-module = 프리셋에 더할 모듈: bonds, commodities, dice, strategies, first_player_card, investors, investor_bidding, advanced_board. 여러 번 쓸 수 있습니다.
option-sets = 나눠 줄 투자자: B(기본 게임), CC(Continuing Corruption), II(Illicit Investments), PP(프로모). 쉼표로 나눕니다.
option-board = 게임판: standard 또는 advanced. --module advanced_board와 같습니다.
option-bots = 플레이할 봇: 모두에게 쓸 이름 하나, 또는 자리마다 하나씩 쉼표로 나눠 적습니다. 성향은 broker:bold, 생각할 양은 shark@400(모의 대국 수)이나 shark:bold@100ms. `stockpile bots`가 목록을 보여 줍니다.
option-lab-bots = 플레이할 봇, 모든 자리에 하나 또는 자리마다 하나씩 쉼표로 나눠 적습니다: NAME, NAME:STYLE, NAME@BUDGET 또는 NAME:STYLE@BUDGET. BUDGET은 모의 대국 수(shark@400)나 밀리초(shark:bold@100ms)입니다. `stockpile bots`가 측정용까지 이름과 성향을 보여 줍니다.
option-usual-bots = broker, 다른 자리는 모두 random
option-seed = 모든 카드 섞기를 정하는 수. 수가 같으면 카드도 같습니다.
option-first = 먼저 시작할 자리, 0부터 셉니다. play에서는 당신이 자리 0입니다. simulate에서는 어디에 앉든 그 순서에 적힌 봇입니다. 생략하면 추첨합니다. 시드의 카드는 그대로입니다.
option-content = 내 실물 게임의 수치: 기본 파일 위에 덮어쓸 파일이 든 폴더.
option-saved = 이어서 할 저장된 게임.
option-resume = 저장된 게임을 이어서 합니다: FILE의 게임, 없으면 끝나지 않은 마지막 게임.
option-delay = 응답 뒤에 기다릴 초. 생략하면 터미널에서는 0.6, 그 밖에는 없음.
option-games = 게임 수.
option-jobs = 게임을 돌릴 프로세스 수. 몇 개든 결과는 같습니다.
option-json = 다른 프로그램을 위해 JSON을 한 줄에 객체 하나씩 출력합니다.
option-record = 기록된 게임.
option-seat = 이 자리가 본 것만 보여 줍니다. 자리는 0부터 셉니다.
option-to = 이만큼 응답한 뒤 멈춥니다.
option-interpreted = 컴파일되어 있어도 Python 소스를 측정합니다.
option-beside = 다른 라이브러리의 무작위 플레이와 한 번에 나란히 측정합니다: openspiel(C++로 된 hearts).
option-version = 버전을 보여 줍니다.
