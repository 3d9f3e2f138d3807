# Viele Partien eines Spielers, im Terminal und als Seite. Die ersten fünf zeigt --help, sie bleiben schlichter Text.

command-study = Betrachtet alle beendeten Partien eines Ordners: Noten, Glück und Können im Lauf der Zeit, und Gewohnheiten mit ihrem Preis.
option-study-folder = Ein Ordner mit Aufzeichnungen. Was berechnet ist, wird darin unter analyses aufbewahrt.
option-player = Nur dieser Spieler, genannt wie in den Aufzeichnungen. Sonst alle, die mit den meisten Partien zuerst.
option-study-html = Wohin die Seite für den Browser geschrieben wird. Sonst study.html im Ordner; mit --json nirgendwohin.
option-study-json = Gibt die ganze Studie als JSON aus, ein Objekt in einer Zeile.

study-looking = Die Partien werden betrachtet
study-stopped = Angehalten. { $done } von { $all } Partien sind fertig und liegen in { $folder }. Derselbe Befehl macht dort weiter.
study-written = Die ganze Studie: { $file }
study-kept = Die Analysen liegen in { $folder }: Was dort ist, wird nicht noch einmal betrachtet.
study-skipped-damaged = Ausgelassen: { $file } ist beschädigt ({ $reason }).
study-skipped-seen = Ausgelassen: In { $file } steht nur, was ein Platz gesehen hat.
study-skipped-unfinished = Ausgelassen: Die Partie in { $file } ist nicht zu Ende.

error-study-file = { $file } ist eine Datei. So wird eine Partie betrachtet: stockpile lab coach { $file }
error-study-missing = Den Ordner { $folder } gibt es nicht. Nenne einen mit Aufzeichnungen: stockpile simulate --records FOLDER behält Partien.
error-study-empty = In { $folder } gibt es keine Aufzeichnungen beendeter Partien. Nenne einen Ordner mit welchen: stockpile simulate --records FOLDER behält Partien.
error-study-nameless = Kein Platz in den Aufzeichnungen von { $folder } hat einen Namen, darum lassen sich die Partien niemandem zuordnen. Ergänze Zeilen wie: name 0 "Ann"
error-study-player = Niemand heißt { $player } in diesen Aufzeichnungen. Nimm --player mit einem von: { $known }.

# Wörter der Tabellen.
study-player = Spieler
study-games = Partien
study-wins = Siege
study-grade = Note
study-interval = 95-%-Bereich
study-luck = Glück je Partie
study-skill = Können je Partie
study-habit = Gewohnheit
study-often = { $count ->
    [one] einmal
   *[other] { $count }-mal
}, in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
study-cost-money = Geld je Partie
study-cost-win = Anteil am Sieg je Partie
study-phase = Phase
study-own = Eigene Entscheidungen je Partie
study-loss = Verloren je Partie
study-loss-money = Verlorenes Geld je Partie
study-game = Partie
study-place = Platz
study-money = Geld
study-result = Ergebnis
study-luck-one = Glück
study-skill-one = Können
study-line = { $habit }: { $cost } je Partie ({ $interval }), { $count ->
    [one] einmal
   *[other] { $count }-mal
}.
study-line-alone = { $habit }: { $cost } in dieser Partie, { $count ->
    [one] einmal
   *[other] { $count }-mal
}.
study-habits-of = Was { $player } zurückholen könnte, in Geld je Partie:
study-no-habits = Keine Entscheidung hat so viel verloren, dass sie der Rede wert wäre.

