# Wo jemand bekannt ist: ein weiteres Gerät per Code, die Liste der Geräte, und wie man sie abmeldet.

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
devices-sign-out-last = Das ist dein einziges Gerät: Niemand käme mehr zu deinem Namen und deinen Spielen zurück.
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
devices-join-other-last = Ist { $other } auf keinem anderen Gerät angemeldet, kommt niemand mehr zu diesem Namen und seinen Spielen zurück.
devices-join-replace = Weiter als { $name }
devices-join-keep = { $other } bleiben
devices-joined = Du bist hier jetzt { $name }.
devices-join-link = Spielst du schon auf einem anderen Gerät?
