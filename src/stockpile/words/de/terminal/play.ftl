# A person's game in the terminal.

play-welcome = Du spielst gegen { $others }.
play-pause = Weiter zur nächsten Runde mit Enter>
play-earlier = { $count ->
    [one] ... und eine Zeile davor (l zeigt alles)
   *[other] ... und { $count } Zeilen davor (l zeigt alles)
}
play-saved = Die Partie ist gespeichert: { $path }
play-kept = Die Partie ist aufbewahrt: { $path }
play-command = { "" }  { $command }
# Questions with only one answer are not asked.
play-bot-fault = Der Bot { $bot } hat versagt ({ $fault }): Der Broker hat an seiner Stelle geantwortet.
play-automatic = Für dich war nur eine Antwort möglich, also gilt sie: { $answer }.

standing-place = Rang
standing-player = Spieler

replay-answer = { $seat }: { $answer }.

watch-players = Am Tisch: { $names }. Dieselbe Partie noch einmal: { $again }
