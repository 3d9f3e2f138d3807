"""What cannot be set up, and why."""

from collections.abc import Mapping
from typing import ClassVar

from stockpile.reasons import Told


class ConfigError(Told):
    """A game that cannot be set up so; the text says why."""

    room = "config"
    kinds: ClassVar[Mapping[str, str]] = {
        "players": "2 to 5 players can play, not {players}",
        "no-module": "no module is called {name}; there are: {known}",
        "no-set": "no investor set is called {name}; there are: {known}",
        "no-preset": "no preset is called {name}; there are: {known}",
        "bidding-alone": "investor_bidding needs the investors that are bid on: add investors",
        "few-investors": "{players} players are dealt {needed} investors, the chosen sets and modules leave {left}: "
        "add an investor set",
        "types": "players, modules and investor_sets are a number and two lists",
        "one-name": "{what} are several names: [{names}], not {names}",
        "no-number": "{what} is a whole number, not {number}",
    }


class ChanceError(Told):
    """Decks that cannot be: a card too many, a company twice; the text says which."""

    room = "chance"
    kinds: ClassVar[Mapping[str, str]] = {
        "no-card": "the deck has no card of number {card}",
        "few-cards": "the deck has not that many cards of number {card}",
        "shares": "{shares} starting shares for {players} players",
        "share-of-none": "a starting share of no company",
        "share-twice": "two starting shares of one company",
        "dice-without": "dice are given, and the game is played without them",
        "dice-rounds": "dice for {given} rounds, the game has {rounds}",
        "pair-rounds": "pairs for {given} rounds, the game has {rounds}",
        "pair-companies": "round {round}: not each company once among the pairs",
        "pair-forecasts": "round {round}: not this game's forecasts among the pairs",
        "first": "no seat {seat} to go first",
        "first-twice": "given decks name the first player already",
        "market-deck": "the market deck is not made of this game's market cards",
        "commerce-deck": "the commerce deck is not made of this game's commerce cards",
        "investor-deck": "the investor deck is not made of this game's investor cards",
        "strategy-deck": "the strategy deck is not made of this game's strategy cards",
        "dice-count": "round {round}: {given} dice instead of {dice}",
        "die": "round {round}: a die cannot show that",
    }
