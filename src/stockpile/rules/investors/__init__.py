"""The investors, one small class each, by the part of the round they belong to; `stockpile.rules.investor` has the hooks."""
