### What the lessons say; the lessons themselves are in lessons/.

rd-learn-line = One line for all
rd-learn-line-aim = You are Ada. Five railway companies want to cross Germany, and you, Ben and Cleo build **one single line** for all of them. Passengers wait for each company. **Whoever has carried most passengers at the end wins.**
rd-learn-line-ends = So far the line is one die, north-east of Frankfurt. It grows at two ends, the **north end** and the **south end**, and you may build at both.
rd-learn-line-side = Does it grow to the side as well? Try the marked square.
rd-learn-line-lay = A track leads on only over its open side. Choose **South end**, then the marked square, and lay a joker (?) there as a curve that opens to the west: **Turn** rotates it.
rd-learn-line-points = Now the line opens to the red square of Frankfurt. A joker is a straight or a curve, as you say; once laid, it stays that way.

rd-learn-dice = Roll and choose
rd-learn-dice-faces = Every die has six faces: two straights, two curves, a joker (?) and a transport symbol. In year 1 each of you begins with 4 jokers in front of the screen.
rd-learn-dice-joker = A joker can do everything: be laid as a straight or a curve, pay, or be rolled. For each joker that you roll, the bank adds a **bonus die**.
rd-learn-dice-roll = Roll 2 of your 4 jokers: choose **Roll…**, tap the second joker, and let them fall.
rd-learn-dice-fell = 2 jokers and 2 bonus dice fell: two straights, a curve and a joker. Together with the 2 jokers that you kept, 6 dice lie in front of your screen. The bank went from 27 to 25.
rd-learn-dice-again = You have 3 jokers. Try to roll one of them now.
rd-learn-dice-fixed = One roll in a turn. And **what a die shows stays**: a straight never becomes a curve; only a joker may be rolled again, in a later turn. So decide before you roll: many dice, or sure jokers?

rd-learn-track = Lay track
rd-learn-track-far = You have rolled two straights and a curve. A die always goes right next to an end. Try to skip a square.
rd-learn-track-straight = One square after the other. Pick a **straight** and lay it on the marked square: it leads straight on, to the north.
rd-learn-track-curve = Now the **curve**, on the square after it. A curve turns left or right: let it open to the west.
rd-learn-track-on = The curve leads here. Lay your second straight.
rd-learn-track-stays = You may lay as many dice in your turn as you have, and plain ground costs nothing. The line now opens further to the west, and there it goes on, **whoever builds next**.

rd-learn-station = Build a station
rd-learn-station-square = The line opens to a station square of Frankfurt. The number is the price: a station costs 3 dice here.
rd-learn-station-colour = The colour says who may build: only red, the Berg & Tal-Bahn. Try a blue station.
rd-learn-station-build = Build the **red** station at the south end and pay your 3 jokers. No company belongs to anybody: you may build for all five.
rd-learn-station-reward = The 3 jokers are in the bank, and **every station brings you 2 jokers** at once. It would also bring all passengers who wait for red; so far nobody waits.
rd-learn-station-all = Only red has a station so far. Keep an eye on all five: **if a company has no station at the end, nobody wins.**

rd-learn-ends = The ends of the line
rd-learn-ends-three = Now you are Ben. Ada’s red station is the south end. A station has no direction: the line may go on over three sides, to the marked squares.
rd-learn-ends-back = Only the side by which the line came stays closed. Try to go back there.
rd-learn-ends-south = No end belongs to anybody. Go on at Ada’s station: choose **South end** and lay a joker on the marked square, straight to the north.
rd-learn-ends-north = And in the same turn at the other end: choose **North end** and lay a joker straight to the north. That square is mountain, so you pay 1 joker more.
rd-learn-ends-one = Both ends have grown in one turn. The line never branches, never crosses itself, and its two ends never join.

rd-learn-passengers = Passengers
rd-learn-passengers-waiting = You are Ben. The table shows the passengers: 1 waits for yellow. Ada rolled a transport symbol and let a passenger wait there.
rd-learn-passengers-roll = Roll 1 of your jokers, with its bonus die.
rd-learn-passengers-must = A joker and a **transport symbol**. A symbol must be used. Try to end your turn all the same.
rd-learn-passengers-use = Pick the symbol and choose **blue**: the die goes back to the bank, and 1 passenger waits for blue.
rd-learn-passengers-build = Why blue? Because you fetch the passenger at once. The blue square lies right beside the red station: build there at the south end, for 3 jokers.
rd-learn-passengers-carried = You took 2 jokers and the passenger: your first. You have carried more blue passengers than anybody else, so you are blue’s **director**; the filled number shows it.

rd-learn-income = A new year
rd-learn-income-year = After everybody’s turn the year is over. Each company got as many new passengers as it has stations, and at least 1: now 2 wait for yellow, purple and green, 1 for red and blue. You are Ben and begin year 2.
rd-learn-income-take = From year 2 on there is income: 4 dice, and 1 more for each station of the companies that you direct. You direct blue with 1 station: take **5 dice**.
rd-learn-income-behind = They lie **behind your screen**: they show no face, and are there to pay or to be rolled. Try to take income again.
rd-learn-income-build = 2 passengers wait for purple. A white square is free for companies without a colour of their own in that city. Build **purple** at the south end: 3 dice, and 1 more because the square lies on the Main.
rd-learn-income-director = You have carried 3 passengers, and you direct purple too. Your income is 4 + 2 = 6 now. **If you can, build first and take income after that.**

