# What went wrong, in one line that says what to do. Reasons come without a full stop.

cli-version = stockpile { $version }

error-line = stockpile: { $reason }
error-usage = stockpile: { $reason }. 도움말: { $command }
error-board = { $board } 게임판은 없습니다. --board { $boards } 중에서 쓰세요.
error-bot-count = 봇을 { $given }개 적었는데 이 테이블에서 봇의 자리는 { $needed }개입니다. 모두에게 쓸 이름 하나, 또는 자리마다 하나씩 적으세요.
error-bot-missing = --bots ‘{ $bots }’에 이름이 빠졌습니다. 모든 자리에 쓸 봇 하나, 또는 자리마다 하나씩 쉼표로 나눠 적으세요.
error-no-terminal = play에는 입력할 터미널이 필요합니다. 터미널에서 시작하거나 stockpile watch, stockpile simulate를 쓰세요.
error-nothing-saved = { $folder }에 이어서 할 게임이 없습니다. 새로 시작하세요: stockpile play
error-two-boards = 상급 게임판이 이미 켜져 있습니다. --board standard를 빼거나 다른 --preset을 고르세요.
error-sets-without-investors = 투자자 세트에는 투자자가 필요합니다. --module investors를 더하거나 --investor-set을 빼세요.
error-no-sets = 투자자 세트를 적지 않았습니다. --investor-set에 다음 중 몇 개를 적으세요: { $sets }.
error-resume-options = 저장된 게임에는 플레이어, 모듈, 카드가 이미 정해져 있습니다. --players, --preset, --module, --investor-set, --board, --seed, --first를 빼세요.
error-seat = 이 게임에 자리 { $seat }번은 없습니다. --seat 0부터 { $last }까지 쓰세요.
error-first = 이 테이블에 먼저 시작할 자리 { $seat }번은 없습니다. --first 0부터 { $last }까지 쓰거나, 추첨하려면 빼세요.
error-folder = { $folder }에 게임을 저장할 수 없습니다: { $reason }. 그 폴더를 만들거나 XDG_DATA_HOME을 내 폴더로 정하세요.
