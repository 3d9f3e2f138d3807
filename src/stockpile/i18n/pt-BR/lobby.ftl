## People at the table and around it: invitations, chat, spectators, one's own games, what is kept; and being called.

server-muted = O anfitrião não deixa você falar nesta mesa.
server-closed-table = Esta mesa é fechada: só quem joga a vê.
server-removed = O anfitrião tirou você desta mesa.
server-forgotten = Tudo sobre você foi apagado, então você não está mais neste lugar.
server-no-such-person = Isso não se refere a ninguém nesta mesa.
server-not-yourself = Isso não vale para você.
server-somebody-else = Você não é o convidado que deve ser esquecido.
server-nobody-sleeps = Não é preciso chamar ninguém: quem responde é um bot, ou você.
server-nudged-already = Essa pessoa já foi chamada para esta pergunta.

invite-title = Convite de { $name }
invite-title-nobody = Um convite para você
invite-lead = Stockpile é um jogo de comprar na baixa e vender na alta: todos sabem algo sobre o mercado, e ninguém sabe tudo.
invite-game = Jogo
invite-players = Jogadores
invite-players-count = { $count } ao todo: { $people }
invite-free = { $count ->
    [0] nenhum lugar livre
    [one] um lugar livre
   *[other] { $count } lugares livres
}
invite-time = Duração
invite-minutes = cerca de { $least } a { $most } minutos
invite-rules = Condições
invite-none-needed = Não é preciso ter conta. Basta um nome, e você pode apagá-lo depois.
invite-enter = Pegar um lugar
invite-full = Todos os lugares já estão ocupados. Você pode assistir.
invite-watch = Só assistir
invite-local = Este link só funciona nesta máquina. Para convidar outros, pare o servidor e inicie-o com este comando:
invite-qr = O convite como QR code
invite-qr-why = Para um celular: aponte a câmera para cá.

people-watching = Espectadores
people-watching-none = Ninguém está assistindo.
people-strangers = { $count ->
    [0] nenhum sem nome
    [one] um sem nome
   *[other] { $count } sem nome
}
people-closed = Fechada a espectadores
people-closed-why = Só quem joga vê esta mesa, e também o replay depois.
people-closed-set = fechada a espectadores
people-remove = Tirar da mesa
people-remove-named = Tirar { $name } da mesa
people-removed = O anfitrião tirou você desta mesa. Você não pode voltar a sentar aqui.
people-mute = Silenciar
people-mute-named = Silenciar { $name }
people-unmute = Deixar falar
people-unmute-named = Deixar { $name } falar
people-muted = em silêncio
people-chat-none = Ninguém disse nada ainda.

games-title = Minhas partidas
games-link = Todas as minhas partidas
games-none = Você ainda não jogou aqui.
games-running = Em andamento
games-finished = Terminadas
games-turn = Sua vez
games-place = { $place ->
    [1] vitória
   *[other] { $place }º lugar de { $players }
}
games-against = contra { $names }
games-alone = sem adversários
games-nameless = alguém
games-statistics = Como foram
games-count = { $count ->
    [0] Nenhuma partida
    [one] Uma partida
   *[other] { $count } partidas
}
games-wins = { $count ->
    [0] nenhuma vitória
    [one] uma vitória
   *[other] { $count } vitórias
}
games-average = posição média { $place }
games-players = { $count } jogadores
games-expected = se todos fossem iguais: { $share }
games-won-share = { $wins } de { $games } vencidas ({ $share }), posição média { $place }
games-several = Partidas em que você teve vários lugares não contam.

