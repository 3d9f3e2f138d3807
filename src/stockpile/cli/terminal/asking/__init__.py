"""What is asked and typed: choices, words and prompts."""
