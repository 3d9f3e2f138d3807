# Many games of bots.

simulate-playing = 플레이 중
simulate-bot = 봇
simulate-wins = 승
simulate-rate = 승률
simulate-interval = 95% 구간
simulate-money = 돈
simulate-place = 순위
simulate-games = { $players }인 게임 { $games }판({ $board } 게임판), 한 판에 { $rounds }라운드와 결정 약 { $decisions }번. 초당 게임 { $rate }판. 같은 게임 다시 하기: { $again }
simulate-faults = { $count ->
    [1] 중개인이 { $bot } 대신 한 번 응답했습니다. 까닭: { $first }.
   *[other] 중개인이 { $bot } 대신 { $count }번 응답했습니다. 첫 번째 까닭: { $first }.
}
simulate-interrupted = { $asked }판 중 { $games }판에서 멈추었습니다.
