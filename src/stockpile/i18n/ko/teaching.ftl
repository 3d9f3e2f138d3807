## What the guide says in the guided first game and in the lessons, and what leads there.

guide-title = 길잡이
guide-step = { $number }/{ $count }
guide-next = 알겠습니다
guide-leave = 길잡이 없이 플레이
guide-again = 다시 듣기
guide-off = 길잡이가 쉬고 있습니다.
guide-your-move = 내 차례: 조언대로, 또는 좋다고 생각하는 대로.
guide-wait = 다른 플레이어들의 차례입니다. 무엇을 하는지는 티커에 나옵니다.
guide-reading = 천천히 읽고 아래에서 계속하세요.
guide-learn = 게임 배우기
guide-offer = 처음이신가요? 길잡이와 함께 첫 게임을 해 보세요. 초보자 세 명을 상대하는 진짜 게임으로, 10분쯤 걸립니다. 언제든 그만두고 나중에 이어서 할 수 있습니다.
guide-start = 길잡이 게임 시작
guide-start-again = 길잡이 게임 다시 하기
guide-go-on = 길잡이 게임 이어 하기
guide-lessons = 짧은 수업 ({ $count }개 중 { $done }개 완료)
guide-done = 완료
guide-left = 하던 곳부터 이어 하기
guide-learned = 지금까지 배운 것

guide-lesson-bonds = 채권
guide-lesson-bonds-why = 노는 돈도 돈을 벌 수 있습니다.
guide-lesson-commodities = 원자재와 세금
guide-lesson-commodities-why = 서로 다른 원자재를 모으고, 세금은 남에게 맡기세요.
guide-lesson-dice = 주가전망 주사위
guide-lesson-dice-why = 라운드마다 주가전망이 다릅니다.
guide-lesson-strategies = 전략 카드
guide-lesson-strategies-why = 라운드마다 묘수 하나.
guide-lesson-investor = 내 투자자
guide-lesson-investor-why = 돈은 적지만 능력이 있습니다.
guide-lesson-first-player = 선 플레이어 카드
guide-lesson-first-player-why = 선을 돈으로 삽니다.
guide-lesson-advanced-board = 상급 게임판
guide-lesson-advanced-board-why = 기업마다 트랙이 다릅니다.
guide-lesson-two-players = 2인 플레이
guide-lesson-two-players-why = 각자 더미 둘, 미플 둘, 비밀 둘.

# The guided first game.

