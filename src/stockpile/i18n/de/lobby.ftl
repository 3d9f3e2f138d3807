## Leute am Tisch und um ihn herum: Einladungen, Chat, Zuschauer, eigene Spiele, was gespeichert ist; und gerufen werden.

server-muted = An diesem Tisch darfst du nichts sagen: So hat es der Gastgeber bestimmt.
server-closed-table = Dieser Tisch ist geschlossen: Nur wer mitspielt, sieht ihn.
server-removed = Der Gastgeber hat dich von diesem Tisch genommen.
server-forgotten = Alles über dich wurde gelöscht, deshalb sitzt du hier nicht mehr.
server-no-such-person = An diesem Tisch ist damit niemand gemeint.
server-not-yourself = Nicht dir selbst.
server-somebody-else = Du bist nicht der Gast, der vergessen werden soll.
server-nobody-sleeps = Niemand muss gerufen werden: Ein Bot ist an der Reihe oder du selbst.
server-nudged-already = Für diese Frage wurde schon gerufen.

invite-title = { $name } lädt dich ein
invite-title-nobody = Du bist eingeladen
invite-lead = Stockpile ist ein Spiel vom günstigen Kaufen und teuren Verkaufen: Alle wissen etwas über den Markt, und niemand weiß alles.
invite-game = Spiel
invite-players = Spieler
invite-players-count = { $count } insgesamt: { $people }
invite-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
invite-time = Dauer
invite-minutes = etwa { $least } bis { $most } Minuten
invite-rules = Bedingungen
invite-none-needed = Ein Konto ist nicht nötig. Ein Name genügt, und du kannst ihn wieder löschen lassen.
invite-enter = Platz nehmen
invite-full = Inzwischen sind alle Plätze besetzt. Du kannst zusehen.
invite-watch = Nur zusehen
invite-local = Dieser Link geht nur auf diesem Rechner. Um andere einzuladen, beende den Server und starte ihn so:
invite-qr = Die Einladung als QR-Code
invite-qr-why = Fürs Handy: Kamera darauf richten.

people-watching = Zuschauer
people-watching-none = Niemand sieht zu.
people-strangers = { $count ->
    [one] jemand ohne Namen
   *[other] { $count } ohne Namen
}
people-closed = Für Zuschauer geschlossen
people-closed-why = Nur wer mitspielt, sieht diesen Tisch und später die Aufzeichnung.
people-closed-set = für Zuschauer geschlossen
people-remove = Vom Tisch nehmen
people-remove-named = { $name } vom Tisch nehmen
people-removed = Der Gastgeber hat dich von diesem Tisch genommen. Du kannst dich hier nicht wieder setzen.
people-mute = Stumm schalten
people-mute-named = { $name } stumm schalten
people-unmute = Reden lassen
people-unmute-named = { $name } reden lassen
people-muted = stumm
people-chat-none = Noch hat niemand etwas gesagt.

games-title = Meine Spiele
games-link = Alle meine Spiele
games-none = Du hast hier noch nicht gespielt.
games-running = Laufend
games-finished = Beendet
games-turn = Du bist am Zug
games-place = { $place ->
    [1] gewonnen
   *[other] Platz { $place } von { $players }
}
games-against = gegen { $names }
games-alone = ohne Gegner
games-nameless = jemand
games-statistics = Wie sie ausgingen
games-count = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
games-wins = { $count ->
    [one] eins gewonnen
   *[other] { $count } gewonnen
}
games-average = im Schnitt Platz { $place }
games-players = { $count } Spieler
games-expected = wären alle gleich gut: { $share }
games-won-share = { $wins } von { $games } gewonnen ({ $share }), im Schnitt Platz { $place }
games-several = Spiele, in denen du mehrere Plätze hattest, zählen nicht mit.

