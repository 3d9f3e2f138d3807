# Rätsel: Augenblicke, in denen eine Antwort klar die beste ist und nicht die naheliegende. Wie sie gefunden werden, und die Seite.

command-puzzles = Rätsel in Partien von Bots finden: Augenblicke, in denen eine Antwort klar die beste ist und nicht die naheliegende. Jedes wird mit einer zehnmal so langen Suche geprüft und bis zum Ende weitergespielt. Strg-C beendet es; derselbe Befehl macht dort weiter.
option-puzzle-games = Wie viele Partien durchsucht werden; Arten von Partien und Spielerzahlen wechseln sich ab.
option-puzzle-seed = Woraus die Partien und alle Suchen gezogen werden.
option-puzzle-preset = Nur diese Art von Partie: first-game, classic, advanced oder epic.
option-puzzle-players = Nur Partien mit so vielen Spielern.
option-puzzle-out = Der Ordner für die Rätsel, jedes eine Textdatei, und für das, was in jeder Partie gefunden wurde.
option-puzzle-most = Höchstens so viele behalten, und zwar so verschieden voneinander wie möglich.

puzzles-searching = Partien werden nach Rätseln durchsucht
puzzles-found = { $found ->
    [one] ein Rätsel
   *[other] { $found } Rätsel
}
puzzles-column-key = Rätsel
puzzles-column-game = Partie
puzzles-column-question = Frage
puzzles-column-best = Beste
puzzles-column-obvious = Naheliegende
puzzles-column-lead = Verlorene Chancen
puzzles-game-cell = { $preset }, { $players } Spieler, Runde { $round } von { $rounds }
puzzles-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} durchsucht: { $moments } Augenblicke angesehen, { $promising } versprachen etwas. Von { $looked }, die zehnmal so lange angesehen wurden, hielten { $long } stand, { $whole } auch bis zum Ende der Partie und { $again } noch einmal in anderen Welten.
puzzles-kept = { $kept } von { $found ->
    [one] einem Rätsel
   *[other] { $found } Rätseln
} liegen in { $folder }. Dasselbe noch einmal: { $command }
puzzles-interrupted = Vorzeitig beendet. Derselbe Befehl macht mit der nächsten Partie weiter.
error-puzzle-preset = Eine Art von Partie namens { $preset } gibt es nicht; es gibt: { $presets }.
error-puzzle-players = { $players } können nicht spielen: 2 bis 5 können es.

server-no-such-puzzle = Dieses Rätsel gibt es nicht.
server-puzzle-half = Beantworte die ganze Frage: alle Karten, die gelegt, alle Aktien, die verkauft werden.

# Die Seite.
puzzles-title = Rätsel
puzzles-today = Rätsel des Tages
puzzles-offer = Ein Augenblick einer Partie, eine Antwort, die klar die beste ist, und nicht die naheliegende. Am selben Tag bekommen alle dasselbe Rätsel.
puzzles-lead = Augenblicke aus echten Partien zwischen Bots. In jedem ist eine Antwort klar die beste, und nicht die, die einem zuerst einfällt. Du siehst, was der Platz sah, und nicht mehr. Dein erster Versuch zählt.
puzzles-all = Alle Rätsel
puzzles-done = { $done } von { $count } versucht, { $right } beim ersten Mal gelöst
puzzles-of-day = Rätsel des Tages
puzzles-number = Rätsel { $number } von { $count }
puzzles-task = Eine Antwort ist hier klar die beste, und nicht die naheliegende. Dein erster Versuch zählt.
puzzles-before-right = Du hast es beim ersten Versuch gelöst.
puzzles-before-wrong = Dein erster Versuch war eine andere Antwort.
puzzles-today-mark = heute
puzzles-mark-right = gelöst
puzzles-mark-wrong = verfehlt

puzzles-ask-choose-investor = Welcher Investor?
puzzles-ask-bid-investor = Ein Gebot auf Investoren
puzzles-ask-discard = Welche Strategien gehen zurück?
puzzles-ask-bonds = Wie viele Anleihen?
puzzles-ask-open = Startkarten auszulegen
puzzles-ask-place = Zwei Karten zu legen
puzzles-ask-commerce = Eine Warenkarte zu legen
puzzles-ask-first-player-card = Die Erstspielerkarte
puzzles-ask-bid = Ein Gebot
puzzles-ask-hand-over = Wer beginnt?
puzzles-ask-action = Aktienboom, Aktienkrise oder etwas anderes
puzzles-ask-strategy = Der Einsatz einer Strategie
puzzles-ask-ability = Ein Talent, oder nicht?
puzzles-ask-investor = Der Einsatz eines Talents
puzzles-ask-sell = Was verkaufen?
puzzles-ask-sell-some = Was sofort verkaufen?
puzzles-ask-dividend = Eine Dividende

puzzles-explanation = Erklärung
puzzles-explain = Warum?
puzzles-right = Richtig!
puzzles-wrong = Es gab eine bessere Antwort
puzzles-best = Die beste Antwort
puzzles-best-was = Am besten: { $answer }.
puzzles-placed = { $card } { $side } auf { $pile }
puzzles-sell = { $sales } verkaufen
puzzles-first = { $seat } beginnt
puzzles-first-me = Selbst beginnen
puzzles-yourself = dir selbst
puzzles-obvious = Die naheliegende Antwort: { $answer }. Damit gewinnst du in { $share } der Fälle statt in { $best } und hast etwa { $money } weniger.
puzzles-tried = Gewinnchancen ({ $shown } von { $count } Antworten)
puzzles-role-best = beste
puzzles-role-obvious = naheliegend
puzzles-role-given = deine
puzzles-wins = Gewinnchance
puzzles-behind = { $lost } Punkte weniger, ± { $error }
puzzles-how = Jede Antwort wurde in { $worlds } Verteilungen versucht, die diese sein könnten. Bekannt war dafür nur, was du hier siehst: Verdeckte Karten wurden jedes Mal neu verteilt, alle Plätze spielten vernünftig weiter, mindestens bis zum Ende der Runde, und was dann alle hatten, sagt, wie oft sie gewinnen.
puzzles-next = Ein anderes Rätsel
puzzles-again = Noch einmal versuchen
puzzles-look = Den Tisch ansehen
