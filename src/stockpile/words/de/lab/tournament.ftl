# Tournaments. Those shown by --help come first and stay plain text.

command-tournament = Bots spielen jede Kartenfolge in jeder Sitzordnung, damit sich das Glück aufhebt; zeigt, wer wie stark ist.
option-deals = Wie viele Kartenfolgen. Jede wird in jeder Sitzordnung einmal gespielt.
option-seatings = Wer wo sitzt: all (jede verschiedene Reihenfolge der Bots) oder rotations (alle rücken einen Platz weiter, Nachbarn bleiben Nachbarn).
option-on = Wo die Partien gespielt werden: processes, in Prozessen dieses Rechners, oder ray. Einen Ray-Cluster nennt RAY_ADDRESS; sonst wird hier einer gestartet. Das Ergebnis ist dasselbe. Ray kommt mit dem Zusatz ray.
option-timings = Wie lange die Bots gedacht haben. Ohne das gibt derselbe Befehl immer dasselbe aus, außer wenn Bots nach der Uhr denken.
option-journal = Eine Datei, die jede Partie behält, sobald sie zu Ende ist. Derselbe Befehl mit derselben Datei macht dort weiter, wo er aufgehört hat.
option-csv = Schreibt eine Zeile für jeden Platz jeder Partie in diese Datei, mit Kommas getrennt.
option-parquet = Dasselbe als Parquet. Es braucht pyarrow, das mit dem Zusatz parquet kommt.
option-html = Schreibt eine Seite für den Browser mit Diagrammen in diese Datei. Sie braucht sonst nichts.

tournament-wins = Siege
tournament-ms = ms
tournament-p95 = p95
tournament-rating = Wertung
tournament-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $players } Spielern (Spielbrett: { $board }): { $deals ->
    [one] eine Kartenfolge
   *[other] { $deals } Kartenfolgen
} in { $seatings ->
    [one] einer Sitzordnung
   *[other] { $seatings } Sitzordnungen
}. Ein gerechter Anteil an den Siegen ist { $fair }. Dasselbe noch einmal: { $again }
tournament-times = { $visitors ->
    [0] Die Zeiten sind CPU-Zeit je Entscheidung: der Mittelwert und was 95 % nicht überschreiten.
   *[other] Die Zeiten sind CPU-Zeit je Entscheidung: der Mittelwert und was 95 % nicht überschreiten. Bei Bots aus anderen Paketen läuft die Uhr, bis die Antwort da ist: Sie denken in eigenen Prozessen.
}
tournament-interrupted = Angehalten nach { $deals } von { $asked } Kartenfolgen. Nur ganze zählen.

error-seatings = Die Sitzordnungen { $seatings } gibt es nicht. Nimm --seatings { $known }.
error-no-parquet = Parquet braucht eine Bibliothek, die nicht installiert ist. Aus deinem Klon von Stockpile kommt sie dazu: pip install '.[parquet]'. Oder nimm --csv.
error-file = { $file } ist nicht zu gebrauchen: { $reason }.
error-no-ray = Ray ist nicht installiert. Aus deinem Klon von Stockpile kommt es dazu: pip install '.[ray]'. Oder lass --on ray weg.
error-no-cluster = Kein Ray-Cluster antwortet bei { $address } und lässt uns ein. Prüfe RAY_ADDRESS und RAY_AUTH_TOKEN, oder lass RAY_ADDRESS weg, um auf diesem Rechner zu spielen.
error-on = Auf { $on } wird nichts gespielt. Nimm --on { $known }.

report-title = Turnier: { $bots }
report-heading = Turnier
report-games-line = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $players } Spielern (Spielbrett: { $board }): { $deals ->
    [one] eine Kartenfolge
   *[other] { $deals } Kartenfolgen
}, jede in { $seatings ->
    [one] einer Sitzordnung
   *[other] { $seatings } Sitzordnungen
}. Anteile und Geld gelten für eine Partie und einen Platz.
report-games = Partien
report-ms-mean = ms, Mittel
report-ms-p95 = ms, 95 % darunter
report-wins = Anteil an den Siegen
report-wins-note = Mit dem Bereich, in dem der wahre Anteil bei 95 von 100 solchen Turnieren liegt. Die gestrichelte Linie ist ein gerechter Anteil, { $fair }.
report-wins-label = { $bot } gewinnt { $share }, zwischen { $low } und { $high }
report-money = Geld am Ende
report-money-note = Wie oft jeder Betrag erreicht wurde; der häufigste ist am höchsten. Die Linie ist der Mittelwert.
report-money-label = { $bot } hat im Mittel { $money }
report-times = Zeit für eine Entscheidung
report-times-note = { $visitors ->
    [0] Millisekunden CPU-Zeit, wo es etwas zu wählen gab. Die Linie ist der Mittelwert; 95 % liegen unter der gestrichelten.
   *[other] Millisekunden CPU-Zeit, wo es etwas zu wählen gab; bei Bots aus anderen Paketen nach der Uhr, bis die Antwort da ist. Die Linie ist der Mittelwert; 95 % liegen unter der gestrichelten.
}
report-times-label = { $bot } braucht im Mittel { $mean } Millisekunden, und in 95 % der Entscheidungen weniger als { $most }
report-no-times = Zeiten wurden weggelassen.
report-ms = { $ms } ms
report-seats = Anteil an den Siegen nach Platz
report-seats-note = Wer beginnt, entscheidet in jeder Kartenfolge das Los.
report-seat = Platz { $seat }
report-again = Dasselbe noch einmal:
report-made = Erstellt von Stockpile { $version }.
