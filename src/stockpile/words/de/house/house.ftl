# `stockpile house`: wie es einem Server geht. Was --help zeigt, ist reiner Text.

command-house = Zeigen, wie es einem laufenden Server geht: Tische, Verbindungen, Raten und Zeiten, laufend.
option-house-url = Ein Server oder der Metrics-Port eines Arbeiters. Mehrmals möglich.
option-house-token = Das Kennwort, das der Server mit --metrics-token bekam; ohne Angabe die Variable STOCKPILE_METRICS_TOKEN.
option-house-every = Sekunden zwischen zwei Blicken.
option-house-once = Einmal zeigen und enden.

house-title = Stockpile
house-together = zusammen
house-playing = Tische mit Partie
house-waiting = Tische, die auf Spieler warten
house-over = Tische mit beendeter Partie
house-guests = Gäste an Tischen
house-players = Verbindungen von Spielern
house-watchers = Verbindungen von Zuschauern
house-connections = Verbindungen insgesamt
house-answers = Antworten gespeichert
house-bot-answers = Antworten von Bots
house-refusals = Abgelehnt
house-answer-time = Antwort gespeichert, p50 · p99
house-store-time = Datenbank, p50 · p99
house-lag = Verspätung, p99
house-thoughts = Wartende Gedanken
house-thought-time = Bots denken, p50 · p99
house-granted = Zeit, die Bots bekommen
house-memory = Speicher
house-processor = Prozessor
house-number = { $number }
house-a-second = { $number }/s
house-milliseconds = { $number } ms
house-two-times = { $first } · { $second } ms
house-megabytes = { $number } MB
house-silent = { $server } antwortet nicht.
house-going-down = { $server } hört auf.

error-house-silent = Unter { $url } antwortet nichts: { $reason }. Starte einen Server, oder nenne mit --url einen anderen.
error-house-denied = Der Server unter { $url } zeigt dir nicht, wie es ihm geht. Frage auf seinem Rechner, oder mit --token.
error-house-other = Unter { $url } ist kein Stockpile-Server, der sagt, wie es ihm geht (Status { $status }).
error-house-url = { $url } ist keine Adresse. Nenne eine wie http://127.0.0.1:8765
