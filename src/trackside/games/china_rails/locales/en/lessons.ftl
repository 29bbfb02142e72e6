### What the lessons say; the lessons themselves are in lessons/.

cr-learn-aim = What it is about
cr-learn-aim-aim = You are Ada. You have 60 million yuan (we write 60 M), one slow train and not a single rail. You draw track across China, carry loads to the cities that ask for them, and are paid.
cr-learn-aim-win = **You win with 250 M in cash and a network of your own that joins these four major cities** and a container port. That is a long way off. You begin with one line.
cr-learn-aim-first = Your track starts in a major city. Choose the marked milepost south of Beijing: the way is shown with its price, **1 M**, for it lies in the plain. Build it.
cr-learn-aim-drawn = Your first segment lies on the board, and 59 M are left. You may go straight on, for up to 20 M in one turn.

cr-learn-cards = Three cards, nine demands
cr-learn-cards-hand = These are your three cards. Each has three demands, and each demand names a city, a load and what it pays in M.
cr-learn-cards-one = **Of the three on a card you fulfil one, then the card goes** and you draw another. Jade in Shanghai pays 57 M, but jade is found only in the two marked cities, Golmud and Hotan, far in the west.
cr-learn-cards-pair = Better: steel and cotton, both for Beijing, 20 M and 9 M. Shanghai supplies steel, Jinan cotton, and all three cities lie on one line. One trip, two cards.
cr-learn-cards-opening = Before the first train runs, everybody has two **opening turns** in which one only builds. Try to load steel now.
cr-learn-cards-line = So build on, towards Jinan. Choose the marked milepost on the bank of the Yellow River: three segments through the plain, 1 M each.
cr-learn-cards-discard = And if all three cards are hopeless? In place of a whole turn you may discard them all and draw three new ones.

cr-learn-terrain = Mileposts and prices
cr-learn-terrain-start = Another game, your first turn. A segment joins two neighbouring mileposts and starts **in a major city or on your own track**. Zhengzhou is no major city: try to start there.
cr-learn-terrain-datong = You pay for the milepost **to which** you build. Build from Beijing to Datong: the triangle between them is a mountain, 2 M, and a city like Datong costs 3 M.
cr-learn-terrain-prices = That made 5 M. Plain and desert cost 1 M, mountain 2 M, alpine 5 M, a small or medium city 3 M, a milepost of a major city 5 M. A detour through the plain is often cheaper than the straight line.

cr-learn-water = Across the river
cr-learn-water-bank = You are Ada again. Four segments lie in the plain, and Jinan is one step away, on the other bank of the Yellow River.
cr-learn-water-far = Segments are built one by one, from where your track lies. Try to begin on the far side of Jinan.
cr-learn-water-bridge = Build to Jinan: **5 M**, 3 M for the city and 2 M for the bridge across the river.
cr-learn-water-waters = A river costs 2 M more, a dry river or dry lake 1 M, a lake or an arm of the sea 3 M. Across the open sea nothing is built. And a bridge has a weakness: a flood can take it.

cr-learn-city = 20 million, and the way out of a city
cr-learn-city-full = Your line has grown; its end lies between Nanjing and Shanghai. You have 40 M left. Try to build the next segment, to Nanjing.
cr-learn-city-end = **At most 20 M per turn**, and they are spent. End your turn.
cr-learn-city-out = The others have built, and your second opening turn begins. Into Shanghai the last segment would cost 5 M. But everybody may start in a major city: **draw from Shanghai to the end of your line**, with the button held down or with a finger. This way round it costs 1 M.
cr-learn-city-inside = Inside the red area nobody builds, for all trains run there anyway. Try it.
cr-learn-city-exits = Per turn you may build two segments out of major cities, all four together. Any further one must be built into a city, for 5 M.

cr-learn-train = The train
cr-learn-train-where = Now the trains. Yours may start in any city of the mainland, with or without track of yours. Between cities it may not: try the marked milepost.
cr-learn-train-place = Place it in Shanghai, on the marked milepost.
cr-learn-train-load = Shanghai supplies steel and imports. Load **steel**. A Freight has room for two loads.
cr-learn-train-drive = A Freight runs 9 mileposts per turn, and every step counts 1, in the mountains too. Choose the marked milepost just before Jinan and move there.
cr-learn-train-empty = Jinan would be the tenth step. Try it.
cr-learn-train-back = Nor can you turn round here: **a train turns back only in a city**. Try it.
cr-learn-train-next = Next turn your train goes on from here. But first comes the second part of every turn: building.

cr-learn-upgrade = A better train
cr-learn-upgrade-phases = Every turn has two parts: first you move, load and deliver; then you spend up to 20 M on track, **or** you upgrade your train. You have 36 M.
cr-learn-upgrade-super = The best train is the Superfreight: 12 mileposts, three loads. But a Freight does not become one in a single step. Try it.
cr-learn-upgrade-fast = A Fast Freight runs 12 mileposts, a Heavy Freight carries three loads; each costs 20 M. Take the **Fast Freight**.
cr-learn-upgrade-either = 16 M are left. Try to build a segment at Jinan as well.
cr-learn-upgrade-next = Track or upgrade, never both in one turn. From your next turn on, your train runs 12 mileposts.

