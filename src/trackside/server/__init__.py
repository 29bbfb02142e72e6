"""The server: it seats people, keeps the list of actions, asks the games, tells each seat its view.

The program stands on top: `main` is what the command line starts, `app` the application, `queue`
hands bots' turns to workers, `openapi` describes the API, and `services` ties the rooms together
for all of them and for `web`. A room's modules use those of their own room and of the rooms below.

Rooms
  web        addresses, the shapes of requests and answers, who asks, errors as answers
  admin      what administrators see and do, complaints, tidying away
  notices    what people are told when they are not here: mail, push, webhooks
  content    lessons, puzzles and rulebooks as data
  boards     boards that people keep: the shelf, the gallery, random boards, balance
  analysis   looking back at a finished game
  orders     moves tried ahead, and orders that are carried out at their time
  bots       who thinks, when and in which process; hints
  look       what is told of tables: messages, the lobby, history, previews, talk
  seats      making tables, joining, leaving, running out of time, pauses, playing again
  table      one table: moves, undo, lock, position, log, clocks, who sits there, outbox
  people     guests, accounts, sessions, and whom they do not want to meet
  live       streams that wake when a table changes, here or in another process
  db         the database: tables, statements, migrations, backups
  base       errors, settings, the time, logs, metrics, caches, limits, connections
"""