guide-first-win = 환영합니다! { $rounds }라운드가 끝났을 때 돈이 가장 많은 플레이어가 이깁니다. 주식을 싸게 사서, 앞일을 남들이 알아차리기 전에 판매하면 돈을 법니다.
guide-first-have = { JOSA($starting_money, "과/와") } { $steel } 주식 한 주로 시작합니다. 내가 가진 것은 여기에 있고, 다른 플레이어들에게는 보이지 않습니다.
guide-first-pair = 이것이 당신만의 내부 정보인 한 쌍의 카드입니다: 기업 하나와, 라운드가 끝날 때 그 주가가 어떻게 될지를 알려 줍니다. { $labs } 주가는 { $labs_steps } 오르며, 이것은 당신만 압니다. 다른 한 쌍은 공개된 정보입니다: { $steel } 주가는 { $steel_steps } 내립니다.
guide-first-track = 기업마다 주가가 있습니다. 트랙 위의 색칠된 숫자입니다. { $labs } 주가는 지금 { $labs_price }이고, 이번 라운드가 끝나면 { JOSA($labs_tonight, "이/가") } 됩니다. 그때 이 주식을 가진 사람은 한 주당 { JOSA($labs_gain, "을/를") } 법니다.
guide-first-piles = 주식은 더미로 나오고, 각자 더미 하나를 사게 됩니다. 그 전에 모두 카드를 두 장씩 더합니다: 한 장은 앞면이 보이게, 한 장은 뒷면이 보이게 놓습니다.
guide-first-mislead = 그래서 속임수를 쓸 수 있습니다. { $labs } 카드는 같은 카드가 이미 있는 B 더미에 뒷면이 보이게, 거래수수료는 같은 더미에 앞면이 보이게 놓으세요. 이제 남들에게는 이 더미가 나빠 보입니다. 수수료는 가져가는 사람이 냅니다. 다 놓았으면 확정하세요.
guide-first-bid = 이제 더미에 입찰합니다. 내 말인 미플을 한 더미의 금액 위에 놓으세요. 결국 모두가 정확히 한 더미씩 가져갑니다. 돈은 모두의 더미가 정해진 다음에 냅니다.
guide-first-bid-worth = B 더미에 { $labs } 주식이 두 주 있다는 것을 당신은 압니다. 이번 라운드가 끝나면 { $labs_pair_tonight }의 가치가 됩니다. { JOSA($space_2, "이나/나") } { JOSA($space_3, "으로/로") } 낮게 시작해서, 누가 또 노리는지 보세요.
guide-first-outbid = 입찰에서 졌습니다. 미플은 돌아왔고 돈은 들지 않습니다. 같은 더미에 더 높게 입찰하거나 다른 더미를 고르세요. 조금 과하다 싶을 만큼 높게 입찰하세요: 처음에는 누구나 너무 일찍 멈추는데, 카드가 한 장 늘 때마다 더미의 가치도 커집니다. B 더미는 { $space_5 }라도 아직 쌉니다.
guide-first-fall = 먼저 모두 주식을 판매할 수 있고, 그다음에 주가가 움직입니다. { $steel } 주가는 { $steel_steps } 내릴 테니, 지금 { $steel_price }에 판매하세요. { $labs } 주식은 보유하세요: 곧 오릅니다. 골랐으면 확정하세요.
guide-first-report = 라운드가 끝날 때마다 무엇이 왜 움직였는지 읽을 수 있습니다. { $labs } 주가는 { $labs_price }입니다. { $auto }의 주가전망은 $$, 곧 배당금이었습니다: 주가는 그대로이고, 은행이 주식 한 주당 { JOSA($dividend_2, "을/를") } 지급했습니다.
guide-first-split = 공개된 한 쌍에 따르면 { $labs } 주가전망은 { $labs_forecast }이고, 주가는 지금 { $labs_price }입니다. 주가가 { JOSA($labs_last, "을/를") } 넘어 ×2에 닿으면 주식 분할이 일어납니다: 그때부터 카드 한 장이 두 주로 세어지고, 주가는 { $labs_after_split }에서 다시 시작합니다. 더 모으세요!
guide-first-poison = 당신만의 정보: { $steel } 주가가 { $steel_price }에서 { $steel_steps } 내립니다. 반대쪽 끝 ×를 넘으므로 부도입니다. { $steel } 카드를 B 더미에 앞면이 보이게 놓아, 믿고 가져갈 사람에게 넘기세요. { $electric } 카드는 당신이 노리는 A 더미에 뒷면이 보이게 놓으세요.
guide-first-last-bidder = A 더미에는 { $labs } 주식이 두 주 있습니다. 당신은 마지막에 입찰하므로 남들의 입찰이 모두 보입니다: { JOSA($space_4, "으로/로") } { $rival3 }보다 높게 입찰하세요.
guide-first-hold = { $labs } 주식은 판매하지 마세요: 분할되면 { $labs_price }짜리 한 주가 { $labs_after_split }짜리 두 주가 됩니다. { $steel } 주식이 아직 있다면 지금 판매하세요.
guide-first-report-split = { $labs } 주식이 분할되었습니다: 이제 그 카드는 두 배로 셉니다. { $steel } 기업은 부도났습니다: 모두가 그 주식을 잃었고, 주가는 { $steel_start }에서 다시 시작합니다.
guide-first-boom = 더미마다 Stock Boom이나 Stock Bust가 있습니다. 더미를 가져간 사람은 그 카드를 곧바로 아무 기업에나 사용해야 합니다: Boom은 주가를 { $boom } 올리고, Bust는 { $bust } 내립니다.
guide-first-dividend = 당신만의 정보는 배당금입니다: { $labs } 주식을 판매하지 않고도 한 주당 { JOSA($labs_pays, "을/를") } 받고, 분할 카드는 두 배로 셉니다. { $labs } 카드는 C 더미에 뒷면이 보이게, 수수료는 그 위에 앞면이 보이게 놓으세요.
guide-first-cheap = { JOSA($rival2, "과/와") } { JOSA($rival3, "은/는") } 다른 더미를 노립니다. C 더미를 싸게 노려 보세요. 지금 아낀 돈은 나중 입찰에 쓸 수 있습니다.
guide-first-action = 이제 카드를 사용하세요. Boom은 가장 많이 가진 { $labs }에, Bust는 남들은 가졌지만 나에게는 없는 기업에 씁니다. 기업을 고르고 확정하세요.
guide-first-keep = { $electric } 주가가 { $electric_steps } 내린다는 것은 모두 압니다: 가지고 있다면 판매하세요. { $labs } 주식은 배당금을 받을 수 있도록 보유하세요.
guide-first-hide = { $labs }의 배당금입니다: 공개한 주식만큼 돈을 받지만, 그때부터 모두가 그 주식을 압니다. 숨긴 주식은 돈을 받지 못하는 대신, 대주주에 얼마나 가까운지 남들이 모릅니다. 분할 카드는 어차피 공개되어 있습니다. 이번 한 번은 직접 묻고, 다음부터는 포트폴리오 옆의 스위치로 정합니다.
guide-first-report-dividend = { $labs }의 배당금이 지급되었고, 주식은 그대로 있습니다. 이제 주가에 일어날 수 있는 일을 모두 보았습니다: 상승, 하락, 분할, 부도, 배당.
guide-first-majority = 게임의 끝을 생각하세요: 기업마다 주식이 가장 많은 대주주는 { JOSA($majority, "을/를") } 더 받고, 동점이면 각각 { JOSA($tied, "을/를") } 받습니다. 분할 카드는 두 주로 셉니다. 이름 옆에는 다른 플레이어의 주식 가운데 당신이 아는 것이 나옵니다.
guide-first-more = { $labs } 주식을 더 모으면 거기서는 아무도 따라오지 못합니다. 당신만의 정보는 { $labs_forecast }입니다. B 더미를 { $space_5 }까지 노려 보세요.
guide-first-public = { $bank } 주가는 { $bank_steps } 내립니다. 있다면 판매하고, 믿음이 가지 않는 다른 주식도 판매하세요. 입찰할 돈은 판매에서 나옵니다.
guide-first-second = 또 { $labs }, { $labs_forecast }입니다: 두 번째로 끝을 넘을 수도 있습니다. 그러면 이미 분할된 카드는 한 장당 곧바로 { JOSA($bonus, "을/를") } 벌고, 그대로 남습니다.
guide-first-cash = 돈이 가장 많은 사람이 누구인지 보세요. 그 사람은 좋은 카드를 한 더미에 모아도 됩니다: 다른 누구도 그 값을 낼 수 없으니까요. 다만 돈이 같고 먼저 입찰하는 상대는 조심하세요. 돈이 적다면 더미를 고르게 만들어, 나쁜 더미를 떠안지 않게 하세요.
guide-first-alone = 이제 방법을 아시지요? 무엇이 공개되어 있는지, 숨겨진 카드는 누가 놓았는지, 돈은 얼마나 버틸지 살펴보세요. { $space_1 }짜리 더미는 언제나 있습니다.
guide-first-stay = { $labs } 주식은 한 번 더 보유하세요. 내릴 것 같은 주식은 판매하세요: 주가전망을 모르는 기업에는 각 전망의 확률이 나옵니다.
guide-first-last = 마지막 라운드입니다! 끝나면 대주주 보너스가 지급되고, 모든 주식이 그때의 주가로 판매됩니다. 아무것도 남지 않습니다.
guide-first-last-bid = 다른 플레이어들을 한 번 더 살펴보세요: 한 주만 더 있으면 대주주가 되거나, 남의 대주주 자리를 깰 수 있습니다. 막판에 부도난 기업이라면 단 한 주로 충분할 수도 있습니다. 입찰하지 않은 돈도 점수입니다.
guide-first-last-sale = 어차피 나중에 모두 판매됩니다. 그러니 그 전에 내릴 것만 지금 판매하세요: { $cosmic } 주가가 { $cosmic_steps } 내린다는 것을 당신은 압니다. 하지만 대주주 보너스도 { $majority }입니다.
guide-first-count = 주식 시장이 닫혔습니다. 이제 대주주 보너스가 지급되고 주식이 판매되며, 돈이 가장 많은 플레이어가 이깁니다.
guide-first-end = 속임수를 쓰고, 입찰하고, 입찰에서 지고, 내리기 전에 판매해 보았습니다. 분할, 배당금, 부도, Boom과 Bust, 마지막 라운드의 대주주까지 보았습니다. 이것이 게임의 전부입니다. 봇 셋과 계속 플레이하거나, 모듈이 무엇을 더하는지 배워 보세요: 각각 2분이면 됩니다.

