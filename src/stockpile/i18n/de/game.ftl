## What happened, as lines of the log. $seat is a name; $you is "yes" where the reader is meant, who is then "Du".
## The verb follows the name, so sentences choose by $seat itself: [Du] is what seat-you says.

event-round-started = { $last ->
    [yes] Runde { $round } von { $rounds }, die letzte. Erstspieler: { $first }. Danach wird alles verkauft, und die Mehrheiten werden ausgezahlt.
   *[no] Runde { $round } von { $rounds }. Erstspieler: { $first }.
}
event-share-dealt = { $seat ->
    [Du] Du beginnst
   *[other] { $seat } beginnt
} mit einer Aktie von { $company }.
event-share-dealt-hidden = { $seat ->
    [Du] Du beginnst
   *[other] { $seat } beginnt
} mit einer geheimen Aktie.
event-pair-dealt = { $whose ->
    [you] Dein Geheimnis: { $company } { $forecast }.
    [seat] Geheimnis von { $seat }: { $company } { $forecast }.
   *[public] Offen für alle: { $company } { $forecast }.
}
event-pair-dealt-hidden = { $whose ->
    [seat] { $seat ->
        [Du] Du erhältst
       *[other] { $seat } erhält
    } ein geheimes Paar.
   *[nobody] Ein Paar bleibt verdeckt.
}
event-hand-dealt = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} { $cards }.
event-hand-dealt-hidden = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} { $count ->
    [one] eine Marktkarte
   *[other] { $count } Marktkarten
}.
event-card-placed = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} { $card } { $side } auf Stapel { $pile }.
event-card-placed-hidden = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} eine Karte verdeckt auf Stapel { $pile }.
event-card-placed-opening = Stapel { $pile } beginnt mit { $card }.
event-meeple-placed = { $seat ->
    [Du] Du bietest
   *[other] { $seat } bietet
} { $price } auf Stapel { $pile }.
event-meeple-returned = { $you ->
    [yes] Du wirst auf Stapel { $pile } überboten.
   *[no] { $seat } wird auf Stapel { $pile } überboten.
}
event-pile-taken = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} Stapel { $pile }: { $cards }.
event-fee-drawn = { $seat ->
    [Du] Du findest
   *[other] { $seat } findet
} eine Handelsgebühr von { $fee }.
event-money-moved-received = { $seat ->
    [Du] Du erhältst
   *[other] { $seat } erhält
} { $amount } ({ $reason }).
event-money-moved-paid = { $seat ->
    [Du] Du zahlst
   *[other] { $seat } zahlt
} { $amount } ({ $reason }).
event-action-played = { $seat ->
    [Du] Du spielst
   *[other] { $seat } spielt
} { $card } auf { $company }.
event-ticker-moved = { $direction ->
    [up] { $company } steigt von { $before } auf { $after }.
   *[down] { $company } fällt von { $before } auf { $after }.
}
event-stock-split = Aktiensplit bei { $company }: Der Kurs steht nun bei { $value }.
event-shares-split = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} nun { $cards ->
    [one] eine weitere Doppelaktie
   *[other] { $cards } weitere Doppelaktien
} von { $company }.
event-went-bankrupt = { $company } ist insolvent und beginnt neu bei { $value }.
event-shares-lost = { $seat ->
    [Du] Du verlierst
   *[other] { $seat } verliert
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} von { $company }.
event-share-sold = { $seat ->
    [Du] Du verkaufst
   *[other] { $seat } verkauft
} { $form ->
    [share] eine Aktie
    [whole] eine Doppelaktie
   *[half] eine halbe Doppelaktie
} von { $company } für { $amount }.
event-pair-shown = { $whose ->
    [public] Nun das offene Paar: { $company } { $forecast }.
    [nobody] Ein verdecktes Paar wird aufgedeckt: { $company } { $forecast }.
   *[seat] { $seat ->
        [Du] Du zeigst
       *[other] { $seat } zeigt
    } { $company } { $forecast }.
}
event-dividend-declared = { $company } zahlt eine Dividende von { $amount } je Aktie.
event-shares-shown = { $seat ->
    [Du] Du zeigst
   *[other] { $seat } zeigt
} { $cards ->
    [one] eine Aktie
   *[other] { $cards } Aktien
} von { $company }.
event-round-ended = Runde { $round } ist zu Ende.
event-majority-held = Die meisten Aktien von { $company }: { $seats } mit { $shares }.
event-portfolio-sold = { $seat ->
    [Du] Du verkaufst
   *[other] { $seat } verkauft
} { $shares ->
    [one] die letzte Aktie
    [2] beide Aktien
   *[other] alle { $shares } Aktien
} von { $company }.
event-fee-lapsed = { $seat ->
    [Du] Dir
   *[other] { $seat }
} wird eine Handelsgebühr von { $fee } erlassen.
event-game-ended = Das Spiel ist zu Ende. { $count ->
    [one] { $winners ->
        [Du] Du gewinnst
       *[other] { $winners } gewinnt
    } mit { $money }.
   *[other] Geteilter Sieg mit { $money }: { $winners }.
}

