"""The compiled part of the environments: games become numbers here, without a Python object for any of them."""
