# The rules for players: what the figures in them are called. The text itself is in rules/*.md.

manual-mark-printed = printed
manual-mark-reported = reported
manual-mark-house = house
manual-mark-own = own
manual-forecast-up = { $count ->
    [one] price up 1 space
   *[other] price up { $count } spaces
}
manual-forecast-down = { $count ->
    [one] price down 1 space
   *[other] price down { $count } spaces
}
manual-forecast-dividend = price stays; a dividend of { $count } for each share
manual-all-six = all six
manual-space = { $number ->
    [1] 1st space ({ $value })
    [2] 2nd space ({ $value })
    [3] 3rd space ({ $value })
   *[other] { $number }th space ({ $value })
}
manual-card = card ({ $mark })
manual-copies = copies
manual-needs-bonds = bonds
manual-needs-commodities = commodities
manual-needs-strategies = strategies
manual-nothing = none