# Set-up and modules.
event-strategies-dealt = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} Strategiekarten: { $strategies }.
event-strategies-dealt-hidden = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} { $count ->
    [one] eine Strategiekarte
   *[other] { $count } Strategiekarten
}.
event-investors-dealt = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} die Wahl: { $investors }.
event-investors-dealt-hidden = { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $count ->
    [one] einen Investor
   *[other] { $count } Investoren
} zur Wahl.
event-investor-picked = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} einen Investor gewählt.
event-investors-laid-out = Zur Versteigerung, Stapel für Stapel: { $investors }.
event-investor-hired = { $seat ->
    [Du] Du spielst
   *[other] { $seat } spielt
} mit { $investor }.
event-strategy-discarded = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} { $strategy } in die Schachtel zurück.
event-strategy-discarded-hidden = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} eine Strategiekarte in die Schachtel zurück.
event-bonds-bought = { $seat ->
    [Du] Du kaufst
   *[other] { $seat } kauft
} { $count ->
    [one] eine Anleihe
   *[other] { $count } Anleihen
}.
event-dice-rolled = Die Würfel zeigen { $forecasts }.
event-card-kept = { $seat ->
    [Du] Du behältst
   *[other] { $seat } behält
} vor dem Verteilen der Paare { $company ->
    [yes] eine Unternehmenskarte
   *[no] eine Vorausschaukarte
}.
event-commerce-drawn = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} { $commerce }.
event-commerce-drawn-hidden = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} eine Warenkarte.
event-pile-looked-at = { $seat ->
    [Du] Du siehst
   *[other] { $seat } sieht
} in Stapel { $pile }: { $cards }.
event-pile-looked-at-hidden = { $seat ->
    [Du] Du siehst dir
   *[other] { $seat } sieht sich
} die { $count ->
    [one] verdeckte Karte
   *[other] verdeckten Karten
} von Stapel { $pile } an.
event-card-moved = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} Karte { $card } von Stapel { $pile } auf Stapel { $to_pile }.
event-pair-looked-at = { $seat ->
    [Du] Du siehst dir
   *[other] { $seat } sieht sich
} ein Paar an: { $pair }.
event-pair-seen = { $seat ->
    [Du] Du siehst
   *[other] { $seat } sieht
} { $company } { $forecast }.
event-commerce-taken = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} { $commerce } offen aus.
event-first-player-card-given = { $seat ->
    [Du] Du
   *[other] { $seat }
} { $kept ->
    [yes] { $seat ->
        [Du] behältst
       *[other] behält
    } die Erstspielerkarte.
   *[no] { $seat ->
        [Du] gibst
       *[other] gibt
    } die Erstspielerkarte an { $receiver ->
        [Du] dich
       *[other] { $receiver }
    }.
}
event-ability-used = { $seat ->
    [Du] Du lässt
   *[other] { $seat } lässt
} { $investor } handeln.
event-strategy-played = { $seat ->
    [Du] Du spielst
   *[other] { $seat } spielt
} { $strategy }.
event-share-given = { $seat ->
    [Du] Du gibst
   *[other] { $seat } gibt
} { $half ->
    [yes] eine halbe Doppelaktie
   *[no] eine Aktie
} von { $company } ab.
event-action-given = { $seat ->
    [Du] Du gibst
   *[other] { $seat } gibt
} { $card } ab.
event-commodity-given = { $seat ->
    [Du] Du gibst
   *[other] { $seat } gibt
} { $commerce } ab.
event-bond-given = { $seat ->
    [Du] Du gibst
   *[other] { $seat } gibt
} eine Anleihe ab.
event-tax-sheltered = { $seat ->
    [Du] Du wirst
   *[other] { $seat } wird
} eine Steuerkarte los.
event-discard-taken = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} eine Aktie von { $company } vom Ablegestapel.
event-earnings-falsified = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} Bilanzfälschung auf ein Paar: { $pair }.
event-company-shown = { $seat ->
    [Du] Du zeigst
   *[other] { $seat } zeigt
} eine Aktie von { $company }.

