# A record of a game that was not over, opened again: what one seat saw of it.

seen-by-spectators = 관전자
seen-title-seat = { JOSA($seat, "이/가") } 본 게임
seen-why-seat = 끝나기 전에 저장한 게임입니다. { JOSA($seat, "이/가") } 알게 된 것만 보여 주며, 그때 숨겨진 것은 계속 숨겨져 있습니다.
seen-title-spectators = 관전자가 본 게임
seen-why-spectators = 끝나기 전에 저장한 게임입니다. 모두가 알게 된 것만 보여 주며, 그때 숨겨진 것은 계속 숨겨져 있습니다.
seen-hand = 손: { $cards }.
replay-seen-by = 끝나기 전에 저장한 게임입니다: { JOSA($seat, "이/가") } 본 것만 보여 줍니다.
error-seen-by-another = 이 기록에는 { JOSA($seat, "이/가") } 본 것만 들어 있습니다. --seat를 빼세요.
error-seen-answers-only = 게임이 진행 중일 때 이전 버전이 저장한 기록입니다. 한 자리가 본 응답만 들어 있고, 보여 줄 테이블이 없습니다.
error-seen-impossible = 이 게임의 어느 자리도 이 기록의 내용을 보았을 수 없습니다.
