# Why a game cannot be set up so, and why cards and dice cannot have fallen so. Reasons come without a full stop.

wrong-config-players = 2명에서 5명까지 플레이할 수 있고, { $players }명은 안 됩니다
wrong-config-no-module = { $name } 모듈은 없습니다. 있는 모듈: { $known }
wrong-config-no-set = { $name } 투자자 세트는 없습니다. 있는 세트: { $known }
wrong-config-no-preset = { $name } 구성은 없습니다. 있는 구성: { $known }
wrong-config-bidding-alone = investor_bidding에는 입찰할 투자자가 필요합니다. investors를 추가하세요
wrong-config-few-investors = 플레이어 { $players }명에게 투자자 { $needed }장을 나누어 주는데, 고른 세트와 모듈로는 { $left }장뿐입니다. 투자자 세트를 추가하세요
wrong-config-types = players, modules, investor_sets 자리에는 수 하나와 목록 둘이 와야 합니다
wrong-config-one-name = { $what } 자리에는 이름이 여럿 와야 합니다: { $names } 대신 [{ $names }]
wrong-config-no-number = { $what } 자리에는 정수가 와야 합니다. 받은 값: { $number }

wrong-chance-no-card = 더미에 { $card }번 카드는 없습니다
wrong-chance-few-cards = 더미에 { $card }번 카드가 그만큼 없습니다
wrong-chance-shares = 플레이어 { $players }명에 시작 주식이 { $shares }장입니다
wrong-chance-share-of-none = 어느 기업의 것도 아닌 시작 주식이 있습니다
wrong-chance-share-twice = 같은 기업의 시작 주식이 두 장입니다
wrong-chance-dice-without = 주사위가 적혀 있지만 이 게임은 주사위 없이 진행합니다
wrong-chance-dice-rounds = 주사위는 { $given }라운드분인데 게임은 { $rounds }라운드입니다
wrong-chance-pair-rounds = 쌍은 { $given }라운드분인데 게임은 { $rounds }라운드입니다
wrong-chance-pair-companies = { $round }라운드: 쌍에 모든 기업이 한 번씩 들어 있지 않습니다
wrong-chance-pair-forecasts = { $round }라운드: 쌍에 있는 주가전망이 이 게임의 것이 아닙니다
wrong-chance-first = 먼저 시작할 { $seat }번 자리가 없습니다
wrong-chance-first-twice = 주어진 더미에 선 플레이어가 이미 정해져 있습니다
wrong-chance-market-deck = 시장 더미가 이 게임의 시장 카드로 되어 있지 않습니다
wrong-chance-commerce-deck = 상거래 더미가 이 게임의 상거래 카드로 되어 있지 않습니다
wrong-chance-investor-deck = 투자자 더미가 이 게임의 투자자로 되어 있지 않습니다
wrong-chance-strategy-deck = 전략 더미가 이 게임의 전략 카드로 되어 있지 않습니다
wrong-chance-dice-count = { $round }라운드: 주사위가 { $dice }개가 아니라 { $given }개입니다
wrong-chance-die = { $round }라운드: 주사위에서 나올 수 없는 값입니다