# What money was paid or received for.
money-bid = Gebot
money-fee = Handelsgebühr
money-sale = Verkauf
money-split = erneuter Split
money-dividend = Dividende
money-majority = Mehrheit
money-start = Startgeld
money-investor = Startgeld des Investors
money-interest = Zinsen
money-bonds = Anleihen
money-commodities = Rohstoffe
money-taxes = Steuern
money-strategy = Strategiekarte


## What the game asks, what can be answered, why an answer is refused.

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


## What explains each question, with the numbers of the rules. Empty lines divide paragraphs; other line ends mean nothing.
## A text speaks of the game in play alone: $players is how many play, $strategies, $commodities and the like are yes or no.

help-place =
    Angebot. Du hast zwei Karten, die sonst niemand gesehen hat. Entscheide,
    welche davon alle sehen und welche verborgen bleibt; sie dürfen auf
    denselben Stapel, müssen aber nicht (R-SUP-2). Alle sehen, wo eine
    verdeckte Karte liegt und von wem sie kommt; was sie ist, weißt nur du.
    { $players ->
        [2] Du machst das zweimal pro Runde (R-SUP-3).
       *[other] {""}
    }

    Danach bieten alle auf die Stapel. Du bestimmst also mit, was ein Gebot
    wert ist: Verstecke eine Aktie, die du willst, wo andere eine Gebühr
    vermuten, oder verdirb einen Stapel, um den sie sich reißen würden.

    Aktien bringen Geld. Ein Boom hebt einen Kurs um { $boom }, eine Krise senkt ihn um
    { $bust }. Eine Handelsgebühr kostet den, der sie nimmt, so viel, wie auf ihr
    steht.
help-bid =
    Steigerung. Setze ein Männchen auf einen Preis eines Stapels. Sind alle
    Gebote gemacht, zahlst du diesen Preis und bekommst die Karten (R-DEM-5).
    Wo schon ein Männchen steht, gehen nur höhere Gebote (R-DEM-1), und
    niemand bietet mehr, als er hat (R-DEM-2).
    Wirst du überboten, kommt dein Männchen zurück und du musst neu bieten;
    leer geht also niemand aus (R-DEM-3). Der höchste Preis ist nicht zu
    überbieten (R-DEM-4).
    { $players ->
        [2] Du hast zwei Männchen. Sie stehen nie am selben Stapel, und du musst beide bezahlen können (R-DEM-9).
       *[other] {""}
    }

    Gebühren im Stapel zahlst du vom Rest, die kleinste zuerst. Eine, die du
    nicht zahlen kannst, bleibt bei dir liegen, bis es reicht (R-DEM-6).
    { $investors ->
        [yes] Manche Investoren zahlen andere Preise als die der Felder (R-DEM-2).
       *[no] {""}
    }
    { $commodities ->
        [yes] Warenkarten gehören zum Stapel (R-COM-2).
       *[no] {""}
    }
    { $first_player_card ->
        [yes] Auch die Erstspielerkarte gehört zu ihrem Stapel (R-FPC-1).
       *[no] {""}
    }
help-action =
    Aktion. Jeden Aktienboom und jede Aktienkrise aus dieser Runde musst du
    spielen, in beliebiger Folge, jeweils auf eine Firma deiner Wahl: Ein Boom
    hebt ihren Kurs um { $boom }, eine Krise senkt ihn um { $bust } (R-ACT-1).

    Ein Schritt über das rechte Ende hinaus löst einen Aktiensplit aus: Alle
    Karten der Firma zählen von da an doppelt, und Karten, die schon doppelt
    zählten, bringen je { $bonus } (R-MOV-3). Ein Schritt über das linke Ende hinaus
    ist die Insolvenz: Alle ihre Karten sind verloren (R-MOV-4). Beides
    geschieht sofort.

    { $strategies ->
        [yes] Pro Runde darfst du in diesem Zug eine Strategiekarte spielen, wann du willst (R-STR-2). Angeboten werden nur Karten, die du bezahlen kannst und die etwas bewirken (R-STR-3).
       *[no] {""}
    }
    { $investors ->
        [yes] Ein Talent für den Aktionszug darfst du einmal nutzen, davor, dazwischen oder danach (R-INV-2).
       *[no] {""}
    }
