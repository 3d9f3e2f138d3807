# What explains each question, with the numbers of the rules. Empty lines divide paragraphs; other line ends mean nothing.
# A text speaks of the game in play alone: $players is how many play, $strategies, $commodities and the like are yes or no.

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
