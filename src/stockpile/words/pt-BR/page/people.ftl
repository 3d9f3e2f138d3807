# People at the table and around it: invitations, chat, spectators, one's own games, what is kept; and being called.

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
