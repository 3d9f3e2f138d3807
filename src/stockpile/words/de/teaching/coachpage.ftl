# Der Trainer auf der Seite: Glück und Können in einem Spiel, das zu Ende ist, und über viele Spiele.

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