# Bonds.

guide-bonds-buy = 채권을 쓰면 라운드가 시작될 때마다 { $limit }장까지 살 수 있습니다. 한 장마다 라운드가 끝날 때 { JOSA($interest, "을/를") } 주고, 게임이 끝나면 산 값을 돌려받습니다.
guide-bonds-price = 여기서 채권은 { $bond_price }입니다. 손해 볼 일은 없지만 그 돈은 게임이 끝날 때까지 묶입니다: 채권에 넣은 돈으로는 입찰할 수 없습니다. 한두 장 사 보고, 그 돈이 얼마나 아쉬운지 느껴 보세요.
guide-bonds-place = 평소처럼 카드를 놓으세요. 당신만의 정보는 { $labs } { $labs_forecast }이고, 그 주식이 한 주 있습니다.
guide-bonds-bid = 이제 실감이 날 것입니다: 남은 돈으로만 입찰합니다. 좋은 더미는 채권보다 더 벌고, 노는 돈은 아무것도 벌지 못합니다.
guide-bonds-interest = 라운드가 끝나고 모든 채권이 이자를 주었습니다. 한 번 더 줄 것입니다.
guide-bonds-last = 마지막 라운드입니다: 지금 산 채권은 { JOSA($interest, "을/를") } 한 번 주고 돌아옵니다. 입찰할 돈이 모자라지만 않으면, 그래도 없는 것보다 낫습니다.
guide-bonds-sell = 내릴 주식을 판매하세요. 채권은 판매할 수 없고, 저절로 돌아옵니다.
guide-bonds-end = 채권은 확실합니다: 라운드마다 한 장에 { $interest }, 끝나면 산 값 그대로. 일찍 살수록 가치가 크지만, 입찰의 자유를 빼앗깁니다.

# Commodities and taxes.

guide-commodities-sets = 지난 라운드에서 얻은 금이 있고, { $rival1 }에게는 세금 카드가 있습니다. 게임이 끝나면 서로 다른 원자재 세트는 낱개를 더한 것보다 가치가 큽니다: 하나 { $set_1 }, 둘 { $set_2 }, 셋 { $set_3 }, 여섯을 모두 모으면 { $set_6 }. 금이 하나 더 생기면 새 세트가 시작됩니다.
guide-commodities-place = 평소처럼 시장 카드를 놓으세요. 그다음 모두 상거래 카드도 한 장씩 받습니다.
guide-commodities-tax = 세금 카드를 뽑았습니다. 세금 카드는 게임이 끝날 때 돈이 듭니다: 한 장 { $tax_1 }, 두 장 { $tax_2 }, 세 장 { $tax_3 }, 갈수록 커집니다. 어느 더미에든 앞면이 보이게 놓아야 합니다. 물론 갖고 싶지 않은 더미에 놓아야겠지요!
guide-commodities-bid = 석유는 아직 없는 원자재입니다: 금과 석유는 { $set_2 }, 금만 있으면 { $set_1 }입니다. 금을 더 얻으면 두 번째 세트가 되므로 { $set_1 }의 가치뿐입니다. 세금도 보고 입찰하세요.
guide-commodities-sell = 내릴 주식을 판매하세요. 원자재와 세금은 게임이 끝날 때까지 남습니다.
guide-commodities-end = 서로 다른 원자재가 세트를 이루고, 종류가 늘수록 다음 하나의 가치가 커집니다. 세금은 그 반대입니다: 많이 가진 사람일수록 다음 한 장이 비쌉니다.

