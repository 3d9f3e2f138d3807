# The clock: grace, the time of a question, the reserve for the game, and bots that answer for somebody late.

web-form-reserve = Reserva para a partida
web-no-reserve = nenhuma
web-reserve-set = { $seconds } segundos de reserva
server-bank-without-clock = Reserva de tempo é para mesa com relógio: escolha quanto uma pergunta pode durar.
web-clock-waits = espera
web-clock-reserve = reserva
web-clock-more = Reserva: { $time }.
web-clock-say-waits = { $you ->
    [yes] Seus { $seconds } segundos começam quando você puder ver a pergunta.
   *[no] Os { $seconds } segundos de { $name } começam quando a pergunta estiver à vista.
}
web-clock-say-time = { $you ->
    [yes] Você ainda tem { $seconds } segundos.
   *[no] { $name } ainda tem { $seconds } segundos.
}
web-clock-say-reserve = { $you ->
    [yes] Sua reserva está correndo: mais { $seconds } segundos.
   *[no] A reserva de { $name } está correndo: mais { $seconds } segundos.
}
web-clock-say-over = { $you ->
    [yes] Seu tempo acabou. Um bot responde por você.
   *[no] O tempo de { $name } acabou. Um bot responde.
}
web-clock-spoken-time = Mais { $seconds } segundos.
web-clock-spoken-reserve = Seu tempo acabou, sua reserva está correndo.
web-log-stand-in = { $you ->
    [yes] Um bot responde por você.
   *[no] Um bot responde por { $name }.
}
web-missed = Seu tempo acabou: um bot respondeu por você.
web-missed-understood = Entendi
web-played-for = { $why ->
    [clock] Um bot joga por você: seu tempo acabou várias vezes seguidas.
   *[away] Um bot joga por você: você se ausentou.
}
web-played-for-seat = { $why ->
    [clock] Um bot joga por { $name }: o tempo acabou várias vezes seguidas.
   *[away] Um bot joga por { $name }, por ausência.
}
web-take-back = Voltei: quero jogar
