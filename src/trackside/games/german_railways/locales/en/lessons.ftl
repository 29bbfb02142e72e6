### What the lessons say; the lessons themselves are in lessons/.

gr-learn-share = A share is yours
gr-learn-share-aim = You are Ada, an investor. Eight railway companies build across Germany, and none of them is yours. **Whoever has most cash at the end wins.**
gr-learn-share-homes = Each company starts in its home city, marked on the board. You earn through shares in them.
gr-learn-share-bid = The first share of PO, the Preußische Ostbahn, is auctioned, and you open. Bid **9 thalers**.
gr-learn-share-treasury = Ben and Cleo pass: the share is yours. Your 9 thalers lie in the **treasury of PO**, and from there alone PO pays for its track. Your income rose to 3: that is what one share of PO is worth now.

gr-learn-outbid = Bid higher, or pass
gr-learn-outbid-low = KSS is up for auction, and Cleo has bid 8 thalers. Try to bid 8 as well.
gr-learn-outbid-rich = Nor may you bid what you do not have. You have 31 thalers: try 32.
gr-learn-outbid-higher = One thaler more is enough. Bid **9**.
gr-learn-outbid-out = Cleo passes, and KSS is yours. **Whoever passes is out of this auction for good**: Ben, who opened with a pass, was not asked again. Whoever gets a share opens the next auction.

gr-learn-order = Who acts, and what one may do
gr-learn-order-bag = Now you are Cleo, and eight shares are sold. Before each round everybody puts tokens into a bag: the lower the income, the more. Ada (7) put in 1, Ben (4) put in 2, you (3) put in 3.
gr-learn-order-drawn = Three tokens were drawn: **Cleo, Ben, Cleo**. So you act twice in this round, and Ada not at all. Each token is good for one thing: build track, auction a share, or pass.
gr-learn-order-foreign = You may build only for a company of which you hold a share. The share of PO is Ada’s: try to build for PO.
gr-learn-order-three = You hold KSS, GBS and BHE: for these three you decide where they build. In the next lesson you do it.

gr-learn-build = Build track
gr-learn-build-far = Build for GBS, the red company. So far its network is Mannheim alone. Frankfurt am Main lies two hexes away: try to build there.
gr-learn-build-build = Every locomotive goes next to the network. Place the first on the marked mountain: it would cost 4, but one rural hex in each build of GBS is free. Place the second in Frankfurt, on a hill: 3 thalers. Then finish.
gr-learn-build-income = GBS paid 3 thalers from its treasury. Frankfurt is worth 2, so the income of GBS rose from 1 to 3. **Cities make a share valuable**, for all who hold one.

gr-learn-meet = Two companies meet
gr-learn-meet-price = Now you are Ben, and you hold MWB, the yellow company from Kassel. In a city you pay 1 thaler more for each other company there: Frankfurt costs 3 + 1, because GBS is there.
gr-learn-meet-build = MWB has 12 thalers. Build over the marked hexes (4 and 3) into Frankfurt (4), then finish.
gr-learn-meet-paid = MWB and GBS met for the first time, so **all companies pay dividends**: each share brings the income of its company, and MWB, which built, pays double. You got 2 for NME and 10 for MWB. You earn in no other way.

gr-learn-offer = Auction a share
gr-learn-offer-offer = You are Cleo again, with your second token. A share of MWB is worth 5 now. Put its second share up for auction.
gr-learn-offer-open = Whoever offers a share opens the bidding. Bid **6**.
gr-learn-offer-raise = Ada bids 8, Ben passes. Bid **9**.
gr-learn-offer-worth = The share is yours. Your 9 thalers are in the treasury of MWB, which can build again, and your income rose by 5. With Ben you now share a company: what he builds for it works for you too.

gr-learn-room = Room for one, room for many
gr-learn-room-taken = Another game; you are Ben and build for NME, the brown company. PO has a locomotive on the marked rural hex beside Posen. Try to build there too.
gr-learn-room-city = A rural hex takes one locomotive in all. A **city takes one of each company**: in Posen both PO and NME have one, and so they are connected.
gr-learn-room-build = Build NME towards Berlin: over the two marked hexes, then finish. You may stop whenever you like, here after two.
gr-learn-room-ahead = You took a hex that others may need. Track is never removed: a good place blocks them for the whole game.

gr-learn-berlin = Berlin
gr-learn-berlin-ring = Around Berlin lies a ring, the Berlin approach. Each company gets **one hex of it in the whole game**. KSS, the orange company, has its own: try a second one.
gr-learn-berlin-enter = But from its hex KSS can enter Berlin. That costs 2 + 2, because NME and BHE are there. Build it and finish.
gr-learn-berlin-double = KSS met two companies at once, but dividends are paid once per build. Berlin is worth 3: KSS went from 1 to 4 and paid double, 8 for your share, and GBS brought 1.

gr-learn-powers = Each company is different
gr-learn-powers-each = You are Ada, in the middle of a build for CME, the violet company: two locomotives stand, 4 thalers are spent. Every company has a power of its own, and that of CME is a limit.
gr-learn-powers-limit = CME still has money and a third locomotive. Try the marked hex, a plain for 2 thalers.
gr-learn-powers-stop = CME spends at most 5 thalers in one build. Finish here.
gr-learn-powers-list = The others in short: PO places up to 4, KSS at most 2; NME pays no surcharge in cities; KBS pays 1 thaler less per hex; for MWB its best city counts double; GBS has one rural hex free; BHE comes next.

gr-learn-hamburg = Berlin and Hamburg
gr-learn-hamburg-nothing = You are Cleo and hold BHE, the green company. It has reached Hamburg, but **it pays no dividend before its own track joins Berlin and Hamburg**.
gr-learn-hamburg-join = BHE has 8 thalers: build over the two marked hexes into Berlin, 2 each, and finish.
gr-learn-hamburg-now = Joined. Nobody else is in Berlin, so nothing is paid now, but from the next dividends on each share of BHE brings 9.

gr-learn-end = How it ends
gr-learn-end-when = The game ends when **every company is connected to two others**. You are Ben; seven companies are ready, only CME, the violet one, has a single connection.
gr-learn-end-last = Build for MWB over the marked hexes to CME, and finish. MWB builds, so it pays you double.
gr-learn-end-count = All are connected: when the round was over, so was the game. Only cash counts, not shares and not treasuries: you have 180 thalers, Ada 155, Cleo 113. You win.

gr-learn-play = A short game
gr-learn-play-begin = Now play: you are Ada against two easy opponents, first the eight auctions, then two rounds. Every legal move is accepted.
gr-learn-play-rounds = Your game, until two rounds are over.
gr-learn-play-end = That is the game. At a real table it goes on like this until all are connected.
gr-learn-coach-bid = What is the share worth to you? Its income comes back with every dividend, and what you pay lets the company build.
gr-learn-coach-choose = Look for a city within reach of a company of yours, best one where another company is.
gr-learn-coach-build = Keep an eye on the treasury: what is spent now is missing later.
gr-learn-coach-built = Nothing more can be placed: finish the build.
gr-learn-coach-vote = Others propose to end the game. Agree only if you are ahead.