# Dice.

guide-dice-roll = 주사위를 쓰면 주가전망이 바뀝니다: 라운드마다 먼저 주사위 { $forecast_dice }개를 굴리고, 나온 것이 그 라운드의 주가전망입니다. 모두가 볼 수 있습니다.
guide-dice-read = 이번에는 { $rolled }입니다. 당신의 한 쌍과 공개된 한 쌍 말고는 어느 기업이 무엇을 받는지 알 수 없습니다. 나머지 기업에 무엇이 남는지는 따져 볼 수 있습니다.
guide-dice-bid = 이런 눈이 나오면 대부분의 기업은 가질 만하지만, 모르는 기업 가운데 하나도 내립니다. { $labs } 주가가 { $labs_steps } 오르는 것은 알고 있습니다.
guide-dice-sell = { $cosmic } 주가는 { $cosmic_price }에서 { JOSA($cosmic_tonight, "으로/로") } { $cosmic_steps } 내리는데, 그 주식이 한 주 있습니다. 판매하세요!
guide-dice-end = 주사위 때문에 라운드마다 다릅니다: 주사위부터 보세요. 크게 출렁이는 눈이 나오면 내부 정보가 비싸지고, 잔잔하면 싸집니다.

# Strategies.

guide-strategies-box = 투자 전략을 쓰면 모두 카드를 여러 장 받아 그중 두 장을 박스에 되돌려 놓습니다. 효과와 비용을 읽어 보세요. Stock Buyback은 한 기업의 주가를 { $stock_buyback_steps } 올리고, Value Investing은 낮게 입찰한 사람에게, Block Trading은 높게 입찰한 사람에게 돈을 줍니다.
guide-strategies-place = 두 장을 남겼고, 라운드마다 내 액션 턴에 한 장을 사용할 수 있습니다. 평소처럼 카드를 놓으세요.
guide-strategies-bid = 입찰할 때 전략 카드를 생각하세요: 미플이 { $value_investing_at_most } 이하에서 끝나면 Value Investing이 { JOSA($value_investing_receive, "을/를") }, { $block_trading_at_least } 이상에서 끝나면 Block Trading이 { JOSA($block_trading_receive, "을/를") } 줍니다.
guide-strategies-play = 내 액션 턴입니다: 카드를 사용하거나 아껴 두세요. 비용을 낼 수 있고 무언가를 바꾸는 카드만 나옵니다. 라운드가 이번뿐이므로 아껴 둔 카드는 사라집니다.
guide-strategies-sell = 주가가 이미 움직였을 수 있습니다. 내릴 주식을 판매하세요.
guide-strategies-end = 전략 카드는 라운드마다 한 장, 내 액션 턴에, Boom과 Bust보다 먼저든 나중이든 사용합니다. 어차피 하려던 일에 맞는 카드가 가장 좋습니다.

# Investors.

guide-investor-choose = 투자자를 쓰면 모두 두 명을 받아 한 명을 고릅니다. 투자자는 시작 자금과, 남들은 못 하고 나만 할 수 있는 일을 정합니다. 둘 다 읽어 보세요: Donald는 입찰할 때마다 덜 내고, Graham은 주식을 판매할 때마다 더 받습니다.
guide-investor-place = 이제 모두의 투자자가 공개되어 있습니다. 다른 플레이어들이 무엇을 할 수 있는지 보면 무엇을 할지 짐작할 수 있습니다. 그런 다음 카드를 놓으세요.
guide-investor-bid = Donald라면 작은 숫자가 실제로 내는 금액입니다. 칸에 적힌 것보다 적으므로 남들보다 높게 입찰할 수 있습니다.
guide-investor-sell = Graham이라면 주식 한 주당 { JOSA($graham_extra, "을/를") } 더 받습니다. 게임이 끝날 때도 마찬가지입니다.
guide-investor-end = 투자자는 돈과 능력입니다. 능력이 강할수록 시작 자금이 적습니다. 라운드마다 능력을 쓰세요: 그 값을 치른 셈이니까요.

# The First Player Card.