help-sell =
    Verkauf. Verkaufe so viele Aktien, wie du willst, zum heutigen Kurs.
    Danach bewegen sich die Kurse: Verkaufe also, was wohl fällt, und behalte,
    was steigt oder vor dem Split steht (R-SEL-1). Alle sehen, was du verkaufst.

    Eine Doppelaktie bringt den doppelten Kurs. Oder du verkaufst sie halb zum
    einfachen Kurs: Dann kommt die Karte als eine Aktie zurück in dein
    normales Portfolio.

    Am Spielende bringen die meisten Aktien einer Firma { $majority }, bei Gleichstand
    je { $tied } (R-END-2), und alle Aktien werden zum letzten Kurs verkauft
    (R-END-3).
help-dividend =
    Dividende. Der Kurs bleibt; jede Aktie, die du zeigst, wird bezahlt
    (R-MOV-2). Was du zeigst, kennen von da an alle. Zeige weniger oder nichts,
    wenn es geheim bleiben soll; was du nicht zeigst, bringt nichts.
    Doppelaktien liegen ohnehin offen und werden ohne Frage doppelt bezahlt.
    Gefragt werden alle mit Karten im normalen Portfolio, ob sie diese Firma
    besitzen oder nicht; so verrät die Frage selbst nichts (R-INFO-4).

    { $where ->
        [page] Ein Schalter neben deinem Portfolio entscheidet. Bei „einziehen“, womit alle beginnen, werden alle deine Aktien gezeigt, und du wirst nicht gefragt; bei „mich fragen“ wirst du bei jeder Dividende gefragt. Der Gastgeber eines Tisches kann das Fragen zur Regel für alle machen.
       *[terminal] {""}
    }
help-choose-investor =
    Investoren.
    { $investor_bidding ->
        [yes] Wen du wählst, den behältst du nicht: Er kommt unter den Hammer, und alle bieten auf alle (R-AUC-1).
       *[no] { $players ->
            [2] Von vieren, die du bekommen hast, behältst du zwei und beginnst mit dem Geld beider (R-INV-1).
           *[other] Von zweien, die du bekommen hast, behältst du einen und beginnst mit seinem Geld (R-INV-1).
        }
    }
    Je mehr ein Investor kann, desto weniger Geld ist es. Niemand sieht deine
    Wahl, bis alle gewählt haben (R-SET-7).
help-bid-investor =
    Investorenversteigerung. Setze ein Männchen auf einen Preis des Investors,
    den du willst. Kein Gebot darf höher sein als das Geld, das er mitbringt;
    davon wird es bei Spielbeginn abgezogen. Wirst du überboten, musst du neu
    bieten, höher oder woanders. Talente wirken noch nicht (R-AUC-1).
help-discard =
    Strategien. Zwei deiner Karten kommen zurück in die Schachtel, ungesehen
    von den anderen (R-STR-1). Du kannst pro Runde eine Karte spielen; behalte
    also, was zu deinem Investor und zu deinen Plänen passt und was du bezahlen
    kannst. Karten, die du am Spielende noch hast, sind nichts wert (R-STR-2).
help-bonds =
    Anleihen. Kaufe bis zu { $limit }, solange dein Geld reicht (R-BND-1). Jede bringt
    { $interest } am Ende jeder Runde (R-BND-2), und am Spielende bekommst du ihren vollen
    Preis zurück (R-BND-3). Bis dahin kannst du mit diesem Geld aber nicht bieten.
help-open =
    Royal Robins legt die Startkarten aus. Nur du hast sie gesehen. Jeder
    Stapel bekommt eine; eine Karte liegt verdeckt, alle anderen offen
    (R-SUP-1).
help-commerce =
    Waren. { $players ->
        [2] Lege deine zwei Karten offen auf zwei verschiedene Stapel (R-COM-1).
       *[other] Lege deine Karte offen auf einen beliebigen Stapel (R-COM-1).
    } Wer den Stapel
    nimmt, behält die Karte (R-COM-2). Am Ende sind Sätze verschiedener
    Rohstoffe umso mehr wert, je größer sie sind, und Steuern kosten umso
    mehr, je mehr es sind (R-COM-3).
help-first-player-card =
    Als Erstspieler legst du die Erstspielerkarte auf einen Stapel. Wer ihn
    nimmt, entscheidet, wer die nächste Runde beginnt (R-FPC-1).
help-hand-over =
    Du hast die Erstspielerkarte genommen. Bestimme, wer die nächste Runde
    beginnt: du selbst oder jemand anders. Diese Runde läuft weiter wie bisher
    (R-FPC-1).