rd-learn-return = Five dice stay
rd-learn-return-roll = You are Ada, in year 1. Be bold: roll all 4 jokers. With 4 bonus dice, 8 dice fall.
rd-learn-return-use = Three straights, three curves, a joker and a transport symbol. First the symbol: let a passenger wait for **green**.
rd-learn-return-early = 7 dice are left. When a turn ends, at most 5 may lie in front of the screen. Try to give back a straight now.
rd-learn-return-end = Dice go back only when the turn ends. Usually you lay some of them first; here, end your turn.
rd-learn-return-two = Give back 2 straights or curves, as you like, and keep the joker: it can do everything.
rd-learn-return-hidden = 5 dice stay, and the next turn begins. Only the dice **in front** of the screen are counted; behind it you may keep as many as you get.

rd-learn-ground = What the ground costs
rd-learn-ground-prices = Another game; you are Ben, and the line has come to the Weser. A **river** costs 1 die, once in your turn. A **mountain** costs 1 die each time, and so does water.
rd-learn-ground-river = Lay the curve on the Weser, open to the north, and pay 1 die from behind your screen.
rd-learn-ground-mountain = This square is mountain and Weser. You have paid for the Weser, so only the mountain is left: 1 die from behind your screen. Lay the straight.
rd-learn-ground-free = The Weser once more, without mountain: now it costs nothing. Lay a joker, straight to the north.
rd-learn-ground-poor = The line opens to a white square of Hanover. A station costs 5 dice there, and you have 1 joker left. Try it.
rd-learn-ground-next = You pay with jokers and with the dice behind your screen; straights and curves pay nothing. When your turn ends, the river is forgotten: **the next player pays again.**

rd-learn-sectors = Sectors
rd-learn-sectors-dashed = You are Cleo. Dashed lines divide the map into sectors of 7 by 7 squares. The south end, the purple station, stands at the southern border of sector B4.
rd-learn-sectors-four = An end may leave its sector only when **5 dice and stations** lie there. In B4 there are 4. Try to go south.
rd-learn-sectors-fifth = Both arms of the line count. So lay the fifth at the north end, straight to the north: a joker, and 1 more for the mountain.
rd-learn-sectors-leave = Now the way is free. At the south end lay a joker on the marked square, straight to the south: it is mountain too, so your last joker pays.
rd-learn-sectors-reward = You have connected sector B5. **No station stands there, so you get 2 jokers.** That holds for every sector without a station.
rd-learn-sectors-apart = From now on the two ends may never lie in the same sector. And when the north end leaves B4 as well, all dice there go back to the bank; the stations stay.

rd-learn-dead = Dead ends
rd-learn-dead-south = Another game; you are Ada and lead with 5 passengers. The south end, the red station of Würzburg, is **dead**: whatever is free around it lies outside sector B5, and only 4 dice and stations are in B5.
rd-learn-dead-east = The north end has just come to sector C4. Lay a joker there as a curve to the north.
rd-learn-dead-closed = The next square lies at the border, and only 2 dice are in C4. A straight to the north would open out of the sector too early: a dead end. Try it.
rd-learn-dead-round = **You may close an end only where nothing else is possible.** Here the line can turn left or right. Lay a joker as a curve to the west.
rd-learn-dead-last = Now look: from the marked square nothing leads on. North and west lie outside the sector, in the south lies the line itself. So every die is allowed. Lay your last joker as you like.
rd-learn-dead-over = One dead end alone changes nothing, but now both are dead, and **the game ends at once**. You have 5 passengers, Ben 3, Cleo none, and each company has a station: you win.

rd-learn-bank = The bank runs short
rd-learn-bank-ways = The game ends at once in one of three ways: both ends are dead; the **bank** cannot give the dice that are due; or a company has built its **last station**. Here you see how near they are.
rd-learn-bank-due = You are Ben, in year 8, with 48 passengers; Ada has 36, Cleo 23. You direct four companies with 27 stations, so your income is 4 + 27 = 31 dice. But the bank holds only 22.
rd-learn-bank-take = You may ask for them all the same, with open eyes. Take your income.
rd-learn-bank-over = The bank cannot give 31 dice: it gives none, and the game is over. You win. The same happens when bonus dice or jokers are missing; an empty bank alone ends nothing.

rd-learn-last = The last station
rd-learn-last-behind = You are Ben, in year 7, with 23 passengers against Ada’s 33. But blue has only 1 station left, and 8 passengers wait for blue, 5 for green.
rd-learn-last-income = First the income: you direct purple and blue with 8 stations, so you get 12 dice.
rd-learn-last-green = South of your station in Kempten lies the green square of Oberstdorf: 5 dice, and 1 more for the mountain. Pay them from behind your screen, and take 5 passengers along.
rd-learn-last-curve = Now go west: a curve that opens to the south, and 1 die from behind your screen for the mountain.
rd-learn-last-abroad = It opens to Austria. A station abroad costs 5 dice, and any company may build it; each country takes one. Build **blue’s** last station, with the 5 dice behind your screen.
rd-learn-last-won = The game ends at once: blue has no station left. You have taken 5 + 8 passengers, and win with 36 to 33.
rd-learn-last-ties = If passengers are equal, more director tokens win. And think of all five: here red has 5 stations, yellow 3, purple 2, blue 7 and green 5. **Had one of them none, nobody would have won.**

rd-learn-play = A short game
rd-learn-play-begin = Now play: you are Ada against Ben, an easy opponent, for three years. Every move that the rules allow is accepted.
rd-learn-play-years = Your game, until three years are over.
rd-learn-play-end = That is the game. At a real table it goes on like this until both ends are dead, the bank runs short, or a company has built its last station.
rd-learn-coach-roll-or-build = Is there income to take? Then look for a station square near one of the ends: roll for the track to it, and keep dice to pay for the station.
rd-learn-coach-build-or-end = A station brings 2 jokers and all who wait for its company. If nothing good is left to place, end your turn.
rd-learn-coach-use-transport-symbols = Let the passenger wait for a company for which you can build a station now, or soon.
rd-learn-coach-return-dice = Keep jokers first, then track that fits the next squares.
