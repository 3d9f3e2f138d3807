# A bot answered for somebody who was late or away: at the end of a game, in the coach’s report and in studies.
standin-answers = { $answers ->
    [one] A bot gave one answer for { $seat }, in round { $first }.
   *[other] A bot gave { $answers } answers for { $seat }, in { $rounds ->
        [one] round { $first }.
       *[other] rounds { $first } to { $last }.
    }
}
standin-not-judged = Answers that a bot gave count in luck and skill. They do not count in grades, decisions and habits.
standin-all = A bot made every decision for { $seat }, so there is no grade.
standin-effect = The bot that answered for this player is part of this skill too: { $effect }.
standin-turn = A bot decided for { $seat }: { $answer }.
standin-my-game = { $answers ->
    [one] a bot gave one answer for you
   *[other] a bot gave { $answers } answers for you
}
standin-my-game-all = No grade: a bot made every decision for you · luck { $luck }, skill { $skill }
standin-some-games = { $games ->
    [one] In one game a bot gave some of the answers for { $player }; grades and habits leave them out.
   *[other] In { $games } games a bot gave some of the answers for { $player }; grades and habits leave them out.
}
standin-all-games = { $games ->
    [one] One game is left out, because a bot made every decision for { $player } there.
   *[other] { $games } games are left out, because a bot made every decision for { $player } there.
}
error-study-stand-ins = There is nothing to study in { $folder }: in these games bots made every decision for the players.
