# How the table stands on the screen, and how it moves.

web-cash = 현금
web-piles-all = 모든 주식더미
web-pile-won = { JOSA($seat, "이/가") } { $price }에 얻음
web-motion = 애니메이션
web-motion-off = 끔
web-motion-quick = 빠르게
web-motion-normal = 보통
web-motion-calm = 시스템 설정이 움직임을 줄이도록 되어 있어 아무것도 움직이지 않습니다.
