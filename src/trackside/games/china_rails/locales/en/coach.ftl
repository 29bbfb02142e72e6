### The coach of a first table: what is decided, and what good players look at

cr-coach-opening-build = You build your first track, from a major city. Good players choose two cards whose loads and cities lie on one line, and build that line.
cr-coach-place = You place your train. Choose a city with a load that one of your cards asks for, on your own track.
cr-coach-operate = You move, load and deliver. Good players carry two loads at once where the cities lie on one way, and reckon in millions per turn, not per delivery.
cr-coach-build = You build for up to 20 million yuan, or upgrade the train. Good players build only what the next payout needs, and ways that join major cities: you need most of them to win.
cr-coach-end-turn = Nothing is left to do this turn. Look at your cards: where does the train go next?
cr-coach-lose-load = An event takes a load. Give the one that is easiest to fetch again, or that no card asks for.
cr-coach-shelter = Your train takes shelter from the storm. Choose the city nearest to your next stop.