guide-first-player-order = 보통 선 플레이어는 라운드마다 시계방향으로 바뀝니다. 지금은 당신이 선입니다. 마지막에 입찰하면 남들의 입찰을 모두 보고, 먼저 입찰하면 마음대로 고릅니다. 카드를 놓으세요.
guide-first-player-card = 이 모듈에서는 선 플레이어가 선 플레이어 카드를 한 더미에 더합니다. 그 더미를 가져간 사람이 다음 라운드의 선을 정합니다. 갖고 싶은 더미에, 또는 남들이 돈을 내게 하고 싶은 더미에 놓으세요.
guide-first-player-bid = 입찰하세요. 다음 라운드의 순서가 당신에게 가치가 있나요? 더미의 다른 카드와 함께 따져 보세요.
guide-first-player-hand = 선 플레이어 카드를 가져왔습니다: 직접 다음 라운드의 선이 되거나 다른 사람에게 넘기세요. 마지막 라운드에는 남들의 입찰을 먼저 보는 것이 좋습니다.
guide-first-player-report = 카드가 다음 라운드의 선을 정했습니다.
guide-first-player-last = 마지막 라운드입니다: 카드는 더 쓰지 않습니다. 누가 먼저 하는지 보고 라운드를 끝까지 플레이하세요.
guide-first-player-end = 선 플레이어 카드는 다른 카드처럼 더미에 놓입니다. 가져간 사람이 한 라운드 동안의 선을 정합니다.

# The advanced board.

guide-advanced-board-tracks = 상급 게임판에서는 기업마다 트랙이 다릅니다: 짧거나 길고, 한 칸의 폭이 작거나 큽니다. 주가전망은 달러가 아니라 칸 수입니다.
guide-advanced-board-cosmic = { $cosmic } 트랙은 { $cosmic_spaces }칸뿐입니다. 당신만의 정보는 { $cosmic_forecast }입니다: { $cosmic_price }에서 끝을 넘어 분할되고, 이번 라운드가 끝나면 { JOSA($cosmic_tonight, "이/가") } 됩니다. 여기서는 작은 변동도 큽니다.
guide-advanced-board-steel = { $steel } 트랙에는 $ 칸이 있습니다. 주가가 오르며 $ 칸에 들어설 때마다 주식 한 주당 { JOSA($dividend_1, "을/를") } 지급합니다. 모두 { $steel_forecast } 전망을 알고 있습니다: 배당금을 주고, 그다음 분할됩니다. { $steel } 카드는 누가 가져갈까요?
guide-advanced-board-sell = 분할될 { $cosmic } 주식과 { $steel } 주식은 보유하세요. 판매하기 전에 트랙의 끝을 보세요.
guide-advanced-board-end = 짧은 트랙은 빨리 분할되고 빨리 부도나며, 긴 트랙은 잔잔하고, { $steel } 트랙은 오르는 길에 배당금을 줍니다. 주가전망의 가치를 따지기 전에 트랙을 보세요.

# Two players.

guide-two-players-pairs = 둘이서는 더미 { $piles }개로 플레이합니다. 당신에게 비밀 두 쌍이 있고, 공개된 쌍은 없으며, 두 쌍은 뒷면이 보이게 놓여 있습니다. { $labs } 주가는 { $labs_steps } 오르고, { $steel } 주가는 { $steel_steps } 내립니다.
guide-two-players-hands = 당신이 두 장을 놓고, 상대가 두 장을 놓은 다음, 각자 두 장을 더 놓습니다. 그래서 두 단계로 계획을 세울 수 있습니다.
guide-two-players-meeples = 미플 두 개로 두 더미를 가져가며, 한 더미에 둘 다 놓을 수는 없습니다. 두 입찰을 더한 금액이 가진 돈을 넘으면 안 됩니다. 한쪽이 입찰에서 지면 그 미플만 돌아옵니다.
guide-two-players-sell = { $steel } 주가가 내린다는 것은 당신만 압니다. 있다면 판매하세요.
guide-two-players-end = 둘이서는 모든 것이 두 배입니다: 비밀, 카드, 미플, 더미. 당신이 모르는 것은 상대가 알거나 아무도 모릅니다.


## Hints: what a seat's own view is worth in numbers, what a strong bot would do, and why.

server-hints-forbidden = 이 테이블에서는 힌트를 쓸 수 없습니다: 방장이 그렇게 정했습니다.
server-hints-off = 먼저 힌트를 켜세요. 힌트를 쓴다는 것을 테이블의 모두가 보게 됩니다.
server-advice-later = 조언이 많아 시간이 걸립니다. { $seconds }초 뒤에 다시 물어보세요.
server-advice-busy = 지금 조언을 구하는 사람이 너무 많습니다. 몇 초 뒤에 다시 시도하세요.

