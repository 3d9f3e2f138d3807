"""The table as text: Rich renderables, for the terminal and for environments that are shown there."""
