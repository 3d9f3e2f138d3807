# What the game asks, what can be answered, why an answer is refused.

question-place = Lege eine Handkarte: welche, offen oder verdeckt, auf welchen Stapel?
question-place-alike = { $count ->
    [one] Lege { $card }: offen oder verdeckt, auf welchen Stapel?
   *[other] Lege eine deiner { $count } Karten { $card }: offen oder verdeckt, auf welchen Stapel?
}
question-place-last = Lege { $card } { $side }: auf welchen Stapel?
question-bid = Setze ein Männchen: welcher Stapel, welcher Preis?
question-action = Dein Aktionszug: Spiele Booms und Krisen und was du sonst noch hast.
question-boom = Spiele einen Aktienboom: Welche Firma steigt?
question-bust = Spiele eine Aktienkrise: Welche Firma fällt?
question-sell = Verkaufe Aktien, eine nach der anderen, oder höre auf.
question-dividend = { $company } zahlt { $amount } für jede Aktie, die du zeigst. Wie viele zeigst du?
question-choose-investor = Wähle den Investor, mit dem du spielen willst.
question-offer-investor = Wähle den Investor, den du zur Versteigerung gibst.
question-bid-investor = Setze ein Männchen auf einen Investor: auf welchen, zu welchem Preis?
question-discard = { $left ->
    [one] Lege noch eine Strategiekarte in die Schachtel zurück: welche?
   *[other] Lege { $left } Strategiekarten in die Schachtel zurück: welche zuerst?
}
question-bonds = Kaufe Anleihen zu je { $bond_price }: wie viele?
question-bonds-left = { $count ->
    [one] Eine ist
   *[other] { $count } sind
} noch da.
question-open = Lege die Startkarten aus, eine auf jeden Stapel, eine davon verdeckt.
question-commerce = Lege deine Warenkarte offen: welche, auf welchen Stapel?
question-first-player-card = Lege die Erstspielerkarte: auf welchen Stapel?
question-hand-over = Du hast die Erstspielerkarte. Wer beginnt die nächste Runde?
question-ability = Welches Talent deiner Investoren kommt zuerst?
question-sell-some = { $shares ->
    [one] Du darfst jetzt noch eine Aktie zum heutigen Kurs verkaufen.
   *[other] Du darfst jetzt bis zu { $shares } Aktien zum heutigen Kurs verkaufen.
}
question-sell-some-fixed = { $shares ->
    [one] Du darfst jetzt noch eine Aktie für { $price } verkaufen.
   *[other] Du darfst jetzt bis zu { $shares } Aktien für je { $price } verkaufen.
}
# The same to somebody who waits for another player.
waiting-place = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} eine Karte.
waiting-bid = { $seat ->
    [Du] Du bietest.
   *[other] { $seat } bietet.
}
waiting-action = { $seat ->
    [Du] Du bist
   *[other] { $seat } ist
} mit Aktionen am Zug.
waiting-sell = { $seat ->
    [Du] Du verkaufst.
   *[other] { $seat } verkauft.
}
waiting-dividend = { $seat ->
    [Du] Du entscheidest,
   *[other] { $seat } entscheidet,
} was für die Dividende gezeigt wird.
waiting-choose-investor = { $seat ->
    [Du] Du wählst
   *[other] { $seat } wählt
} einen Investor.
waiting-bid-investor = { $seat ->
    [Du] Du bietest
   *[other] { $seat } bietet
} auf einen Investor.
waiting-discard = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} eine Strategiekarte zurück.
waiting-bonds = { $seat ->
    [Du] Du entscheidest
   *[other] { $seat } entscheidet
} über Anleihen.
waiting-open = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} die Startkarten aus.
waiting-commerce = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} eine Warenkarte.
waiting-first-player-card = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} die Erstspielerkarte.
waiting-hand-over = { $seat ->
    [Du] Du entscheidest,
   *[other] { $seat } entscheidet,
} wer die nächste Runde beginnt.
waiting-ability = { $seat ->
    [Du] Du entscheidest,
   *[other] { $seat } entscheidet,
} welches Talent zuerst kommt.
waiting-investor = { $seat ->
    [Du] Du nutzt
   *[other] { $seat } nutzt
} ein Talent.
waiting-strategy = { $seat ->
    [Du] Du spielst
   *[other] { $seat } spielt
} eine Strategiekarte.
waiting-sell-some = { $seat ->
    [Du] Du verkaufst
   *[other] { $seat } verkauft
} dank einer Strategiekarte.

