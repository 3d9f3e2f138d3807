## Der Trainer: was an einer Entscheidung falsch war. Danach folgt die bessere Antwort und warum sie besser ist.

coach-bid-dear = Du hast { $cost } auf Stapel { $pile } geboten, der dir etwa { $worth } wert war. Stapel { $better } war etwa { $better_worth } wert und für { $better_cost } zu haben.
coach-bid-pile = Du hast { $cost } auf Stapel { $pile } geboten, der dir etwa { $worth } wert war. Auf Stapel { $better }, etwa { $better_worth } wert, konntest du { $better_cost } bieten: Das versprach mehr.
coach-bid-auction = Du hast { $cost } auf Stapel { $pile } geboten. Mit { $better_cost } auf Stapel { $better } lief das Bieten in den Verteilungen, die es hätten sein können, besser für dich: Was die anderen dann noch nehmen können, zählt mehr als die Stapel selbst.
coach-bid-high = Du hast { $cost } auf Stapel { $pile } geboten, der dir etwa { $worth } wert war. { $better_cost } wäre besser gewesen.
coach-bid-low-first = Du hast mit { $cost } auf Stapel { $pile } eröffnet, der dir etwa { $worth } wert war. Gleich { $better_cost } hätte mehr von den anderen abgehalten.
coach-bid-low = Du hast { $cost } auf Stapel { $pile } geboten, der dir etwa { $worth } wert war. { $better_cost } hätte mehr von den anderen abgehalten.
coach-look-missed = Du hast gleich geboten. Erst nachzusehen war mehr wert.
coach-look-wasted = Du hast erst nachgesehen. Gleich zu bieten war mehr wert.
coach-hide-other = Du hast { $card } verdeckt. { $better } zu verdecken war besser.
coach-hide-pile = Du hast { $card } verdeckt auf Stapel { $pile } gelegt. Auf Stapel { $better } wäre die Karte dir mehr wert gewesen.
coach-show-pile = Du hast { $card } offen auf Stapel { $pile } gelegt. Auf Stapel { $better } hätte die Karte dir mehr genützt.
coach-open-other = Du hast { $card } auf Stapel { $pile } ausgelegt. Eine andere Karte versprach dort mehr.
coach-commerce-pile = Du hast die Warenkarte auf Stapel { $pile } gelegt. Stapel { $better } war besser für dich.
coach-first-card-pile = Du hast die Erstspielerkarte auf Stapel { $pile } gelegt. Stapel { $better } war besser für dich.
coach-action-company = Du hast { $card } auf { $company } gespielt. Auf { $better } hätte es dir mehr gebracht.
coach-strategy-missed = Du hättest hier { $better } spielen können.
coach-strategy-wasted = Du hast { $strategy } gespielt. Die Karte zu behalten war mehr wert.
coach-strategy-other = Du hast { $strategy } gespielt. { $better } hätte mehr gebracht.
coach-strategy-use = Die Karte war richtig, aber sie ließ sich besser nutzen.
coach-ability-missed = Du hast das Talent von { $better } nicht genutzt.
coach-ability-wasted = Du hast das Talent von { $investor } genutzt. Darauf zu verzichten war besser.
coach-ability-use = Das Talent ließ sich besser nutzen.
coach-sold-early = Du hast { $company } für { $price } je Aktie verkauft. Behalten versprach sie mehr.
coach-kept-long = Du hast nicht weiter verkauft. { $company } brachte { $price } je Aktie; sie zu behalten versprach weniger.
coach-sold-other = Du hast { $company } verkauft. { $better } zu verkaufen war besser.
coach-show-few = Du hast nicht alle deine Aktien gezeigt und für die anderen nichts bekommen.
coach-bonds-few = Du hast { $count ->
    [0] keine Anleihe
    [one] eine Anleihe
   *[other] { $count } Anleihen
} gekauft. { $better ->
    [one] Eine wäre
   *[other] { $better } wären
} besser gewesen.
coach-bonds-many = Du hast { $count ->
    [one] eine Anleihe
   *[other] { $count } Anleihen
} gekauft. { $better ->
    [0] Das Geld zu behalten wäre
    [one] Eine wäre
   *[other] { $better } wären
} besser gewesen.
coach-investor-choice = Du hast { $investor } gewählt. { $better } gewinnt hier öfter.
coach-investor-bid = Ein anderes Gebot auf die Investoren versprach mehr.
coach-discard-other = Du hast { $strategy } zurückgelegt. { $better } zurückzulegen war besser.
coach-hand-over = Du hast die Erstspielerkarte { $seat } gegeben. Sie { $better } zu geben war besser für dich.
coach-other = Eine andere Antwort war in den Verteilungen besser, die es hätten sein können.

