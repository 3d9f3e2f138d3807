# How figures are written on pages and in tables.

numeral-decimal = { $whole },{ $part }
numeral-percent = { $number }%
numeral-range = { $low } a { $high }
