# `stockpile house`: how a server fares. What --help shows is plain text.

command-house = Mostra como vai um servidor em funcionamento: mesas, conexões, taxas e tempos, ao vivo.
option-house-url = Um servidor, ou a porta de métricas de um processo. Pode ser dada várias vezes.
option-house-token = O token que o servidor recebeu com --metrics-token; sem isso, a variável STOCKPILE_METRICS_TOKEN.
option-house-every = Segundos entre duas olhadas.
option-house-once = Mostrar uma vez e terminar.

house-title = Stockpile
house-together = juntos
house-playing = Mesas com partida
house-waiting = Mesas à espera de jogadores
house-over = Mesas com partida terminada
house-guests = Convidados em mesas
house-players = Conexões de jogadores
house-watchers = Conexões de espectadores
house-connections = Conexões no total
house-answers = Respostas gravadas
house-bot-answers = Respostas de bots
house-refusals = Recusadas
house-answer-time = Resposta gravada, p50 · p99
house-store-time = Banco de dados, p50 · p99
house-lag = Atraso, p99
house-thoughts = Pensamentos na fila
house-thought-time = Bots pensam, p50 · p99
house-granted = Tempo que os bots recebem
house-memory = Memória
house-processor = Processador
house-number = { $number }
house-a-second = { $number }/s
house-milliseconds = { $number } ms
house-two-times = { $first } · { $second } ms
house-megabytes = { $number } MB
house-silent = { $server } não responde.
house-going-down = { $server } está encerrando.

error-house-silent = Nada responde em { $url }: { $reason }. Inicie um servidor ou indique outro com --url.
error-house-denied = O servidor em { $url } não mostra a você como vai. Pergunte na própria máquina dele, ou com --token.
error-house-other = Em { $url } não há um servidor Stockpile que diga como vai (status { $status }).
error-house-url = { $url } não é um endereço. Indique um como http://127.0.0.1:8765