help-ability =
    Beide deiner Investoren können jetzt etwas tun. Wähle, wer zuerst kommt;
    der andere folgt (R-INV-2).
help-investor =
    Das ist das Talent deines Investors. Talente desselben Moments kommen in
    Spielreihenfolge dran (R-INV-2). Auf manche darfst du verzichten, andere
    wirken immer.
help-strategy =
    Du hast eine Strategiekarte gespielt. Erst werden ihre Kosten bezahlt, dann
    wirkt sie (R-STR-2). Kostet sie eine Aktie, ist das eine normale Karte oder
    eine halbe Doppelaktie, die zur normalen Karte wird; alle sehen sie
    (R-STR-4).
help-sell-some =
    Durch eine Strategiekarte darfst du sofort verkaufen. Es zählen Aktien,
    nicht Karten: Eine ganze Doppelaktie sind zwei (R-STR-5). Du musst keine
    verkaufen.
help-pause =
    Die Runde ist zu Ende, die Kurse haben sich bewegt. Die nächste beginnt
    mit neuen Geheimnissen, neuen Stapeln und dem nächsten Erstspieler
    (R-END-1).
# What only a terminal needs to explain besides.
hint-bid =
    Ein Preis in Klammern hinter einem Feld ist, was du dort wegen deines
    Investors zahlst.
hint-sell = Aktien verkaufst du eine nach der anderen, bis du aufhörst.
hint-choose-investor = Die Zahl hinter einem Namen ist dein Startgeld.
hint-discard = In Klammern steht, was eine Karte kostet.
hint-investor = Wo Enter angeboten wird, darfst du verzichten.
help-keys =
    Tippe die Zahl oder das Wort einer Wahl (Stapel B ist 2), auch mehrere: b 6.
    ? Hilfe   ? R-DEM-4 Regel   t Tisch   l Logbuch   h Tipp   q sichern, beenden
help-keys-cards = i Investoren und deine Strategiekarten mit ihrer Wirkung


## What the signs on the table mean: what each is called, and what it says.

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
sign-die = Die Würfel bestimmen, welche Vorausschauen es in dieser Runde gibt. Welche Firma welche bekommt, steht in den Paaren.

sign-share-title = Aktie
sign-share = Eine Aktie dieser Firma. Verkaufe sie in der Verkaufsphase zum heutigen Kurs oder behalte sie für den von morgen.
sign-boom = Wer ihn nimmt, muss ihn in der Aktionsphase dieser Runde spielen: Eine Firma nach Wahl steigt um { $boom } Felder.
sign-bust = Wer sie nimmt, muss sie in der Aktionsphase dieser Runde spielen: Eine Firma nach Wahl fällt um { $bust } Felder.
sign-fee-title = Handelsgebühr
sign-fee = Wer den Stapel nimmt, zahlt so viel an die Bank. Was nicht bezahlt werden kann, bleibt fällig, bis das Geld da ist.
sign-commodity-title = Rohstoff
sign-commodity = Bleibt bis zum Spielende. Ein Satz verschiedener bringt { $sets }, je mehr, desto besser; ein gleicher beginnt einen neuen Satz.
sign-tax = Bleibt bis zum Spielende; dort kosten Steuerkarten { $taxes }, je mehr, desto teurer.
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
sign-phase-information = { $players ->
    [2] Beide bekommen zwei Paare: je eine Firma, und wie sich ihr Kurs am Ende der Runde bewegt.
   *[other] Alle bekommen ein Paar: eine Firma, und wie sich ihr Kurs am Ende der Runde bewegt.
}
sign-phase-supply = Alle legen Karten auf die Stapel, eine offen und eine verdeckt.
sign-phase-demand = Alle bieten auf die Stapel; { $players ->
    [2] jeder bekommt zwei.
   *[other] jeder bekommt einen.
}
sign-phase-action = Booms und Krisen aus den Stapeln bewegen Kurse, und andere Karten können gespielt werden.
sign-phase-selling = Verkaufe Aktien zum heutigen Kurs, so viele du willst.
sign-phase-movement = Alle Vorausschauen werden gezeigt, und die Kurse bewegen sich.
sign-phase-round-end = { $bonds ->
    [yes] Anleihen bringen Zinsen, Talente für diesen Moment wirken, und die Runde ist vorbei.
   *[no] Talente für diesen Moment wirken, und die Runde ist vorbei.
}


