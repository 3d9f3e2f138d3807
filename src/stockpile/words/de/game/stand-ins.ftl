# Ein Bot hat für jemanden geantwortet, der zu spät oder fort war: am Ende einer Partie, im Bericht des Trainers, in Studien.
standin-answers = { $answers ->
    [one] Ein Bot hat für { $seat } eine Antwort gegeben, in Runde { $first }.
   *[other] Ein Bot hat für { $seat } { $answers } Antworten gegeben, { $rounds ->
        [one] in Runde { $first }.
       *[other] in den Runden { $first } bis { $last }.
    }
}
standin-not-judged = Antworten, die ein Bot gegeben hat, zählen bei Glück und Können mit. Bei Noten, Entscheidungen und Gewohnheiten zählen sie nicht.
standin-all = Ein Bot hat für { $seat } alles entschieden, darum gibt es keine Note.
standin-effect = Zu diesem Können gehört auch, was der Bot entschieden hat, der hier geantwortet hat: { $effect }.
standin-turn = Ein Bot hat für { $seat } entschieden: { $answer }.
standin-my-game = { $answers ->
    [one] ein Bot hat eine Antwort für dich gegeben
   *[other] ein Bot hat { $answers } Antworten für dich gegeben
}
standin-my-game-all = Keine Note: Ein Bot hat alles für dich entschieden · Glück { $luck }, Können { $skill }
standin-some-games = { $games ->
    [one] In einer Partie hat ein Bot manche Antworten für { $player } gegeben; Noten und Gewohnheiten lassen sie aus.
   *[other] In { $games } Partien hat ein Bot manche Antworten für { $player } gegeben; Noten und Gewohnheiten lassen sie aus.
}
standin-all-games = { $games ->
    [one] Eine Partie ist ausgelassen, weil dort ein Bot alles für { $player } entschieden hat.
   *[other] { $games } Partien sind ausgelassen, weil dort ein Bot alles für { $player } entschieden hat.
}
error-study-stand-ins = In { $folder } gibt es nichts zu studieren: In diesen Partien haben Bots alles für die Spieler entschieden.
