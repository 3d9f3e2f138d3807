"""Looking after a server: what is counted, who may see it, and how the log is written."""
