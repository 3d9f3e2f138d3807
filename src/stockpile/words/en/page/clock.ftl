# The clock: grace, the time of a question, the reserve for the game, and bots that answer for somebody late.

web-form-reserve = Reserve for the game
web-no-reserve = none
web-reserve-set = { $seconds } seconds in reserve
server-bank-without-clock = A time reserve is for a table with a clock: choose how long a question may take.
web-clock-waits = waits
web-clock-reserve = reserve
web-clock-more = Reserve: { $time }.
web-clock-say-waits = { $you ->
    [yes] Your { $seconds } seconds begin when you can see the question.
   *[no] { $name }’s { $seconds } seconds begin when the question is in sight.
}
web-clock-say-time = { $you ->
    [yes] You have { $seconds } seconds left.
   *[no] { $name } has { $seconds } seconds left.
}
web-clock-say-reserve = { $you ->
    [yes] Your reserve runs: { $seconds } seconds left.
   *[no] { $name }’s reserve runs: { $seconds } seconds left.
}
web-clock-say-over = { $you ->
    [yes] Your time is over. A bot answers for you.
   *[no] { $name }’s time is over. A bot answers.
}
web-clock-spoken-time = { $seconds } seconds left.
web-clock-spoken-reserve = Your time is over, your reserve runs.
web-log-stand-in = { $you ->
    [yes] A bot answers for you.
   *[no] A bot answers for { $name }.
}
web-missed = Your time was over: a bot answered for you.
web-missed-understood = Understood
web-played-for = { $why ->
    [clock] A bot plays for you: your time ran out several times in a row.
   *[away] A bot plays for you: you were away.
}
web-played-for-seat = { $why ->
    [clock] A bot plays for { $name }: time ran out several times in a row.
   *[away] A bot plays for { $name }, who was away.
}
web-take-back = I am back: let me play
