# The command that measures the environments.

research-running = Measuring in turns, about half a minute ...
research-times = ×
research-pettingzoo = PettingZoo
research-openspiel = OpenSpiel
research-batch = batch
research-texas-holdem = texas_holdem_v4, raw
research-stockpile = Stockpile
research-hearts = hearts, in C++
research-hearts-tensor = hearts with tensor
research-stockpile-tensor = Stockpile with tensor
research-engine = engine alone
research-small = small observation
research-full = full observation
research-note = Random play of four (hold'em: two) on one core, the best of { $goes } goes in turns; what players decide is counted. × is how many times the other game of the suite: hold'em, hearts, or hearts with its tensor, to which batches are compared too. Batches have { $games } games and show masks. PettingZoo { $pettingzoo }, RLCard { $rlcard }, OpenSpiel { $openspiel }.
error-no-research = To measure the environments { $library } is needed, and it is not installed. Install it from your clone of Stockpile: pip install '.[research,beside]'
