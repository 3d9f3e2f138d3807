"""The rules and the texts of a language, as the page gets them."""
