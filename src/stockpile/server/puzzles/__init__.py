"""Puzzles: thirty moments that are checked in, one for every day. `stockpile lab puzzles` has found them."""