privacy-title = O que é guardado sobre você
privacy-link = O que é guardado sobre mim
privacy-lead = Este servidor conhece você por um nome e um cookie. Abaixo está tudo o que ele guarda; nada é repassado a ninguém.
privacy-nobody = Nada é guardado sobre você: você ainda não tem nome aqui.
privacy-name = Nome
privacy-since = Desde
privacy-cookie = Cookie
privacy-cookie-why = Em cada aparelho, um segredo aleatório, guardado no navegador por um ano. O servidor só tem impressões digitais dele:
privacy-seats = Lugares
privacy-seat = { $stage }, como { $name }
privacy-lines = Chat
privacy-lines-none = Você não disse nada.
privacy-forbidden = Proibido por anfitriões
privacy-forbidden-muted = em silêncio
privacy-forbidden-removed = fora da mesa
privacy-here = Só neste navegador: idioma, dia ou noite, som e avisos.
privacy-download = Baixar como JSON
privacy-delete = Apagar tudo
privacy-delete-why = Seu nome, seu cookie e suas linhas de chat são apagados na hora. Em partidas terminadas, seu lugar perde o nome; as jogadas ficam. Em partidas em andamento, um bot joga até o fim. Isso não pode ser desfeito.
privacy-delete-sure = Sim, apagar tudo
privacy-keep = Manter
privacy-deleted = Tudo sobre você foi apagado.

replay-link = Copiar link desta jogada
replay-link-copied = Link copiado
replay-link-by-hand = Copie este link:

preview-house = Um jogo de leilão de ações, no seu navegador: com amigos, ou contra bots. Sem precisar de conta.
preview-invites = { $name } convida você para uma partida de Stockpile
preview-waiting = Uma mesa para { $players } ({ $game }), { $free ->
    [0] todos os lugares estão ocupados
    [one] um lugar está livre
   *[other] { $free } lugares estão livres
}. Sem precisar de conta.
preview-playing = Uma partida com { $players } jogadores ({ $game }) está em andamento. Assista.
preview-over = Uma partida terminada com { $players } jogadores ({ $game }). Veja como foi, jogada a jogada.
preview-picture = Seis certificados de ações, abertos em leque, ao lado da palavra Stockpile

calls-title = Avisos
calls-sound = Som quando for a sua vez
calls-notify = Notificação quando esta página estiver oculta
calls-notify-denied = Seu navegador proíbe notificações desta página. Você pode permiti-las ao lado do endereço.
calls-notify-none = Este navegador não tem notificações.
calls-insecure = Notificações e instalação precisam de uma conexão com TLS; navegadores recusam ambas neste endereço simples. Som, título e ícone funcionam.
calls-install = Instalar como app
calls-turn-at = É a sua vez em uma mesa de Stockpile.
calls-nudged = { $name } está esperando você.
calls-nudge = Cutucar { $name }
calls-nudge-done = { $name } recebeu a chamada.


## Where somebody is known: another device by a code, the list of devices, and signing them out.

server-signed-out = Este aparelho foi desconectado.
server-no-such-device = Você não tem esse aparelho, ou ele já foi desconectado.
server-too-many-devices = Você já usa { $most } aparelhos. Desconecte um primeiro.
server-code-wrong = Este código não está certo. Confira, ou gere um novo.
server-code-used = Este código já foi usado. Gere um novo.
server-code-late = Este código expirou: ele vale por dois minutos. Gere um novo.
server-code-tries = Este código já teve tentativas demais. Gere um novo.
server-code-same = Você já está aqui: este código é para outro aparelho.
server-code-other = Neste aparelho você é { $other }; o código é de { $name }.
server-code-later = Foram muitas tentativas. Tente de novo em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.

devices-title = Aparelhos
devices-why = Você pode jogar em todo aparelho em que entrou, até em vários ao mesmo tempo.
devices-name = { $known ->
    [both] { $browser } em { $system }
    [browser] { $browser }
    [system] Um navegador em { $system }
   *[neither] Um aparelho
}
devices-here = este aparelho
devices-since = desde { $date }
devices-seen = última vez: { $date }
devices-fingerprint = { $name }: { $fingerprint }
devices-sign-out = Sair
devices-sign-out-named = Sair: { $name }
devices-sign-out-sure = Sim, sair
devices-sign-out-last = Este é seu único aparelho: ninguém mais poderia voltar ao seu nome e às suas partidas.
devices-sign-out-here = Este navegador não vai mais reconhecer você. Para voltar, use um código de outro aparelho seu.
devices-sign-out-others = Sair de todos os outros
devices-stay = Ficar
devices-signed-out = Você saiu deste aparelho.

