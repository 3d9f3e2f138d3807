# Wie Zahlen auf Seiten und in Tabellen geschrieben werden.

numeral-decimal = { $whole },{ $part }
numeral-percent = { $number } %
numeral-range = { $low } bis { $high }
