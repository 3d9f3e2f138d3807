# What is wrong with a bot, by its kind; and how one came to lose an answer, as a sentence about it says it.
trouble-unknown = There is no bot { $name }; there are: { $names }.
trouble-gone = There is no bot { $bot } any more.
trouble-no-styles = { $bot } cannot play '{ $style }': it has no styles.
trouble-no-such-style = { $bot } cannot play '{ $style }'; there are: { $known }.
trouble-style-missing = '{ $text }' names no style after the colon.
trouble-bad-budget = '{ $text }' is no budget: write a number of playouts (400) or a time (100ms, 1s).
trouble-no-budget = { $bot } takes no budget: it does not think longer when it may. Leave out @{ $budget }.
trouble-name-is-ours = Bot '{ $bot }' of { $package } is left out: the name is one of ours.
trouble-name-is-taken = Bot '{ $bot }' of { $package } is left out: { $other } has a bot of that name.
trouble-bad-name = Bot '{ $bot }' of { $package } is left out: a name has up to 16 small letters, digits and hyphens, a letter first.
trouble-not-loaded = Bot { $bot } of { $package } cannot be loaded: { $error }.
trouble-no-class = Bot { $bot } of { $package } is no bot: { $value } is not a class with a method decide.
trouble-not-made = Bot { $bot } cannot be made: { $error }.
trouble-bad-thinks = Bot { $bot } cannot play with thinks = { $value }: write a budget with a number above 0, thinks = Budget(milliseconds=100), or leave it out.
trouble-bad-hears = Bot { $bot } cannot play with hears = { $value }: write hears = True, or leave it out.
trouble-lost = Bot { $bot } cannot be made: it took too long, or ended its process.
trouble-busy = Bot { $bot } cannot be had now, too many wait. Try again in a moment.

fault-raised = raised { $error } ({ $file }, line { $line })
fault-raised-oddly = raised an error that cannot be looked at
fault-no-answer = answered with something that is no answer
fault-not-offered = gave an answer that was not offered
fault-not-sent = gave something that no process can hand to another
fault-too-long = took too long
fault-ended = ended its process
fault-lost = took too long, or ended its process
fault-given-up = took too long or ended its process too often, and is not asked any more
fault-cannot-play = cannot play ({ $why })
