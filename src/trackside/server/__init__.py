"""The server: it seats people, keeps the list of actions, asks the games, tells each seat its view.

A module uses those of its own group and of the groups below.

The program
  main            what the command line starts: serve, worker, admin, backup, restore
  app             the application: routes, health, and what runs beside them
  routes/         a few lines per address: who asks, what is asked, what is answered
  openapi         the description of the API, from which the pages have their types
  bot_queue       bots' turns as jobs, for workers on other machines
  services        ties together all that follows

Looking back at a finished game

Planning ahead

Looking at a table

Beside the game

Bots

Changing a table

What these are made of

The ground

Rooms
  web/            addresses, requests and answers, who asks

  admin/          what administrators see and do

  notices/        what people are told when they are not here, and by which way

  content/        lessons, puzzles, rulebooks as data

  boards/         boards that people keep, look at, draw at random, weigh

  analysis/       looking back at a finished game

  orders/         moves tried ahead, and orders that are carried out

  bots/           who thinks, when and where; hints

  look/           what is told of tables: messages, lobby, history, previews, talk

  seats/          who sits down, leaves, pauses, takes back, plays again

  table/          one table: its lock, its position, its log, its clocks, who sits where

  people/         guests, accounts, sessions, blocks

  live/           who listens, here and in other processes

  db/             the database: schema, statements, migrations, backups

  base/           errors, settings, the clock, logs, metrics, caches, limits, connections
"""
