# Many games of bots.

simulate-playing = Jogando
simulate-bot = Bot
simulate-wins = Vitórias
simulate-rate = Taxa
simulate-interval = 95% certo
simulate-money = Dinheiro
simulate-place = Posição
simulate-games = { $games ->
    [one] Uma partida
   *[other] { $games } partidas
} de { $players } jogadores (tabuleiro: { $board }), com { $rounds } rodadas e cerca de { $decisions } decisões cada; { $rate } partidas por segundo. As mesmas partidas de novo: { $again }
simulate-faults = { $count ->
    [one] O corretor respondeu uma vez no lugar de { $bot } ({ $first }).
   *[other] O corretor respondeu { $count } vezes no lugar de { $bot }, que falhou; na primeira vez: { $first }.
}
simulate-interrupted = Interrompido depois de { $games } de { $asked } partidas.
