### What the lessons say; the lessons themselves are in lessons/.

vd-learn-aim = What it is about
vd-learn-aim-aim = You are Ada. With three others you build railways in the Germany of the 1920s. **One number counts: the space of your locomotive on the income track.** It is what you earn in every round, and in the end it is your score, less what you have borrowed.
vd-learn-aim-good = The coloured cubes are goods. Each wants to go to a city of its own colour, over track. Two blue goods wait in Kassel, Hanover is a blue city, and the track between them is yours.
vd-learn-aim-carry = Carry one to Hanover: choose the blue good in Kassel, then Hanover, and deliver.
vd-learn-aim-one = The link was yours, so your locomotive went from 0 to 1. That is 1 mark more in every round, and 1 point. How you come by money, cards and track: now from the beginning.

vd-learn-loan = Money first
vd-learn-loan-poor = The game begins, and you have 10 marks. The number on a link is what a track there costs: inside Germany 3 to 7 marks, to a foreign city 8 or 10. In each round you may build three.
vd-learn-loan-too-much = So you borrow. Each point of loan brings 6 marks at once. You may take a lot, but not everything: try a loan of 99.
vd-learn-loan-take = All loans together cannot exceed 84. Take a loan of **4**: that brings 24 marks.
vd-learn-loan-price = 10 + 24 = 34 marks. The others took 3 each. **Loans are never paid back**: your 4 cost you 4 marks in each of the four rounds, and 4 points at the end. So borrow what you will build with, not more.

vd-learn-bid = Bid for the turn order
vd-learn-bid-why = Four groups of three route cards lie on the table. Whoever comes first in the new turn order chooses first, builds first and carries first. That is what you bid for.
vd-learn-bid-open = You were first so far, so you begin. Bid **1 mark**.
vd-learn-bid-low = Ben has bid 2 and Cleo 3, Dora has passed. Try to bid 3 as well.
vd-learn-bid-rich = A bid must be higher than the last one, and no higher than your cash. You have 34 marks: try 35.
vd-learn-bid-higher = 1 mark more is enough. Bid **4**.
vd-learn-bid-stop = Ben has passed, and Cleo bids 5. Let her have it: **pass**.
vd-learn-bid-paid = Whoever passes takes the highest card that is left. Dora passed first and pays nothing. Ben has card 3 and pays half of his 2 marks, so 1. **Cards 1 and 2 pay the whole bid**: you pay 4 for card 2, Cleo pays 5 for card 1.

vd-learn-group = Choose your cards
vd-learn-group-cards = Cleo is first and has taken group 1. A route card lets you build one track, on a link that bears its symbol. Each symbol belongs to one part of the country.
vd-learn-group-gone = Would you have liked group 1? Try to take it.
vd-learn-group-take = Gone is gone. Take **group 2**: green for the North-West, brown for the West and Centre, pink for the South.
vd-learn-group-yours = Three cards are three tracks, one in each lap. Whoever comes last gets the group that is left. Cleo has already built her first track, Hamburg–Hanover. Now it is your turn.

vd-learn-build = Build track
vd-learn-build-taken = Hamburg–Hanover is green and would fit your green card, but Cleo’s track lies there. Try it all the same.
vd-learn-build-symbol = A link has room for one track, for the whole game. And you need a card with its symbol: try Berlin–Leipzig, which is grey.
vd-learn-build-build = You have green, brown and pink. Build **Hanover–Kassel**: it is green and costs 4, the number on the link.
vd-learn-build-free = 4 marks paid, and the green card is used up. Build your second track where you like, with brown or pink: **it need not touch your first**. Kassel–Erfurt and Frankfurt–Nuremberg are good places.
vd-learn-build-two = Two of your tracks are built, and they stay until the end. The third card comes in the next lap. Whoever cannot or does not want to build discards the card; that costs nothing.

vd-learn-carry = Carry a good
vd-learn-carry-where = All have built three tracks. Now each carries two goods, one per lap: **any good, over anybody’s track**, to another city of its colour. German cities are round, blue or violet; foreign ones are square, red or yellow.
vd-learn-carry-no-way = A red good lies in Hanover, but no track leads to a red city yet. Try to declare it.
vd-learn-carry-declare = So take another: declare the **blue good in Nuremberg**.
vd-learn-carry-still = What is declared must be carried. Try to give up now.
vd-learn-carry-route = Carry it through Frankfurt and Kassel to **Erfurt**, and deliver. Frankfurt is blue too: you may stop there, but you need not. Kassel is violet, so it cannot stay there.
vd-learn-carry-split = Every link moves the owner of its track. Nuremberg–Frankfurt and Kassel–Erfurt are yours: 2 spaces for you. Frankfurt–Kassel is Cleo’s: 1 space for her. The good goes back into the bag.

vd-learn-ways = Which way?
vd-learn-ways-others = The second lap. You stand on 4, for Dora and Cleo have each carried a good over your Hanover–Kassel. **Track where others want to pass earns without your help.** Cleo leads with 6.
vd-learn-ways-declare = A violet good lies in Berlin, and Nuremberg is violet. Declare it.
vd-learn-ways-wrong-way = The route goes link by link from where the good lies, over six links at most. Try to begin at the other end: Frankfurt–Nuremberg.
vd-learn-ways-route = Two ways bring you 2 spaces. The one through Hamburg brings Cleo 3. Take the other: **Magdeburg, Hanover, Kassel, Frankfurt, Nuremberg**. It brings Ben, Cleo and Dora 1 each.
vd-learn-ways-split = You stand on 6, level with Dora and 1 behind Cleo. First look at your own spaces, then at whom you help.

