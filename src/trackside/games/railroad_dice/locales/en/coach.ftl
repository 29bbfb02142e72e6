### The coach of a first table: what is decided, and what good players look at

rd-coach-roll-or-build = You take income, or roll dice and lay track and stations. Good players count what the next in turn could build from the ends of the line, and leave no station within reach.
rd-coach-build-or-end = You lay track and build stations with the dice before your screen. Good players build a station when many passengers wait, and keep jokers: they pay for anything.
rd-coach-use-transport-symbols = You put transport symbols to a company: passengers wait there. Choose one that you will build for soon, and that nobody else can build for at once.
rd-coach-return-dice = At most five dice stay before the screen. Give back the track that you have twice; jokers stay.
