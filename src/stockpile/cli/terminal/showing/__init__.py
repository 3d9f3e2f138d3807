"""What is shown: the table, the log and the end, in signs and names."""
