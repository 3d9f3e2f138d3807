# Why a game cannot be set up so, and why cards and dice cannot have fallen so. Reasons come without a full stop.

wrong-config-players = jogam de 2 a 5 pessoas, não { $players }
wrong-config-no-module = não existe um módulo { $name }; existem: { $known }
wrong-config-no-set = não existe um conjunto de investidores { $name }; existem: { $known }
wrong-config-no-preset = não existe um preset { $name }; existem: { $known }
wrong-config-bidding-alone = investor_bidding precisa dos investidores que são leiloados: acrescente investors
wrong-config-few-investors = { $players } jogadores recebem { $needed } investidores, e os conjuntos e módulos escolhidos deixam { $left }: acrescente um conjunto de investidores
wrong-config-types = players, modules e investor_sets são um número e duas listas
wrong-config-one-name = { $what } são vários nomes: [{ $names }], não { $names }
wrong-config-no-number = { $what } é um número inteiro, não { $number }

wrong-chance-no-card = o baralho não tem carta de número { $card }
wrong-chance-few-cards = o baralho não tem tantas cartas de número { $card }
wrong-chance-shares = { $shares } ações iniciais para { $players } jogadores
wrong-chance-share-of-none = uma ação inicial de empresa nenhuma
wrong-chance-share-twice = duas ações iniciais da mesma empresa
wrong-chance-dice-without = há dados indicados, e a partida é jogada sem eles
wrong-chance-dice-rounds = dados para { $given } rodadas, e a partida tem { $rounds }
wrong-chance-pair-rounds = pares para { $given } rodadas, e a partida tem { $rounds }
wrong-chance-pair-companies = rodada { $round }: nem toda empresa aparece uma vez entre os pares
wrong-chance-pair-forecasts = rodada { $round }: as previsões entre os pares não são as desta partida
wrong-chance-first = não existe um lugar { $seat } para começar
wrong-chance-first-twice = os baralhos indicados já dizem quem é o primeiro jogador
wrong-chance-market-deck = o baralho de mercado não é feito das cartas de mercado desta partida
wrong-chance-commerce-deck = o Baralho Comercial não é feito das cartas comerciais desta partida
wrong-chance-investor-deck = o baralho de investidores não é feito dos investidores desta partida
wrong-chance-strategy-deck = o baralho de estratégias não é feito das cartas de estratégia desta partida
wrong-chance-dice-count = rodada { $round }: { $given } dados em vez de { $dice }
wrong-chance-die = rodada { $round }: nenhum dado pode mostrar isso