cr-learn-deliver = Load and deliver
cr-learn-deliver-far = Your next turn: 12 points, and steel on board. Try to deliver it from here.
cr-learn-deliver-cotton = You must be in the city that asks for it. Move to Jinan, one step, and load **cotton** in passing: loading costs no points.
cr-learn-deliver-drive = On to Beijing, five steps. The first red milepost is enough.
cr-learn-deliver-steel = Deliver the **steel**.
cr-learn-deliver-paid = The bank paid 20 M, and the steel is back in the tray. The card is gone, and with it its other two demands: jade for Hohhot and oranges for Tianjin.
cr-learn-deliver-card = At once you drew a new card: jade for Jiamusi (64 M), tea for Kaohsiung, cattle for Beijing. You always hold three.

cr-learn-events = Events
cr-learn-events-cotton = You are still in Beijing, with cotton on board. Deliver it for **9 M**.
cr-learn-events-flood = The first card that you drew was an event: **a flood of the Yellow River and the Huai He**. It holds at once: all bridges there are gone, yours at Jinan too. Then you drew on until you held three demand cards.
cr-learn-events-build = Your train cannot go back to Jinan now. Go on to building.
cr-learn-events-closed = Try to build the bridge again.
cr-learn-events-lasts = An event lasts until the end of the **next turn of whoever drew it**, here yours. In your turn after that you alone may rebuild the bridge, for 5 M; later anybody may.
cr-learn-events-others = 20 of the 156 cards are events. Snow and storms halve your points, a derailment costs a load and a turn, the Rail Tax takes from the rich, and some bring money. A zone in which something is forbidden is hatched on the board.

cr-learn-fee = On others’ track
cr-learn-fee-place = Now you are Ben, and your own track is far away, at Chongqing. But a train may start in any city: place yours in Jinan, on Ada’s line.
cr-learn-fee-fee = On somebody else’s track you pay the owner **4 M, once per turn**, before the first step. Move five mileposts along Ada’s line, to the marked one.
cr-learn-fee-paid = You have 52 M now, and Ada has 4 M more. All five steps are paid for; if you go on along her line next turn, you pay again.
cr-learn-fee-free = Your own track is free, and so is the red area of every major city. 4 M are often less than a line of your own would cost; but for victory only your own track counts.

cr-learn-ferry = The ferry
cr-learn-ferry-buy = Another game: your line has reached Yantai. Beside it a ferry leaves for Dalian. Build to the marked landing: **4 M in place of the usual price**, and the ferry is yours. Two players at most can own it.
cr-learn-ferry-shore = The ferry belongs to your network: in your second opening turn you go straight on from Dalian. Build the marked segment, 1 M.
cr-learn-ferry-wait = Your line now runs on to Shenyang. Your train started in Yantai and has just come to the landing. Try to cross at once.
cr-learn-ferry-night = **The train must stand in the port at the end of a turn.** Go on to building and end your turn.
cr-learn-ferry-cross = Your next turn. Before you move: take the ferry.
cr-learn-ferry-half = Your train is in Dalian and could load fish at once. The crossing costs no points, but **in this turn your train runs at half rate**: 5 mileposts, not 9.

cr-learn-taiwan = Containers to Taiwan
cr-learn-taiwan-ports = No train goes to Taiwan. Its three cities are reached by container from the four marked ports: one in Hong Kong, the others near Xiamen, Fuzhou and Wenzhou.
cr-learn-taiwan-link = Your line runs from Hong Kong through Xiamen to the port. Buy its **link** for 5 M. It counts as building, within the 20 M of the turn.
cr-learn-taiwan-foreign = The opening turns are over. A train may also start in a container port, if your track touches it. Your track does not touch the one near Wenzhou: try it.
cr-learn-taiwan-place = Place it in your port near Xiamen.
cr-learn-taiwan-take = Whoever starts in a port of theirs may load from Taiwan without waiting. Take **imports**: one of your cards pays 20 M for them in Xi’an.
cr-learn-taiwan-turns = Later it works as with the ferry: your train must stand in the port at the end of a turn, and in the next, before it moves, you **either deliver or load**. Keep it in mind: without a link of their own nobody wins.

cr-learn-win = How to win
cr-learn-win-network = The end of a long game; you are Clara. Your network joins all four major cities, and the container link of Hong Kong is yours. Only money is missing: you have 210 M.
cr-learn-win-cash = Porcelain for Hailar pays 53 M. Go there, five steps, and deliver it.
cr-learn-win-end = **263 M: now you have both.** It is checked at the end of your turn. There is nothing more to do: go on to building and end your turn.
cr-learn-win-won = You were the last of the round, so the game is over and you win: 263 M, Bruno 147, Anna 125. A round is always played to its end; of all who then have both, the richest wins.

cr-learn-play = A short game
cr-learn-play-begin = Now play: you are Ada against Ben, an easy opponent. First the two opening turns, then two rounds. Every allowed move is accepted.
cr-learn-play-rounds = Your game, until two rounds are over.
cr-learn-play-end = That is the game. At a real table it goes on like this until somebody has the network and 250 M.
cr-learn-coach-opening-build = Which demand pays well for a short way? Point at a card to see where its load is found, and begin in a major city close by.
cr-learn-coach-place = Start where you can at once load what a card asks for.
cr-learn-coach-operate = Load what your cards ask for, move towards the city that pays, deliver. Points that you do not use are lost.
cr-learn-coach-build = Build towards your next load or the city that pays for it, and keep some cash for the turns after.
cr-learn-coach-end-turn = The new train counts from your next turn on. End this one.
cr-learn-coach-lose-load = Give up the load that pays least, or that is most quickly fetched again.
cr-learn-coach-shelter = Choose the city from which you can go on best.
