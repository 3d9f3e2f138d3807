# The deal that can be checked: what the server refuses while it goes on, and what `stockpile verify` says of a record.

server-dealing = As cartas estão sendo distribuídas: os lugares podem ser trocados quando isso terminar.
server-deal-late = Esta parte da distribuição já passou: ela continua sem esse número.
server-deal-step = Não é o momento para isso: não há distribuição de cartas agora, ou esse passo ainda não chegou.
server-deal-changed = Este lugar já selou outro número.
server-deal-mismatch = Esse não é o número que este lugar selou.
server-no-deal = Nada se pode provar desta distribuição: era uma lição, foi feita com o --seed do servidor ou é mais antiga que esse tipo de distribuição.

command-verify = Confere a distribuição das cartas de uma partida registrada: calcula de novo todos os baralhos.
option-kept = O que você guardou da distribuição: o arquivo que a página ou o seu programa gravou. Só com ele uma distribuição pode ser comprovada.

verify-proven = Comprovada, com um limite: todos os baralhos resultam de números selados antes que qualquer um fosse revelado, entre eles os de { $seats }, e tudo está como foi guardado.
verify-consistent = Coerente: todos os baralhos resultam dos números do arquivo. Se eles foram selados antes da partida, só quem participou da distribuição pode dizer: acrescente com --kept o que foi guardado.
verify-consistent-kept = Coerente: todos os baralhos resultam dos números do arquivo, e tudo está como foi guardado. Nenhum dos números é seu, então para você ela não está comprovada.
verify-none = Não comprovada: não há distribuição neste registro. As cartas saíram de uma semente ou de uma lição, o registro é mais antigo que esse tipo de distribuição ou a partida não foi jogada em um servidor.
verify-limit-proven = { $count ->
    [one] O que isto não mostra: que o servidor não teve escolha. Ele vê o número do jogador antes de distribuir e pode deixá-lo de fora. Assim podia escolher entre duas distribuições.
   *[other] O que isto não mostra: que o servidor não teve escolha. Ele vê os { $count } números dos jogadores antes de distribuir e pode deixar qualquer um de fora. Assim podia escolher entre { $deals } distribuições.
}
verify-limit-consistent = O que isto não mostra: que o servidor não teve escolha. Ele vê os números dos jogadores antes de distribuir e pode deixar qualquer um de fora.
verify-broken = Não confere: { $count ->
    [one] uma coisa não está como deveria.
   *[other] { $count } coisas não estão como deveriam.
}
verify-earlier = { $count ->
    [one] A distribuição desta mesa já tinha começado uma vez antes e foi interrompida.
   *[other] A distribuição desta mesa já tinha começado { $count } vezes antes e foi interrompida.
} Um servidor também poderia fazer isso para conseguir outras cartas.
verify-seat-revealed = { $seat }: selou um número e o revelou.
verify-seat-withheld = { $seat }: selou um número que não está na distribuição. Ou ele não foi revelado a tempo, ou o servidor o deixou de fora. Quem fez isso podia escolher entre duas distribuições.
verify-seat-absent = { $seat }: não acrescentou número.

verify-fault-config = A distribuição foi feita para uma partida com outros jogadores, módulos ou conjuntos de investidores que não os do registro.
verify-fault-figures = A distribuição foi feita para as cifras { $stated }, e o registro foi jogado com { $played }.
verify-fault-server = O número do servidor não é o que ele tinha selado junto com a declaração.
verify-fault-share = { $seat }: o número revelado não é o que foi selado.
verify-fault-uncommitted = { $seat }: um número foi revelado, e nenhum tinha sido selado.
verify-fault-cards = { $deck }, posição { $place }: jogou-se com { $played }, e a distribuição dá { $drawn }.
verify-fault-cards-round = { $deck }, rodada { $round }, posição { $place }: jogou-se com { $played }, e a distribuição dá { $drawn }.
verify-fault-kept-table = O que foi guardado é da mesa { $kept }, e o registro é da mesa { $stated }.
verify-fault-kept-start = O que foi guardado é da distribuição número { $kept } da mesa, contando a partir de 0, e o registro é da número { $stated }.
verify-fault-kept-statement = A declaração não é a que foi guardada: era sobre outra partida ou sobre outros lugares.
verify-fault-kept-server = O selo do servidor não é o que foi guardado.
verify-fault-kept-commitment = { $seat }: o selo não é o que foi guardado.
verify-fault-kept-reveal = { $seat }: o número revelado não é o que foi guardado.
verify-fault-kept-mine = { $seat }: o número não é o que você sorteou.

verify-deck-first = O primeiro jogador
verify-deck-shares = As ações iniciais
verify-deck-market = O baralho de mercado
verify-deck-dice = Os dados
verify-deck-pairs = Os pares de informação
verify-deck-commerce = O Baralho Comercial
verify-deck-investors = Os investidores
verify-deck-strategies = As cartas de estratégia

error-kept = { $file } não é o que uma página ou um programa guarda de uma distribuição.
error-kept-version = { $file } está escrito na versão { $version }; este programa lê a versão { $ours }.
