# Der Bericht des Trainers über eine Partie, im Terminal und als Seite. Die ersten sechs zeigt --help, sie bleiben schlichter Text.

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
coaching-better = Besser: { $answer }.

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
coaching-section-grades = Noten
coaching-section-worst = Die schlechtesten Entscheidungen
coaching-section-phases = Phase für Phase
coaching-section-chances = Was der Zufall gab
coaching-section-all = Alle Entscheidungen
coaching-section-method = Wie gerechnet wird

# Ergebnis.
coaching-summary = Ergebnis der Spieler
coaching-summary-note = Ergebnis, Glück und Können sind Anteile an einem Sieg: 100 % ist ein ganzer. Alle beginnen mit einem gerechten Anteil von { $fair }; das Ergebnis ist, was darüber hinaus kam, und Glück und Können ergeben zusammen das Ergebnis.
coaching-place = Platz
coaching-player = Spieler
coaching-money = Geld
coaching-result = Ergebnis
coaching-luck = Glück
coaching-skill = Können
coaching-grade = Note
coaching-many-blunder = Grobe Fehler
coaching-many-mistake = Fehler
coaching-many-inaccuracy = Ungenauigkeiten

# Der Lauf der Partie.
coaching-chart-note = Wie wahrscheinlich jeder gewinnt, nach jeder Antwort. Die Zahlen unten sind Runden; die gestrichelte Linie quer ist ein gerechter Anteil, { $fair }. Die Zahlen oben sind Wendepunkte.
coaching-chart-label = Siegchancen von { $players } Spielern über { $answers } Antworten; die Tabelle darunter nennt sie für jede Runde
coaching-chart-as-table = Die Chancen als Tabelle
coaching-chart-table = Siegchancen zu Beginn jeder Runde
coaching-at = Wann
coaching-round-begins = Runde { $round } beginnt
coaching-turns = Wendepunkte
coaching-turns-note = Was die Chancen von jemandem am meisten bewegt hat. Die Zahl sagt, was es für den Spieler daneben bedeutete.
coaching-no-turns = Nichts hat die Chancen von jemandem um mehr als ein wenig bewegt.
coaching-turn-set-up = In der Vorbereitung:
coaching-turn-round = Runde { $round }:
coaching-turn-decided = Entscheidung von { $seat }: { $answer }.
coaching-turn-chance = Es war Zufall ({ $what }).
coaching-turn-begins = { $seat } beginnt.

# Glück und Können.
coaching-sums-note = Glück ist der Unterschied zwischen dem, was kam, und dem Mittel dessen, was stattdessen hätte kommen können. Können ist alles andere: was am Tisch entschieden wurde, selbst und von den anderen. Glück und Können zusammen sind das Ergebnis.
coaching-in-wins = In Anteilen an einem Sieg
coaching-in-money = In Geld, gegenüber dem Mittel des Tisches
coaching-skill-made-of = Von diesem Können, in Anteilen an einem Sieg: eigene Entscheidungen { $own }, Entscheidungen der anderen { $others } und { $rest }, wo sich die Rechnung von Runde zu Runde berichtigt hat.

# Noten.
coaching-grades-note = Die Note sagt, wie wenig eine Entscheidung im Mittel verloren hat, verglichen mit der besten, die die Suche mit demselben Wissen fand: 100 heißt nichts, und wer mit jeder Entscheidung ein Zehntel der Geldstreuung einer letzten Runde verliert, bekommt 50. Glück und die anderen haben keinen Anteil daran, darum lässt sie sich zwischen Partien vergleichen. Die Marken sind, was unsere Bots gewöhnlich bekommen: { $usual }.
coaching-typical = { $bot } etwa { $grade }
coaching-grade-label = { $seat } hat Note { $grade } von 100

