# The coach's report of one game, in the terminal and as a page. The first six are shown by --help and stay plain text.

command-coach = Look at a finished game: what luck gave to each, what decisions took, and which of them cost most.
option-coach-file = The record of a finished game.
option-quick = A quicker look: figures are less exact.
option-coach-html = Where the page for the browser is written. Without it, beside the record, with .coach.html in the name; with --json, nowhere.
option-coach-json = Print the whole analysis as JSON, one object on one line.
option-lab-jobs = How many processes work. The result is the same whatever the number.
option-all-cores = all cores, at most 4

coaching-looking = Looking at the game
coaching-stopped = Stopped. Nothing is written.
coaching-written = The whole report, with every decision: { $file }

error-coach-missing = There is no file { $file }. Name the record of a finished game: stockpile watch --record FILE keeps one.
error-coach-folder = { $file } is a folder. To look at all games in it: stockpile lab study { $file }
error-coach-damaged = This record cannot be looked at: { $reason }. Mend it there, or name another one.
error-coach-seen = { $file } has only what one seat saw, without the cards and decisions of the others. Save the record again when the game is over; then it is whole.
error-coach-unfinished = The game in { $file } is not over after { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, and until then what is hidden stays hidden. Play it to its end first.
error-page-over-record = { $file } is the record itself. Name another file for the page.

coaching-when = Round { $round }, { $phase }
