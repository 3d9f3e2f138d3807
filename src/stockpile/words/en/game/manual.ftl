# The rules for players: what the figures in them are called. The text itself is in rules/*.md.

manual-mark-printed = printed
manual-mark-reported = reported
manual-mark-reported-once = reported once
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

# The rules in the terminal.
command-rules = The rules: the round on one page, or a topic, or a rule by its number, for any game or for one.
option-topic = What to read: the number of a rule (R-DEM-4), a topic (demand) or the beginning of a title. Without it the round on one page and a list of the topics.
option-search = Show every rule and paragraph with all of these words.
rules-how = Read one: stockpile rules demand, stockpile rules R-DEM-4. Look for words: stockpile rules --search "split bonus". Of one game alone: stockpile rules --players 3 --preset epic.
rules-of-game = { $game ->
    [none] The rules for { $players } players, base game.
   *[other] The rules for { $players } players. { $game }
}
error-rules-topic = there is nothing about { $topic } in these rules; `stockpile rules` lists the topics, `stockpile rules --search` looks for words
error-rules-words = there is nothing with all of these words in these rules: { $words }

# The rules in the page.
rules-title = Rules
rules-leaf-round = The round
rules-leaf-rules = All rules
rules-search = Search the rules
rules-hits = { $count ->
    [0] nothing found
    [one] one place
   *[other] { $count } places
}
rules-nothing = Nothing in these rules has all of these words: { $words }
rules-every-game = also what is not in this game
rules-contents = Contents
rules-house = our own figure: we could not find out what is printed
rules-house-spoken = (our own figure)
