"""How a finished game went: chances, luck and decisions, and the moments that mattered.

efforts   how much work is done, and by whose judgement
turns     a record cut into turns and draws, with the position before each
lines     what was done in a turn, what a bot would have done, and what either is worth
review    the work itself: bounded, in small steps, resumable
report    what came of it: the curve, luck and play of each seat, key moments
shelf     finished and half-done analyses on disk
exports   the same as CSV and as a picture
"""
