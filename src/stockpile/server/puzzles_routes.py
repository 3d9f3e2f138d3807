"""HTTP: the puzzle of the day and all others. They need no name, and nothing is stored."""

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from stockpile.server import protocol, puzzles
from stockpile.server.db.rows import GuestRow
from stockpile.server.puzzles import Attempt, Puzzles, Solution
from stockpile.server.rate_limits import RateLimits
from stockpile.server.web.routing import client_of, problems

Puzzle = Annotated[str, PathParameter(description="one of the puzzles", max_length=24)]


@get("/api/puzzles", responses=problems())
async def list_puzzles() -> Puzzles:
    """All puzzles, and which is that of the day."""
    return puzzles.list_puzzles(puzzles.today())


@get("/api/puzzles/{puzzle:str}", responses=problems(404))
async def show_puzzle(
    request: Request[Any, Any, Any],
    puzzle: Puzzle,
    guest: NamedDependency[GuestRow | None],
    rate_limits: NamedDependency[RateLimits],
) -> protocol.Welcome:
    """A table that waits for an answer, as the seat that is asked sees it: like the first message of a table."""
    rate_limits.count("puzzles", client_of(request, guest))
    return puzzles.puzzle_table(puzzle, guest)


@post("/api/puzzles/{puzzle:str}", responses=problems(404, 409, 413), status_code=200)
async def answer_puzzle(
    request: Request[Any, Any, Any],
    puzzle: Puzzle,
    data: JSONBody[Attempt],
    guest: NamedDependency[GuestRow | None],
    rate_limits: NamedDependency[RateLimits],
) -> Solution:
    """Give an answer, and learn what it was worth."""
    rate_limits.count("puzzles", client_of(request, guest))
    return puzzles.judge_attempt(puzzle, data.answers)


ROUTES: Final = [list_puzzles, show_puzzle, answer_puzzle]