# Why an answer is a good one.
advice-only = 다른 응답은 없습니다.
advice-tried = 있을 수 있는 여러 카드 분배로 시험해 보니 가장 좋았습니다.
advice-usual = 많은 게임에서 이것이 가장 좋았습니다.
advice-bid-best = { $pile } 더미의 가치는 약 { $worth }, 드는 돈은 { $cost }입니다: 이보다 많이 남는 더미는 없습니다.
advice-bid-calm = { $pile } 더미의 가치는 약 { $worth }, 드는 돈은 { $cost }입니다. { $other } 더미가 더 남지만, 다른 플레이어들이 내주지 않을 것입니다.
advice-bid-least = { $pile } 더미의 가치는 약 { $worth }, 드는 돈은 { $cost }입니다: 싸지는 않지만 시험해 보니 가장 좋았습니다.
advice-look = 바로 입찰하는 것보다 거기서 알게 되는 것의 가치가 더 큽니다.
advice-hide-good = 가치가 약 { $worth }이고({ $card }), { $pile } 더미에 뒷면이 보이게 놓으면 당신만 압니다.
advice-hide-bad = { $pile } 더미에 뒷면이 보이게 놓으면, 이득이 없는 카드라는 것({ $card })을 남들은 모릅니다.
advice-show-good = 모두에게 보입니다({ $card }, 가치 약 { $worth }): 입찰이 { $pile } 더미로 몰리고 다른 더미가 싸집니다.
advice-show-bad = 모두에게 보입니다({ $card }): { $pile } 더미의 입찰 금액이 낮게 유지됩니다.
advice-boom-splits = { $company } 주식이 분할되는데, 그 주식이 { $shares }주 있습니다.
advice-boom-own = { $company } 주식이 { $shares }주 있고, 주가가 { $steps }칸 오릅니다.
advice-boom-else = 반드시 사용해야 하고, { $company }에 쓰면 다른 플레이어들에게 가장 적게 도움이 됩니다.
advice-bust-bankrupt = { $company } 기업이 부도나고, 다른 플레이어들이 당신보다 더 잃습니다.
advice-bust-rivals = { $company } 주식이 없으므로, 주가가 { $steps }칸 내리면 다른 플레이어들만 잃습니다.
advice-bust-else = 반드시 사용해야 하고, { $company }에 쓰면 다른 플레이어들이 잃는 것에 비해 손해가 가장 작습니다.
advice-action-none = 지금 쓸 수 있는 것 가운데 비용보다 이익이 큰 것이 없습니다.
advice-sell-falls = { $company } 주가는 { $steps }칸 내리고, 당신은 그것을 압니다. 지금은 아직 한 주에 { JOSA($price, "을/를") } 받습니다.
advice-sell-dear = { $company } 주식은 지금 한 주에 { $price }, 보유하면 약 { $kept }의 가치입니다.
advice-sell-cash = { $company } 주식은 한 주에 { JOSA($price, "을/를") } 받습니다. 그 돈으로 다음에 입찰하는 것이 주식보다 가치 있습니다.
advice-keep-rises = { $company } 주가는 { $steps }칸 오르고, 당신은 그것을 압니다.
advice-keep-majority = 이런 게임 100판 중 약 { $odds }판에서 마지막에 { $company }의 대주주가 됩니다: 지금의 주가보다 가치가 큽니다.
advice-keep-all = 보유하면 지금보다 더 받을 가능성이 큽니다.
advice-show-all = 공개한 주식은 모두 배당금을 받고, 남들이 그것으로 알게 되는 것은 가치가 더 작습니다.
advice-bonds-buy = { $rounds ->
    [1] 마지막 라운드에 이자가 들어오고
   *[other] 앞으로 { $rounds }라운드 동안 매번 이자가 들어오고
}, 입찰할 돈도 충분히 남습니다.
advice-bonds-none = 가진 { JOSA($money, "은/는") } 입찰에 쓰는 것이 더 가치 있습니다.

# The terminal.
advice-line = 강한 봇의 응답: { $answers }.
advice-pile = { $pile }: 약 { $worth } (지금 보이는 것 { $now }, 숨겨진 것 { $hidden })
advice-piles = 나에게 더미의 가치: { $piles }.

# The page.
web-hints = 힌트
web-hints-why = 내 자리에서 본 더미, 주가, 대주주를 수치로 보여 주고, 강한 봇이라면 당신이 아는 것으로 무엇을 할지 알려 줍니다. 봇도 당신이 모르는 카드는 모릅니다. 힌트를 쓴다는 것은 테이블의 모두에게 보입니다.
web-hints-use = 이 게임에서 힌트 쓰기
web-hints-forbidden = 방장이 힌트 없는 테이블로 정했습니다.
web-hints-on = 힌트 사용 중
web-hints-used = 힌트 사용함
web-hints-told = 이제부터 { JOSA($seat, "이/가") } 힌트를 씁니다.
web-hints-told-off = { JOSA($seat, "은/는") } 더 이상 힌트를 쓰지 않습니다.
web-hints-told-me = 이제부터 힌트를 씁니다. 다른 플레이어들에게도 보입니다.
web-hints-told-me-off = 더 이상 힌트를 쓰지 않습니다.
web-hints-piles = 나에게 더미의 가치
web-hints-pile = 더미
web-hints-now = 지금 보임
web-hints-hidden = 숨김
web-hints-worth = 예상
web-hints-piles-none = 지금은 더미에 카드가 없습니다.
web-hints-pile-chip = 나에게 약 { $worth }
web-hints-pile-long = { $pile } 더미는 게임이 끝날 때까지 약 { $worth }의 가치가 있습니다: 보이는 것이 지금 주가로 { $now }, { $hidden ->
    [0] 숨겨진 카드는 없습니다.
   *[other] 숨겨진 카드 { $hidden }장은 짐작한 값입니다.
}
web-hints-companies = 이번 라운드의 예상
web-hints-company = 기업
web-hints-move = 칸
web-hints-change = 한 주당
web-hints-kept = 보유 시
web-hints-split = 분할
web-hints-bankrupt = 부도
web-hints-company-long = { $company }: 이번 라운드의 변동에서 한 주의 예상 변화는 배당금과 분할을 합쳐 { $change }입니다.
web-hints-races = 아는 범위에서 본 대주주
web-hints-races-why = 알려진 주식 수이고, 괄호 안은 실제로 있을 법한 수입니다. 확률은 마지막에 내가 가장 많이 가질 확률입니다.
web-hints-you = 나
web-hints-odds = 확률
web-hints-guess = { $known } ({ $expected })
web-hints-ask = 어떻게 하면 좋을까요?
web-hints-thinking = 생각하는 중 …
web-hints-prepare = 이 응답 준비하기
web-hints-prepared = 준비했습니다. 살펴보고 확정하세요.
web-form-hints = 힌트
web-form-no-hints = 이 테이블은 힌트 없음
web-form-no-hints-why = 끄지 않으면 게임 중에 각자 켤 수 있고, 누가 켰는지 모두에게 보입니다.
web-no-hints-set = 힌트 없음