devices-add = Usar em outro aparelho
devices-add-why = Aponte a câmera do outro aparelho para cá, ou abra { $address } nele e digite o código.
devices-add-local = Este endereço só funciona nesta máquina, em outro navegador: abra { $address } nele e digite o código. Para um celular, pare o servidor e inicie-o com este comando:
devices-add-once = Funciona uma vez, e por dois minutos. Não mostre a ninguém: quem tem o código joga como você.
devices-qr = O código como QR code
devices-code = Código
devices-left = { $seconds ->
    [0] tempo esgotado
    [one] resta um segundo
   *[other] restam { $seconds } segundos
}
devices-over = Este código expirou.
devices-again = Novo código
devices-added = Adicionado: { $name }

devices-join-title = Usar este aparelho também
devices-join-why = Em um aparelho em que você já joga, escolha “Usar em outro aparelho”. Depois digite o código que ele mostrar.
devices-join = Entrar aqui
devices-join-other = Neste aparelho você é { $other }. Se continuar, ele passa a ser de { $name }, e { $other } sai daqui.
devices-join-other-last = Se { $other } não entrou em nenhum outro aparelho, ninguém volta a esse nome e às suas partidas.
devices-join-replace = Continuar como { $name }
devices-join-keep = Ficar como { $other }
devices-joined = Agora você é { $name } aqui.
devices-join-link = Já joga em outro aparelho?


## The deal that can be checked, on the page: while it goes on, and what this browser makes of it at the end.

fairness-dealing = As cartas estão sendo distribuídas
fairness-dealing-why = Cada um acrescenta um número ao embaralhamento: primeiro selado, revelado quando todos estiverem selados. Assim ninguém pode pôr as cartas na ordem que quiser. O servidor vê os números primeiro e pode deixar alguns de fora; no fim dá para ler quais faltam.
fairness-step = { $step ->
    [commit] Números sendo selados: { $done } de { $all }.
    [reveal] Números sendo revelados: { $done } de { $all }.
   *[dealt] As cartas estão distribuídas.
}
fairness-patience = { $seconds ->
    [one] Mais um segundo no máximo; depois segue sem quem faltar.
   *[other] Mais { $seconds } segundos no máximo; depois segue sem quem faltar.
}
fairness-server = O servidor
fairness-seat-waiting = ainda não selou um número
fairness-seat-committed = selou um número
fairness-seat-revealed = revelou o número
fairness-seat-withheld = selou um número que não está na distribuição
fairness-seat-absent = não acrescentou número
fairness-seat-bot = um bot, não acrescenta número
fairness-doubt-statement = O que o servidor diz desta distribuição não é sobre a mesa como está aqui. Este navegador não acrescenta número a ela.
fairness-doubt-changed = O servidor mudou o que tinha dito desta distribuição. Este navegador não diz mais nada a ela, e no fim você lerá o que não confere.

fairness-title = A distribuição
fairness-checking = Cada baralho está sendo recalculado ...
fairness-unchecked = A distribuição não pode ser conferida agora: { $problem }
fairness-proven = Comprovada, com um limite
fairness-proven-kept = Este navegador recalculou cada baralho. Todos resultam de números que foram selados antes que qualquer um fosse revelado, o seu entre eles, e tudo está como este navegador viu.
fairness-consistent = Coerente
fairness-consistent-nothing = Este navegador recalculou cada baralho, e todos resultam dos números da distribuição. Ele não guardou nada quando as cartas foram distribuídas, então não pode dizer se são os números daquela hora.
fairness-consistent-apart = Este navegador recalculou cada baralho, e todos resultam dos números que ele viu serem selados. Nenhum deles é seu, então ele não pode excluir que os outros os tenham combinado entre si.
fairness-consistent-file = Este navegador recalculou cada baralho, e todos resultam dos números do arquivo. Se foram selados antes da partida, só quem participou pode dizer.
fairness-broken = Não confere
fairness-broken-why = Este navegador recalculou a distribuição, e ela não é o que deveria ser:
fairness-earlier = { $count ->
    [one] A distribuição desta mesa já tinha sido começada uma vez e interrompida, como quando um servidor é reiniciado.
   *[other] A distribuição desta mesa já tinha sido começada { $count } vezes e interrompida, como quando um servidor é reiniciado.
} Um servidor também poderia fazer isso para conseguir outras cartas.
fairness-withheld = { $count ->
    [one] { $names } selou um número que não está na distribuição. Ou ele não foi revelado a tempo, ou o servidor o deixou de fora. Quem fez isso podia escolher entre duas distribuições, a com o número e a sem ele.
   *[other] { $names } selaram números que não estão na distribuição. Ou eles não foram revelados a tempo, ou o servidor os deixou de fora. Quem fez isso podia escolher, para cada número, entre a distribuição com ele e a sem ele.
}
fairness-withheld-you = Você selou um número que não está na distribuição. Ou este navegador não o revelou a tempo, ou o servidor o deixou de fora. Quem fez isso podia escolher entre duas distribuições, a com o número e a sem ele.

