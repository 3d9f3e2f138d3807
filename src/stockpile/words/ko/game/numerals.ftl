# How figures are written on pages and in tables.

numeral-range = { $low }~{ $high }
