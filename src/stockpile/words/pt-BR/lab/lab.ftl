# The laboratory's commands. The first five are shown by --help and stay plain text.

command-lab = O laboratório: o que muitas partidas dizem sobre o jogo e seus jogadores.
command-fit = Ajusta a partidas terminadas o que o tubarão acha que os bens valem, e escreve os pesos.
option-fit-games = Quantas partidas para cada tipo de mesa (2 a 5 jogadores, sem módulos e com os da Epic Edition).
option-fit-seed = A semente das partidas. A mesma semente dá os mesmos pesos.
option-fit-file = Onde os pesos são escritos. Depois de Ctrl-C, os que estiverem prontos são escritos ao lado, com -partial no nome. O tubarão joga com os da sua própria pasta.

fit-playing = Ajustando
fit-written = { $tables } de { $all } mesas foram ajustadas e escritas em { $file }.
fit-partial = Interrompido. { $tables } de { $all } mesas foram ajustadas e escritas em { $file }.
fit-nothing = Interrompido antes de a primeira de { $all } mesas ser ajustada. Nada foi escrito.
error-no-folder = Não existe a pasta { $folder }. Indique um arquivo em uma pasta que exista.
