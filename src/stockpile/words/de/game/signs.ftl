# What the signs on the table mean: what each is called, and what it says.

web-legend = Was die Zeichen bedeuten
web-legend-why = Am Tisch: auf ein Zeichen zeigen, es mit dem Finger antippen oder mit Tab und den Pfeiltasten hingehen. Wo man es wählen kann, den Finger halten.
web-legend-market = Der Markt
web-legend-piles = Aktienstapel und Karten
web-legend-players = Investoren
web-legend-desk = Mein Schreibtisch
web-legend-round = Die Runde

sign-bankrupt-end-title = × · Insolvenz
sign-bankrupt-end = Ein Schritt unter das erste Feld: Die Firma ist insolvent. Alle verlieren alle Aktien davon, auch Doppelaktien, und der Kurs kehrt auf das unterstrichene Feld zurück.
sign-split-end-title = ×2 · Aktiensplit
sign-split-end = Ein Schritt über das letzte Feld: Aktiensplit. Jede Aktie davon zählt von nun an doppelt; Karten, die schon doppelt zählten, bringen je { $bonus }. Der Kurs geht vom gestreiften Feld weiter.
sign-after-split-title = Gestreiftes Feld
sign-after-split = Hier steht der Kurs nach einem Split; der Rest der Bewegung geht von hier weiter.
sign-return-title = Unterstrichenes Feld
sign-return = Hier beginnt der Kurs im Spiel, und hierher kehrt er nach einer Insolvenz zurück.
sign-dollar-title = $-Feld
sign-dollar = Steigt der Kurs auf dieses Feld, gibt es eine Dividende: { $dividend_1 } für jede Aktie. Beim Fallen gibt es nichts.
sign-ticker-title = Kurs
sign-ticker = So viel ist eine Aktie heute wert. Vorausschauen, Booms und Krisen bewegen den Kurs um Felder.
sign-ghost-title = Gestrichelter Kurs
sign-ghost = Hier stünde der Kurs, wenn du bestätigst, was du gewählt hast.
sign-held-title = Meine Aktien
sign-held = Ein Zettel für jede Aktie dieser Firma, die du besitzt.
sign-held-split-title = Meine Doppelaktien
sign-held-split = Ein doppelter Zettel ist eine Doppelaktie: Sie zählt wie zwei Aktien.
sign-up-title = Vorausschau: steigt
sign-up = Am Ende dieser Runde, in der Bewegungsphase, steigt der Kurs um so viele Felder.
sign-down-title = Vorausschau: fällt
sign-down = Am Ende dieser Runde, in der Bewegungsphase, fällt der Kurs um so viele Felder.
sign-pay-title = Vorausschau: Dividende
sign-pay = Der Kurs bleibt, und jede Aktie, die jemand zeigt, wird bezahlt: $ ist { $dividend_1 }, $$ ist { $dividend_2 }, $$$ ist { $dividend_3 }.
sign-odds-title = Was kommen kann
sign-odds = Die Vorausschau dieser Firma kennst du nicht. Das sind die übrigen, jede so breit, wie sie wahrscheinlich ist.
sign-yours-title = deins
sign-yours = Dieses Paar hast du bekommen. Sonst kennt es niemand.
sign-public-title = offen
sign-public = Dieses Paar kennen alle.
sign-seen-title = gesehen
sign-seen = Dieses Paar gehört jemand anderem oder niemandem; du hast es angesehen.
sign-hidden-pair-title = Verdecktes Paar
sign-hidden-pair = Eine Firma und ihre Vorausschau, die du nicht gesehen hast.
sign-falsified-title = gefälscht
sign-falsified = Auf dieser Vorausschau liegt eine Bilanzfälschung: Ein Anstieg verschiebt sich um { $falsified_earnings_steps } Felder nach unten, ein Fall um { $falsified_earnings_steps } nach oben, und nach einer Dividende fällt der Kurs um { $falsified_earnings_steps }.
sign-die-title = Würfel
sign-die = Die Würfel bestimmen, welche Vorausschauen es in dieser Runde gibt. Welche Firma welche bekommt, steht in den Paaren.

