# What is wrong with the transcript of a deal.

wrong-deal-otherwise = { $given } would be written { $written }
wrong-deal-no-line = { $line } is expected here
wrong-deal-no-key = { $key } and what it is are expected here
wrong-deal-no-number = a number is expected, not { $word }
wrong-deal-more = nothing is expected here any more
wrong-deal-missing = { $wanted } is missing after this line
wrong-deal-config = no game can be set up so: { $reason }
wrong-deal-no-config = { $key } is followed by players, modules and investor sets, as JSON
wrong-deal-seat = { $key }, the number { $seat }, human or bot, and who it is are expected here
wrong-deal-never-none = { $key } is never { $none }
wrong-deal-no-hex = 64 digits of hex are expected after { $key }, not { $word }
wrong-deal-cut-off = the last line is cut off
