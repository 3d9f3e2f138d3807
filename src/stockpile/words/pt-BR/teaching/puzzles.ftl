# Puzzles: moments where one answer is clearly best and the obvious one is not. How they are found, and the page.

command-puzzles = Procura desafios em partidas de bots: momentos em que uma resposta é claramente a melhor e não é a óbvia. Cada um é conferido com uma busca dez vezes mais longa e jogando até o fim. Ctrl-C encerra; o mesmo comando continua dali.
option-puzzle-games = Em quantas partidas procurar; os tipos de partida e os números de jogadores se alternam.
option-puzzle-seed = De onde as partidas e todas as buscas são sorteadas.
option-puzzle-preset = Procurar só neste tipo de partida: first-game, classic, advanced ou epic.
option-puzzle-players = Procurar só em partidas com este número de jogadores.
option-puzzle-out = A pasta para os desafios, um arquivo de texto cada, e para o que foi encontrado em cada partida.
option-puzzle-most = Guardar no máximo este número, os mais diferentes entre si.

puzzles-searching = Procurando desafios nas partidas
puzzles-found = { $found ->
    [0] nenhum desafio
    [one] um desafio
   *[other] { $found } desafios
}
puzzles-column-key = Desafio
puzzles-column-game = Partida
puzzles-column-question = Pergunta
puzzles-column-best = Melhor
puzzles-column-obvious = Óbvia
puzzles-column-lead = Chances perdidas
puzzles-game-cell = { $preset }, { $players } jogadores, rodada { $round } de { $rounds }
puzzles-summary = Busca em { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}: { $moments } momentos examinados, { $promising } promissores. De { $looked } examinados por dez vezes mais tempo, { $long } se confirmaram, { $whole } também até o fim da partida e { $again } mais uma vez em outros mundos.
puzzles-kept = { $kept } de { $found ->
    [0] nenhum desafio
    [one] um desafio
   *[other] { $found } desafios
} em { $folder }. Para repetir: { $command }
puzzles-interrupted = Encerrado antes do fim. O mesmo comando continua com a próxima partida.
error-puzzle-preset = Não existe o tipo de partida { $preset }; existem: { $presets }.
error-puzzle-players = Não dá para jogar com { $players }: só de 2 a 5.

server-no-such-puzzle = Esse desafio não existe.
server-puzzle-half = Responda à pergunta inteira: todas as cartas a colocar, todas as ações a vender.

# The page.
puzzles-title = Desafios
puzzles-today = Desafio do dia
puzzles-offer = Um momento de uma partida, uma resposta claramente melhor, e não é a óbvia. No mesmo dia, o desafio é o mesmo para todo mundo.
puzzles-lead = Momentos de partidas reais entre bots. Em cada um deles, uma resposta é claramente a melhor, e não é a primeira que vem à cabeça. Você vê o que aquele lugar via, e nada mais. A sua primeira tentativa é a que conta.
puzzles-all = Todos os desafios
puzzles-done = { $done } de { $count } feitos, { $right } na primeira tentativa
puzzles-of-day = Desafio do dia
puzzles-number = Desafio { $number } de { $count }
puzzles-task = Uma resposta aqui é claramente a melhor, e não é a óbvia. A sua primeira tentativa é a que conta.
puzzles-before-right = Você acertou na primeira tentativa.
puzzles-before-wrong = A sua primeira tentativa foi outra resposta.
puzzles-today-mark = hoje
puzzles-mark-right = resolvido
puzzles-mark-wrong = errado

puzzles-ask-choose-investor = Qual investidor?
puzzles-ask-bid-investor = Um lance por investidores
puzzles-ask-discard = Quais estratégias voltam?
puzzles-ask-bonds = Quantas Promissórias?
puzzles-ask-open = Uma carta inicial
puzzles-ask-place = Duas cartas a colocar
puzzles-ask-commerce = Uma carta comercial a colocar
puzzles-ask-first-player-card = A Carta de Primeiro Jogador
puzzles-ask-bid = Um lance
puzzles-ask-hand-over = Quem começa?
puzzles-ask-action = Boom, Bust ou outra coisa
puzzles-ask-strategy = O uso de uma estratégia
puzzles-ask-ability = Uma habilidade, ou não?
puzzles-ask-investor = O uso de uma habilidade
puzzles-ask-sell = O que vender
puzzles-ask-sell-some = O que vender já
puzzles-ask-dividend = Um dividendo

puzzles-explanation = Explicação
puzzles-explain = Por quê?
puzzles-right = Certo!
puzzles-wrong = Havia uma resposta melhor
puzzles-best = A melhor resposta
puzzles-best-was = Melhor: { $answer }.
puzzles-placed = { $card } { $side } em { $pile }
puzzles-sell = Vender { $sales }
puzzles-first = { $seat } começa
puzzles-first-me = Você começa
puzzles-yourself = você
puzzles-obvious = A resposta óbvia: { $answer }. Com ela, você vence em { $share } das vezes em vez de { $best } e fica com cerca de { $money } a menos.
puzzles-tried = Chances de vencer ({ $shown } de { $count } respostas)
puzzles-role-best = melhor
puzzles-role-obvious = óbvia
puzzles-role-given = sua
puzzles-wins = chance de vencer
puzzles-behind = { $lost } pontos a menos, ± { $error }
puzzles-how = Cada resposta foi testada em { $worlds } distribuições que poderiam ser esta. Só se sabia o que você vê aqui: a cada vez, as cartas ocultas foram distribuídas de novo, todos os lugares continuaram jogando com bom senso, pelo menos até o fim da rodada, e o que cada um tinha então diz com que frequência vence.
puzzles-next = Outro desafio
puzzles-again = Tentar de novo
puzzles-look = Ver a mesa
