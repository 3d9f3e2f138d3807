# The clock: grace, the time of a question, the reserve for the game, and bots that answer for somebody late.

web-form-reserve = Reserve für das Spiel
web-no-reserve = keine
web-reserve-set = { $seconds ->
    [one] 1 Sekunde Reserve
   *[other] { $seconds } Sekunden Reserve
}
server-bank-without-clock = Eine Zeitreserve gibt es nur an einem Tisch mit Uhr: Wähle, wie lange eine Frage dauern darf.
web-clock-waits = wartet
web-clock-reserve = Reserve
web-clock-more = Reserve: { $time }.
web-clock-say-waits = { $you ->
    [yes] Deine { $seconds } Sekunden beginnen, sobald du die Frage siehst.
   *[no] { $name }: { $seconds } Sekunden, sobald die Frage zu sehen ist.
}
web-clock-say-time = { $you ->
    [yes] { $seconds ->
        [one] Du hast noch 1 Sekunde.
       *[other] Du hast noch { $seconds } Sekunden.
    }
   *[no] { $seconds ->
        [one] { $name } hat noch 1 Sekunde.
       *[other] { $name } hat noch { $seconds } Sekunden.
    }
}
web-clock-say-reserve = { $you ->
    [yes] { $seconds ->
        [one] Deine Reserve läuft: noch 1 Sekunde.
       *[other] Deine Reserve läuft: noch { $seconds } Sekunden.
    }
   *[no] { $seconds ->
        [one] Die Reserve von { $name } läuft: noch 1 Sekunde.
       *[other] Die Reserve von { $name } läuft: noch { $seconds } Sekunden.
    }
}
web-clock-say-over = { $you ->
    [yes] Deine Zeit ist um. Ein Bot antwortet für dich.
   *[no] Die Zeit von { $name } ist um. Ein Bot antwortet.
}
web-clock-spoken-time = { $seconds ->
    [one] Noch 1 Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
web-clock-spoken-reserve = Deine Zeit ist um, deine Reserve läuft.
web-log-stand-in = { $you ->
    [yes] Ein Bot antwortet für dich.
   *[no] Ein Bot antwortet für { $name }.
}
web-missed = Deine Zeit war um: Ein Bot hat für dich geantwortet.
web-missed-understood = Verstanden
web-played-for = { $why ->
    [clock] Ein Bot spielt für dich: Deine Zeit war mehrmals nacheinander um.
   *[away] Ein Bot spielt für dich: Du warst abwesend.
}
web-played-for-seat = { $why ->
    [clock] Ein Bot spielt für { $name }: Die Zeit war mehrmals nacheinander um.
   *[away] Ein Bot spielt für { $name }: abwesend.
}
web-take-back = Ich bin zurück: Lass mich spielen
