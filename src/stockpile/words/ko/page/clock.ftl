# The clock: grace, the time of a question, the reserve for the game, and bots that answer for somebody late.

web-form-reserve = 게임 예비 시간
web-no-reserve = 없음
web-reserve-set = 예비 시간 { $seconds }초
server-bank-without-clock = 예비 시간은 시계가 있는 테이블에서만 쓸 수 있습니다. 질문마다 걸릴 수 있는 시간을 먼저 고르세요.
web-clock-waits = 대기
web-clock-reserve = 예비 시간
web-clock-more = 예비 시간: { $time }.
web-clock-say-waits = { $you ->
    [yes] 질문이 보이면 내 { $seconds }초가 시작됩니다.
   *[no] 질문이 보이면 { $name }의 { $seconds }초가 시작됩니다.
}
web-clock-say-time = { $you ->
    [yes] 내 시간이 { $seconds }초 남았습니다.
   *[no] { $name }의 시간이 { $seconds }초 남았습니다.
}
web-clock-say-reserve = { $you ->
    [yes] 내 예비 시간이 흐릅니다: { $seconds }초 남았습니다.
   *[no] { $name }의 예비 시간이 흐릅니다: { $seconds }초 남았습니다.
}
web-clock-say-over = { $you ->
    [yes] 내 시간이 끝났습니다. 봇이 대신 응답합니다.
   *[no] { $name }의 시간이 끝났습니다. 봇이 대신 응답합니다.
}
web-clock-spoken-time = { $seconds }초 남았습니다.
web-clock-spoken-reserve = 시간이 끝나 예비 시간이 흐릅니다.
web-log-stand-in = { $you ->
    [yes] 봇이 나 대신 응답합니다.
   *[no] 봇이 { $name } 대신 응답합니다.
}
web-missed = 시간이 끝나 봇이 대신 응답했습니다.
web-missed-understood = 알겠습니다
web-played-for = { $why ->
    [clock] 시간을 여러 번 잇달아 넘겨 봇이 나 대신 플레이합니다.
   *[away] 자리를 비워 봇이 나 대신 플레이합니다.
}
web-played-for-seat = { $why ->
    [clock] 시간을 여러 번 잇달아 넘겨 봇이 { $name } 대신 플레이합니다.
   *[away] 자리를 비운 { $name } 대신 봇이 플레이합니다.
}
web-take-back = 돌아왔습니다: 내가 플레이하기
