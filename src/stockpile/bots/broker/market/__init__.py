"""What the market does and what cards are worth: prices to come, holdings, majorities, piles."""
