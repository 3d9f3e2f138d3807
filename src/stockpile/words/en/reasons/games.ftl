# Why a game cannot be set up so, and why cards and dice cannot have fallen so. Reasons come without a full stop.

wrong-config-players = 2 to 5 players can play, not { $players }
wrong-config-no-module = no module is called { $name }; there are: { $known }
wrong-config-no-set = no investor set is called { $name }; there are: { $known }
wrong-config-no-preset = no preset is called { $name }; there are: { $known }
wrong-config-bidding-alone = investor_bidding needs the investors that are bid on: add investors
wrong-config-few-investors = { $players } players are dealt { $needed } investors, the chosen sets and modules leave { $left }: add an investor set
wrong-config-types = players, modules and investor_sets are a number and two lists
wrong-config-one-name = { $what } are several names: [{ $names }], not { $names }
wrong-config-no-number = { $what } is a whole number, not { $number }

wrong-chance-no-card = the deck has no card of number { $card }
wrong-chance-few-cards = the deck has not that many cards of number { $card }
wrong-chance-shares = { $shares } starting shares for { $players } players
wrong-chance-share-of-none = a starting share of no company
wrong-chance-share-twice = two starting shares of one company
wrong-chance-dice-without = dice are given, and the game is played without them
wrong-chance-dice-rounds = dice for { $given } rounds, the game has { $rounds }
wrong-chance-pair-rounds = pairs for { $given } rounds, the game has { $rounds }
wrong-chance-pair-companies = round { $round }: not each company once among the pairs
wrong-chance-pair-forecasts = round { $round }: not this game's forecasts among the pairs
wrong-chance-first = no seat { $seat } to go first
wrong-chance-first-twice = given decks name the first player already
wrong-chance-market-deck = the market deck is not made of this game's market cards
wrong-chance-commerce-deck = the commerce deck is not made of this game's commerce cards
wrong-chance-investor-deck = the investor deck is not made of this game's investor cards
wrong-chance-strategy-deck = the strategy deck is not made of this game's strategy cards
wrong-chance-dice-count = round { $round }: { $given } dice instead of { $dice }
wrong-chance-die = round { $round }: a die cannot show that