vd-learn-income = Income and dividends
vd-learn-income-again = The same moment again, and another choice: you may **give up a transport**, even if one is possible. For that you get an action card at the end of the round.
vd-learn-income-give-up = Give up. Ben and Dora carry after you, then everybody is paid and pays.
vd-learn-income-paid = You get as many marks as the space on which you stand, and pay 1 mark for each point of your loans. Ben used your track, so you stood on 5: **5 marks in, 4 marks out**. Now you have 17.
vd-learn-income-cards = Whoever is last on the income track gets an action card: you and Ben, both on 5. For the transport you gave up you got a second one. The next round has begun.

vd-learn-broke = When the money runs out
vd-learn-broke-spent = The first round, played differently: you bid 26 marks for card 1 and got it. Then two tracks at 4 marks each, and your 34 marks are gone.
vd-learn-broke-dear = A pink card is left, and Frankfurt–Nuremberg costs 6. Try to build it.
vd-learn-broke-drop = You pay at once and in full, or not at all. Discard the pink card.
vd-learn-broke-carry = The last lap of transport; you stand on 1. Carry the blue good from Kassel to **Erfurt**, over your own track.
vd-learn-broke-back = You stood on 2, got 2 marks and owed 4. **For each mark that is missing you go back 1 space**: now you are on 0 again. Being first was too dear. As the last one you get an action card.

vd-learn-fast = Six links, or seven
vd-learn-fast-six = Round 3, and track lies everywhere. A yellow good waits in Königsberg, but the only yellow city within reach, Zurich, is seven links away. Try to declare it.
vd-learn-fast-card = Six links are the limit. But you hold **Schnelle Lok** (fast locomotive): with it, one transport may use seven.
vd-learn-fast-declare = From Königsberg it would help Cleo most. There is a better good: declare the **violet one in Munich**.
vd-learn-fast-route = Click city by city: Nuremberg, Frankfurt, Kassel, Erfurt, Magdeburg, Berlin, **Breslau**. Seven links, and five of them are yours. Then deliver.
vd-learn-fast-five = From 17 to 22 with one transport; the card is used up. Long ways over your own track win this game.

vd-learn-bargain = Action cards
vd-learn-bargain-hand = Another game, in round 2. You hold three action cards, which only you can see. Each card says when it may be played.
vd-learn-bargain-orange = Mannheim–Paris is orange and costs 10. Your route cards are turquoise, grey and pink. Try to build it.
vd-learn-bargain-play = Now with **Günstige Gelegenheit** (bargain): play it, discard any route card, and any free link costs 5 marks. Build Mannheim–Paris.
vd-learn-bargain-list = The way to Paris is yours, at half the price. The others in short: **Zusatzfracht** brings a good from the bag, **Neue Planung** moves a good, **Alles neu** deals the groups anew, **Subvention** gives whoever is last a third transport. One more comes next.

vd-learn-sabotage = Sabotage
vd-learn-sabotage-declare = The same game, but now you are Dora. A red good lies in Hamburg, and Paris is red. Declare it.
vd-learn-sabotage-banned = Ben plays **Sabotage**: in this transport you may not carry any red good, from whatever city. Try the red one in Dortmund.
vd-learn-sabotage-other = Every other colour is free. Declare the **violet good in Bremen**.
vd-learn-sabotage-route = This time nobody objects. Carry it through Hanover, Kassel and Erfurt to **Nuremberg**: three of the four links are yours.
vd-learn-sabotage-three = 3 spaces for you, 1 for Ada. Sabotage holds for this one transport: in the next lap red is free again.

vd-learn-end = How it ends
vd-learn-end-last = You are Ada in our first game again. It is round 4, the last: no route cards are left, and this is the last transport. **Points are spaces less loans.** Dora has 42 less 3, that is 39. You have 39 less 5, that is 34.
vd-learn-end-declare = You need 5 spaces to draw level. Declare the **red good in Hanover**.
vd-learn-end-route = Carry it through Kassel, Erfurt, Magdeburg, Berlin and Breslau to **Vienna**: five of the six links are yours.
vd-learn-end-count = 44 less 5: you have 39 points, like Dora. **If points are level, more cash wins**: after the last payment you have 44 marks and Dora 42. Cleo has 38 points, Ben 35. You win.

vd-learn-play = A short game
vd-learn-play-begin = Now play: you are Ada against two easy opponents, for two rounds. Every move that the rules allow is accepted.
vd-learn-play-rounds = Your game, until two rounds are over.
vd-learn-play-end = That is the game. At a real table of three it goes on like this for five rounds.
vd-learn-coach-loan = Three tracks cost about 15 marks. Borrow what you need for them and for a small bid.
vd-learn-coach-bid = Being first is worth something if one group suits you much better than the others. If not, pass: the money builds track.
vd-learn-coach-group = Look for cards of neighbouring regions: tracks that join make long ways.
vd-learn-coach-build = Where do goods wait, and where do they want to go? Build between, and join your tracks into a long way.
vd-learn-coach-transport = Choose the good that brings you most spaces and the others few. The discs show who moves forward.
vd-learn-coach-route = Prefer your own track. The way need not be the shortest, up to six links.
vd-learn-coach-alles-neu = Everybody with an action card is asked. Play Alles neu if no group suits you.
vd-learn-coach-regroup = Put the cards that you want into one group, if you expect to choose early.
vd-learn-coach-sabotage = Sabotage is worth it against a transport that brings a rival far forward. Otherwise say no.
vd-learn-coach-subvention = A third transport is a gift. Play the card if you can carry something.
vd-learn-coach-third-transport = Your third transport. Giving it up brings no card.
vd-learn-coach-place-extra = Put the good where a long way over your track leads to a city of its colour.
vd-learn-coach-place-planned = Put the good where your track carries it far, or where it no longer helps a rival.
vd-learn-coach-draw-from = Only the number of cards is known. Choose whoever has most.
