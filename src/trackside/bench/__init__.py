"""How fast the engines are, one game at a time and in batches; OpenSpiel's chess for comparison.

May import `core`, `games`, `bots`, `batch` and `adapters`. Other people's engines are measured by
`tools/measure/peers.py`.

engines       random games, and single calls of a position
instructions  machine instructions per action, by valgrind
batches       many games at once
chess         OpenSpiel's chess
"""
