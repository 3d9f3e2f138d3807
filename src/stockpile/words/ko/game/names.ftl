# Names of what lies on the table and of the parts of a round.

company-cosmic = Cosmic Computers
company-bank = Bottomline Bank
company-labs = Leading Laboratories
company-auto = American Automotive
company-steel = Stanford Steel
company-electric = Epic Electric

# Where room is short, and what a player may type.
short-cosmic = Cosmic
short-bank = Bank
short-labs = Labs
short-auto = Auto
short-steel = Steel
short-electric = Electric

card-boom = Stock Boom
card-bust = Stock Bust
card-fee = 거래수수료({ $value })
card-short-boom = Boom
card-short-bust = Bust
card-short-fee = 수수료 { $value }
cards-alike = { $count ->
    [1] { $card }
   *[other] { $card } { $count }장
}
# Cards of a pile whose faces one has not seen.
cards-hidden = 숨겨진 카드 { $count }장

side-up = 앞면으로
side-down = 뒷면으로

phase-set-up = 준비
phase-round-beginning = 라운드 시작
phase-information = 정보
phase-supply = 공급
phase-demand = 수요
phase-action = 액션
phase-selling = 매매
phase-movement = 변동
phase-round-end = 라운드 종료
phase-game-end = 게임 종료

board-standard = 기본
board-advanced = 상급

# Who sits at the table: the person who plays, the bots, and seats of whom nothing is known.
seat-you = 당신
seat-bot-1 = 노라
seat-bot-2 = 오티스
seat-bot-3 = 펄
seat-bot-4 = 루스
seat-bot-5 = 사이먼
seat-bot-6 = 아마라
seat-bot-7 = 브루노
seat-bot-8 = 달리아
seat-bot-9 = 에밀
seat-bot-10 = 파리드
seat-bot-11 = 고로
seat-bot-12 = 힐데
seat-bot-13 = 이네스
seat-bot-14 = 코피
seat-number = 자리 { $seat }
seat-with-bot = { $seat } ({ $bot })

# Parts of the final breakdown.
tally-cash = 현금
tally-majorities = 대주주
tally-shares = 주식
tally-bonds = 채권
tally-commodities = 원자재
tally-fees = 수수료
tally-taxes = 세금
tally-total = 합계

list-and = { $first }, { $last }
list-comma = { $first }, { $next }
