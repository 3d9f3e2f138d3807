# `stockpile soak --hostile`: Angreifer jeder Art, und was aus ihnen wurde.

hostile-setting-up = { $tables ->
    [one] Ein Tisch wird
   *[other] { $tables } Tische werden
} aufgebaut …
hostile-phase = Angriff: { $attack }
hostile-line = { $attack }: 99 von 100 Antworten innerhalb von { $slow } ms, { $verdict }
hostile-attack = Angreifer
hostile-median = Median ms
hostile-slow = 99 von 100 ms
hostile-newcomers = Neue ms
hostile-answered = Antworten/s
hostile-memory = Speicher MB
hostile-verdict = Urteil
hostile-cut = { $attack }: { $ends }; zum ersten Mal nach { $kilobytes } KB und { $seconds } s
hostile-borne = { $attack }: nie abgewiesen, { $kilobytes } KB
hostile-times = { $times } × { $end }
hostile-good = gut
hostile-fault-slow = langsam
hostile-fault-memory = Speicher
hostile-fault-lost = Antworten verloren
hostile-fault-broken = Ehrliche abgewiesen
hostile-fault-shut = Neue kommen nicht herein
hostile-fault-traceback = Traceback im Protokoll
hostile-fault-borne = nicht abgewiesen
hostile-end-status = { $code } { $reason }
hostile-end-close = aufgelegt, { $code } { $reason }
hostile-end-message = { $reason }
hostile-end-reset = abgebrochen
hostile-end-closed = geschlossen
hostile-end-unreachable = keine Verbindung
hostile-goals = Ziele: 99 von 100 Antworten innerhalb von { $limit } ms ({ $tables } Tische, { $rate } Antworten pro Sekunde), Neue kommen herein, höchstens { $memory } MB mehr, nichts verloren, jeder Angreifer abgewiesen.
hostile-busy = Der Server wartete { $part } der Zeit auf einen Prozessor: Dieser Rechner hatte anderes zu tun, und die Zeiten sagen wenig.
hostile-met = Alle Ziele sind erreicht.
hostile-missed = Ziele wurden verfehlt: siehe die Urteile.
hostile-interrupted = Vorzeitig beendet; was gefunden wurde, zählt.
error-hostile-system = Angreifer und ehrliche Spieler brauchen eigene Adressen (127.0.0.0/8), und der Speicher wird aus /proc gelesen: Das gibt es unter Linux.
error-hostile-attack = Angreifer namens { $name } gibt es nicht. Möglich ist: { $names }.

attack-nobody = niemand
attack-everybody = alle
attack-pings = Pings
attack-pongs = Pongs
attack-empty-continuations = leere Fortsetzungen
attack-unread-pings = Pings, Antworten ungelesen
attack-no-text = Texte, die keine sind
attack-tiny-chunks = Stücke von einem Byte
attack-tiny-headers = Tausende Kopfzeilen
attack-foreign-host = ebenso, fremder Host
attack-pipelined = Anfragen ohne zu warten
attack-foreign-pages = Verbindungen fremder Seiten
attack-silent = stumme Verbindungen
attack-half-heads = halbe Anfragen
attack-endless-bodies = Anfragen ohne Ende
attack-deaf-listeners = Zuschauer, die nicht lesen
attack-historians = Verlauf und Nachspielen
attack-chatterers = Chat durch Neuverbinden
attack-wrong-answers = falsche Antworten
attack-against-the-clock = gegen die Uhr
attack-many-guests = Gäste ohne Ende
attack-many-tables = Tische ohne Ende
attack-many-records = Aufzeichnungen ohne Ende
attack-garbage-records = Aufzeichnungen, die keine sind
attack-invisible-names = unsichtbare Namen
