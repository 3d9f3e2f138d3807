"""`python -m stockpile` is the command `stockpile`, where that is not on the path."""

from stockpile.cli import main

main()
