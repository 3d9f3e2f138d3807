"""What a view tells beforehand: what an answer would do, what a bid would leave, how the majorities stand."""
