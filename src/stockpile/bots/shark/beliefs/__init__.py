"""What the others hide, concluded from what they did.

The auction of the round as the seat saw it (auction, from the view; memory, from the events), the secrets that a rival
may have (suspects), how well each goes with what the rival did (evidence, witness, past_bid, looking_back), and all
rivals together (beliefs).
"""