## Bots: die Stufen und die Stile, in denen sie spielen können, je mit einer Zeile, die sagt, wie.

bot-random = Zufall
bot-random-why = Nimmt irgendeine erlaubte Antwort. Gut, um die Regeln zu lernen.
bot-intern = Praktikant
bot-intern-why = Kurzsichtig, und macht die Fehler von Anfängern. Für erste Partien.
bot-clerk = Sachbearbeiter
bot-clerk-why = Spielt vernünftig, aber einfach. Für alle, die die Regeln kennen.
bot-broker = Broker
bot-broker-why = Wägt jeden Stapel, jedes Gebot und jeden Verkauf nach guten Faustregeln ab.
bot-shark = Hai
bot-shark-why = Probiert aus, was aus jeder Antwort werden könnte, und ahnt, was andere verbergen.
bot-shark-1s = Hai, eine Sekunde
bot-shark-1s-why = Der Hai mit einer ganzen Sekunde für jede Antwort: Schwerer wird es nicht.
bot-in-style = { $bot }, { $style }
style-usual = üblicher Stil
style-bold = mutig
style-bold-why = Bietet hoch und wagt etwas.
style-careful = vorsichtig
style-careful-why = Hält das Geld zusammen und meidet Risiken.
style-hoarder = Sammler
style-hoarder-why = Sammelt Aktien und trennt sich spät von ihnen.
style-bluffer = Bluffer
style-bluffer-why = Legt Karten, um irrezuführen.

# Die Liste im Terminal.
bots-how = Wähle einen mit --bots NAME, in einem Stil mit --bots NAME:STIL. Wie lange er nachdenkt, steht dahinter, in Durchläufen (shark@400) oder Millisekunden (shark:bold@100ms).
bots-styles = Stile
bots-others = Aus anderen Paketen
bots-lab = Zum Messen, nur bei simulate und tournament
bot-broker-1-why = Der Broker, wie er zuerst war: ein Maßstab, der gleich bleibt.
bot-naive-why = Spielt nach fünf Regeln, wie man sie sich nach dem ersten Lesen der Anleitung machen könnte.
bot-oracle-why = Sieht alles Verborgene und probiert jede Antwort aus: was sich gewinnen ließe, wenn man alles wüsste.
bot-pike-why = Probiert aus, was aus jeder Antwort werden könnte, und schließt nichts daraus, wie andere spielen: flink, für lange Messungen.
bots-of = aus { $package }


## The rules for players: what the figures in them are called. The text itself is in rules/*.md.

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


## Wie Zahlen auf Seiten und in Tabellen geschrieben werden.

numeral-range = { $low } bis { $high }


## Ein Bot hat für jemanden geantwortet, der zu spät oder fort war: am Ende einer Partie, im Bericht des Trainers, in Studien.

standin-answers = { $answers ->
    [one] Ein Bot hat für { $seat } eine Antwort gegeben, in Runde { $first }.
   *[other] Ein Bot hat für { $seat } { $answers } Antworten gegeben, { $rounds ->
        [one] in Runde { $first }.
       *[other] in den Runden { $first } bis { $last }.
    }
}
standin-not-judged = Antworten, die ein Bot gegeben hat, zählen bei Glück und Können mit. Bei Noten, Entscheidungen und Gewohnheiten zählen sie nicht.
standin-all = Ein Bot hat für { $seat } alles entschieden, darum gibt es keine Note.
standin-effect = Zu diesem Können gehört auch, was der Bot entschieden hat, der hier geantwortet hat: { $effect }.
standin-my-game = { $answers ->
    [one] ein Bot hat eine Antwort für dich gegeben
   *[other] ein Bot hat { $answers } Antworten für dich gegeben
}
standin-my-game-all = Keine Note: Ein Bot hat alles für dich entschieden · Glück { $luck }, Können { $skill }
standin-some-games = { $games ->
    [one] In einer Partie hat ein Bot manche Antworten für { $player } gegeben; Noten und Gewohnheiten lassen sie aus.
   *[other] In { $games } Partien hat ein Bot manche Antworten für { $player } gegeben; Noten und Gewohnheiten lassen sie aus.
}
standin-all-games = { $games ->
    [one] Eine Partie ist ausgelassen, weil dort ein Bot alles für { $player } entschieden hat.
   *[other] { $games } Partien sind ausgelassen, weil dort ein Bot alles für { $player } entschieden hat.
}
error-study-stand-ins = In { $folder } gibt es nichts zu studieren: In diesen Partien haben Bots alles für die Spieler entschieden.
