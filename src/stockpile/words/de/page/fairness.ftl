# Das Geben, das sich nachprüfen lässt, auf der Seite: während es läuft, und was dieser Browser am Ende davon hält.

fairness-dealing = Die Karten werden gegeben
fairness-dealing-why = Alle geben eine Zahl zum Mischen dazu: erst versiegelt, gezeigt erst, wenn alle versiegelt sind. So kann sich niemand die Karten nach Belieben zurechtlegen. Der Server sieht die Zahlen zuerst und kann welche weglassen; am Ende steht da, welche fehlen.
fairness-step = { $step ->
    [commit] Zahlen werden versiegelt: { $done } von { $all }.
    [reveal] Zahlen werden gezeigt: { $done } von { $all }.
   *[dealt] Die Karten sind gegeben.
}
fairness-patience = { $seconds ->
    [one] Höchstens noch eine Sekunde; dann geht es ohne die weiter, die fehlen.
   *[other] Höchstens noch { $seconds } Sekunden; dann geht es ohne die weiter, die fehlen.
}
fairness-server = Der Server
fairness-seat-waiting = hat noch keine Zahl versiegelt
fairness-seat-committed = hat eine Zahl versiegelt
fairness-seat-revealed = hat die Zahl gezeigt
fairness-seat-withheld = hat eine Zahl versiegelt, die nicht im Geben ist
fairness-seat-absent = hat keine Zahl dazugegeben
fairness-seat-bot = ein Bot, gibt keine Zahl dazu
fairness-doubt-statement = Was der Server über dieses Geben sagt, betrifft nicht den Tisch, wie er hier steht. Dieser Browser gibt keine Zahl dazu.
fairness-doubt-changed = Der Server hat geändert, was er vorher über dieses Geben gesagt hat. Dieser Browser sagt nichts mehr dazu, und am Ende liest du, was nicht passt.

fairness-title = Das Geben
fairness-checking = Alle Kartenstapel werden nachgerechnet ...
fairness-unchecked = Das Geben lässt sich gerade nicht prüfen: { $problem }
fairness-proven = Bewiesen, mit einer Einschränkung
fairness-proven-kept = Dieser Browser hat alle Kartenstapel nachgerechnet. Sie folgen alle aus Zahlen, die versiegelt waren, bevor eine gezeigt wurde, deine darunter, und alles ist so, wie dieser Browser es gesehen hat.
fairness-consistent = Stimmig
fairness-consistent-nothing = Dieser Browser hat alle Kartenstapel nachgerechnet, und sie folgen alle aus den Zahlen des Gebens. Er hat nichts aufgehoben, als die Karten gegeben wurden, und kann deshalb nicht sagen, ob es die Zahlen von damals sind.
fairness-consistent-apart = Dieser Browser hat alle Kartenstapel nachgerechnet, und sie folgen alle aus den Zahlen, die er beim Versiegeln gesehen hat. Keine davon ist seine eigene, deshalb kann er nicht ausschließen, dass die anderen sie untereinander abgesprochen haben.
fairness-consistent-file = Dieser Browser hat alle Kartenstapel nachgerechnet, und sie folgen alle aus den Zahlen in der Datei. Ob sie vor dem Spiel versiegelt waren, kann nur sagen, wer dabei war.
fairness-broken = Passt nicht
fairness-broken-why = Dieser Browser hat das Geben nachgerechnet, und es ist nicht, was es sein sollte:
fairness-earlier = { $count ->
    [one] Das Geben dieses Tisches wurde schon einmal begonnen und abgebrochen, wie es vorkommt, wenn ein Server neu startet.
   *[other] Das Geben dieses Tisches wurde schon { $count }-mal begonnen und abgebrochen, wie es vorkommt, wenn ein Server neu startet.
} Ein Server könnte das auch tun, um andere Karten zu bekommen.
fairness-withheld = { $count ->
    [one] { $names } hat eine Zahl versiegelt, die nicht im Geben ist. Entweder wurde sie nicht rechtzeitig gezeigt, oder der Server hat sie weggelassen. Wer das getan hat, konnte zwischen zwei Verteilungen wählen, der mit der Zahl und der ohne sie.
   *[other] { $names } haben Zahlen versiegelt, die nicht im Geben sind. Entweder wurden sie nicht rechtzeitig gezeigt, oder der Server hat sie weggelassen. Wer das getan hat, konnte bei jeder Zahl zwischen der Verteilung mit ihr und der ohne sie wählen.
}
fairness-withheld-you = Du hast eine Zahl versiegelt, die nicht im Geben ist. Entweder hat dieser Browser sie nicht rechtzeitig gezeigt, oder der Server hat sie weggelassen. Wer das getan hat, konnte zwischen zwei Verteilungen wählen, der mit der Zahl und der ohne sie.

fairness-fault-version = Gegeben wurde auf eine Weise, die diese Seite nicht kennt. Lade die Seite neu, oder prüfe die Aufzeichnung mit „stockpile verify“.
fairness-fault-form = Der Beweis ist unvollständig, oder er ist anders geschrieben, als er sein sollte.
fairness-fault-game = Der Beweis handelt von einem anderen Tisch oder von einem Spiel mit anderen Werten.
fairness-fault-transcript = Die Liste von allem, was beim Geben gesagt wurde, besteht nicht aus dem, was gesagt wurde.
fairness-fault-secret = Die Zahl des Servers ist nicht die, die er versiegelt hatte.
fairness-fault-share = Die Zahl von { $seat } ist nicht die, die versiegelt war.
fairness-fault-state = Ob { $seat } dabei war, wird auf zwei Weisen gesagt.
fairness-fault-deck = { $deck }: nicht das, was aus den Zahlen folgt.
fairness-fault-kept-statement = Was der Server versiegelt hatte, oder für welches Spiel, ist nicht, was dieser Browser am Anfang gezeigt bekam.
fairness-fault-kept-seen = Was { $seat } versiegelt hatte, ist nicht, was dieser Browser gezeigt bekam.
fairness-fault-kept-reveal = Die Zahl von { $seat } ist nicht die, die dieser Browser gezeigt bekam.
fairness-fault-kept-cards = { $deck }: nicht das, was dieser Browser im Spiel bekommen hat.

fairness-details = Alle Zahlen, und wie du sie von Hand prüfst
fairness-decks = Nachgerechnet
fairness-cards = { $count ->
    [one] einmal gezogen
   *[other] { $count }-mal gezogen
}
fairness-fits = passt
fairness-fits-not = passt nicht
fairness-statement = Welches Spiel gegeben wurde, und wem
fairness-numbers = Die Zahlen
fairness-sealed = versiegelt
fairness-shown = gezeigt
fairness-nothing = nichts
fairness-hand = Von Hand
fairness-hand-server = Das Siegel des Servers ist SHA-256 der Zeilen oben und der Zeile „server“ mit seiner Zahl, jede mit einem Zeilenende.
fairness-hand-seat = Das Siegel eines Platzes ist SHA-256 dreier Zeilen: „stockpile deal 1“, „server“ mit dem Siegel des Servers, und „seat“ mit der Nummer des Platzes, ab 0 gezählt, und seiner Zahl.
fairness-hand-cards = Gezogen wird aus SHAKE-256 von all dem zusammen; „docs/fairness.md“ sagt wie, Schritt für Schritt.
fairness-hand-command = Der Befehl macht das alles:
fairness-download = Herunterladen, was dieser Browser aufgehoben hat
