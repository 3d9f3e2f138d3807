"""The person at the terminal: what is shown, what is asked, what is typed."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from stockpile.cli.terminal import rulebook
from stockpile.cli.terminal.choices import plain
from stockpile.cli.terminal.prompt import AnswerPrompt
from stockpile.cli.terminal.rulebook import cards_page
from stockpile.display import signs
from stockpile.display.console import last_lines, print_lines
from stockpile.display.names import Names, game_in_words
from stockpile.display.sentences import answer_in_words, hint_lines
from stockpile.display.table_text import standing, table
from stockpile.i18n import say, spoken
from stockpile.i18n.manual import manual
from stockpile.rules.answers import Answer
from stockpile.rules.decision import IllegalAnswer
from stockpile.rules.events import Event
from stockpile.rules.game import Game

PROMPT_LINES: Final = 3  # kept free below the table for question, choices and what is typed
NEWS_LINES: Final = 2  # of the log at least, however low the screen

# Keys that work at every question.
COMMANDS: Final = {"?": "help", "l": "log", "t": "table", "h": "hint", "hint": "hint", "q": "quit"}
CARDS: Final = {"i": "cards"}  # with investors or strategies


class PersonLeft(Exception):
    """The person stops the game here."""


class Person:
    """One seat, played from the keyboard. `lines` is the log as this person may read it, `heard` what it was told."""

    def __init__(self, game: Game, names: Names, out: Console, heard: Callable[[], Sequence[Event]] = tuple) -> None:
        assert names.you is not None
        self.game = game
        self.names = names
        self.seat = names.you
        self.out = out
        self.heard = heard
        self.lines: list[str] = []
        self.table_is_old = True
        self._read = 0  # lines that have been shown
        self._with_cards = game.figures.investors or game.figures.strategies
        self._commands = COMMANDS | (CARDS if self._with_cards else {})

    def mark_read(self) -> None:
        self._read = len(self.lines)

    def greet(self, others: Sequence[str]) -> None:
        self.out.print(say("play-welcome", others=", ".join(others)), style=signs.STRONG)
        modules = game_in_words(self.game.config)
        if modules:
            self.out.print(modules)
        self._show_keys()

    def _show_keys(self) -> None:
        self.out.print(say("help-keys"), style=signs.FAINT)
        if self._with_cards:
            self.out.print(say("help-keys-cards"), style=signs.FAINT)

    def farewell(self, sentence: str, command: str) -> None:
        """The last two lines: where the game is kept, and what to do with it."""
        self.out.print()
        self.out.print(sentence, soft_wrap=True)
        self.out.print(say("play-command", command=command), style=signs.STRONG, soft_wrap=True)

    def answer(self) -> Answer:
        """Ask the open question. One that has only one answer is not asked."""
        view = self.game.view(self.seat)
        if len(view.answers) == 1:
            self.lines.append(say("play-automatic", answer=answer_in_words(self.names, view.answers[0])))
            return view.answers[0]
        asking = AnswerPrompt(view, self.names, self._why_not)
        if self.table_is_old:
            self._show_table()
        else:
            self._show_news()
        self.out.print(asking.sentence, style=signs.STRONG)
        while asking.answer is None:
            self._show_menu(asking)
            problem = asking.read(self._type(asking.prompt, asking.help, asking))
            if problem:
                self.out.print(problem, style=signs.BAD)
        return asking.answer

    def _show_menu(self, asking: AnswerPrompt) -> None:
        self.out.print(Padding(asking.menu, (0, 0, 0, 2)))

    def _why_not(self, answer: Answer) -> str:
        """The reason key for an answer that is refused."""
        try:
            self.game.copy().play(answer)
        except IllegalAnswer as refusal:
            return refusal.reason
        raise AssertionError(f"{answer} is possible")

    def pause(self) -> None:
        """After a round: everything that happened, and time to read it."""
        self._show_news()
        self._type(say("play-pause"), say("help-pause"))
        self.table_is_old = True

    def show_end(self) -> None:
        self._show_news()
        self.out.print()
        self.out.print(standing(self.game.view(), self.names))

    def _type(self, prompt: str, help_text: str, asking: AnswerPrompt | None = None) -> str:
        """A typed line that is none of the keys which work everywhere; after one of those the question comes again."""
        while True:
            line = plain(self.out.input(Text(f"{prompt} ", signs.MINE)))
            if line.startswith("?") and line != "?":
                self._show_rules(line[1:].strip())
                continue
            command = self._commands.get(line.lower())
            if command is None:
                return line
            if command == "quit":
                raise PersonLeft
            self._obey(command, help_text)
            if asking is not None:
                self.out.print(asking.sentence, style=signs.STRONG)
                self._show_menu(asking)

    def _obey(self, command: str, help_text: str) -> None:
        if command == "table":
            self._show_table()
        elif command == "cards":
            self.out.print(cards_page(self.game.view(self.seat), self.names))
        elif command == "hint":
            self._show_hint()
        elif command == "log":
            print_lines(self.out, self.names, self.lines)
        else:
            self.out.print(help_text)
            self._show_keys()

    def _show_hint(self) -> None:
        """What a strong bot would do here; between the rounds nothing is to be done."""
        view = self.game.view(self.seat)
        if view.answers:
            for line in hint_lines(view, self.names, self.heard()):
                self.out.print(line, style=signs.MINE)

    def _show_rules(self, topic: str) -> None:
        """The rules of this game, with its figures: a rule by its number, or a topic."""
        rules = manual(spoken(), self.game.figures.content, self.game.config)
        if not rulebook.show_topic(self.out, rules, topic):
            self.out.print(say("error-rules-topic", topic=topic), style=signs.BAD)

    def _show_table(self) -> None:
        """The table, and below it as much of the news as the screen has room for."""
        picture = table(self.game.view(self.seat), self.names, self.out.width, self.out.height)
        height = len(self.out.render_lines(picture))
        self.out.print()
        self.out.print(picture)
        self._show_news(max(NEWS_LINES, self.out.height - height - PROMPT_LINES))
        self.table_is_old = False

    def _show_news(self, room: int | None = None) -> None:
        """What has not been shown yet; where there is not room for all, the end of it."""
        news = self.lines[self._read :]
        if room is not None and last_lines(self.out, news, room) != news:
            shown = last_lines(self.out, news, room - 1)
            self.out.print(say("play-earlier", count=len(news) - len(shown)), style=signs.FAINT)
            news = shown
        print_lines(self.out, self.names, news)
        self.mark_read()
