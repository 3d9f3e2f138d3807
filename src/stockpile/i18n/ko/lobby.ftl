## People at the table and around it: invitations, chat, spectators, one's own games, what is kept; and being called.

server-muted = 방장이 이 테이블에서 내 채팅을 막았습니다.
server-closed-table = 비공개 테이블입니다. 플레이어만 볼 수 있습니다.
server-removed = 방장이 나를 이 테이블에서 내보냈습니다.
server-forgotten = 나에 대한 것이 모두 삭제되어 더 이상 이 자리에 없습니다.
server-no-such-person = 이 테이블에 그런 사람이 없습니다.
server-not-yourself = 자기 자신에게는 할 수 없습니다.
server-somebody-else = 삭제할 손님이 본인이 아닙니다.
server-nobody-sleeps = 부를 사람이 없습니다. 봇이나 내가 응답할 차례입니다.
server-nudged-already = 이 질문으로는 이미 불렀습니다.

invite-title = { $name }의 초대
invite-title-nobody = 초대를 받았습니다
invite-lead = Stockpile은 싸게 사서 비싸게 판매하는 게임입니다. 누구나 시장에 대해 조금은 알지만, 아무도 전부 알지는 못합니다.
invite-game = 게임
invite-players = 플레이어
invite-players-count = 모두 { $count }명: { $people }
invite-free = 빈자리 { $count }개
invite-time = 시간
invite-minutes = 약 { $least }~{ $most }분
invite-rules = 조건
invite-none-needed = 계정이 필요 없습니다. 이름만 있으면 되고, 나중에 삭제할 수 있습니다.
invite-enter = 자리에 앉기
invite-full = 자리가 모두 찼습니다. 관전할 수 있습니다.
invite-watch = 관전만 하기
invite-local = 이 링크는 이 컴퓨터에서만 열립니다. 다른 사람을 초대하려면 서버를 멈추고 다음 명령으로 시작하세요:
invite-qr = QR 코드로 된 초대
invite-qr-why = 휴대전화: 카메라로 여기를 비추세요.

people-watching = 관전자
people-watching-none = 관전자가 없습니다.
people-strangers = 이름 없는 { $count }명
people-closed = 관전 금지
people-closed-why = 이 테이블과 나중의 다시 보기는 플레이어만 볼 수 있습니다.
people-closed-set = 관전 금지
people-remove = 내보내기
people-remove-named = { $name } 내보내기
people-removed = 방장이 나를 이 테이블에서 내보냈습니다. 여기에 다시 앉을 수 없습니다.
people-mute = 채팅 막기
people-mute-named = { $name }의 채팅 막기
people-unmute = 채팅 풀기
people-unmute-named = { $name }의 채팅 풀기
people-muted = 채팅 막힘
people-chat-none = 아직 아무 말도 없습니다.

games-title = 내 게임
games-link = 내 게임 모두 보기
games-none = 아직 여기서 플레이하지 않았습니다.
games-running = 진행 중
games-finished = 종료
games-turn = 내 차례
games-place = { $place ->
    [1] 승리
   *[other] { $players }명 중 { $place }위
}
games-against = 상대: { $names }
games-alone = 상대 없음
games-nameless = 누군가
games-statistics = 전적
games-count = { $count }판
games-wins = { $count }승
games-average = 평균 { $place }위
games-players = { $count }인
games-expected = 모두 대등하다면: { $share }
games-won-share = { $games }판 중 { $wins }승({ $share }), 평균 { $place }위
games-several = 내가 여러 자리에 앉은 게임은 세지 않습니다.

privacy-title = 나에 대해 저장된 것
privacy-link = 나에 대해 저장된 것
privacy-lead = 이 서버는 이름과 쿠키로 나를 알아봅니다. 아래는 서버에 저장된 전부이며, 아무에게도 전달하지 않습니다.
privacy-nobody = 나에 대해 저장된 것이 없습니다. 아직 여기에 이름이 없습니다.
privacy-name = 이름
privacy-since = 시작
privacy-cookie = 쿠키
privacy-cookie-why = 기기마다 무작위 비밀값 하나를 브라우저에 1년 동안 저장합니다. 서버에는 그 지문만 있습니다:
privacy-seats = 자리
privacy-seat = { $stage }, 이름 { $name }
privacy-lines = 채팅
privacy-lines-none = 아무 말도 하지 않았습니다.
privacy-forbidden = 방장이 금지한 것
privacy-forbidden-muted = 채팅 막힘
privacy-forbidden-removed = 테이블에서 내보내짐
privacy-here = 이 브라우저에만: 언어, 낮과 밤 색상, 소리와 알림.
privacy-download = JSON으로 내려받기
privacy-delete = 모두 삭제
privacy-delete-why = 이름, 쿠키, 채팅이 즉시 삭제됩니다. 끝난 게임에서는 내 자리의 이름이 사라지고 기록은 남습니다. 진행 중인 게임은 봇이 끝까지 이어서 합니다. 되돌릴 수 없습니다.
privacy-delete-sure = 예, 모두 삭제합니다
privacy-keep = 유지
privacy-deleted = 나에 대한 것이 모두 삭제되었습니다.

replay-link = 이 장면의 링크 복사
replay-link-copied = 링크를 복사했습니다
replay-link-by-hand = 이 링크를 복사하세요:

