# Bots: the levels and the styles that they can play in, each with a line that says how.
bot-random = 무작위
bot-random-why = 허용된 응답 중 아무거나 고릅니다. 규칙을 익히기에 좋습니다.
bot-intern = 인턴
bot-intern-why = 눈앞만 보고 초보자의 실수를 합니다. 처음 하는 게임에 알맞습니다.
bot-clerk = 사무원
bot-clerk-why = 탄탄하지만 단순하게 합니다. 규칙을 아는 사람에게 알맞습니다.
bot-broker = 중개인
bot-broker-why = 더미, 입찰, 판매를 모두 좋은 경험칙으로 저울질합니다.
bot-shark = 상어
bot-shark-why = 응답마다 어떤 결과가 나올지 시험해 보고, 남들이 숨긴 것을 짐작합니다.
bot-shark-1s = 상어, 1초
bot-shark-1s-why = 응답마다 1초를 꽉 채워 생각하는 상어. 가장 강합니다.
bot-in-style = { $bot }, { $style }
style-usual = 보통 성향
style-bold = 대담
style-bold-why = 높게 입찰하고 위험을 무릅씁니다.
style-careful = 신중
style-careful-why = 돈을 아끼고 위험을 피합니다.
style-hoarder = 수집가
style-hoarder-why = 주식을 모으고 늦게 내놓습니다.
style-bluffer = 허풍쟁이
style-bluffer-why = 속이려고 카드를 놓습니다.

# The list of them in the terminal.
bots-how = 봇은 --bots NAME, 성향까지는 --bots NAME:STYLE로 고릅니다. 그 뒤에 얼마나 생각할지를 모의 대국 수(shark@400)나 밀리초(shark:bold@100ms)로 적습니다.
bots-styles = 성향
bots-others = 다른 패키지의 봇
bots-lab = 측정용, simulate와 tournament 전용
bot-broker-1-why = 처음 모습 그대로의 중개인. 변하지 않는 잣대입니다.
bot-naive-why = 규칙서를 한 번 읽은 사람이 세울 법한 다섯 가지 원칙대로 합니다.
bot-oracle-why = 모든 비밀을 보고 모든 응답을 시험합니다. 다 알면 얼마나 얻을 수 있는지 보여 줍니다.
bot-pike-why = 응답마다 어떤 결과가 나올지 시험하지만 남들의 플레이에서는 아무것도 짐작하지 않습니다. 빨라서 긴 측정에 알맞습니다.
bots-of = { $package } 제공
