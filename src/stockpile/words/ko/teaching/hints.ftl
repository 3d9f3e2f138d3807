# Hints: what a seat's own view is worth in numbers, what a strong bot would do, and why.

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
