"""What the game asks, and the error that an answer to something else raises."""

from stockpile.rules.answers import Answer
from stockpile.rules.vecs import i64


class Decision:
    """A question to one seat, with every legal answer.

    Who is asked which question about what is public; the answers are for the asked seat alone.
    """

    def __init__(
        self,
        seat: i64 = 0,
        question: str = "",
        subject: dict[str, int] | None = None,
        answers: tuple[Answer, ...] = (),
    ) -> None:
        self.seat = seat
        self.question = question
        self.subject: dict[str, int] = subject if subject is not None else {}
        self.answers = answers

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "question": self.question, "subject": self.subject}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.to_json() == other.to_json() and self.answers == other.answers

    def __repr__(self) -> str:
        about = "".join([f" {key}={value}" for key, value in self.subject.items()])
        return f"<seat {self.seat}: {self.question}{about}, {len(self.answers)} answers>"


class IllegalAnswer(ValueError):
    """An answer that the question does not have. The game is as it was before.

    `reason` is a message key.
    """

    def __init__(self, decision: Decision, answer: Answer, reason: str) -> None:
        super().__init__(f"seat {decision.seat} is asked to {decision.question}; {answer} is refused: {reason}")
        self.decision = decision
        self.answer = answer
        self.reason = reason


class GameOver(ValueError):
    """The game has ended: nothing is asked any more."""

    def __init__(self) -> None:
        super().__init__("the game is over: nothing is asked any more")