# Wie schwer eine Entscheidung wog.
coach-verdict-blunder = Grober Fehler
coach-verdict-mistake = Fehler
coach-verdict-inaccuracy = Ungenauigkeit
coach-verdict-good = Gut

# Was der Zufall entschied.
coach-chance-first = wer beginnt
coach-chance-strategies = Strategiekarten
coach-chance-investors = Investoren
coach-chance-shares = Startaktien
coach-chance-dice = die Würfel
coach-chance-pairs = die Informationspaare
coach-chance-opening = die Startkarten der Stapel
coach-chance-hand = Handkarten
coach-chance-commerce = Warenkarten


## Der Bericht des Trainers über eine Partie, im Terminal und als Seite. Die ersten sechs zeigt --help, sie bleiben schlichter Text.

command-coach = Betrachtet eine beendete Partie: was das Glück jedem gab, was Entscheidungen kosteten und welche am meisten.
option-coach-file = Die Aufzeichnung einer beendeten Partie.
option-quick = Ein schnellerer Blick: Die Zahlen sind weniger genau.
option-coach-html = Wohin die Seite für den Browser geschrieben wird. Sonst neben die Aufzeichnung, mit .coach.html im Namen; mit --json nirgendwohin.
option-coach-json = Gibt die ganze Analyse als JSON aus, ein Objekt in einer Zeile.
option-lab-jobs = Wie viele Prozesse arbeiten. Das Ergebnis ist immer dasselbe.
option-all-cores = alle Kerne, höchstens 4

coaching-looking = Die Partie wird betrachtet
coaching-stopped = Angehalten. Es ist nichts geschrieben.
coaching-written = Der ganze Bericht mit jeder Entscheidung: { $file }

error-coach-missing = Die Datei { $file } gibt es nicht. Nenne die Aufzeichnung einer beendeten Partie: stockpile watch --record FILE behält eine.
error-coach-folder = { $file } ist ein Ordner. So werden alle Partien darin betrachtet: stockpile lab study { $file }
error-coach-damaged = Diese Aufzeichnung lässt sich nicht betrachten: { $reason }. Bring sie dort in Ordnung, oder nenne eine andere.
error-coach-seen = In { $file } steht nur, was ein Platz gesehen hat, ohne die Karten und Entscheidungen der anderen. Speichere die Aufzeichnung noch einmal, wenn die Partie zu Ende ist; dann ist sie vollständig.
error-coach-unfinished = Die Partie in { $file } ist nach { $answers ->
    [one] einer Antwort
   *[other] { $answers } Antworten
} nicht zu Ende, und bis dahin bleibt verborgen, was verborgen ist. Spiele sie erst zu Ende.
error-page-over-record = { $file } ist die Aufzeichnung selbst. Nenne eine andere Datei für die Seite.

coaching-when = Runde { $round }, { $phase }

# Das Terminal.
coaching-faults = Grobe Fehler, Fehler, Ungenauigkeiten
coaching-faults-short = G/F/U
coaching-worst-of-all = { $count ->
    [0] Niemand hat einen Fehler gemacht, der der Rede wert wäre.
    [one] Die eine Entscheidung, die etwas gekostet hat:
   *[other] Die { $count } schlechtesten Entscheidungen:
}
coaching-case = { $number }. { $seat }, { $when }: { $verdict }, { $win } Siegchance, { $money } Geld
coaching-line-sums = Glück { $luck } + Können { $skill } = { $result }
coaching-line-grade = Note { $grade }; grobe Fehler, Fehler, Ungenauigkeiten: { $faults }

