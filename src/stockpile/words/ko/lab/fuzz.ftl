# Random games with every check. The first five are shown by --help and stay plain text.

command-fuzz = 온갖 종류의 게임을 무작위로 하면서 모든 규칙과 비밀이 지켜지는지 확인합니다.
option-fuzz-games = 게임 수. 이것도 시간도 생략하면 1000판.
option-fuzz-preset = 모든 게임을 이 프리셋의 구성으로 합니다: first-game, classic, advanced, epic. 없으면 모듈을 무작위로 정합니다.
option-minutes = 몇 분 동안 할지.
option-start = 첫 게임의 번호. 게임은 시드와 번호로 정해집니다.
option-folder = 실패한 게임의 기록을 쓸 곳.

fuzz-checking = 확인 중
fuzz-so-far = 게임 { $games }판, 결정 { $decisions }번, 실패 { $failures }건, 누설 { $leaks }건
fuzz-broken = 게임 { $game }번이 규칙을 어겼습니다: { $message }
fuzz-leak = 게임 { $game }번에서 비밀이 새었습니다: { $message }
fuzz-crash = 게임 { $game }번이 오류로 끝났습니다: { $message }
fuzz-record = 기록해 두었습니다: stockpile replay { $file }
fuzz-again = 다시 하기: { $command }
fuzz-passed = 모든 확인을 통과했습니다.
fuzz-failed = 통과하지 못한 확인이 있습니다.
fuzz-result = 게임 { $games }판, 결정 { $decisions }번, 초당 게임 { $rate }판. 두 게임을 { $compared }번 비교했습니다. 같은 게임 다시 하기: --seed { $seed }
fuzz-interrupted = 사용자가 멈추었습니다.
