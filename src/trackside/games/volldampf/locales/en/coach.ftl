### The coach of a first table: what is decided, and what good players look at

vd-coach-loan = You decide how much to borrow. Each point brings 6 marks now, costs 1 mark every round and 1 point at the end. Good players borrow what the tracks of this round need and a little for the bid, no more.
vd-coach-bid = You bid for the turn order: first choice of a group of route cards, and first at the goods. Good players look at the groups first: if two are equally good for you, do not bid.
vd-coach-group = You choose the colours that you may build this round. Good players look for links that join their own tracks and lead from goods to a city of their colour.
vd-coach-build = You build a track with a route card, or discard it. Good players build one long line of their own: every link of yours that a good runs over moves you one space, whoever carries it.
vd-coach-transport = You declare a good and carry it to a city of its colour. Good players compare what they get with what the others get on the way, and take first what another would take.
vd-coach-route = You choose the way of the good, up to six links. Good players take the way with the most links of their own, and the fewest of whoever leads.
vd-coach-third-transport = A third transport, by Subvention. Take the best good that is left.
vd-coach-sabotage = Somebody declares a good; with Sabotage they must choose another colour. Good players keep the card for a long transport of a leader.
vd-coach-alles-neu = Alles neu deals the groups anew. Play it only if no group helps you, and another’s is strong.
vd-coach-regroup = You put the route cards into groups. Make one that fits you, and spread what the others need.
vd-coach-secret-loan = Both borrow in secret. Borrow what the tracks of this round need and a little for the bid.
vd-coach-secret-bid = Both bid in secret for the turn order. Look at the groups first, and bid little where both are good for you.
vd-coach-secret-raise = The bids were equal: both add something in secret. Add no more than the better group is worth to you.
vd-coach-subvention = Last on the income track, you may play Subvention for a third transport. It pays when a good of three links or more of your own is left.
vd-coach-draw-from = No card is left to draw: you take one from somebody’s hand. Most cards, most chances.
vd-coach-place-extra = You put a good from the bag on a city. Good players choose a city from which it runs long over their own tracks.
vd-coach-place-planned = You move a good to another city. Choose the one from which it runs longest over your own tracks.
