"""Games between bots, one or very many: in this process, in several, or on a Ray cluster.

May import `core`, `games` and `bots`. The commands stand in `cli`.

set_up       which game is started: title, players, options, board
bot_games    one whole game between bots, repeatable and recordable
matches      many games between the same bots, with rotated seats, and how sure we can be
diary        what was played so far, so that a match can go on
pools        many tasks at once, given out in batches
crew         what workers are, wherever they are
processes    workers as processes of this machine
ray_crew     workers as actors of a Ray cluster
strangers    bots from outside: a class in a module, or a program
bot_process  a bot that is a program of its own
tables       the tables that a referee keeps
"""
