# The deal that can be checked, on the page: while it goes on, and what this browser makes of it at the end.

fairness-dealing = 카드를 나눠 주는 중
fairness-dealing-why = 모두가 카드 섞기에 수를 하나씩 보탭니다. 먼저 봉인하고, 모두 봉인하면 공개합니다. 그래서 아무도 카드를 마음대로 늘어놓을 수 없습니다. 다만 서버는 수를 먼저 보고 일부를 뺄 수 있습니다. 어느 수가 빠졌는지는 게임이 끝나면 볼 수 있습니다.
fairness-step = { $step ->
    [commit] 수를 봉인하는 중: { $done }/{ $all }.
    [reveal] 수를 공개하는 중: { $done }/{ $all }.
   *[dealt] 카드를 나눠 주었습니다.
}
fairness-patience = 길어야 { $seconds }초 더 기다리고, 그 뒤에는 오지 않은 사람 없이 진행합니다.
fairness-server = 서버
fairness-seat-waiting = 아직 수를 봉인하지 않음
fairness-seat-committed = 수를 봉인함
fairness-seat-revealed = 수를 공개함
fairness-seat-withheld = 봉인한 수가 카드 분배에 없음
fairness-seat-absent = 수를 보태지 않음
fairness-seat-bot = 봇, 수를 보태지 않음
fairness-doubt-statement = 이 카드 분배에 대해 서버가 말하는 것이 여기 보이는 테이블과 다릅니다. 이 브라우저는 수를 보태지 않습니다.
fairness-doubt-changed = 서버가 이 카드 분배에 대해 앞서 한 말을 바꾸었습니다. 이 브라우저는 더 이상 참여하지 않으며, 무엇이 맞지 않는지는 끝에 알려 줍니다.

fairness-title = 카드 분배
fairness-checking = 모든 카드 더미를 다시 계산하는 중 ...
fairness-unchecked = 지금은 카드 분배를 확인할 수 없습니다: { $problem }
fairness-proven = 증명됨, 한계 하나 있음
fairness-proven-kept = 이 브라우저가 모든 카드 더미를 다시 계산했습니다. 전부 어떤 수도 공개되기 전에 봉인된 수들에서 나왔고, 그중에는 내 수도 있으며, 모든 것이 이 브라우저가 본 그대로입니다.
fairness-consistent = 앞뒤가 맞음
fairness-consistent-nothing = 이 브라우저가 모든 카드 더미를 다시 계산했고, 전부 카드 분배의 수들에서 나왔습니다. 카드를 나눠 줄 때 저장해 둔 것이 없어서 그때의 수와 같은지는 말할 수 없습니다.
fairness-consistent-apart = 이 브라우저가 모든 카드 더미를 다시 계산했고, 전부 봉인되는 것을 본 수들에서 나왔습니다. 그중 자기 수는 없어서 다른 사람들이 서로 짰을 가능성은 배제할 수 없습니다.
fairness-consistent-file = 이 브라우저가 모든 카드 더미를 다시 계산했고, 전부 파일에 든 수들에서 나왔습니다. 게임 전에 봉인되었는지는 참가한 사람만 말할 수 있습니다.
fairness-broken = 맞지 않음
fairness-broken-why = 이 브라우저가 카드 분배를 다시 계산했는데, 마땅히 나와야 할 결과가 아닙니다:
fairness-earlier = 이 테이블의 카드 분배는 전에 { $count }번 시작했다가 중단되었습니다. 서버를 다시 시작할 때 그럴 수 있습니다. 서버가 다른 카드를 얻으려고 일부러 그럴 수도 있습니다.
fairness-withheld = { $count ->
    [1] { JOSA($names, "이/가") } 봉인한 수가 카드 분배에 없습니다. 제때 공개되지 않았거나 서버가 뺀 것입니다. 그렇게 한 쪽은 그 수가 있는 분배와 없는 분배 중에서 고를 수 있었습니다.
   *[other] { JOSA($names, "이/가") } 봉인한 수들이 카드 분배에 없습니다. 제때 공개되지 않았거나 서버가 뺀 것입니다. 그렇게 한 쪽은 수마다 그 수가 있는 분배와 없는 분배 중에서 고를 수 있었습니다.
}
fairness-withheld-you = 내가 봉인한 수가 카드 분배에 없습니다. 이 브라우저가 제때 공개하지 않았거나 서버가 뺀 것입니다. 그렇게 한 쪽은 그 수가 있는 분배와 없는 분배 중에서 고를 수 있었습니다.

fairness-fault-version = 이 페이지가 모르는 방식으로 카드를 나눠 주었습니다. 페이지를 다시 불러오거나 “stockpile verify”로 기록을 확인하세요.
fairness-fault-form = 증명이 불완전하거나 정해진 것과 다르게 쓰여 있습니다.
fairness-fault-game = 다른 테이블이나 다른 수치를 쓰는 게임에 대한 증명입니다.
fairness-fault-transcript = 카드 분배 때 오간 말의 목록이 실제로 오간 말과 다릅니다.
fairness-fault-secret = 서버의 수가 봉인했던 수와 다릅니다.
fairness-fault-share = { $seat }의 수가 봉인했던 수와 다릅니다.
fairness-fault-state = { JOSA($seat, "이/가") } 참여했는지에 대한 말이 서로 다릅니다.
fairness-fault-deck = { $deck }: 수들에서 나온 결과가 아닙니다.
fairness-fault-kept-statement = 서버가 봉인한 것이나 그 대상 게임이 처음에 이 브라우저가 본 것과 다릅니다.
fairness-fault-kept-seen = { JOSA($seat, "이/가") } 봉인한 것이 이 브라우저가 본 것과 다릅니다.
fairness-fault-kept-reveal = { $seat }의 수가 이 브라우저가 본 것과 다릅니다.
fairness-fault-kept-cards = { $deck }: 게임 중에 이 브라우저가 받은 카드와 다릅니다.

fairness-details = 모든 수와 직접 확인하는 방법
fairness-decks = 다시 계산함
fairness-cards = { $count }번 뽑음
fairness-fits = 맞음
fairness-fits-not = 맞지 않음
fairness-statement = 어떤 게임의 카드를 누구에게 나눠 주었는지
fairness-numbers = 수
fairness-sealed = 봉인
fairness-shown = 공개
fairness-nothing = 없음
fairness-hand = 직접 확인
fairness-hand-server = 서버의 봉인값은 위의 줄들과, “server”에 그 수를 붙인 줄을 각각 줄바꿈으로 끝내어 구한 SHA-256입니다.
fairness-hand-seat = 자리의 봉인값은 세 줄의 SHA-256입니다: “stockpile deal 1”, “server”에 서버의 봉인값을 붙인 줄, “seat”에 0부터 센 자리 번호와 그 수를 붙인 줄.
fairness-hand-cards = 카드는 이 모두를 합친 SHAKE-256에서 뽑습니다. 단계별 방법은 “docs/fairness.md”에 있습니다.
fairness-hand-command = 다음 명령이 모두 해 줍니다:
fairness-download = 이 브라우저가 저장한 것 내려받기