# Der Kopf der Seite.
coaching-kicker = Der Bericht des Trainers
coaching-title = Bericht des Trainers: { $seats }
coaching-headline = { $count ->
    [one] { $winners } gewinnt mit { $money }
   *[other] { $winners } teilen sich den Sieg mit je { $money }
}
coaching-won-by-luck = Es war Glück: Der Zufall gab { $luck } des Sieges, die Entscheidungen am Tisch { $skill }, zusammen { $result } über dem gerechten Anteil.
coaching-won-by-skill = Es war Können: Die Entscheidungen am Tisch gaben { $skill } des Sieges, der Zufall { $luck }, zusammen { $result } über dem gerechten Anteil.
coaching-won-by-both = Es war Glück und Können: Der Zufall gab { $luck } des Sieges, die Entscheidungen am Tisch { $skill }, zusammen { $result } über dem gerechten Anteil.
coaching-best = Am besten gespielt hat { $seat }, mit Note { $grade }.
coaching-best-won = { $seat } hat auch am besten gespielt, mit Note { $grade }.
coaching-game = { $players } Spieler, { $rounds } Runden, { $answers } Antworten; { $decisions } davon waren echte Entscheidungen, bei denen es etwas zu wählen gab.
coaching-quick-note = Das ist der schnelle Blick: Kleine Zahlen sind weniger genau als beim gründlichen.
coaching-contents = Inhalt

coaching-section-result = Ergebnis
coaching-section-course = Chancen im Lauf der Partie
coaching-section-sums = Glück und Können
coaching-section-worst = Die schlechtesten Entscheidungen
coaching-section-chances = Was der Zufall gab
coaching-section-method = Wie gerechnet wird

# Ergebnis.
coaching-place = Platz
coaching-player = Spieler
coaching-money = Geld

# Der Lauf der Partie.
coaching-chart-note = Wie wahrscheinlich jeder gewinnt, nach jeder Antwort. Die Zahlen unten sind Runden; die gestrichelte Linie quer ist ein gerechter Anteil, { $fair }. Die Zahlen oben sind Wendepunkte.
coaching-chart-as-table = Die Chancen als Tabelle
coaching-chart-table = Siegchancen zu Beginn jeder Runde
coaching-at = Wann
coaching-round-begins = Runde { $round } beginnt

# Glück und Können.
coaching-sums-note = Glück ist der Unterschied zwischen dem, was kam, und dem Mittel dessen, was stattdessen hätte kommen können. Können ist alles andere: was am Tisch entschieden wurde, selbst und von den anderen. Glück und Können zusammen sind das Ergebnis.

# Noten.
coaching-grades-note = Die Note sagt, wie wenig eine Entscheidung im Durchschnitt verloren hat, verglichen mit der besten, die die Suche mit demselben Wissen fand: 100 heißt nichts, und wer mit jeder Entscheidung ein Zehntel der Geldstreuung einer letzten Runde verliert, bekommt 50. Glück und die anderen haben keinen Anteil daran, darum lässt sie sich zwischen Partien vergleichen. Unsere Bots bekommen gewöhnlich: { $usual }.
coaching-typical = { $bot } etwa { $grade }

# Die schlechtesten Entscheidungen.
coaching-worst-note = Von jedem bis zu fünf Entscheidungen, die schwerste zuerst, mit der Stellung, wie dieser Platz sie sah. Grobe Fehler haben { $blunder } eines Sieges oder mehr verloren, Fehler { $mistake }, Ungenauigkeiten { $slight }; wo der Sieg fern war, zählt Geld auf dieselbe Weise. „Du“ ist, wer entschieden hat.
coaching-mark-played = Gespielt
coaching-mark-better = Besser
coaching-seen-by = Wie { $seat } es sah
coaching-own-offers = Zur Wahl

# Nach Phasen und nach Art des Zufalls.
coaching-chances-note = Das Glück nach dem, was der Zufall entschied, in Anteilen an einem Sieg. Über alle Spieler ergibt jede Zeile zusammen nichts.
coaching-chances = Glück nach Art
coaching-chance = Zufall