sign-share-title = Aktie
sign-share = Eine Aktie dieser Firma. Verkaufe sie in der Verkaufsphase zum heutigen Kurs oder behalte sie für den von morgen.
sign-boom-title = Aktienboom
sign-boom = Wer ihn nimmt, muss ihn in der Aktionsphase dieser Runde spielen: Eine Firma nach Wahl steigt um { $boom } Felder.
sign-bust-title = Aktienkrise
sign-bust = Wer sie nimmt, muss sie in der Aktionsphase dieser Runde spielen: Eine Firma nach Wahl fällt um { $bust } Felder.
sign-fee-title = Handelsgebühr
sign-fee = Wer den Stapel nimmt, zahlt so viel an die Bank. Was nicht bezahlt werden kann, bleibt fällig, bis das Geld da ist.
sign-commodity-title = Rohstoff
sign-commodity = Bleibt bis zum Spielende. Ein Satz verschiedener bringt { $sets }, je mehr, desto besser; ein gleicher beginnt einen neuen Satz.
sign-tax-title = Steuer
sign-tax = Bleibt bis zum Spielende; dort kosten Steuerkarten { $taxes }, je mehr, desto teurer.
sign-first-player-card-title = Erstspielerkarte
sign-first-player-card = Wer sie nimmt, sagt, wer die nächste Runde beginnt.
sign-face-down-title = Verdeckte Karte
sign-face-down = Nur wer sie gelegt hat, kennt sie; Siegel und Farbe sagen, wer das ist.
sign-known-title = Verdeckt, mir bekannt
sign-known = Die anderen sehen nicht, was für eine Karte das ist. Du schon: Du hast sie gelegt oder angesehen.
sign-pile-cards-title = Karten im Stapel
sign-pile-cards = So viele Karten bekommt das höchste Gebot.
sign-space-title = Steigerungsbereich
sign-space = Ein Gebot setzt ein Männchen auf einen Preis. Bezahlt wird, wenn jeder Stapel sein Männchen hat. Überbieten heißt: ein höherer Preis am selben Stapel; was darunter liegt, geht nicht mehr.
sign-own-cost-title = Kleiner Preis
sign-own-cost = So viel zahlt dein Investor statt des Preises, der auf dem Feld steht.
sign-meeple-title = Männchen
sign-meeple = Das höchste Gebot für diesen Stapel, und von wem es ist. Überboten geht es zurück, und sein Spieler muss neu bieten.
sign-discard-title = Ablegestapel
sign-discard = Karten dieser Art, die verkauft, gespielt, bezahlt oder verloren sind. Sie kommen nicht in den Marktstapel zurück.
sign-deck-title = Marktstapel
sign-deck = Karten, die noch nicht ausgeteilt sind.
sign-played-title = Gespielte Strategien
sign-played = Strategiekarten, die gespielt wurden; sie sind aus dem Spiel.