# Die Seite.
study-kicker = Eine Studie vieler Partien
study-title = Studie: { $players }
study-heading-one = { $player } in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
study-heading-all = { $players ->
    [one] Ein Spieler in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
   *[other] { $players } Spieler in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
}
study-read-one = Note { $grade }, Siege { $wins }. Die teuerste Gewohnheit: { $habit } ({ $cost } Geld je Partie).
study-read-good = Note { $grade }, Siege { $wins }. Keine Gewohnheit kostet etwas, das der Rede wert wäre.
study-quick-note = Das sind schnelle Blicke: Kleine Zahlen sind weniger genau als bei gründlichen.
study-left-out = { $count ->
    [one] Eine Datei ist ausgelassen:
   *[other] { $count } Dateien sind ausgelassen:
}
study-contents = Inhalt
study-overview = Alle
study-overview-note = Glück und Können sind Anteile an einem Sieg über den gerechten hinaus, im Mittel einer Partie; auf lange Sicht ergibt Glück nichts. In Klammern: wo der wahre Wert bei 95 von 100 solchen Studien liegt. Weiter unten stehen die { $most } mit den meisten Partien; --player NAME zeigt jeden.
study-facts = { $player } hat { $wins } von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} gewonnen ({ $interval }); ein gerechter Anteil ist { $fair }. Die mittlere Note ist { $grade } ({ $grades }).
study-trend-up = Sie steigt um { $slope } je Partie ({ $interval }).
study-trend-down = Sie fällt um { $slope } je Partie ({ $interval }).
study-trend-none = Ob sie steigt oder fällt, lässt sich vom Zufall noch nicht unterscheiden ({ $interval } je Partie).
study-trend-few = Für einen Verlauf sind es zu wenige Partien.
study-grades = Noten im Lauf der Zeit
study-grades-note = Jede Marke ist eine Partie, in der Reihenfolge der Dateien. Die Linie ist der Verlauf, das Band darum zeigt, wo die wahre Linie bei 95 von 100 solchen Studien liegt. Die gestrichelten Linien sind, was unsere Bots gewöhnlich bekommen: { $usual }.
study-grades-label = Noten von { $player } in { $games } Partien, zwischen { $low } und { $high }
study-sums = Glück und Können, zusammengezählt
study-sums-note = Anteile an einem Sieg über den gerechten hinaus, von Partie zu Partie zusammengezählt. Glück und Können zusammen sind das Ergebnis.
study-sums-label = Summen für { $player } nach { $games } Partien: Glück { $luck }, Können { $skill }, Ergebnis { $result }
study-habits = Gewohnheiten
study-habits-note = Was Arten von Fehlern eine Partie kosten, die teuerste zuerst, mit dem Bereich, in dem der wahre Preis bei 95 von 100 solchen Studien liegt. Ein Preis, dessen Bereich unter null beginnt, kann Zufall sein. „Du“ ist { $player }.
study-phases = Phase für Phase
study-phases-note = Glück, eigene Entscheidungen und was bessere hinzugefügt hätten, im Mittel einer Partie.
study-list = Alle Partien von { $player }
study-method = Wie gerechnet wird
study-method-text = Jede Partie betrachtet der Trainer (stockpile lab coach): Glück durch neu gezogene Zukünfte, Entscheidungen durch eine Suche mit demselben Wissen. Eine Partie ist eine Beobachtung; Mittelwerte haben den Bereich nach Student, Siege den nach Wilson, der Verlauf ist eine Gerade der kleinsten Quadrate. Der Preis einer Gewohnheit ist, was ihre Entscheidungen verloren haben, verteilt auf alle Partien, auch auf die ohne sie. Preise mehrerer Gewohnheiten lassen sich zusammenzählen, aber wer eine ablegt, kann in eine andere verfallen; und eine Studie weniger Partien sagt wenig: Sieh auf die Bereiche.

# Gewohnheiten, nach dem, was falsch war.
study-habit-bid-dear = Du bietest mehr, als ein Stapel wert ist
study-habit-bid-pile = Du bietest auf den falschen Stapel
study-habit-bid-auction = Du lässt den anderen beim Bieten das bessere Ende
study-habit-bid-high = Du bietest zu hoch
study-habit-bid-low-first = Du eröffnest zu niedrig
study-habit-bid-low = Du bietest zu niedrig
study-habit-look-missed = Du bietest, bevor du nachsiehst
study-habit-look-wasted = Du siehst nach, wo du bieten solltest
study-habit-hide-other = Du verdeckst die falsche Karte
study-habit-hide-pile = Du legst die verdeckte Karte auf den falschen Stapel
study-habit-show-pile = Du legst die offene Karte auf den falschen Stapel
study-habit-open-other = Du legst die falsche erste Karte aus
study-habit-commerce-pile = Du legst Warenkarten auf den falschen Stapel
study-habit-first-card-pile = Du legst die Erstspielerkarte auf den falschen Stapel
study-habit-action-company = Du spielst Aktienboom und Aktienkrise auf die falsche Firma
study-habit-strategy-missed = Du lässt Strategiekarten ungespielt
study-habit-strategy-wasted = Du spielst Strategiekarten, die du besser behieltest
study-habit-strategy-other = Du spielst die falsche Strategiekarte
study-habit-strategy-use = Du machst zu wenig aus Strategiekarten
study-habit-ability-missed = Du nutzt das Talent deines Investors nicht
study-habit-ability-wasted = Du nutzt das Talent deines Investors, wo es besser unterbliebe
study-habit-ability-use = Du machst zu wenig aus dem Talent deines Investors
study-habit-sold-early = Du verkaufst zu früh
study-habit-kept-long = Du behältst Aktien zu lange
study-habit-sold-other = Du verkaufst die falschen Aktien
study-habit-show-few = Du zeigst für eine Dividende zu wenige Aktien
study-habit-bonds-few = Du kaufst zu wenige Anleihen
study-habit-bonds-many = Du kaufst zu viele Anleihen
study-habit-investor-choice = Du wählst den schwächeren Investor
study-habit-investor-bid = Du bietest falsch auf Investoren
study-habit-discard-other = Du legst die falsche Strategiekarte ab
study-habit-hand-over = Du gibst die Erstspielerkarte dem falschen Spieler
study-habit-other = Andere Entscheidungen