## What would happen: said before an answer is sent. Sums are numbers in the terminal and words in the browser.

outbid-by = { $pile } 더미 입찰에서 졌습니다: { JOSA($seat, "이/가") } { JOSA($price, "을/를") } 입찰했습니다.
last-round = 마지막 라운드: 끝나면 모든 주식이 판매되고 대주주 보너스가 지급됩니다.
last-sale = 마지막 매매: 이 라운드가 끝나면 모든 주식이 그때의 주가로 어차피 판매됩니다.
majorities-known = 아는 범위에서 본 대주주:
race-ahead = { $company } 내 것
race-tied = { $company } 동점
race-behind = { $company } 남의 것
race-open = { $company } 미정
race-counts = (나 { $mine }, { $seat } { $least }{ $unsure ->
    [yes] ~{ $most }
   *[no] { "" }
})

# In the terminal, beside a company.
choice-rises = { $before } → { $after }
choice-splits = { $before } → 분할, { $after }
choice-bankrupt = { $before } → 부도, { $after }

# In the browser.
web-outcome-moves = { $company } 주가가 { $before }에서 { JOSA($after, "으로/로") } 움직입니다.
web-outcome-splits = { $times ->
    [1] { $company } 주식이 분할되고 주가는 { JOSA($after, "이/가") } 됩니다
   *[other] { $company } 주식이 두 번 분할되고 주가는 { JOSA($after, "이/가") } 됩니다
}{ $cards ->
    [0] .
   *[other] : 내 주식 { $cards }주가 { $shares }주로 늘어납니다.
}
web-outcome-bonus = 분할 카드로 { JOSA($amount, "을/를") } 받습니다.
web-outcome-bankrupt = { $company } 기업이 부도납니다: 모두 이 기업의 주식을 잃습니다{ $lost ->
    [0] .
   *[other] (나는 { $lost }주).
} 주가는 { $after }에서 다시 시작합니다.
web-outcome-dividend = 주식 한 주당 { JOSA($amount, "을/를") } 지급합니다.
web-becomes = { $answer }: { $happening ->
    [split] 분할, 이후 { $after }
    [bankrupt] 부도, 이후 { $after }
   *[moves] 이후 { $after }
}
web-left = { JOSA($amount, "이/가") } 남습니다.
web-left-hired = { JOSA($amount, "으로/로") } 시작하게 됩니다.
web-left-fees = { $unpaid ->
    [no] 알고 있는 수수료: { $fees }. 낼 수 있습니다.
   *[yes] 알고 있는 수수료: { $fees }. 그중 { JOSA($rest, "은/는") } 아직 낼 수 없습니다.
}
web-left-brings = 알고 있는 수수료: 오히려 { JOSA($fees, "을/를") } 받습니다.
web-left-hidden = 거기에 보이지 않는 카드가 { $count }장 있습니다.
web-sale-leaves = 그러면 가진 돈은 { JOSA($amount, "이/가") } 됩니다.
web-sale-owes = 그중 { JOSA($owed, "을/를") } 수수료로 내야 합니다.
web-which-answer = 어느 것인가요?
web-last-round = 마지막 라운드
web-last-round-begins = 마지막 라운드!
web-race-title = 아는 범위에서 본 대주주 (각 { $majority })
web-race-you = 나 { $shares }
web-race-rival = { $seat } { $sure ->
    [yes] { $least }
   *[no] { $least }~{ $most }
}
web-race-nobody = 다른 사람 없음
web-race-ahead = 지키면 내 것
web-race-tied = 동점
web-race-behind = 남의 것
web-race-open = 미정


## Puzzles: moments where one answer is clearly best and the obvious one is not. How they are found, and the page.

command-puzzles = 봇들의 게임에서 퍼즐을 찾습니다: 한 응답이 분명히 최선인데 뻔한 응답은 아닌 순간입니다. 하나하나를 열 배 긴 탐색과, 끝까지 플레이해 보는 것으로 확인합니다. Ctrl-C로 끝내며, 같은 명령으로 이어서 합니다.
option-puzzle-games = 찾아볼 게임 수. 게임의 종류와 플레이어 수를 번갈아 씁니다.
option-puzzle-seed = 게임과 모든 탐색의 바탕이 되는 시드.
option-puzzle-preset = 이 종류의 게임만 찾습니다: first-game, classic, advanced, epic 중 하나.
option-puzzle-players = 플레이어 수가 이만큼인 게임만 찾습니다.
option-puzzle-out = 퍼즐(하나에 텍스트 파일 하나)과 게임마다 찾은 것을 둘 폴더.
option-puzzle-most = 최대 이만큼만, 서로 가능한 한 다른 것으로 남깁니다.

