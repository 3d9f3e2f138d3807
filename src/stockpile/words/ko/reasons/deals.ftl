# What is wrong with the transcript of a deal.

wrong-deal-otherwise = { $given } 줄은 { $written } 형태로 써야 합니다
wrong-deal-no-line = 여기에는 { $line } 줄이 와야 합니다
wrong-deal-no-key = 여기에는 { $key } 줄과 그 내용이 와야 합니다
wrong-deal-no-number = 수가 와야 합니다. 현재 내용: { $word }
wrong-deal-more = 여기에는 더 올 것이 없습니다
wrong-deal-missing = 이 줄 뒤에 { $wanted } 줄이 빠졌습니다
wrong-deal-config = 이렇게는 게임을 준비할 수 없습니다: { $reason }
wrong-deal-no-config = { $key } 뒤에는 플레이어 수, 모듈, 투자자 세트가 JSON으로 와야 합니다
wrong-deal-seat = 여기에는 { $key }, 번호 { $seat }, human 또는 bot, 그리고 누구인지가 와야 합니다
wrong-deal-never-none = { $key } 자리에 { $none } 값은 올 수 없습니다
wrong-deal-no-hex = { $key } 뒤에는 16진수 64자리가 와야 합니다. 현재 내용: { $word }
wrong-deal-cut-off = 마지막 줄이 잘렸습니다