preview-house = 브라우저에서 즐기는 주식 경매 게임. 친구들과 함께, 또는 봇을 상대로. 계정이 필요 없습니다.
preview-invites = { $name }의 Stockpile 게임 초대
preview-waiting = { $players }인 테이블({ $game }), { $free ->
    [0] 자리가 모두 찼습니다
   *[other] 자리가 { $free }개 비어 있습니다
}. 계정이 필요 없습니다.
preview-playing = { $players }인 게임({ $game })이 진행 중입니다. 관전해 보세요.
preview-over = 끝난 { $players }인 게임({ $game }). 한 수씩 다시 보세요.
preview-picture = 부채꼴로 펼친 주권 여섯 장과 Stockpile이라는 글자

calls-title = 알림
calls-sound = 내 차례에 소리 내기
calls-notify = 이 페이지가 가려져 있을 때 알림 보내기
calls-notify-denied = 브라우저가 이 페이지의 알림을 막고 있습니다. 주소창 옆에서 허용할 수 있습니다.
calls-notify-none = 이 브라우저에는 알림 기능이 없습니다.
calls-insecure = 알림과 설치에는 TLS 연결이 필요하며, 이 주소에서는 브라우저가 둘 다 거부합니다. 소리, 제목, 아이콘은 작동합니다.
calls-install = 앱으로 설치
calls-turn-at = Stockpile 테이블에서 내 차례입니다.
calls-nudged = { JOSA($name, "이/가") } 당신을 기다립니다.
calls-nudge = { $name } 부르기
calls-nudge-done = { JOSA($name, "을/를") } 불렀습니다.


## Where somebody is known: another device by a code, the list of devices, and signing them out.

server-signed-out = 이 기기는 로그아웃되었습니다.
server-no-such-device = 그런 기기가 없거나 이미 로그아웃되었습니다.
server-too-many-devices = 이미 기기 { $most }대에 로그인되어 있습니다. 먼저 하나를 로그아웃하세요.
server-code-wrong = 코드가 맞지 않습니다. 다시 확인하거나 새 코드를 만드세요.
server-code-used = 이미 사용한 코드입니다. 새 코드를 만드세요.
server-code-late = 만료된 코드입니다. 코드는 2분 동안만 쓸 수 있습니다. 새 코드를 만드세요.
server-code-tries = 이 코드는 너무 여러 번 시도되었습니다. 새 코드를 만드세요.
server-code-same = 여기에는 이미 로그인되어 있습니다. 이 코드는 다른 기기용입니다.
server-code-other = 이 기기의 사용자는 { $other }인데, 코드는 { $name }의 것입니다.
server-code-later = 너무 자주 시도했습니다. { $seconds }초 뒤에 다시 해 보세요.

devices-title = 기기
devices-why = 로그인한 기기라면 어디서든, 여러 기기에서 동시에도 플레이할 수 있습니다.
devices-name = { $known ->
    [both] { $system }의 { $browser }
    [browser] { $browser }
    [system] { $system }의 브라우저
   *[neither] 기기
}
devices-here = 이 기기
devices-since = { $date }부터
devices-seen = 마지막 접속 { $date }
devices-fingerprint = { $name }: { $fingerprint }
devices-sign-out = 로그아웃
devices-sign-out-named = 로그아웃: { $name }
devices-sign-out-sure = 예, 로그아웃합니다
devices-sign-out-last = 유일한 기기입니다. 로그아웃하면 아무도 내 이름과 게임으로 돌아올 수 없습니다.
devices-sign-out-here = 이 브라우저는 더 이상 나를 알아보지 못합니다. 내 다른 기기의 코드로 돌아올 수 있습니다.
devices-sign-out-others = 다른 기기 모두 로그아웃
devices-stay = 유지
devices-signed-out = 여기서 로그아웃되었습니다.

devices-add = 다른 기기에서 사용
devices-add-why = 다른 기기의 카메라로 이것을 비추거나, 그 기기에서 { $address } 주소를 열고 코드를 입력하세요.
devices-add-local = 이 주소는 이 컴퓨터의 다른 브라우저에서만 열립니다. 거기서 { $address } 주소를 열고 코드를 입력하세요. 휴대전화에서 쓰려면 서버를 멈추고 다음 명령으로 시작하세요:
devices-add-once = 2분 동안 한 번만 쓸 수 있습니다. 아무에게도 보이지 마세요. 코드를 가진 사람은 나로 플레이할 수 있습니다.
devices-qr = QR 코드로 된 코드
devices-code = 코드
devices-left = { $seconds }초 남음
devices-over = 코드가 만료되었습니다.
devices-again = 새 코드
devices-added = 추가됨: { $name }

devices-join-title = 이 기기에서도 사용
devices-join-why = 이미 플레이하고 있는 기기에서 “다른 기기에서 사용”을 고르고, 거기 나온 코드를 입력하세요.
devices-join = 여기서 로그인
devices-join-other = 이 기기의 사용자는 { $other }입니다. 계속하면 이 기기는 { $name }의 것이 되고, { JOSA($other, "은/는") } 여기서 로그아웃됩니다.
devices-join-other-last = { JOSA($other, "이/가") } 다른 기기에 로그인되어 있지 않으면 아무도 그 이름과 게임으로 돌아올 수 없습니다.
devices-join-replace = { JOSA($name, "으로/로") } 계속하기
devices-join-keep = { JOSA($other, "으로/로") } 남기
devices-joined = 이제 이 기기의 사용자는 { $name }입니다.
devices-join-link = 다른 기기에서 이미 플레이하나요?


## The deal that can be checked, on the page: while it goes on, and what this browser makes of it at the end.

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


## A record of a game that was not over, opened again: what one seat saw of it.

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