puzzles-searching = 게임에서 퍼즐을 찾는 중
puzzles-found = 퍼즐 { $found }개
puzzles-column-key = 퍼즐
puzzles-column-game = 게임
puzzles-column-question = 질문
puzzles-column-best = 최선
puzzles-column-obvious = 뻔한 응답
puzzles-column-lead = 잃는 승률
puzzles-game-cell = { $preset }, 플레이어 { $players }명, 라운드 { $round }/{ $rounds }
puzzles-summary = 게임 { $games }판을 찾아보았습니다: 살펴본 순간 { $moments }개, 유망한 순간 { $promising }개. 열 배 길게 살펴본 { $looked }개 중 { $long }개가 맞았고, 게임 끝까지 보아도 { $whole }개, 다른 경우들로 한 번 더 보아도 { $again }개가 맞았습니다.
puzzles-kept = 퍼즐 { $found }개 중 { $kept }개를 { $folder } 폴더에 남겼습니다. 똑같이 다시 하려면: { $command }
puzzles-interrupted = 일찍 끝냈습니다. 같은 명령으로 다음 게임부터 이어서 합니다.
error-puzzle-preset = { $preset } 종류의 게임은 없습니다. 쓸 수 있는 것: { $presets }.
error-puzzle-players = { $players }명은 플레이할 수 없습니다: 2~5명이 할 수 있습니다.

server-no-such-puzzle = 그런 퍼즐은 없습니다.
server-puzzle-half = 질문에 모두 답하세요: 놓을 카드 전부, 판매할 주식 전부.

# The page.
puzzles-title = 퍼즐
puzzles-today = 오늘의 퍼즐
puzzles-offer = 게임의 한 순간, 분명히 최선인 응답이 하나 있는데 뻔한 응답은 아닙니다. 같은 날에는 모두가 같은 퍼즐을 받습니다.
puzzles-lead = 봇들이 실제로 둔 게임의 순간들입니다. 순간마다 분명히 최선인 응답이 하나 있는데, 가장 먼저 떠오르는 응답은 아닙니다. 그 자리에서 보이던 것만 보입니다. 첫 시도만 셉니다.
puzzles-all = 모든 퍼즐
puzzles-done = { $count }개 중 { $done }개 완료, 첫 시도에 { $right }개
puzzles-of-day = 오늘의 퍼즐
puzzles-number = 퍼즐 { $number }/{ $count }
puzzles-task = 분명히 최선인 응답이 하나 있는데, 뻔한 응답은 아닙니다. 첫 시도만 셉니다.
puzzles-before-right = 첫 시도에 찾았습니다.
puzzles-before-wrong = 첫 시도는 다른 응답이었습니다.
puzzles-today-mark = 오늘
puzzles-mark-right = 맞힘
puzzles-mark-wrong = 놓침

puzzles-ask-choose-investor = 어느 투자자를 고를까?
puzzles-ask-bid-investor = 투자자 입찰
puzzles-ask-discard = 어느 전략을 되돌려 놓을까?
puzzles-ask-bonds = 채권을 몇 장 살까?
puzzles-ask-open = 시작 카드
puzzles-ask-place = 놓을 카드 두 장
puzzles-ask-commerce = 놓을 상거래 카드
puzzles-ask-first-player-card = 선 플레이어 카드
puzzles-ask-bid = 입찰
puzzles-ask-hand-over = 누가 선일까?
puzzles-ask-action = Boom, Bust 또는 다른 것
puzzles-ask-strategy = 전략 사용법
puzzles-ask-ability = 능력을 쓸까, 말까?
puzzles-ask-investor = 능력 사용법
puzzles-ask-sell = 무엇을 판매할까
puzzles-ask-sell-some = 무엇을 바로 판매할까
puzzles-ask-dividend = 배당금

puzzles-explanation = 설명
puzzles-explain = 왜일까요?
puzzles-right = 정답입니다!
puzzles-wrong = 더 나은 응답이 있었습니다
puzzles-best = 최선의 응답
puzzles-best-was = 최선: { $answer }.
puzzles-placed = { $pile } 더미에 { $card } { $side }
puzzles-sell = { $sales } 판매
puzzles-first = { JOSA($seat, "이/가") } 선
puzzles-first-me = 내가 선
puzzles-yourself = 자신
puzzles-obvious = 뻔한 응답: { $answer }. 이렇게 하면 이길 확률이 { $best } 대신 { $share }이고, 돈은 약 { $money } 적습니다.
puzzles-tried = 승률 (응답 { $count }개 중 { $shown }개)
puzzles-role-best = 최선
puzzles-role-obvious = 뻔한 응답
puzzles-role-given = 내 응답
puzzles-wins = 승률
puzzles-behind = { $lost }포인트 낮음, ± { $error }
puzzles-how = 각 응답을, 지금과 같을 수 있는 카드 분배 { $worlds }가지로 시험했습니다. 여기 보이는 것만 알고 있다고 쳤습니다: 숨겨진 카드는 매번 새로 나누었고, 모든 자리가 적어도 라운드 끝까지 견실하게 플레이했으며, 그때 각자가 가진 것으로 얼마나 자주 이기는지 계산했습니다.
puzzles-next = 다른 퍼즐
puzzles-again = 다시 하기
puzzles-look = 테이블 보기
