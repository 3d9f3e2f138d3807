# Puzzles: moments where one answer is clearly best and the obvious one is not. How they are found, and the page.

command-puzzles = Find puzzles in games of bots: moments where one answer is clearly best and the obvious one is not. Each is checked by a search ten times as long, and by playing on to the end. Ctrl-C ends it; the same command goes on from there.
option-puzzle-games = How many games to search; kinds of games and numbers of players take turns.
option-puzzle-seed = What the games and all searches are drawn from.
option-puzzle-preset = Search this kind of game only: first-game, classic, advanced or epic.
option-puzzle-players = Search games of this many players only.
option-puzzle-out = The folder for the puzzles, a text file each, and for what was found in every game.
option-puzzle-most = Keep at most this many, as different from each other as they can be.

puzzles-searching = Searching games for puzzles
puzzles-found = { $found ->
    [one] one puzzle
   *[other] { $found } puzzles
}
puzzles-column-key = Puzzle
puzzles-column-game = Game
puzzles-column-question = Question
puzzles-column-best = Best
puzzles-column-obvious = Obvious
puzzles-column-lead = Chances lost
puzzles-game-cell = { $preset }, { $players } players, round { $round } of { $rounds }
puzzles-summary = { $games ->
    [one] One game
   *[other] { $games } games
} searched: { $moments } moments looked at, { $promising } promising. Of { $looked } looked at ten times as long { $long } held, { $whole } to the end of the game too, and { $again } once more in other worlds.
puzzles-kept = { $kept } of { $found ->
    [one] one puzzle
   *[other] { $found } puzzles
} kept in { $folder }. The same again: { $command }
puzzles-interrupted = Ended early. The same command goes on with the next game.
error-puzzle-preset = There is no kind of game called { $preset }; there are: { $presets }.
error-puzzle-players = { $players } cannot play: 2 to 5 can.

server-no-such-puzzle = There is no such puzzle.
server-puzzle-half = Answer the whole question: all cards that are placed, all shares that are sold.

# The page.
puzzles-title = Puzzles
puzzles-today = Puzzle of the day
puzzles-offer = One moment of a game, one answer that is clearly best, and it is not the obvious one. Everybody gets the same puzzle on the same day.
puzzles-lead = Moments of real games between bots. In each of them one answer is clearly best, and it is not the one that comes to mind first. You see what the seat saw, and no more. Your first try counts.
puzzles-all = All puzzles
puzzles-done = { $done } of { $count } done, { $right } at the first try
puzzles-of-day = Puzzle of the day
puzzles-number = Puzzle { $number } of { $count }
puzzles-task = One answer is clearly best here, and it is not the obvious one. Your first try counts.
puzzles-before-right = You found it at your first try.
puzzles-before-wrong = Your first try was another answer.
puzzles-today-mark = today
puzzles-mark-right = solved
puzzles-mark-wrong = missed

puzzles-ask-choose-investor = Which investor?
puzzles-ask-bid-investor = A bid for investors
puzzles-ask-discard = Which strategies go back?
puzzles-ask-bonds = How many bonds?
puzzles-ask-open = An opening card
puzzles-ask-place = Two cards to place
puzzles-ask-commerce = A commerce card to place
puzzles-ask-first-player-card = The First Player Card
puzzles-ask-bid = A bid
puzzles-ask-hand-over = Who goes first?
puzzles-ask-action = Boom, Bust or something else
puzzles-ask-strategy = The use of a strategy
puzzles-ask-ability = An ability, or not?
puzzles-ask-investor = The use of an ability
puzzles-ask-sell = What to sell
puzzles-ask-sell-some = What to sell at once
puzzles-ask-dividend = A dividend

puzzles-explanation = Explanation
puzzles-explain = Why?
puzzles-right = Right!
puzzles-wrong = There was a better answer
puzzles-best = The best answer
puzzles-best-was = Best: { $answer }.
puzzles-placed = { $card } { $side } on { $pile }
puzzles-sell = Sell { $sales }
puzzles-first = { $seat } goes first
puzzles-first-me = Go first yourself
puzzles-yourself = yourself
puzzles-obvious = The obvious answer: { $answer }. With it you win { $share } of the time instead of { $best }, and have about { $money } less.
puzzles-tried = Chances to win ({ $shown } of { $count } answers)
puzzles-role-best = best
puzzles-role-obvious = obvious
puzzles-role-given = yours
puzzles-wins = chance to win
puzzles-behind = { $lost } points less, ± { $error }
puzzles-how = Each answer was tried in { $worlds } deals that could be this one. Only what you can see here was known for it: hidden cards were dealt anew every time, all seats played on as sound players do, at least to the end of the round, and what everybody had then says how often they win.
puzzles-next = Another puzzle
puzzles-again = Try again
puzzles-look = Look at the table
