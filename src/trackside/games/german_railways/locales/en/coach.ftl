### The coach of a first table: what is decided, and what good players look at

gr-coach-bid = You bid for a share. It pays its company’s income at every dividend, and your bid becomes the company’s building money. Good players reckon how many dividends are still to come, and keep something for the next share.
gr-coach-choose = You build, auction a share or pass. Good players look for a city that one of their companies can reach now, best where the others hold few shares of it, and auction when the others have little cash.
gr-coach-build = You place track for one company, paid from its treasury. Good players count the way to the next city first: a city raises the income, and joining another company brings a dividend.
gr-coach-built = Nothing more can be placed. Look once more at the whole track: until you end the build you can take locomotives back.
gr-coach-vote = You decide whether the game ends. Good players compare cash, not shares: shares are worth nothing at the end. Agree when you lead.
gr-coach-name-banker = You name who begins the first auction. Who begins has no great advantage: choose freely.
