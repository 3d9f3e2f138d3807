"""Kill, flood and measure a server of our own: a development tool beside the package. `python -m loadtest --help`."""
