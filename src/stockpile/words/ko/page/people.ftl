# People at the table and around it: invitations, chat, spectators, one's own games, what is kept; and being called.

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
