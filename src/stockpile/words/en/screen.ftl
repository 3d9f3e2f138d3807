# How the table stands on the screen, and how it moves.

web-cash = Cash
web-piles-all = All stockpiles
web-pile-won = Won by { $seat } at { $price }
