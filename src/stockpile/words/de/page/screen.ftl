# Wie der Tisch auf dem Bildschirm steht und wie er sich bewegt.

web-cash = Bargeld
web-piles-all = Alle Aktienstapel
web-pile-won = { $seat } gewinnt mit { $price }
web-motion = Bewegung
web-motion-off = aus
web-motion-quick = schnell
web-motion-normal = normal
web-motion-calm = Dein System wünscht weniger Bewegung, deshalb bewegt sich nichts.