privacy-title = Was über dich gespeichert ist
privacy-link = Was über mich gespeichert ist
privacy-lead = Dieser Server kennt dich an einem Namen und einem Cookie. Hier steht alles, was er behält; nichts davon geht an andere.
privacy-nobody = Über dich ist nichts gespeichert: Du hast hier noch keinen Namen.
privacy-name = Name
privacy-since = Seit
privacy-cookie = Cookie
privacy-cookie-why = Auf jedem Gerät ein zufälliges Geheimnis, das sein Browser ein Jahr behält. Der Server hat nur Fingerabdrücke davon:
privacy-seats = Plätze
privacy-seat = { $stage }, als { $name }
privacy-lines = Chat
privacy-lines-none = Du hast nichts gesagt.
privacy-forbidden = Von Gastgebern verboten
privacy-forbidden-muted = stumm
privacy-forbidden-removed = vom Tisch genommen
privacy-here = Nur in diesem Browser: Sprache, Tag oder Nacht, Ton und Rufe.
privacy-download = Als JSON herunterladen
privacy-delete = Alles löschen
privacy-delete-why = Dein Name, dein Cookie und was du gesagt hast, werden sofort gelöscht. In beendeten Spielen verliert dein Platz seinen Namen; die Züge bleiben. In laufenden Spielen spielt ein Bot endgültig weiter. Das lässt sich nicht rückgängig machen.
privacy-delete-sure = Ja, alles löschen
privacy-keep = Behalten
privacy-deleted = Alles über dich ist gelöscht.

replay-link = Link zu diesem Zug kopieren
replay-link-copied = Link kopiert
replay-link-by-hand = Diesen Link kopieren:

preview-house = Ein Auktionsspiel um Aktien, im Browser: mit Freunden oder gegen Bots. Ohne Konto.
preview-invites = { $name } lädt dich zu einer Partie Stockpile ein
preview-waiting = Ein Tisch für { $players } ({ $game }), { $free ->
    [0] alle Plätze sind besetzt
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
}. Ohne Konto.
preview-playing = Hier spielen { $players } ({ $game }). Sieh zu.
preview-over = Ein beendetes Spiel mit { $players } Spielern ({ $game }). Sieh Zug für Zug, wie es lief.
preview-picture = Sechs aufgefächerte Aktien neben dem Wort Stockpile

calls-title = Gerufen werden
calls-sound = Ton, wenn du am Zug bist
calls-notify = Benachrichtigung, wenn diese Seite verdeckt ist
calls-notify-denied = Dein Browser verbietet dieser Seite Benachrichtigungen. Neben der Adresse kannst du sie erlauben.
calls-notify-none = Dieser Browser kennt keine Benachrichtigungen.
calls-insecure = Benachrichtigungen und das Installieren brauchen eine Verbindung mit TLS; auf dieser einfachen Adresse verweigern Browser beides. Ton, Titel und Symbol gehen.
calls-install = Als App installieren
calls-turn-at = Du bist an einem Tisch in Stockpile am Zug.
calls-nudged = { $name } wartet auf dich.
calls-nudge = { $name } anstupsen
calls-nudge-done = { $name } wurde gerufen.


## Wo jemand bekannt ist: ein weiteres Gerät per Code, die Liste der Geräte, und wie man sie abmeldet.

server-signed-out = Dieses Gerät wurde abgemeldet.
server-no-such-device = Du hast kein solches Gerät, oder es ist schon abgemeldet.
server-too-many-devices = Du bist auf { $most } Geräten bekannt. Melde erst eines ab.
server-code-wrong = Dieser Code stimmt nicht. Sieh noch einmal nach, oder lass einen neuen machen.
server-code-used = Dieser Code wurde schon benutzt. Lass einen neuen machen.
server-code-late = Dieser Code ist zu alt: Er gilt zwei Minuten. Lass einen neuen machen.
server-code-tries = Dieser Code wurde zu oft versucht. Lass einen neuen machen.
server-code-same = Hier bist du schon bekannt: Dieser Code ist für ein anderes Gerät.
server-code-other = Auf diesem Gerät bist du { $other }; der Code gehört { $name }.
server-code-later = Das war oft. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