fairness-fault-version = A distribuição foi feita de um modo que esta página não conhece. Recarregue a página, ou confira o registro com “stockpile verify”.
fairness-fault-form = A prova está incompleta, ou escrita de outro modo do que deveria.
fairness-fault-game = A prova é sobre outra mesa, ou sobre um jogo com outras cifras.
fairness-fault-transcript = A lista de tudo o que foi dito na distribuição não é feita do que foi dito.
fairness-fault-secret = O número do servidor não é o que ele tinha selado.
fairness-fault-share = O número de { $seat } não é o que foi selado.
fairness-fault-state = Há duas versões sobre a participação de { $seat }.
fairness-fault-deck = { $deck }: não é o que resulta dos números.
fairness-fault-kept-statement = O que o servidor tinha selado, ou para qual jogo, não é o que foi mostrado a este navegador no começo.
fairness-fault-kept-seen = O que { $seat } tinha selado não é o que foi mostrado a este navegador.
fairness-fault-kept-reveal = O número de { $seat } não é o que foi mostrado a este navegador.
fairness-fault-kept-cards = { $deck }: não são as cartas que este navegador recebeu durante a partida.

fairness-details = Todos os números, e como conferi-los à mão
fairness-decks = Recalculados
fairness-cards = { $count ->
    [0] nenhum sorteio
    [one] um sorteio
   *[other] { $count } sorteios
}
fairness-fits = confere
fairness-fits-not = não confere
fairness-statement = Qual jogo foi distribuído, e a quem
fairness-numbers = Os números
fairness-sealed = selado
fairness-shown = revelado
fairness-nothing = nada
fairness-hand = À mão
fairness-hand-server = O selo do servidor é o SHA-256 das linhas acima e da linha “server” com o número dele, cada uma terminada por uma quebra de linha.
fairness-hand-seat = O selo de um lugar é o SHA-256 de três linhas: “stockpile deal 1”, “server” com o selo do servidor, e “seat” com o número do lugar, contado a partir de 0, e o número que ele selou.
fairness-hand-cards = As cartas são sorteadas do SHAKE-256 de tudo isso junto; “docs/fairness.md” diz como, passo a passo.
fairness-hand-command = O comando faz tudo isso:
fairness-download = Baixar o que este navegador guardou


## A record of a game that was not over, opened again: what one seat saw of it.

seen-by-spectators = os espectadores
seen-title-seat = Como { $seat } viu
seen-why-seat = A partida não tinha terminado quando isto foi salvo. Mostra o que { $seat } soube, e nada mais: o que estava oculto continua oculto.
seen-title-spectators = Como os espectadores viram
seen-why-spectators = A partida não tinha terminado quando isto foi salvo. Mostra o que todos souberam, e nada mais: o que estava oculto continua oculto.
seen-hand = Na mão: { $cards }.
replay-seen-by = A partida não tinha terminado quando isto foi salvo: aqui está só o que { $seat } pôde ver.
error-seen-by-another = Neste registro está só o que { $seat } pôde ver. Deixe --seat de fora.
error-seen-answers-only = Uma versão antiga salvou isto com a partida em andamento: há nele as respostas que um lugar viu, e nenhuma mesa que se possa mostrar.
error-seen-impossible = Nenhum lugar desta partida pode ter visto o que está neste registro.
