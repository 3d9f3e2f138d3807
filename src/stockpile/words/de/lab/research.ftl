# Der Befehl, der die Umgebungen misst.

research-running = Gemessen wird reihum, etwa eine halbe Minute ...
research-times = ×
research-pettingzoo = PettingZoo
research-openspiel = OpenSpiel
research-batch = Bündel
research-texas-holdem = texas_holdem_v4, roh
research-stockpile = Stockpile
research-hearts = Hearts, in C++
research-hearts-tensor = Hearts mit Tensor
research-stockpile-tensor = Stockpile mit Tensor
research-engine = Spiellogik allein
research-small = kleine Beobachtung
research-full = volle Beobachtung
research-note = Zufälliges Spiel zu viert (Hold’em: zu zweit) auf einem Kern, das Beste aus { $goes } Läufen reihum; gezählt wird, was Spieler entscheiden. × sagt, wievielmal so schnell es ist wie das andere Spiel: Hold’em, Hearts oder Hearts mit Tensor, mit dem auch Bündel verglichen werden. Bündel haben { $games } Partien und zeigen Masken. PettingZoo { $pettingzoo }, RLCard { $rlcard }, OpenSpiel { $openspiel }.
error-no-research = Um die Umgebungen zu messen, wird { $library } gebraucht und ist nicht installiert. Aus deinem Klon von Stockpile kommt es dazu: pip install '.[research,beside]'
