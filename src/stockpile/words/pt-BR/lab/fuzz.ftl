# Random games with every check. The first five are shown by --help and stay plain text.

command-fuzz = Joga partidas aleatórias de todo tipo e verifica se todas as regras e segredos são respeitados.
option-fuzz-games = Quantas partidas. Sem isso, e sem minutos, 1000.
option-fuzz-preset = Todas as partidas com o que esta predefinição liga: first-game, classic, advanced ou epic. Sem ela, os módulos são aleatórios.
option-minutes = Por quantos minutos jogar.
option-start = O número da primeira partida. Cada partida segue da semente e do seu número.
option-folder = Onde são escritos os registros das partidas que falham.

fuzz-checking = Verificando
fuzz-so-far = { $games } partidas, { $decisions } decisões, { $failures } falhas, { $leaks } vazamentos
fuzz-broken = A partida { $game } quebra uma regra: { $message }
fuzz-leak = A partida { $game } revela algo: { $message }
fuzz-crash = A partida { $game } termina em erro: { $message }
fuzz-record = Está registrada: stockpile replay { $file }
fuzz-again = Mais uma vez: { $command }
fuzz-passed = Todas as verificações passam.
fuzz-failed = Nem todas as verificações passam.
fuzz-result = { $games } partidas com { $decisions } decisões, { $rate } partidas por segundo; duas partidas foram comparadas { $compared } vezes. As mesmas partidas de novo: --seed { $seed }
fuzz-interrupted = Interrompido à mão.
