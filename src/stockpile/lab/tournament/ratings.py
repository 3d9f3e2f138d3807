"""OpenSkill ratings: one number for each bot, from all places in all games."""

from collections.abc import Iterable, Sequence
from statistics import fmean

from openskill.models import PlackettLuce

from stockpile.lab.tournament.match import Match, Played


def ratings(match: Match, games: Iterable[Played]) -> list[float]:
    """By bot: what it is worth at the least, the mean less three deviations. Everybody begins with 0.

    Games are rated in their order. A bot that sits in several seats of a game has them rated one by one, from the same
    rating, and goes on with the mean of what comes out.
    """
    model = PlackettLuce()
    skills = [(model.mu, model.sigma)] * len(match.different)
    for game in games:
        seating = match.seatings[match.place_of(game.number)[1]]
        before = [[model.rating(*skills[bot])] for bot in seating]
        after = model.rate(before, ranks=[float(place) for place in game.ending.places])
        skills = [
            _mean([(rating.mu, rating.sigma) for (rating,), sits in zip(after, seating, strict=True) if sits == bot])
            for bot in range(len(skills))
        ]
    return [mu - 3 * sigma for mu, sigma in skills]


def _mean(skills: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return fmean([mu for mu, _ in skills]), fmean([sigma for _, sigma in skills])