# Die schlechtesten Entscheidungen.
coaching-worst-note = Von jedem bis zu fünf Entscheidungen, die schwerste zuerst, mit der Stellung, wie dieser Platz sie sah. Grobe Fehler haben { $blunder } eines Sieges oder mehr verloren, Fehler { $mistake }, Ungenauigkeiten { $slight }; wo der Sieg fern war, zählt Geld auf dieselbe Weise. „Du“ ist, wer entschieden hat.
coaching-no-faults = Keine Entscheidung hat hier so viel verloren, dass sie der Rede wert wäre.
coaching-mark-played = Gespielt
coaching-mark-better = Besser
coaching-chance-to-win = Siegchance
coaching-money-expected = Geld gegenüber dem Mittel
coaching-both = Was von beiden Antworten zu erwarten war
coaching-lost = Verloren
coaching-seen-by = Wie { $seat } es sah: Runde { $round } von { $rounds }, { $phase }
coaching-pile = Stapel { $pile }
coaching-laid-by = verdeckt, von { $seat }
coaching-own-hand = Auf der Hand
coaching-own-action = Zu spielen
coaching-own-offers = Zur Wahl
coaching-own-strategies = Strategiekarten
coaching-own-forecasts = Nicht gesehene Vorausschauen

# Nach Phasen und nach Art des Zufalls.
coaching-phases-note = Was Glück und die eigenen Entscheidungen in jeder Phase, alle Runden zusammen, mit der Siegchance gemacht haben, und was bessere Entscheidungen hinzugefügt hätten.
coaching-phases-of = Phasen von { $seat }
coaching-phase = Phase
coaching-own = Eigene Entscheidungen
coaching-chances-note = Das Glück nach dem, was der Zufall entschied, in Anteilen an einem Sieg. Über alle Spieler ergibt jede Zeile zusammen nichts.
coaching-chances = Glück nach Art
coaching-chance = Zufall

# Alle Entscheidungen.
coaching-all-note = Jede echte Entscheidung in der Reihenfolge der Partie. Eine bessere Antwort steht da, wo die Suche eine fand, die klar besser war.
coaching-all-of = { $seat }: { $count ->
    [0] keine Entscheidungen
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}
coaching-list-when = Wann
coaching-list-played = Gespielt
coaching-list-better = Besser
coaching-list-chance = Siegchance
coaching-list-lost = Verloren
coaching-list-lost-money = Verlorenes Geld
coaching-list-verdict = Urteil

# Wie gerechnet wird.
coaching-how-luck = Glück
coaching-how-luck-text = Vor und nach allem, was der Zufall entschied, wird die Partie { $futures }-mal weitergespielt, mit neu gezogenen Karten und Würfeln, soweit sie noch nicht ausgeteilt waren, bis zum Ende der nächsten Runde, von verständigen Spielern mit vier Temperamenten, die nur sehen, was ihr Platz sieht; dann wird der Besitz gezählt. Glück ist der Wert danach abzüglich des Werts davor. Im Mittel über alles, was hätte kommen können, ist es nichts, ganz gleich, was diese Bewertung taugt. Die Partie beginnt mit einem gerechten Anteil für alle, { $fair }.
coaching-how-skill = Können
coaching-how-skill-text = Können ist das Ergebnis abzüglich des Glücks. Es besteht aus dem, was die eigenen Entscheidungen mit dem Wert gemacht haben, aus dem, was die der anderen gemacht haben, und einem Rest: Werte blicken eine Runde voraus, und wenn eine neue Runde beginnt, werden sie berichtigt.
coaching-how-decisions = Entscheidungen
coaching-how-decisions-text = Jede echte Entscheidung wird mit dem beurteilt, was der Spieler da wusste, und mit nichts sonst. Eine Suche mit { $playouts } Durchläufen sucht die beste Antwort in Kartenlagen, die die wirkliche hätten sein können; dann wird sie in bis zu { $worlds } anderen Lagen mit der gespielten verglichen. Ein Verlust wird nur genannt, wenn er größer ist als sein Standardfehler.
coaching-how-grade = Note
coaching-how-grade-text = Die Note folgt aus dem Geld, das eine Entscheidung im Mittel verloren hat, gemessen an der Streuung der letzten Runde in Partien dieser Art. Wer gewonnen hat, weiß sie nicht.
coaching-how-limits = Was es nicht sagt
coaching-how-limits-text = Die bessere Antwort ist die beste, die die Suche fand, kein Beweis. Ein Verlust ist einer für Spieler, die verständig gegen verständige weiterspielen; wer die anderen besser kannte, hatte vielleicht Gründe. Kleine Zahlen sind Rauschen, vor allem beim schnellen Blick. Eine einzelne Partie sagt wenig darüber, wie gut jemand spielt; viele sagen es (stockpile lab study).
