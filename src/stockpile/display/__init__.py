"""What page, terminal, pictures and reports share: names of things, sentences, the table, numbers, the console."""
