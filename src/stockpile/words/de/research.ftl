# Der Befehl, der die Umgebungen misst.

research-running = Ich messe reihum, etwa eine halbe Minute ...
research-times = ×
research-yardstick = Neben
research-yardstick-texas-holdem = Texas Hold’em
research-yardstick-hearts = Hearts
research-yardstick-hearts-tensor = Hearts mit Tensor
research-pettingzoo-texas-holdem = PettingZoo: texas_holdem_v4, roh
research-pettingzoo-stockpile = PettingZoo: Stockpile, roh
research-openspiel-hearts = OpenSpiel: Hearts (C++), Schleife in Python
research-openspiel-hearts-tensor = OpenSpiel: Hearts (C++), Schleife und Tensor
research-openspiel-stockpile = OpenSpiel: Stockpile, dieselbe Schleife
research-openspiel-stockpile-tensor = OpenSpiel: Stockpile, Schleife und Tensor
research-openspiel-engine = Stockpiles Spiellogik allein
research-batch-small = Bündel mit Masken, kleine Beobachtung
research-batch-full = Bündel mit Masken, volle Beobachtung
research-note = Zufälliges Spiel zu viert (Hold’em: zu zweit) auf einem Kern, das Beste aus { $goes } Läufen reihum: Gezählt wird, was Spieler entscheiden. Bündel haben { $games } Partien. PettingZoo { $pettingzoo }, RLCard { $rlcard }, OpenSpiel { $openspiel }.
error-no-research = Um die Umgebungen zu messen, wird { $library } gebraucht und ist nicht installiert. So kommt es dazu: pip install 'stockpile[research,beside]'
