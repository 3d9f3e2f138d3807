# What the server refuses, each under its code, and what `serve` says.

server-bad-request = O servidor não entende a requisição: { $detail }.
server-bad-message = O servidor não entende a mensagem: { $detail }.
server-bad-name = Um nome tem de 1 a 24 letras, em uma linha, todas visíveis.
server-name-is-you = Em um dos idiomas daqui, essa palavra é quem está lendo. Escolha outro nome.
server-bad-chat = Uma mensagem de chat é uma linha de 1 a 400 caracteres visíveis.
server-bad-config = Não é possível montar esta partida: { $reason }.
server-bad-first = O lugar { $seat } não pode começar: esta mesa tem os lugares de 0 a { $last }.
server-bad-record = Não é possível ler o registro: { $reason }.
server-no-guest = Primeiro diga o seu nome.
server-no-such-table = Essa mesa não existe, ou não existe mais.
server-no-such-seat = Esta mesa não tem esse lugar.
server-bot-budget = Em uma mesa, é o servidor que diz quanto tempo um bot pensa. Deixe @{ $budget } de fora.
server-no-such-bot = Não existe o bot { $name }; existem: { $names }.
server-no-such-answer = Nenhuma resposta se chama { $answer } nem tem esse número.
server-no-such-record = Esse registro não está mais aberto aqui. Abra o arquivo de novo.
server-no-such-moment = A partida não tem tantas respostas, só { $last }.
server-no-such-language = Não há textos nesse idioma.
server-no-such-lesson = Essa lição não existe.
server-no-such-method = Isso não pode ser feito com este endereço.
server-not-found = Não há nada neste endereço.
server-not-your-seat = Esse não é o seu lugar.
server-not-the-host = Só quem montou a mesa pode fazer isso.
server-not-begun = A partida ainda não começou.
server-not-over = A partida ainda não terminou.
server-not-asked = Não é a sua vez.
server-asks-all = Nesta mesa, a pergunta sobre dividendos vai para todos: é a regra dela.
server-basket = Essas respostas não combinam, então nenhuma vale. Envie uma por uma.
server-has-begun = A partida já começou.
server-game-over = A partida terminou.
server-seats-missing = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
server-seat-taken = Já há alguém nesse lugar.
server-no-free-seat = Não há lugar livre nesta mesa.
server-invited-only = Esse lugar está reservado para quem tem o convite.
server-early = A partida só tem { $now ->
    [one] { $now } resposta
   *[other] { $now } respostas
} até agora: esse número ainda não chegou.
server-late = A partida já tem { $now ->
    [one] { $now } resposta
   *[other] { $now } respostas
}: essa pergunta já foi respondida.
server-damaged-table = Esta mesa está danificada no banco de dados e não pode ser aberta. Todas as outras continuam.
server-busy-reading = Há partidas demais sendo lidas agora. Tente de novo em alguns segundos.
server-cannot-store = O banco de dados não responde, então nada foi feito. Tente de novo daqui a pouco.
server-too-fast = Foi demais de uma vez só. Espere um instante.
server-too-many = Há conexões demais. Tente de novo mais tarde.
server-too-many-mistakes = Mensagens demais foram recusadas.
server-too-big = Essa mensagem é grande demais: no máximo { $most } bytes.
server-too-big-request = Isso é grande demais.
server-too-many-chunks = A requisição vem em pedaços demais: no máximo { $most }.
server-head-too-long = O cabeçalho da requisição é longo demais: no máximo { $bytes } bytes e { $headers } campos.
server-too-slow = Isso demorou demais. Peça de novo.
server-no-request = Isso não é uma requisição que um servidor web entenda.
server-bad-text = Uma mensagem é texto em UTF-8.
server-foreign-host = Este servidor não atende por esse nome. Veja a página sobre hospedagem.
server-foreign-origin = Só páginas deste servidor podem fazer isso.
server-error = Algo deu errado no servidor. Recarregue a página e veja como estão as coisas.
server-no-web = As páginas da mesa no navegador não foram incluídas neste pacote; monte-o com o Node à mão: make setup.

command-serve = Abre uma mesa no navegador, para você, seus amigos e bots.
option-host = Endereço em que escutar; por padrão, só esta máquina.
option-port = Porta em que escutar; 0 pega qualquer uma livre.
option-share = Deixa outros na rede local participarem: mostra um link e um código QR para celulares.
option-database = Onde as partidas ficam, como URL de banco de dados; por padrão, um arquivo na sua pasta de dados.
option-open = Abre o navegador.
option-origin = Origem de um proxy reverso na frente, como https://stockpile.example.org; pode ser dada mais de uma vez.
option-pause = Segundos que um bot leva para responder onde jogam pessoas, um terço a mais ou a menos. Com 0, ele responde assim que pode e mostra quanto tempo pensou.
option-serve-seed = Um número que decide cada embaralhamento de cada mesa: para demonstrações e testes. Nunca para uma partida de verdade: quem o conhece conhece todas as cartas.
option-unlimited = Sem limites de taxas e conexões, para medir.
serve-ready = O Stockpile está em { $link }
serve-share = Amigos na sua rede abrem { $link }
serve-stop = Ctrl-C para o servidor; todas as partidas ficam guardadas.
error-port = A porta { $port } em { $host } está ocupada{ $ours ->
    [yes] {" "}por um servidor Stockpile: abra { $link }
   *[no] . Escolha outra: --port 0 pega qualquer uma livre.
}
error-address = { $host } não é um endereço desta máquina: { $reason }.
error-database-busy = Outro servidor Stockpile usa { $file }. Pare-o primeiro ou indique outro --database.
error-database = Não é possível abrir o banco de dados: { $reason }.
error-database-newer = O banco de dados { $url } foi feito por um Stockpile mais novo. Atualize este ou escolha outro com --database.
error-database-memory = Um banco de dados na memória perderia todas as partidas. Indique um arquivo: --database sqlite:////pasta/tables.sqlite
error-origin = { $origin } não é um endereço em que se vê uma página. Use, por exemplo, --origin https://stockpile.example.org
error-no-network = Não foi encontrada uma rede local para compartilhar a mesa. Conecte-se a uma ou use --host.

option-bench-what = O que medir: o motor do jogo (engine) ou os ambientes para pesquisa (research).
error-bench-what = Não há nada chamado { $what } para medir. Use: engine, research.
