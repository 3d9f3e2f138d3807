# The command that measures the environments.

research-running = Measuring in turns, about half a minute ...
research-times = ×
research-yardstick = Beside
research-yardstick-texas-holdem = Texas hold'em
research-yardstick-hearts = hearts
research-yardstick-hearts-tensor = hearts with tensor
research-pettingzoo-texas-holdem = PettingZoo: texas_holdem_v4, raw
research-pettingzoo-stockpile = PettingZoo: Stockpile, raw
research-openspiel-hearts = OpenSpiel: hearts (C++), loop in Python
research-openspiel-hearts-tensor = OpenSpiel: hearts (C++), loop and tensor
research-openspiel-stockpile = OpenSpiel: Stockpile, the same loop
research-openspiel-stockpile-tensor = OpenSpiel: Stockpile, loop and tensor
research-openspiel-engine = Stockpile's engine alone
research-batch-small = Batch with masks, small observation
research-batch-full = Batch with masks, full observation
research-note = Random play of four (hold'em: two) on one core, the best of { $goes } goes in turns: what players decide is counted. Batches have { $games } games. PettingZoo { $pettingzoo }, RLCard { $rlcard }, OpenSpiel { $openspiel }.
error-no-research = To measure the environments { $library } is needed, and it is not installed. Install it: pip install 'stockpile[research,beside]'
