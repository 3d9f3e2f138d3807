# A person's game in the terminal.

play-welcome = You play against { $others }.
play-pause = Enter goes on to the next round>
play-earlier = { $count ->
    [one] ... and one line before (l shows all)
   *[other] ... and { $count } lines before (l shows all)
}
play-saved = The game is saved: { $path }
play-kept = The game is kept: { $path }
play-command = { "" }  { $command }
# Questions with only one answer are not asked.
play-bot-fault = The bot { $bot } { $fault }: the broker answered in its place.
play-automatic = Only one answer was possible for you, so it was given: { $answer }.

standing-place = Place
standing-player = Player

replay-answer = { $seat }: { $answer }.

watch-players = At the table: { $names }. The same game again: { $again }
