# What is wrong with a bot, by its kind; and how one came to lose an answer, as words in brackets.
trouble-unknown = { $name } 봇은 없습니다. 있는 봇: { $names }.
trouble-gone = { $bot } 봇은 이제 없습니다.
trouble-no-styles = { $bot } 봇은 성향이 없어 ‘{ $style }’ 성향으로 플레이할 수 없습니다.
trouble-no-such-style = { $bot } 봇은 ‘{ $style }’ 성향으로 플레이할 수 없습니다. 있는 성향: { $known }.
trouble-style-missing = ‘{ $text }’에 쌍점 뒤의 성향이 없습니다.
trouble-bad-budget = ‘{ $text }’ 부분이 잘못되었습니다. 모의 대국 수(400)나 시간(100ms, 1s)을 적으세요.
trouble-no-budget = { $bot } 봇은 시간을 더 주어도 더 생각하지 않습니다. @{ $budget } 부분을 빼세요.
trouble-name-is-ours = { $package }의 ‘{ $bot }’ 봇은 제외합니다. 우리 봇과 이름이 같습니다.
trouble-name-is-taken = { $package }의 ‘{ $bot }’ 봇은 제외합니다. { $other }에 같은 이름의 봇이 있습니다.
trouble-bad-name = { $package }의 ‘{ $bot }’ 봇은 제외합니다. 이름은 소문자로 시작하며 소문자, 숫자, 붙임표로 16자까지 쓸 수 있습니다.
trouble-not-loaded = { $package }의 { $bot } 봇을 불러올 수 없습니다: { $error }.
trouble-no-class = { $package }의 { $bot } 봇은 봇이 아닙니다: { JOSA($value, "은/는") } decide 메서드가 있는 클래스가 아닙니다.
trouble-not-made = { $bot } 봇을 만들 수 없습니다: { $error }.
trouble-bad-thinks = { $bot } 봇은 thinks = { $value } 설정으로 플레이할 수 없습니다. thinks = Budget(milliseconds=100)처럼 0보다 큰 수로 적거나 빼세요.
trouble-bad-hears = { $bot } 봇은 hears = { $value } 설정으로 플레이할 수 없습니다. hears = True를 적거나 빼세요.
trouble-lost = { $bot } 봇을 만들 수 없습니다. 시간이 너무 오래 걸렸거나 프로세스를 끝냈습니다.
trouble-busy = 기다리는 봇이 너무 많아 지금은 { $bot } 봇을 쓸 수 없습니다. 잠시 뒤에 다시 해 보세요.

fault-raised = { $file } { $line }행에서 오류 { $error }
fault-raised-oddly = 들여다볼 수 없는 오류
fault-no-answer = 응답이 아닌 것을 응답함
fault-not-offered = 선택지에 없는 응답
fault-not-sent = 프로세스끼리 주고받을 수 없는 값
fault-too-long = 시간이 너무 오래 걸림
fault-ended = 프로세스를 끝냄
fault-lost = 시간이 너무 오래 걸렸거나 프로세스를 끝냄
fault-given-up = 시간이 너무 오래 걸리거나 프로세스를 끝내는 일이 너무 잦아 더 묻지 않음
fault-cannot-play = 플레이할 수 없음: { $why }
