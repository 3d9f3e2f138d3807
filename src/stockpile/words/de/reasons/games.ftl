# Why a game cannot be set up so, and why cards and dice cannot have fallen so. Reasons come without a full stop.

wrong-config-players = spielen können 2 bis 5, nicht { $players }
wrong-config-no-module = ein Modul { $name } gibt es nicht; es gibt: { $known }
wrong-config-no-set = ein Investorenset { $name } gibt es nicht; es gibt: { $known }
wrong-config-no-preset = eine Vorgabe { $name } gibt es nicht; es gibt: { $known }
wrong-config-bidding-alone = investor_bidding braucht die Investoren, um die geboten wird: Nimm investors dazu
wrong-config-few-investors = { $players } Spieler bekommen { $needed } Investoren, die gewählten Sets und Module lassen nur { $left } übrig: Nimm ein Investorenset dazu
wrong-config-types = players, modules und investor_sets sind eine Zahl und zwei Listen
wrong-config-one-name = { $what } sind mehrere Namen: [{ $names }], nicht { $names }
wrong-config-no-number = { $what } ist eine ganze Zahl, nicht { $number }

wrong-chance-no-card = im Stapel gibt es keine Karte mit der Nummer { $card }
wrong-chance-few-cards = so viele Karten mit der Nummer { $card } hat der Stapel nicht
wrong-chance-shares = { $shares } Startaktien für { $players } Spieler
wrong-chance-share-of-none = eine Startaktie von keiner Firma
wrong-chance-share-twice = zwei Startaktien derselben Firma
wrong-chance-dice-without = Würfel sind angegeben, und die Partie wird ohne sie gespielt
wrong-chance-dice-rounds = Würfel für { $given } Runden, die Partie hat { $rounds }
wrong-chance-pair-rounds = Paare für { $given } Runden, die Partie hat { $rounds }
wrong-chance-pair-companies = Runde { $round }: nicht jede Firma genau einmal unter den Paaren
wrong-chance-pair-forecasts = Runde { $round }: nicht die Vorausschauen dieser Partie unter den Paaren
wrong-chance-first = einen Platz { $seat }, der beginnen könnte, gibt es nicht
wrong-chance-first-twice = vorgegebene Stapel nennen den Erstspieler schon
wrong-chance-market-deck = der Marktstapel besteht nicht aus den Marktkarten dieser Partie
wrong-chance-commerce-deck = der Warenstapel besteht nicht aus den Warenkarten dieser Partie
wrong-chance-investor-deck = der Investorenstapel besteht nicht aus den Investoren dieser Partie
wrong-chance-strategy-deck = der Strategiestapel besteht nicht aus den Strategiekarten dieser Partie
wrong-chance-dice-count = Runde { $round }: { $given } Würfel statt { $dice }
wrong-chance-die = Runde { $round }: Das kann kein Würfel zeigen
