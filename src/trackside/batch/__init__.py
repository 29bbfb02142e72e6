"""Many games at once, for programs that learn: compiled stepping, arrays that NumPy shares.

from trackside.batch.arrays import Batch
batch = Batch(slug, 1024, players=4, seed=1)
choice = (rng.random(1024) * batch.counts).astype(int)
batch.step(batch.legal[range(1024), choice])

tables    the games in compiled code: steps, luck, and what a learner reads
checked   random games with the invariants asked after each action
settings  what a batch is made of
arrays    the same as NumPy arrays, in this process
crew      the same by several processes
vector    as a `VectorEnv` of Gymnasium: one seat of each game
seats     in the manner of PettingZoo: all seats of each game
"""
