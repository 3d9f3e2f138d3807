# What the signs on the table mean: what each is called, and what it says.

web-legend = 기호의 뜻
web-legend-why = 테이블에서 기호를 가리키거나, 손가락으로 누르거나, Tab과 화살표 키로 옮겨 가세요. 고를 수 있는 기호라면 손가락을 길게 누르세요.
web-legend-market = 시장
web-legend-piles = 주식더미와 카드
web-legend-players = 투자자
web-legend-desk = 내 책상
web-legend-round = 라운드

sign-bankrupt-end-title = × · 부도
sign-bankrupt-end = 첫 칸보다 더 내려가면 기업이 부도납니다. 모두가 그 주식을 분할 카드까지 전부 잃고, 주가는 밑줄 친 칸으로 돌아갑니다.
sign-split-end-title = ×2 · 분할
sign-split-end = 마지막 칸보다 더 올라가면 주식이 분할됩니다. 이제부터 그 주식은 모두 두 배로 치고, 이미 두 배이던 카드는 1장당 { JOSA($bonus, "을/를") } 받습니다. 주가는 줄무늬 칸에서 이어집니다.
sign-after-split-title = 줄무늬 칸
sign-after-split = 분할 뒤 주가가 놓이는 칸입니다. 남은 변동은 여기서 이어집니다.
sign-return-title = 밑줄 친 칸
sign-return = 주가가 게임을 시작하는 칸이며, 부도 뒤 돌아오는 칸입니다.
sign-dollar-title = $ 칸
sign-dollar = 주가가 올라서 이 칸에 오면 1주당 배당금 { JOSA($dividend_1, "을/를") } 지급합니다. 내려서 오면 지급하지 않습니다.
sign-ticker-title = 주가
sign-ticker = 지금 주식 1주의 가치입니다. 전망과 Boom, Bust가 주가를 몇 칸씩 움직입니다.
sign-ghost-title = 점선 주가
sign-ghost = 지금 고른 것을 확정하면 주가가 여기로 옵니다.
sign-held-title = 내 주식
sign-held = 내가 가진 이 기업의 주식 1주마다 한 조각입니다.
sign-held-split-title = 내 분할 카드
sign-held-split = 겹 조각은 분할 카드입니다. 2주로 칩니다.
sign-up-title = 전망: 상승
sign-up = 이번 라운드 마지막 변동 단계에서 주가가 적힌 칸 수만큼 오릅니다.
sign-down-title = 전망: 하락
sign-down = 이번 라운드 마지막 변동 단계에서 주가가 적힌 칸 수만큼 내립니다.
sign-pay-title = 전망: 배당금
sign-pay = 주가는 그대로이고, 주인이 공개한 주식마다 돈을 받습니다. $ 하나는 { $dividend_1 }, $$ 둘은 { $dividend_2 }, $$$ 셋은 { $dividend_3 }입니다.
sign-odds-title = 있을 수 있는 전망
sign-odds = 이 기업의 전망은 아직 보지 못했습니다. 남은 전망들이며, 가능성이 클수록 넓게 그려집니다.
sign-yours-title = 내 것
sign-yours = 내가 받은 쌍입니다. 다른 사람은 아무도 모릅니다.
sign-public-title = 공개
sign-public = 모두가 아는 쌍입니다.
sign-seen-title = 본 것
sign-seen = 다른 사람의 쌍이거나 주인 없는 쌍이지만, 내가 보았습니다.
sign-hidden-pair-title = 숨겨진 쌍
sign-hidden-pair = 아직 보지 못한 기업과 그 전망입니다.
sign-falsified-title = 조작됨
sign-falsified = 이 전망 위에 Falsified Earnings 카드가 있습니다. 상승 전망은 { $falsified_earnings_steps }칸 아래로, 하락 전망은 { $falsified_earnings_steps }칸 위로 바뀌고, 배당금 뒤에는 주가가 { $falsified_earnings_steps }칸 내립니다.
sign-die-title = 주사위
sign-die = 이번 라운드에 나올 전망을 주사위로 정합니다. 어느 기업이 어느 전망인지는 쌍에 있습니다.

