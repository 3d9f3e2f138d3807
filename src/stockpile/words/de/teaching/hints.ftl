# Tipps: was die eigene Sicht in Zahlen wert ist, was ein starker Bot täte und warum.

server-hints-forbidden = An diesem Tisch gibt es keine Tipps: So hat es der Gastgeber bestimmt.
server-hints-off = Schalte zuerst die Tipps ein. Alle am Tisch sehen dann, dass du sie benutzt.
server-advice-later = So viel Rat braucht seine Zeit. Frag wieder in { $seconds ->
    [one] einer Sekunde.
   *[other] { $seconds } Sekunden.
}
server-advice-busy = Im Moment fragen zu viele um Rat. Versuch es in ein paar Sekunden noch einmal.

# Warum eine Antwort gut ist.
advice-only = Eine andere Antwort gibt es nicht.
advice-tried = Ausprobiert an vielen Verteilungen, die es sein könnten, war sie die beste.
advice-usual = In vielen Partien hat sich das am besten bewährt.
advice-bid-best = Stapel { $pile } ist dir etwa { $worth } wert und kostet { $cost }: Kein anderer lässt dir mehr übrig.
advice-bid-calm = Stapel { $pile } ist dir etwa { $worth } wert und kostet { $cost }. Stapel { $other } ließe dir mehr übrig, aber die anderen werden ihn dir kaum überlassen.
advice-bid-least = Stapel { $pile } ist dir etwa { $worth } wert und kostet { $cost }: kein guter Kauf, und doch war es am besten, wo es ausprobiert wurde.
advice-look = Was du dabei erfährst, ist mehr wert, als gleich zu bieten.
advice-hide-good = Sie ist dir etwa { $worth } wert ({ $card }), und liegt sie verdeckt auf Stapel { $pile }, weißt das nur du.
advice-hide-bad = Liegt sie verdeckt auf Stapel { $pile }, sieht niemand sonst, dass sie kein Gewinn ist ({ $card }).
advice-show-good = Alle sehen sie ({ $card }, dir etwa { $worth } wert): Das zieht Gebote auf Stapel { $pile }, und die anderen werden billiger.
advice-show-bad = Alle sehen sie ({ $card }): Das hält den Preis von Stapel { $pile } niedrig.
advice-boom-splits = Es gibt einen Aktiensplit bei { $company }, und du hast davon { $shares ->
    [one] eine Aktie.
   *[other] { $shares } Aktien.
}
advice-boom-own = Du hast { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
} von { $company }, und der Kurs steigt um { $steps ->
    [one] ein Feld.
   *[other] { $steps } Felder.
}
advice-boom-else = Er muss gespielt werden, und auf { $company } hilft er den anderen am wenigsten.
advice-bust-bankrupt = { $company } wird insolvent, und die anderen verlieren dabei mehr als du.
advice-bust-rivals = Du hast nichts von { $company }: Nur andere verlieren, wenn der Kurs um { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} fällt.
advice-bust-else = Sie muss gespielt werden, und auf { $company } kostet sie dich am wenigsten, gemessen an dem, was die anderen verlieren.
advice-action-none = Nichts, was du jetzt spielen könntest, bringt mehr, als es kostet.
advice-sell-falls = { $company } wird um { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} fallen, und du weißt es. Heute bringt eine Aktie noch { $price }.
advice-sell-dear = Eine Aktie von { $company } bringt heute { $price }; behalten ist sie etwa { $kept } wert.
advice-sell-cash = Eine Aktie von { $company } bringt { $price }, und mit diesem Geld in der Hand sind die nächsten Gebote mehr wert als die Aktie.
advice-keep-rises = { $company } wird um { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} steigen, und du weißt es.
advice-keep-majority = In etwa { $odds } von 100 solchen Partien hättest du am Ende die meisten Aktien von { $company }: Das ist mehr wert als der heutige Kurs.
advice-keep-all = Behalten bringen deine Aktien wahrscheinlich mehr als heute.
advice-show-all = Jede gezeigte Aktie wird bezahlt, und was die anderen dabei erfahren, ist weniger wert.
advice-bonds-buy = Zinsen gibt es { $rounds ->
    [one] noch in der letzten Runde
   *[other] in jeder der nächsten { $rounds } Runden
}, und zum Bieten bleibt genug.
advice-bonds-none = Deine { $money } sind zum Bieten mehr wert.

# Das Terminal.
advice-line = Ein starker Bot würde antworten: { $answers }.
advice-pile = { $pile }: etwa { $worth } (zu sehen sind heute { $now }, verdeckt { $hidden })
advice-piles = Was dir die Stapel wert sind: { $piles }.

# Die Seite.
web-hints = Tipps
web-hints-why = Wie Stapel, Kurse und Mehrheiten von deinem Platz aus stehen, und was ein starker Bot mit dem täte, was du weißt. Er kennt keine Karte, die du nicht kennst. Alle am Tisch sehen, dass du Tipps benutzt.
web-hints-use = In dieser Partie Tipps benutzen
web-hints-forbidden = Der Gastgeber hat an diesem Tisch keine Tipps erlaubt.
web-hints-on = benutzt Tipps
web-hints-used = hat Tipps benutzt
web-hints-told = { $seat } benutzt ab jetzt Tipps.
web-hints-told-off = { $seat } benutzt keine Tipps mehr.
web-hints-told-me = Du benutzt ab jetzt Tipps. Die anderen können das sehen.
web-hints-told-me-off = Du benutzt keine Tipps mehr.
web-hints-piles = Was dir die Stapel wert sind
web-hints-pile = Stapel
web-hints-now = Zu sehen, heute
web-hints-hidden = Verdeckt
web-hints-worth = Erwartet
web-hints-piles-none = Auf den Stapeln liegen gerade keine Karten.
web-hints-pile-chip = dir etwa { $worth } wert
web-hints-pile-long = Stapel { $pile } ist dir bis zum Spielende etwa { $worth } wert: Zu sehen sind { $now } zu heutigen Kursen, und { $hidden ->
    [0] verdeckt ist nichts.
    [one] eine verdeckte Karte ist geschätzt.
   *[other] { $hidden } verdeckte Karten sind geschätzt.
}
web-hints-companies = Was von dieser Runde zu erwarten ist
web-hints-company = Firma
web-hints-move = Felder
web-hints-change = Je Aktie
web-hints-kept = Behalten
web-hints-split = Split
web-hints-bankrupt = Insolvenz
web-hints-company-long = { $company }: Der Wert einer Aktie ändert sich in der Bewegungsphase dieser Runde voraussichtlich um { $change }, Dividenden und Splits mitgezählt.
web-hints-races = Mehrheiten, soweit du sie kennst
web-hints-races-why = Aktien, die bekannt sind, und in Klammern, wie viele es wahrscheinlich sind. Die Aussicht ist die, dass du am Ende die meisten hast.
web-hints-you = Du
web-hints-odds = Aussicht
web-hints-guess = { $known } ({ $expected })
web-hints-ask = Was würdest du tun?
web-hints-thinking = Denkt nach …
web-hints-prepare = Diese Antwort vorbereiten
web-hints-prepared = Vorbereitet. Sieh es dir an und bestätige.
web-form-hints = Tipps
web-form-no-hints = Keine Tipps an diesem Tisch
web-form-no-hints-why = Sonst kann sie jeder im Spiel einschalten, und alle sehen, wer es tut.
web-no-hints-set = keine Tipps
