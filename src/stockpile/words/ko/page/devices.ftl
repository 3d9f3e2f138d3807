# Where somebody is known: another device by a code, the list of devices, and signing them out.

server-signed-out = 이 기기는 로그아웃되었습니다.
server-no-such-device = 그런 기기가 없거나 이미 로그아웃되었습니다.
server-too-many-devices = 이미 기기 { $most }대에 로그인되어 있습니다. 먼저 하나를 로그아웃하세요.
server-code-wrong = 코드가 맞지 않습니다. 다시 확인하거나 새 코드를 만드세요.
server-code-used = 이미 사용한 코드입니다. 새 코드를 만드세요.
server-code-late = 코드가 너무 오래되었습니다. 코드는 2분 동안만 쓸 수 있습니다. 새 코드를 만드세요.
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
devices-over = 코드가 너무 오래되었습니다.
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