answer-pass = passen
answer-place = { $card } { $side } auf Stapel { $pile } legen
answer-bid = { $price } auf Stapel { $pile } bieten
answer-boom = Aktienboom auf { $company } spielen
answer-bust = Aktienkrise auf { $company } spielen
answer-sell = { $form ->
    [share] eine Aktie von { $company } verkaufen
    [whole] eine Doppelaktie von { $company } verkaufen
   *[half] eine halbe Doppelaktie von { $company } verkaufen
}
answer-show = { $shares ->
    [0] nichts zeigen
    [one] eine Aktie zeigen
   *[other] { $shares } Aktien zeigen
}
answer-commerce = { $commerce } auf Stapel { $pile } legen
answer-first-player = Erstspielerkarte auf Stapel { $pile } legen
answer-bonds = { $count ->
    [0] keine Anleihen kaufen
    [one] eine Anleihe kaufen
   *[other] { $count } Anleihen kaufen
}
answer-investor = { $investor } wählen
answer-discard = { $strategy } in die Schachtel zurücklegen
answer-strategy = { $strategy } spielen
answer-ability = Talent von { $investor } nutzen
answer-up = { $company } steigen lassen
answer-down = { $company } fallen lassen
answer-company = { $company } nennen
answer-pair = ein Paar wählen: { $pair }
answer-keep-company = die Unternehmenskarte { $company } behalten
answer-keep-forecast = die Vorausschau { $kept } behalten
answer-card = Karte { $position } von Stapel { $pile } nehmen
answer-pile = Stapel { $pile } wählen
answer-seat = { $receiver ->
    [Du] dich selbst
   *[other] { $receiver }
} wählen
answer-take = eine Aktie von { $company } vom Ablegestapel nehmen
answer-give = { $half ->
    [yes] eine halbe Doppelaktie von { $company } abgeben
   *[no] eine Aktie von { $company } abgeben
}
answer-give-commodity = { $commerce } abgeben
answer-give-action = { $given } abgeben
answer-split = eine Karte von { $company } zur Doppelaktie machen
answer-reveal = eine Aktie von { $company } zeigen
answer-short = { $half ->
    [yes] eine halbe Doppelaktie von { $company } zum Preis des Investors verkaufen
   *[no] eine Aktie von { $company } zum Preis des Investors verkaufen
}

reason-not-an-answer-to-this = Das ist keine Antwort auf diese Frage.
reason-no-such-pile = Diesen Stapel gibt es in dieser Partie nicht.
reason-not-in-your-hand = Diese Karte hast du nicht auf der Hand.
reason-one-up-one-down = Eine Karte wird offen gelegt, die andere verdeckt.
reason-your-other-meeple-is-there = Auf diesem Stapel steht dein anderes Männchen.
reason-costs-more-than-you-have = Das kostet mehr, als du noch hast.
reason-only-a-higher-space = Dort steht schon jemand: Biete höher oder woanders.
reason-more-than-you-hold = Das besitzt du nicht.
reason-no-such-card = So eine Karte hast du nicht.
reason-costs-more-than-the-investor-has = Das ist mehr, als dieser Investor mitbringt.
reason-one-card-on-each-pile = Jeder Stapel bekommt eine Karte.
reason-one-down-the-others-up = Eine Karte liegt verdeckt, alle anderen offen.
reason-two-different-piles = Deine zwei Warenkarten kommen auf zwei verschiedene Stapel.
reason-more-bonds-than-a-round-allows = So viele Anleihen darf man in einer Runde nicht kaufen.
reason-no-bonds-left = So viele Anleihen sind nicht mehr da.
reason-no-such-seat = Dort sitzt niemand.
reason-not-your-ability = Dieses Talent kannst du gerade nicht nutzen.
reason-not-possible-now = Das geht jetzt nicht.
reason-booms-and-busts-must-be-played = Zuerst musst du deine Booms und Krisen spielen.

# The words before the cursor, by step.
step-card = Karte>
step-side = Seite>
step-pile = Stapel>
step-bid = Gebot>
step-price = Preis>
step-action = Aktion>
step-company = Firma>
step-sale = Verkaufen>
step-shown = Zeigen>
step-investor = Investor>
step-discard = Zurücklegen>
step-bonds = Anleihen>
step-player = Spieler>
step-ability = Talent>
step-choice = Wahl>

# Choices of a step, and what Enter alone does.
typed-up = oben
typed-down = unten
choice-up = oben: offen, für alle sichtbar
choice-down = unten: verdeckt, dein Geheimnis
choice-sell = { $form ->
    [share] für { $amount }
    [whole] Doppelaktie für { $amount }
   *[half] halbe Doppelaktie für { $amount }
}
choice-short = { $form ->
    [share] zum Preis des Investors für { $amount }
   *[half] halbe Doppelaktie zum Preis des Investors für { $amount }
}
typed-look = schau
choice-look = schau: erst ein Paar ansehen
choice-worth = (Wert { $value })
choice-give-half = halbe Doppelaktie
choice-money = (Geld { $money })
choice-cost = (kostet { $cost })
choice-ability = Talent von { $investor }
choice-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
choice-move-up = oben: Kurs steigt
choice-move-down = unten: Kurs fällt
enter-sell = Enter: nichts mehr verkaufen
enter-dividend = { $count ->
    [one] Enter: diese zeigen
    [2] Enter: beide zeigen
   *[other] Enter: alle { $count } zeigen
}
enter-sell-some = Enter: nichts mehr verkaufen
enter-action = Enter: Zug beenden
enter-investor = Enter: nein, oder nicht mehr
enter-strategy = Enter: nein, oder nicht mehr
enter-bonds = Enter: keine
enter-hand-over = Enter: du selbst
enter-back = Enter: noch einmal von vorn

# What is wrong with a typed line.
typed-wrong = { $word } geht hier nicht. Möglich ist: { $possible }
typed-too-much = { $word } ist zu viel: Die Antwort war schon vollständig.
