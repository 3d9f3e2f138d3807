# The command that measures the environments.

research-running = Medindo alternadamente, cerca de meio minuto ...
research-times = ×
research-pettingzoo = PettingZoo
research-openspiel = OpenSpiel
research-batch = lote
research-texas-holdem = texas_holdem_v4, cru
research-stockpile = Stockpile
research-hearts = hearts, em C++
research-hearts-tensor = hearts com tensor
research-stockpile-tensor = Stockpile com tensor
research-engine = só o motor
research-small = observação pequena
research-full = observação completa
research-note = Jogo aleatório de quatro (hold’em: dois) em um núcleo, o melhor de { $goes } passagens alternadas; conta o que os jogadores decidem. × diz quantas vezes o outro jogo do conjunto: hold’em, hearts ou hearts com seu tensor, ao qual os lotes também são comparados. Os lotes têm { $games } partidas e mostram máscaras. PettingZoo { $pettingzoo }, RLCard { $rlcard }, OpenSpiel { $openspiel }.
error-no-research = Para medir os ambientes é preciso { $library }, que não está na instalação. Instale a partir do seu clone do Stockpile: pip install '.[research,beside]'
