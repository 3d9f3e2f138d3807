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
