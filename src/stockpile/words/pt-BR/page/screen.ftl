# How the table stands on the screen, and how it moves.

web-cash = Dinheiro
web-piles-all = Todas as Pilhas de Ações
web-pile-won = Para { $seat } por { $price }
web-motion = Animações
web-motion-off = não
web-motion-quick = rápidas
web-motion-normal = normais
web-motion-calm = Seu sistema pede menos movimento, então nada se move.
