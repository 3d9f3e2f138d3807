# How the table stands on the screen, and how it moves.

web-cash = Cash
web-piles-all = All stockpiles
web-pile-won = Won by { $seat } at { $price }
web-motion = Motion
web-motion-off = off
web-motion-quick = quick
web-motion-normal = normal
web-motion-calm = Your system asks for less motion, so nothing moves.
