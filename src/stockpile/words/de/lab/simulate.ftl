# Many games of bots.

simulate-playing = Spiel läuft
simulate-bot = Bot
simulate-wins = Siege
simulate-rate = Quote
simulate-interval = 95 % sicher
simulate-money = Geld
simulate-place = Rang
simulate-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $players } Spielern (Spielbrett: { $board }), je { $rounds } Runden und etwa { $decisions } Entscheidungen; { $rate } Partien pro Sekunde. Dieselben Partien noch einmal: { $again }
simulate-faults = { $count ->
    [one] Der Broker hat einmal für { $bot } geantwortet ({ $first }).
   *[other] Der Broker hat { $count }-mal für { $bot } geantwortet; beim ersten Mal: { $first }.
}
simulate-interrupted = Angehalten nach { $games } von { $asked } Partien.
