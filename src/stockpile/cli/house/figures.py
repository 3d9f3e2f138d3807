"""The figures of a house, worked out of what its servers tell."""

from dataclasses import dataclass

from stockpile.cli.house.readings import Reading


@dataclass(frozen=True)
class Figures:
    """Of one server, or of several together. Times in seconds, None where there was nothing to measure."""

    waiting: int
    playing: int
    over: int
    connections: int
    players: int
    watchers: int
    guests: int
    answers_a_second: float
    bot_answers_a_second: float
    refusals_a_second: float
    answer_p50: float | None
    answer_p99: float | None
    store_p50: float | None
    store_p99: float | None
    lag_p99: float | None
    thoughts_waiting: int
    thought_p50: float | None
    thought_p99: float | None
    thought_granted: float | None
    megabytes: float
    processor: float
    going_down: int

    @classmethod
    def of(cls, now: Reading, lately: Reading, longer: Reading) -> "Figures":
        """How it stands now, rates since the last look, and times over longer than that."""
        seconds = max(lately.at, 1e-3)

        def rate(name: str, label: str | None = None) -> float:
            return max(0.0, lately.total(name) if label is None else lately.number(name, label)) / seconds

        wanted = longer.number("stockpile_thought_wanted_seconds_total")
        return cls(
            waiting=int(now.number("stockpile_tables", "waiting")),
            playing=int(now.number("stockpile_tables", "playing")),
            over=int(now.number("stockpile_tables", "over")),
            connections=int(now.number("stockpile_connections")),
            players=int(now.number("stockpile_listeners", "player")),
            watchers=int(now.number("stockpile_listeners", "watcher")),
            guests=int(now.number("stockpile_guests")),
            answers_a_second=rate("stockpile_answers_stored_total"),
            bot_answers_a_second=rate("stockpile_answers_stored_total", "bot"),
            refusals_a_second=rate("stockpile_refusals_total"),
            answer_p50=longer.quantile("stockpile_answer_seconds", 0.5),
            answer_p99=longer.quantile("stockpile_answer_seconds", 0.99),
            store_p50=longer.quantile("stockpile_store_seconds", 0.5),
            store_p99=longer.quantile("stockpile_store_seconds", 0.99),
            lag_p99=longer.quantile("stockpile_loop_lag_seconds", 0.99),
            thoughts_waiting=int(now.number("stockpile_thoughts_waiting")),
            thought_p50=longer.quantile("stockpile_thought_seconds", 0.5),
            thought_p99=longer.quantile("stockpile_thought_seconds", 0.99),
            thought_granted=longer.number("stockpile_thought_granted_seconds_total") / wanted if wanted > 0 else None,
            megabytes=now.number("process_resident_memory_bytes") / 1e6,
            processor=rate("process_cpu_seconds_total"),
            going_down=int(now.number("stockpile_going_down")),
        )
