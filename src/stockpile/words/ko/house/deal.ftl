# The deal that can be checked: what the server refuses while it goes on, and what `stockpile verify` says of a record.

server-dealing = 카드를 나눠 주는 중입니다: 자리는 그 뒤에 바꿀 수 있습니다.
server-deal-late = 카드 분배의 이 단계는 지났습니다: 그 수 없이 계속합니다.
server-deal-step = 지금은 그럴 때가 아닙니다: 카드를 나눠 주는 중이 아니거나, 그 단계가 아직 오지 않았습니다.
server-deal-changed = 이 자리는 이미 다른 수를 봉인했습니다.
server-deal-mismatch = 이 자리가 봉인한 수가 아닙니다.
server-no-deal = 이 카드 분배는 아무것도 증명할 수 없습니다: 수업이었거나, 서버의 --seed로 나눠 주었거나, 이런 카드 분배가 생기기 전의 것입니다.

command-verify = 기록된 게임의 카드 분배를 확인합니다: 모든 카드 더미를 다시 계산합니다.
option-kept = 카드 분배 때 보관한 것: 페이지나 프로그램이 쓴 파일. 이것이 있어야만 카드 분배를 증명할 수 있습니다.

verify-proven = 증명됨, 한계 하나 있음: 모든 카드 더미가, 하나라도 공개되기 전에 봉인된 수들에서 나왔고({ $seats }의 수 포함), 모두 보관한 것과 같습니다.
verify-consistent = 앞뒤가 맞음: 모든 카드 더미가 파일의 수들에서 나왔습니다. 그 수들이 게임 전에 봉인되었는지는 카드 분배에 참여한 사람만 말할 수 있습니다: 보관한 것을 --kept로 더하세요.
verify-consistent-kept = 앞뒤가 맞음: 모든 카드 더미가 파일의 수들에서 나왔고, 모두 보관한 것과 같습니다. 그중 당신의 수가 없으므로 당신에게 증명된 것은 아닙니다.
verify-none = 증명되지 않음: 이 기록에는 카드 분배가 없습니다. 시드로 나눠 주었거나 수업이었거나, 이런 카드 분배가 생기기 전의 것이거나, 서버에서 플레이하지 않은 게임입니다.
verify-limit-proven = { $count ->
    [1] 증명되지 않은 것: 서버에 선택의 여지가 없었다는 것. 서버는 카드를 나누기 전에 플레이어의 수를 보고 그 수를 뺄 수 있습니다. 그래서 두 카드 분배 중에서 고를 수 있었습니다.
   *[other] 증명되지 않은 것: 서버에 선택의 여지가 없었다는 것. 서버는 카드를 나누기 전에 플레이어들의 수 { $count }개를 보고 어느 것이든 뺄 수 있습니다. 그래서 카드 분배 { $deals }가지 중에서 고를 수 있었습니다.
}
verify-limit-consistent = 증명되지 않은 것: 서버에 선택의 여지가 없었다는 것. 서버는 카드를 나누기 전에 플레이어들의 수를 보고 어느 것이든 뺄 수 있습니다.
verify-broken = 맞지 않음: { $count }가지가 어긋납니다.
verify-earlier = 이 테이블의 카드 분배는 전에 { $count }번 시작되었다가 중단되었습니다. 서버가 다른 카드를 얻으려고 일부러 그럴 수도 있습니다.
verify-seat-revealed = { $seat }: 수를 봉인했고 공개했습니다.
verify-seat-withheld = { $seat }: 봉인한 수가 카드 분배에 없습니다. 제때 공개되지 않았거나 서버가 뺀 것입니다. 그렇게 한 쪽은 두 카드 분배 중에서 고를 수 있었습니다.
verify-seat-absent = { $seat }: 수를 보태지 않았습니다.

verify-fault-config = 기록과는 플레이어, 모듈, 투자자 세트가 다른 게임의 카드 분배입니다.
verify-fault-figures = 카드 분배는 수치 { $stated }에 맞춘 것인데, 기록의 게임은 수치 { $played }에 따랐습니다.
verify-fault-server = 서버의 수가 선언문과 함께 봉인한 수가 아닙니다.
verify-fault-share = { $seat }: 공개한 수가 봉인한 수가 아닙니다.
verify-fault-uncommitted = { $seat }: 수를 공개했지만 봉인한 수가 없습니다.
verify-fault-cards = { $deck }, { $place }번째: 플레이한 것은 { $played }, 카드 분배에서 나오는 것은 { $drawn }입니다.
verify-fault-cards-round = { $deck }, 라운드 { $round }, { $place }번째: 플레이한 것은 { $played }, 카드 분배에서 나오는 것은 { $drawn }입니다.
verify-fault-kept-table = 보관한 것은 테이블 { $kept }, 기록은 테이블 { $stated }의 것입니다.
verify-fault-kept-start = 보관한 것은 이 테이블의 { $kept }번 카드 분배(0부터 셈), 기록은 { $stated }번의 것입니다.
verify-fault-kept-statement = 선언문이 보관한 것과 다릅니다: 다른 게임이나 다른 자리에 대한 것이었습니다.
verify-fault-kept-server = 서버의 봉인값이 보관한 것과 다릅니다.
verify-fault-kept-commitment = { $seat }: 봉인값이 보관한 것과 다릅니다.
verify-fault-kept-reveal = { $seat }: 공개한 수가 보관한 것과 다릅니다.
verify-fault-kept-mine = { $seat }: 당신이 뽑은 수가 아닙니다.

verify-deck-first = 선 플레이어
verify-deck-shares = 시작 주식
verify-deck-market = 시장 더미
verify-deck-dice = 주사위
verify-deck-pairs = 정보 쌍
verify-deck-commerce = 상거래 더미
verify-deck-investors = 투자자
verify-deck-strategies = 전략 카드

error-kept = { $file } 파일은 페이지나 프로그램이 보관한 카드 분배가 아닙니다.
error-kept-version = { $file } 파일은 버전 { $version }입니다. 이 프로그램은 버전 { $ours }만 읽습니다.