devices-title = Geräte
devices-why = Wo du angemeldet bist, kannst du spielen, auch auf mehreren Geräten zugleich.
devices-name = { $known ->
    [both] { $browser } auf { $system }
    [browser] { $browser }
    [system] Ein Browser auf { $system }
   *[neither] Ein Gerät
}
devices-here = dieses Gerät
devices-since = seit { $date }
devices-seen = zuletzt hier { $date }
devices-fingerprint = { $name }: { $fingerprint }
devices-sign-out = Abmelden
devices-sign-out-named = Abmelden: { $name }
devices-sign-out-sure = Ja, abmelden
devices-sign-out-last = Das ist dein einziges Gerät: An deinen Namen und deine Spiele käme danach niemand mehr heran.
devices-sign-out-here = Dieser Browser kennt dich dann nicht mehr. Zurück kommst du mit einem Code von einem anderen deiner Geräte.
devices-sign-out-others = Alle anderen abmelden
devices-stay = Bleiben
devices-signed-out = Du bist hier abgemeldet.

devices-add = Auf einem weiteren Gerät spielen
devices-add-why = Halte die Kamera des anderen Geräts hierauf, oder öffne dort { $address } und gib den Code ein.
devices-add-local = Diese Adresse gilt nur auf dieser Maschine, in einem anderen Browser: Öffne dort { $address } und gib den Code ein. Für ein Telefon beende den Server und starte ihn mit diesem Befehl:
devices-add-once = Er gilt einmal und zwei Minuten lang. Zeig ihn niemandem: Wer ihn hat, spielt unter deinem Namen.
devices-qr = Der Code als QR-Code
devices-code = Code
devices-left = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}
devices-over = Dieser Code ist jetzt zu alt.
devices-again = Neuer Code
devices-added = Hinzugekommen: { $name }

devices-join-title = Auch auf diesem Gerät spielen
devices-join-why = Wähle auf einem Gerät, auf dem du schon spielst, „Auf einem weiteren Gerät spielen“. Gib dann den Code ein, den es zeigt.
devices-join = Hier anmelden
devices-join-other = Auf diesem Gerät bist du { $other }. Gehst du weiter, dann gehört es { $name }, und { $other } ist hier abgemeldet.
devices-join-other-last = Ist { $other } auf keinem anderen Gerät angemeldet, kommt niemand mehr an diesen Namen und seine Spiele heran.
devices-join-replace = Weiter als { $name }
devices-join-keep = { $other } bleiben
devices-joined = Du bist hier jetzt { $name }.
devices-join-link = Spielst du schon auf einem anderen Gerät?


## Das Geben, das sich nachprüfen lässt, auf der Seite: während es läuft, und was dieser Browser am Ende davon hält.

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


## Die Aufzeichnung einer Partie, die nicht zu Ende war, wieder geöffnet: was ein Platz von ihr gesehen hat.

seen-by-spectators = die Zuschauer
seen-title-seat = Wie { $seat } es sah
seen-why-seat = Die Partie war noch nicht zu Ende, als sie gespeichert wurde. Zu sehen ist, was { $seat } erfahren hat, und nicht mehr: Was da verdeckt war, bleibt verdeckt.
seen-title-spectators = Wie Zuschauer es sahen
seen-why-spectators = Die Partie war noch nicht zu Ende, als sie gespeichert wurde. Zu sehen ist, was alle erfahren haben, und nicht mehr: Was da verdeckt war, bleibt verdeckt.
seen-hand = Auf der Hand: { $cards }.
replay-seen-by = Die Partie war noch nicht zu Ende, als sie gespeichert wurde. Zu sehen ist nur eine Sicht: { $seat }.
error-seen-by-another = In dieser Aufzeichnung steht nur, was dieser Platz gesehen hat: { $seat }. Bitte --seat weglassen.
error-seen-answers-only = Eine ältere Version hat das während der Partie gespeichert: Die Antworten, die ein Platz gesehen hat, stehen darin, aber kein Tisch, der sich zeigen ließe.
error-seen-impossible = Was in dieser Aufzeichnung steht, kann kein Platz dieser Partie gesehen haben.
