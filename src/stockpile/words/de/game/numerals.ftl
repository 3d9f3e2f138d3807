# Wie Zahlen auf Seiten und in Tabellen geschrieben werden.

numeral-range = { $low } bis { $high }
