"""The tests and examples are written for English, whatever the machine speaks."""

import os

os.environ["LANGUAGE"] = "en"
