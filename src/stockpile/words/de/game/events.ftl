# What happened, as lines of the log. $seat is a name; $you is "yes" where the reader is meant, who is then "Du".
# The verb follows the name, so sentences choose by $seat itself: [Du] is what seat-you says.

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
event-card-opened = Stapel { $pile } beginnt mit { $card }.
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
event-money-received = { $seat ->
    [Du] Du erhältst
   *[other] { $seat } erhält
} { $amount } ({ $reason }).
event-money-paid = { $seat ->
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
money-ana = Agile Ana
money-barack = Bailout Barack
money-dangote = Daring Dangote
money-liliane = Lazy Liliane
money-mitt = Moneymaker Mitt
money-oprah = Opulent Oprah
money-sanders = Socialist Sanders
