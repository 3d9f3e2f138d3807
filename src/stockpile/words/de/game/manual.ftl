# The rules for players: what the figures in them are called. The text itself is in rules/*.md.

manual-mark-printed = gedruckt
manual-mark-reported = berichtet
manual-mark-reported-once = einmal berichtet
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

# The rules in the terminal.
command-rules = Die Regeln: die Runde auf einer Seite, ein Thema oder eine Regel nach ihrer Nummer, für alle Spiele oder für eines.
option-topic = Was du lesen willst: die Nummer einer Regel (R-DEM-4), ein Thema (steigerungsphase) oder der Anfang einer Überschrift. Ohne Angabe die Runde auf einer Seite und eine Liste der Themen.
option-search = Zeigt alle Regeln und Absätze, in denen alle diese Wörter stehen.
rules-how = Eines lesen: stockpile rules steigerungsphase, stockpile rules R-DEM-4. Nach Wörtern suchen: stockpile rules --search "Doppelaktie". Nur für ein Spiel: stockpile rules --players 3 --preset epic.
rules-of-game = { $game ->
    [none] Die Regeln für { $players } Spieler, Grundspiel.
   *[other] Die Regeln für { $players } Spieler. { $game }
}
error-rules-topic = zu { $topic } steht nichts in diesen Regeln; `stockpile rules` nennt die Themen, `stockpile rules --search` sucht nach Wörtern
error-rules-words = nichts in diesen Regeln enthält alle diese Wörter: { $words }

# The rules in the page.
rules-title = Regeln
rules-leaf-round = Die Runde
rules-leaf-rules = Alle Regeln
rules-search = In den Regeln suchen
rules-hits = { $count ->
    [0] nichts gefunden
    [one] eine Stelle
   *[other] { $count } Stellen
}
rules-nothing = Nichts in diesen Regeln enthält alle diese Wörter: { $words }
rules-every-game = auch, was nicht in diesem Spiel ist
rules-contents = Inhalt
rules-house = unsere eigene Zahl: Was gedruckt ist, konnten wir nicht herausfinden
rules-house-spoken = (unsere eigene Zahl)
