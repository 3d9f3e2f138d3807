"""Random games with every rule and secret checked: a development tool beside the package. `python -m fuzz --help`."""