sign-share-title = 주식
sign-share = 이 기업의 주식 1주입니다. 매매 단계에 현재 주가로 판매하거나, 앞으로의 주가를 보고 보유하세요.
sign-boom-title = Stock Boom
sign-boom = 가져간 사람은 이번 라운드 액션 단계에 반드시 사용해야 합니다. 고른 기업의 주가가 { $boom }칸 오릅니다.
sign-bust-title = Stock Bust
sign-bust = 가져간 사람은 이번 라운드 액션 단계에 반드시 사용해야 합니다. 고른 기업의 주가가 { $bust }칸 내립니다.
sign-fee-title = 거래수수료
sign-fee = 더미를 가져간 사람이 은행에 이만큼 냅니다. 내지 못한 수수료는 돈이 생길 때까지 미납으로 남습니다.
sign-commodity-title = 원자재
sign-commodity = 게임 종료까지 가지고 있습니다. 서로 다른 원자재를 모은 세트의 가치는 { $sets }이며, 많을수록 커집니다. 같은 것이 또 나오면 새 세트가 됩니다.
sign-tax-title = 세금
sign-tax = 게임 종료까지 가지고 있으며, 그때 세금 카드 수에 따라 { JOSA($taxes, "을/를") } 냅니다. 많을수록 비쌉니다.
sign-first-player-card-title = 선 플레이어 카드
sign-first-player-card = 가져간 사람이 다음 라운드의 선 플레이어를 정합니다.
sign-face-down-title = 뒷면 카드
sign-face-down = 무슨 카드인지는 놓은 사람만 압니다. 누가 놓았는지는 인장과 색으로 알 수 있습니다.
sign-known-title = 나는 아는 뒷면 카드
sign-known = 다른 사람은 무슨 카드인지 보지 못합니다. 나는 직접 놓았거나 보아서 압니다.
sign-pile-cards-title = 더미의 카드
sign-pile-cards = 가장 높게 입찰한 사람이 받을 카드의 수입니다.
sign-space-title = 입찰 트랙
sign-space = 입찰하면 금액에 미플을 놓습니다. 모든 더미에 미플이 놓이면 그 금액을 냅니다. 남을 이기려면 같은 더미에 더 높은 금액을 입찰하고, 지나간 금액에는 입찰할 수 없습니다.
sign-own-cost-title = 작은 금액
sign-own-cost = 내 투자자는 칸에 적힌 금액 대신 이만큼 냅니다.
sign-meeple-title = 미플
sign-meeple = 이 더미의 가장 높은 입찰과 그 주인입니다. 입찰에서 지면 주인에게 돌아가고, 주인은 다시 입찰해야 합니다.
sign-discard-title = 사용한 카드 더미
sign-discard = 판매하거나 사용하거나 내거나 잃은 같은 종류의 카드입니다. 시장 더미로 돌아가지 않습니다.
sign-deck-title = 시장 더미
sign-deck = 아직 나눠 주지 않은 카드입니다.
sign-played-title = 사용한 전략
sign-played = 이미 사용해서 게임에서 빠진 전략 카드입니다.

sign-first-player-title = 선 플레이어
sign-first-player = 이번 라운드를 먼저 시작합니다. { $first_player_card ->
    [yes] 다음 라운드의 선 플레이어는 선 플레이어 카드를 가져간 사람이 정합니다.
   *[no] 다음 라운드는 왼쪽 플레이어가 시작합니다.
}
sign-next-first-title = 다음 라운드의 선
sign-next-first = 선 플레이어 카드를 가지고 있으며, 다음 라운드를 먼저 시작합니다.
sign-held-cards-title = 포트폴리오의 카드
sign-held-cards = 주식, 그리고 아직 사용하지 않은 Boom과 Bust입니다. 몇 장인지는 공개되지만 무엇인지는 비밀입니다.
sign-known-shares-title = 내가 아는 주식
sign-known-shares = 이 플레이어에게 가서 아직 나오지 않은 것을 내가 본 이 기업의 주식입니다. 더 있을 수 있습니다.
sign-split-held-title = ×2 · 분할 카드
sign-split-held = 이 기업의 분할 카드입니다. 펼쳐져 있으며 1장을 2주로 칩니다.
sign-bonds-title = 채권
sign-bonds = 1장마다 라운드 종료 때 { JOSA($interest, "을/를") } 받고, 게임 종료 때 { JOSA($bond_price, "을/를") } 돌려받습니다.
sign-strategies-title = 전략 카드
sign-strategies = 손에 든 카드입니다. 라운드마다 액션 단계에 1장을 사용할 수 있으며, 무엇인지는 비밀입니다.
sign-owes-title = 미납
sign-owes = 내지 못한 거래수수료입니다. 돈이 충분해지는 즉시 냅니다.
sign-money-title = 돈
sign-money = 이 플레이어가 지금 가진 돈입니다. 마지막에 모두 판매한 뒤 돈이 가장 많은 사람이 승리합니다.