sign-first-player-title = Erstspieler
sign-first-player = Beginnt diese Runde. { $first_player_card ->
    [yes] Wer die nächste beginnt, bestimmt, wer die Erstspielerkarte nimmt.
   *[no] Die nächste beginnt der linke Nachbar.
}
sign-next-first-title = Beginnt die nächste Runde
sign-next-first = Hat die Erstspielerkarte und beginnt die nächste Runde.
sign-held-cards-title = Karten im Portfolio
sign-held-cards = Aktien sowie Booms und Krisen, die noch nicht gespielt sind. Wie viele es sind, ist offen; welche, ist geheim.
sign-known-shares-title = Aktien, von denen ich weiß
sign-known-shares = Aktien dieser Firma, die du zu diesem Spieler kommen und nicht wieder gehen sahst. Es können mehr sein.
sign-split-held-title = ×2 · Doppelaktien
sign-split-held = Doppelaktien dieser Firma; sie liegen offen, und jede zählt wie zwei Aktien.
sign-bonds-title = Anleihen
sign-bonds = Jede bringt am Ende jeder Runde { $interest } und wird am Spielende für { $bond_price } zurückgekauft.
sign-strategies-title = Strategiekarten
sign-strategies = Karten auf der Hand. In jeder Aktionsphase darf eine gespielt werden; welche es sind, ist geheim.
sign-owes-title = Schulden
sign-owes = Handelsgebühren, die nicht bezahlt werden konnten. Sie werden bezahlt, sobald genug Geld da ist.
sign-money-title = Geld
sign-money = Was dieser Spieler jetzt hat. Wer am meisten hat, wenn am Ende alles verkauft ist, gewinnt.

sign-must-play-title = zu spielen
sign-must-play = Diese Karte muss in der Aktionsphase dieser Runde gespielt werden.
sign-regular-title = Aktien
sign-regular = So viele Aktien dieser Firma, und was sie heute brächten.
sign-split-title = ×2 · Doppelaktien
sign-split = Doppelaktien dieser Firma: Jede zählt wie zwei Aktien, beim Verkauf, bei Dividenden und bei der Mehrheit. Bei einem weiteren Split bringt jede { $bonus }.
sign-dividends-title = Dividenden
sign-dividends = Wie deine Dividenden kommen: für dich eingezogen, wobei alle deine Aktien der Firma gezeigt werden, oder mit der Frage, wie viele du zeigst.
sign-hint-title = Tipp
sign-hint = Nur mit eingeschalteten Tipps: was die Zahlen sagen, berechnet aus dem, was du sehen kannst, und aus nichts sonst.
sign-strategy-title = Strategiekarte
sign-strategy = Du darfst sie in deinem Aktionszug spielen, eine pro Runde. Zeige darauf, um zu lesen, was sie tut.
sign-investor-title = Investor
sign-investor = Wen dieser Spieler spielt, mit eigenem Talent. Zeige auf den Namen, um es zu lesen; durchgestrichen ist es für diese Runde verbraucht.

sign-round-title = Runde
sign-round = Ein Zeichen für jede Runde. Nach der letzten bringen die meisten Aktien jeder Firma { $majority } (Gleichstand: je { $tied }), alles wird verkauft, und wer am meisten Geld hat, gewinnt.
sign-phase-information-title = Information
sign-phase-information = { $players ->
    [2] Beide bekommen zwei Paare: je eine Firma, und wie sich ihr Kurs am Ende der Runde bewegt.
   *[other] Alle bekommen ein Paar: eine Firma, und wie sich ihr Kurs am Ende der Runde bewegt.
}
sign-phase-supply-title = Angebot
sign-phase-supply = Alle legen Karten auf die Stapel, eine offen und eine verdeckt.
sign-phase-demand-title = Steigerung
sign-phase-demand = Alle bieten auf die Stapel; { $players ->
    [2] jeder bekommt zwei.
   *[other] jeder bekommt einen.
}
sign-phase-action-title = Aktion
sign-phase-action = Booms und Krisen aus den Stapeln bewegen Kurse, und andere Karten können gespielt werden.
sign-phase-selling-title = Verkauf
sign-phase-selling = Verkaufe Aktien zum heutigen Kurs, so viele du willst.
sign-phase-movement-title = Bewegung
sign-phase-movement = Alle Vorausschauen werden gezeigt, und die Kurse bewegen sich.
sign-phase-round-end-title = Ende der Runde
sign-phase-round-end = { $bonds ->
    [yes] Anleihen bringen Zinsen, Talente für diesen Moment wirken, und die Runde ist vorbei.
   *[no] Talente für diesen Moment wirken, und die Runde ist vorbei.
}
