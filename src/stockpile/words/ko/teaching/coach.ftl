# The coach: what was wrong with a decision. The better answer is told after it, and why it is better.

coach-bid-dear = { $pile } 더미에 { JOSA($cost, "을/를") } 입찰했지만, 이 더미의 가치는 { $worth } 정도였습니다. 가치가 약 { $better_worth }인 { $better } 더미를 { $better_cost }에 가져올 수 있었습니다.
coach-bid-pile = 가치가 약 { $worth }인 { $pile } 더미에 { JOSA($cost, "을/를") } 입찰했습니다. 가치가 약 { $better_worth }인 { $better } 더미에 { JOSA($better_cost, "을/를") } 입찰할 수 있었고, 그쪽이 더 유망했습니다.
coach-bid-auction = { $pile } 더미에 { JOSA($cost, "을/를") } 입찰했습니다. 있을 수 있는 여러 카드 분배로 따져 보면 { $better } 더미에 { JOSA($better_cost, "을/를") } 입찰했을 때 결과가 더 좋았습니다. 더미 자체보다 다른 플레이어들에게 무엇이 남는지가 더 중요한 상황이었습니다.
coach-bid-high = 가치가 약 { $worth }인 { $pile } 더미에 { JOSA($cost, "을/를") } 입찰했습니다. { $better_cost } 정도가 더 나았습니다.
coach-bid-low-first = 가치가 약 { $worth }인 { $pile } 더미에 첫 입찰로 { JOSA($cost, "을/를") } 걸었습니다. 처음부터 { JOSA($better_cost, "을/를") } 걸었다면 다른 플레이어들을 더 잘 막았을 것입니다.
coach-bid-low = 가치가 약 { $worth }인 { $pile } 더미에 { JOSA($cost, "을/를") } 입찰했습니다. { JOSA($better_cost, "을/를") } 걸었다면 다른 플레이어들을 더 잘 막았을 것입니다.
coach-look-missed = 바로 입찰했습니다. 먼저 살펴보는 편이 더 가치 있었습니다.
coach-look-wasted = 먼저 살펴보았습니다. 바로 입찰하는 편이 더 가치 있었습니다.
coach-hide-other = { $card } 카드를 숨겼습니다. { $better } 카드를 숨기는 편이 나았습니다.
coach-hide-pile = { $card } 카드를 { $pile } 더미에 숨겼습니다. { $better } 더미에 숨겼다면 가치가 더 컸을 것입니다.
coach-show-pile = { $card } 카드를 { $pile } 더미에 공개했습니다. { $better } 더미에 공개했다면 더 도움이 되었을 것입니다.
coach-open-other = { $pile } 더미에 시작 카드로 { $card } 카드를 놓았습니다. 거기에는 다른 카드가 더 유망했습니다.
coach-commerce-pile = 상거래 카드를 { $pile } 더미에 놓았습니다. { $better } 더미가 더 나았습니다.
coach-first-card-pile = 선 플레이어 카드를 { $pile } 더미에 놓았습니다. { $better } 더미가 더 나았습니다.
coach-action-company = { $card } 카드를 { $company }에 사용했습니다. { $better }에 사용했다면 이익이 더 컸을 것입니다.
coach-strategy-missed = 여기서 { $better } 카드를 사용할 수 있었습니다.
coach-strategy-wasted = { $strategy } 카드를 사용했습니다. 아껴 두는 편이 더 가치 있었습니다.
coach-strategy-other = { $strategy } 카드를 사용했습니다. { $better } 카드를 사용했다면 이익이 더 컸을 것입니다.
coach-strategy-use = 카드는 맞았지만 더 좋은 사용법이 있었습니다.
coach-ability-missed = { $better }의 능력을 사용하지 않았습니다.
coach-ability-wasted = { $investor }의 능력을 사용했습니다. 사용하지 않는 편이 나았습니다.
coach-ability-use = 능력을 더 잘 쓰는 방법이 있었습니다.
coach-sold-early = { $company } 주식을 한 주당 { $price }에 판매했습니다. 계속 보유하는 편이 더 유망했습니다.
coach-kept-long = 더 판매하지 않았습니다. { $company } 주식은 한 주당 { $price }에 팔 수 있었고, 계속 보유하는 것보다 그편이 나았습니다.
coach-sold-other = { $company } 주식을 판매했습니다. { $better } 주식을 판매하는 편이 나았습니다.
coach-show-few = 주식을 모두 공개하지 않아, 나머지 주식의 배당금을 받지 못했습니다.
coach-bonds-few = { $count ->
    [0] 채권을 사지 않았습니다
   *[other] 채권을 { $count }장 샀습니다
}. { $better }장을 사는 편이 나았습니다.
coach-bonds-many = 채권을 { $count }장 샀습니다. { $better ->
    [0] 돈을 남겨 두는
   *[other] { $better }장만 사는
} 편이 나았습니다.
coach-investor-choice = { $investor } 투자자를 골랐습니다. 여기서는 { $better } 투자자가 더 자주 이깁니다.
coach-investor-bid = 투자자 입찰에서 다른 선택이 더 유망했습니다.
coach-discard-other = { $strategy } 카드를 되돌려 놓았습니다. { $better } 카드를 되돌려 놓는 편이 나았습니다.
coach-hand-over = 선 플레이어 카드를 { $seat }에게 주었습니다. { $better }에게 주는 편이 나았습니다.
coach-other = 있을 수 있는 여러 카드 분배로 따져 보면 다른 응답이 더 좋았습니다.

# How grave a decision was.
coach-verdict-blunder = 큰 실수
coach-verdict-mistake = 실수
coach-verdict-inaccuracy = 부정확
coach-verdict-good = 좋음

# What chance decided.
coach-chance-first = 누가 먼저 하는지
coach-chance-strategies = 전략 카드
coach-chance-investors = 투자자
coach-chance-shares = 시작 주식
coach-chance-dice = 주사위
coach-chance-pairs = 정보 쌍
coach-chance-opening = 시작 카드
coach-chance-hand = 손에 든 카드
coach-chance-commerce = 상거래 카드
