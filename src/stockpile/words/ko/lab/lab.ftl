# The laboratory's commands. The first five are shown by --help and stay plain text.

command-lab = 실험실: 많은 게임으로 알아보는 게임과 플레이어들.
command-fit = 상어가 재산의 가치를 보는 눈을 끝난 게임들에 맞추고 가중치를 씁니다.
option-fit-games = 테이블 종류마다 할 게임 수(2~5인, 모듈 없이 그리고 Epic Edition의 모듈로).
option-fit-seed = 게임들의 시드. 같은 시드는 같은 가중치를 냅니다.
option-fit-file = 가중치를 쓸 파일. Ctrl-C로 멈추면 다 된 것까지 그 옆에, 이름에 -partial을 붙여 씁니다. 상어는 자기 폴더의 가중치로 플레이합니다.

fit-playing = 맞추는 중
fit-written = 표 { $all }개 중 { $tables }개를 맞추어 { $file } 파일에 썼습니다.
fit-partial = 멈추었습니다. 표 { $all }개 중 { $tables }개를 맞추어 { $file } 파일에 썼습니다.
fit-nothing = 표 { $all }개 중 첫째를 맞추기 전에 멈추었습니다. 쓴 것은 없습니다.
error-no-folder = { $folder } 폴더가 없습니다. 있는 폴더 안의 파일을 주세요.
