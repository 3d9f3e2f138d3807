# Bots: the levels and the styles that they can play in, each with a line that says how.
bot-random = aleatório
bot-random-why = Dá qualquer resposta permitida. Bom para aprender as regras.
bot-intern = estagiário
bot-intern-why = Pensa a curto prazo e comete erros de principiante. Para as primeiras partidas.
bot-clerk = escriturário
bot-clerk-why = Joga com bom senso, mas de forma simples. Para quem já sabe as regras.
bot-broker = corretor
bot-broker-why = Avalia cada pilha, lance e venda com boas regras práticas.
bot-shark = tubarão
bot-shark-why = Experimenta aonde cada resposta pode levar e desconfia do que os outros escondem.
bot-shark-1s = tubarão, um segundo
bot-shark-1s-why = O tubarão com um segundo inteiro para cada resposta: o mais difícil que há.
bot-in-style = { $bot }, { $style }
style-usual = estilo habitual
style-bold = ousado
style-bold-why = Dá lances altos e corre riscos.
style-careful = cauteloso
style-careful-why = Segura o dinheiro e evita riscos.
style-hoarder = acumulador
style-hoarder-why = Junta ações e demora a se desfazer delas.
style-bluffer = blefador
style-bluffer-why = Coloca cartas para enganar.

# The list of them in the terminal.
bots-how = Peça um com --bots NOME, em um estilo com --bots NOME:ESTILO. Quanto tempo ele pensa se diz depois, em simulações (shark@400) ou milissegundos (shark:bold@100ms).
bots-styles = Estilos
bots-others = De outros pacotes
bots-lab = Para medir, só em simulate e tournament
bot-broker-1-why = O corretor como era no início: uma régua que não muda.
bot-naive-why = Joga por cinco regras que alguém poderia criar depois de ler o manual uma vez.
bot-oracle-why = Vê todos os segredos e experimenta cada resposta: o que se poderia ganhar sabendo tudo.
bot-pike-why = Experimenta aonde cada resposta pode levar e não conclui nada de como os outros jogam: rápido, para medições longas.
bots-of = de { $package }
