"""HTTP: the puzzle of the day and all others. Nobody needs a name for them, and nothing of it is stored."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from stockpile.server.house.conduct import Doer
from stockpile.server.messages import protocol
from stockpile.server.messages.puzzles import Attempt, Puzzles, Solution
from stockpile.server.puzzles import showing
from stockpile.server.store.rows import GuestRow
from stockpile.server.web.api import Asking, Manners, Visitor, problems
from stockpile.server.web.play import address_of

Puzzle = Annotated[str, PathParameter(description="one of the puzzles", max_length=24)]


def _doer(request: Asking, guest: GuestRow | None) -> Doer:
    return Doer(guest.id if guest is not None else None, address_of(request))


@get("/api/puzzles", responses=problems())
async def list_puzzles() -> Puzzles:
    """All puzzles, and which is that of the day."""
    return showing.listed(showing.today())


@get("/api/puzzles/{puzzle:str}", responses=problems(404))
async def show_puzzle(request: Asking, puzzle: Puzzle, guest: Visitor, conduct: Manners) -> protocol.Welcome:
    """A table that waits for an answer, as the seat that is asked sees it: like the first message of a table."""
    conduct.count_puzzle(_doer(request, guest))
    return showing.shown(puzzle, guest)


@post("/api/puzzles/{puzzle:str}", responses=problems(404, 409, 413), status_code=200)
async def answer_puzzle(
    request: Asking, puzzle: Puzzle, data: JSONBody[Attempt], guest: Visitor, conduct: Manners
) -> Solution:
    """Give an answer, and learn what it was worth."""
    conduct.count_puzzle(_doer(request, guest))
    return showing.solved(puzzle, data.answers)


ROUTES: Final = [list_puzzles, show_puzzle, answer_puzzle]
