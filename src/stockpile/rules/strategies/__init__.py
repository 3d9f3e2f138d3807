"""The strategy cards, one small class each, by what they do; `stockpile.rules.strategy` has what they share."""
