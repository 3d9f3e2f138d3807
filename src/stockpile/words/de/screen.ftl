# Wie der Tisch auf dem Bildschirm steht und wie er sich bewegt.

web-cash = Bargeld
web-piles-all = Alle Aktienstapel
web-pile-won = { $seat } gewinnt mit { $price }
