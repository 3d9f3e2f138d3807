"""Playing in the terminal: everything a person sees and types there."""
