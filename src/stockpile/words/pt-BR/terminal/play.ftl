# A person's game in the terminal.

play-welcome = Você joga contra { $others }.
play-pause = Enter segue para a próxima rodada>
play-earlier = { $count ->
    [one] ... e uma linha antes (l mostra tudo)
   *[other] ... e { $count } linhas antes (l mostra tudo)
}
play-saved = A partida está salva: { $path }
play-kept = A partida está guardada: { $path }
play-command = { "" }  { $command }
# Questions with only one answer are not asked.
play-bot-fault = O bot { $bot } { $fault }: o corretor respondeu no lugar dele.
play-automatic = Só uma resposta era possível para você, então ela foi dada: { $answer }.

standing-place = Pos.
standing-player = Jogador

replay-answer = { $seat }: { $answer }.

watch-players = À mesa: { $names }. A mesma partida de novo: { $again }
