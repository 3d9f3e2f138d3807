# A person's game in the terminal.

play-welcome = 상대는 { $others }입니다.
play-pause = Enter를 누르면 다음 라운드로>
play-earlier = ... 그 앞에 { $count }줄 더 (l로 모두 보기)
play-saved = 게임을 저장했습니다: { $path }
play-kept = 게임을 보관했습니다: { $path }
play-command = { "" }  { $command }
# Questions with only one answer are not asked.
play-bot-fault = { $bot } 봇의 문제({ $fault })로 중개인이 대신 응답했습니다.
play-automatic = 가능한 응답이 하나뿐이어서 그대로 응답했습니다: { $answer }.

standing-place = 순위
standing-player = 플레이어

replay-answer = { $seat }: { $answer }.

watch-players = 테이블: { $names }. 같은 게임 다시 보기: { $again }