# Wie gerechnet wird.
coaching-how-luck = Glück
coaching-how-luck-text = Vor und nach allem, was der Zufall entschied, wird die Partie { $futures }-mal weitergespielt, mit neu gezogenen Karten und Würfeln, soweit sie noch nicht ausgeteilt waren, bis zum Ende der nächsten Runde, von verständigen Spielern mit vier Temperamenten, die nur sehen, was ihr Platz sieht; dann wird der Besitz gezählt. Glück ist der Wert danach abzüglich des Werts davor. Im Mittel über alles, was hätte kommen können, ist es nichts, ganz gleich, was diese Bewertung taugt. Die Partie beginnt mit einem gerechten Anteil für alle, { $fair }.
coaching-how-skill = Können
coaching-how-skill-text = Können ist das Ergebnis abzüglich des Glücks. Es besteht aus dem, was die eigenen Entscheidungen mit dem Wert gemacht haben, aus dem, was die der anderen gemacht haben, und einem Rest: Werte blicken eine Runde voraus, und wenn eine neue Runde beginnt, werden sie berichtigt.
coaching-how-decisions = Entscheidungen
coaching-how-decisions-text = Jede echte Entscheidung wird mit dem beurteilt, was der Spieler da wusste, und mit nichts sonst. Eine Suche mit { $playouts } Durchläufen sucht die beste Antwort in Verteilungen, die die wirkliche hätten sein können; dann wird sie in bis zu { $worlds } anderen Verteilungen mit der gespielten verglichen. Ein Verlust wird nur genannt, wenn er größer ist als sein Standardfehler.
coaching-how-grade = Note
coaching-how-grade-text = Die Note folgt aus dem Geld, das eine Entscheidung im Durchschnitt verloren hat, gemessen an der Streuung der letzten Runde in Partien dieser Art. Wer gewonnen hat, weiß sie nicht.
coaching-how-limits = Was es nicht sagt
coaching-how-limits-text = Die bessere Antwort ist die beste, die die Suche fand, kein Beweis. Ein Verlust ist einer für Spieler, die verständig gegen verständige weiterspielen; wer die anderen besser kannte, hatte vielleicht Gründe. Kleine Zahlen sind Rauschen, vor allem beim schnellen Blick. Eine einzelne Partie sagt wenig darüber, wie gut jemand spielt; viele sagen es (stockpile lab study).


## Der Trainer auf der Seite: Glück und Können in einem Spiel, das zu Ende ist, und über viele Spiele.

server-analysis-one = Ein anderes Spiel wird gerade für dich analysiert. Warte, bis das fertig ist.
server-analysis-busy = Viele Spiele warten auf ihre Analyse. Versuch es in ein paar Minuten noch einmal.
server-analysis-later = So viele Analysen brauchen ihre Zeit. Frag in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-no-analysis = Dieses Spiel ist noch nicht analysiert.

# Am Ende eines Spiels.
web-coach = Glück und Können
web-coach-why = Wie viel davon war Glück? Der Trainer geht das ganze Spiel durch: was jede ausgeteilte Karte an den Chancen geändert hat, und was jede Entscheidung wert war mit dem, was man damals wissen konnte.
web-coach-ask = Dieses Spiel analysieren
web-coach-ask-more = Genauer hinsehen
web-coach-ahead = { $count ->
    [one] Ein Spiel kommt noch davor …
   *[other] { $count } Spiele kommen noch davor …
}
web-coach-doing-quick = Der Trainer sieht das Spiel kurz durch …
web-coach-doing-full = Der Trainer sieht genauer hin; was du siehst, stammt vom ersten Blick …
web-coach-kept-quick = Diese Zahlen stammen von einem kurzen Blick.
web-coach-kept-full = Genau angesehen.
web-coach-failed = Das Spiel ließ sich nicht analysieren. Du kannst es noch einmal versuchen.
web-coach-measure = Gemessen in
web-coach-in-win = Siegchance
web-coach-in-money = Geld
web-coach-chart-win = Die Siegchancen im Lauf des Spiels
web-coach-chart-money = Zu erwartendes Geld, verglichen mit den anderen
web-coach-legend = In diesem Moment
web-coach-moment = { $number } von { $last }: { $values }
web-coach-show = Auf dem Tisch zeigen
web-coach-turns = Wendepunkte
web-coach-turn = Runde { $round } · { $seat } { $change } Siegchance
web-coach-balance = Was das Glück gab und das Können holte
web-coach-luck = Glück
web-coach-skill = Können
web-coach-result = Ergebnis
web-coach-grade = Note
web-coach-verdicts = Entscheidungen nach Urteil
web-coach-adds-up-win = Glück und Können ergeben zusammen das Ergebnis: was jemand über den gerechten Anteil von { $fair } hinaus gewonnen hat. Noten gehen von 0 bis 100 und bedeuten in jedem Spiel dasselbe.
web-coach-adds-up-money = Glück und Können ergeben zusammen das Ergebnis: das Geld über dem Durchschnitt am Tisch. Noten gehen von 0 bis 100 und bedeuten in jedem Spiel dasselbe.
web-coach-decisions = Die Entscheidungen
web-coach-whose = Wessen Entscheidungen
web-coach-worst = Die teuersten
web-coach-told-to = Was der Trainer { $seat } sagen würde:
web-coach-flawless = Nichts, was ein Wort wert wäre: Keine Entscheidung hat viel gekostet.
web-coach-when = Runde { $round } · { $phase }
web-coach-better = Besser: { $answer }.
web-coach-keep = nichts mehr verkaufen
web-coach-played = { $answer }.
web-coach-cost = { $win } Siegchance statt { $best }; im Mittel { $money } weniger.
web-coach-no-cost = { $win } Siegchance. Besseres war nicht zu finden.
web-coach-phases = Nach Phasen
web-coach-phase = Phase
web-coach-own = Eigene Züge
web-coach-missed = Verschenkt
web-coach-total = Zusammen
web-coach-made-of = Das Können besteht aus den eigenen Entscheidungen ({ $own }), denen der anderen ({ $others }) und dem, was die Rechnung von Runde zu Runde berichtigt hat ({ $rest }).
web-coach-all = Alle { $count } Entscheidungen
web-coach-before = Fehler davor
web-coach-after = Nächster Fehler
web-coach-marks = { $you ->
    [yes] Markiert: deine Fehler
   *[other] Markiert: Fehler von { $seat }
}
web-coach-back = Zu den Entscheidungen

