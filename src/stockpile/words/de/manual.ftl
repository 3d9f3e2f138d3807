# The rules for players: what the figures in them are called. The text itself is in rules/*.md.

manual-mark-printed = gedruckt
manual-mark-reported = berichtet
manual-mark-house = Haus
manual-mark-own = eigen
manual-forecast-up = { $count ->
    [one] Kurs 1 Feld aufwärts
   *[other] Kurs { $count } Felder aufwärts
}
manual-forecast-down = { $count ->
    [one] Kurs 1 Feld abwärts
   *[other] Kurs { $count } Felder abwärts
}
manual-forecast-dividend = Kurs bleibt; je Aktie eine Dividende von { $count }
manual-all-six = alle sechs
manual-space = { $number }. Feld ({ $value })
manual-card = Karte ({ $mark })
manual-copies = Exemplare
manual-needs-bonds = Anleihen
manual-needs-commodities = Rohstoffe
manual-needs-strategies = Strategien
manual-nothing = nichts