sign-must-play-title = 사용할 카드
sign-must-play = 이번 라운드 액션 단계에 반드시 사용해야 하는 카드입니다.
sign-regular-title = 주식
sign-regular = 이 기업의 주식 수와 지금 판매하면 받을 돈입니다.
sign-split-title = ×2 · 분할 카드
sign-split = 이 기업의 분할 카드입니다. 판매, 배당금, 대주주를 따질 때 1장을 2주로 칩니다. 기업이 다시 분할되면 1장당 { JOSA($bonus, "을/를") } 받습니다.
sign-dividends-title = 배당금
sign-dividends = 배당금을 받는 방법입니다. 그 기업의 내 주식을 모두 공개하고 자동으로 받거나, 그때마다 몇 주를 공개할지 물어봅니다.
sign-hint-title = 힌트
sign-hint = 힌트를 켰을 때만 나옵니다. 내가 볼 수 있는 것만으로 계산한 수치입니다.
sign-strategy-title = 전략 카드
sign-strategy = 내 액션 턴에 라운드마다 1장 사용할 수 있습니다. 가리키면 효과를 읽을 수 있습니다.
sign-investor-title = 투자자
sign-investor = 이 플레이어의 투자자로, 고유한 능력이 있습니다. 이름을 가리키면 읽을 수 있고, 줄이 그어져 있으면 이번 라운드에 이미 사용한 것입니다.

sign-round-title = 라운드
sign-round = 라운드마다 표시 하나입니다. 마지막 라운드가 끝나면 기업마다 주식이 가장 많은 사람이 { JOSA($majority, "을/를") } 받고(동점이면 { $tied }), 모두 판매한 뒤 돈이 가장 많은 사람이 승리합니다.
sign-phase-information-title = 정보
sign-phase-information = { $players ->
    [2] 두 사람 모두 두 쌍을 받습니다. 한 쌍은 기업 하나와 라운드 마지막에 그 주가가 어떻게 움직일지를 알려 줍니다.
   *[other] 모두 한 쌍을 받습니다. 기업 하나와 라운드 마지막에 그 주가가 어떻게 움직일지를 알려 줍니다.
}
sign-phase-supply-title = 공급
sign-phase-supply = 모두 더미에 카드를 놓습니다. 한 장은 보이게, 한 장은 숨겨 놓습니다.
sign-phase-demand-title = 수요
sign-phase-demand = 모두 더미에 입찰합니다. { $players ->
    [2] 한 사람이 2개씩 얻습니다.
   *[other] 한 사람이 1개씩 얻습니다.
}
sign-phase-action-title = 액션
sign-phase-action = 더미에서 얻은 Boom과 Bust가 주가를 움직이고, 다른 카드도 사용할 수 있습니다.
sign-phase-selling-title = 매매
sign-phase-selling = 현재 주가로 주식을 원하는 만큼 판매합니다.
sign-phase-movement-title = 변동
sign-phase-movement = 모든 전망을 공개하고 주가가 움직입니다.
sign-phase-round-end-title = 라운드 종료
sign-phase-round-end = { $bonds ->
    [yes] 채권 이자를 받고, 라운드 종료 때 쓰는 능력이 작동하고, 라운드가 끝납니다.
   *[no] 라운드 종료 때 쓰는 능력이 작동하고, 라운드가 끝납니다.
}