# Meine Spiele.
web-coach-game = Note { $grade } · Glück { $luck }, Können { $skill }
web-coach-games = { $count ->
    [one] Ein Spiel ist analysiert: Note { $grade }.
   *[other] { $count } Spiele sind analysiert: im Mittel Note { $grade }.
} Was ein Spiel über den gerechten Anteil hinaus brachte, im Mittel:
web-coach-games-why = Ein Spiel wird analysiert, wenn es jemand an seinem Ende wünscht. Spiele, in denen mehrere Plätze deine waren oder ein Bot alles für dich entschieden hat, zählen nicht mit.
web-coach-grades-title = Note von Spiel zu Spiel
web-coach-grades = Noten vom ältesten Spiel zum neuesten: { $values }
web-coach-grades-why = Eine Raute ist ein Spiel, das du gewonnen hast; die gestrichelte Linie ist das Mittel.


## Meine Spiele auf der Seite: was viele analysierte Spiele über mich sagen. Gewohnheiten und Verlauf selbst stehen in study.ftl.

web-habits-sums = Über { $games } Spiele zusammengezählt, in Anteilen an einem Sieg: Glück { $luck }, Können { $skill }, Ergebnis { $result }
web-habits-grade = Die mittlere Note ist { $grade } ({ $interval }).
web-habits-why = Was dich welche Art von Fehler kostet, die teuerste zuerst, im Mittel all deiner analysierten Spiele. In Klammern und als Strich über dem Balken: wo der wahre Preis in 95 von 100 solchen Fällen liegt.
web-habits-cost = Kostet { $money } je Spiel ({ $range }) und { $win } eines Sieges ({ $wins }).
web-habits-cost-alone = Kostete in diesem Spiel { $money } und { $win } eines Sieges.
web-habits-unsure = kann Zufall sein
web-habits-more = { $count ->
    [one] Eine weitere, die weniger kostet
   *[other] { $count } weitere, die weniger kosten
}
web-habits-newest = Hier zählen deine neuesten { $count } analysierten Spiele.


## Viele Partien eines Spielers, im Terminal und als Seite. Die ersten fünf zeigt --help, sie bleiben schlichter Text.

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
study-often = { $count ->
    [one] einmal
   *[other] { $count }-mal
}, in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
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
study-grades-note = Jede Marke ist eine Partie, in der Reihenfolge der Dateien; eine Raute ist eine gewonnene. Die Linie ist der Verlauf, das Band darum zeigt, wo die wahre Linie bei 95 von 100 solchen Studien liegt. Die gestrichelten Linien sind, was unsere Bots gewöhnlich bekommen: { $usual }.
study-sums = Glück und Können, zusammengezählt
study-sums-note = Anteile an einem Sieg über den gerechten hinaus, von Partie zu Partie zusammengezählt. Glück und Können zusammen sind das Ergebnis.
study-habits = Gewohnheiten
study-habits-note = Was welche Art von Fehler je Partie kostet, die teuerste zuerst, mit dem Bereich, in dem der wahre Preis bei 95 von 100 solchen Studien liegt. Ein Preis, dessen Bereich unter null beginnt, kann Zufall sein. „Du“ ist { $player }.
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
study-habit-open-other = Du legst die falsche Startkarte aus
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
study-habit-discard-other = Du legst die falsche Strategiekarte zurück
study-habit-hand-over = Du gibst die Erstspielerkarte dem falschen Spieler
study-habit-other = Andere Entscheidungen
