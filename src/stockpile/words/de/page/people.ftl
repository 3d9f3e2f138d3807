# Leute am Tisch und um ihn herum: Einladungen, Chat, Zuschauer, eigene Spiele, was gespeichert ist; und gerufen werden.

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
