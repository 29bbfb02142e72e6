### Il coach del primo tavolo: cosa si decide e a cosa guardano i bravi giocatori

rd-coach-roll-or-build = Incassi il reddito, oppure lanci dadi e posi binari e stazioni. I bravi giocatori contano ciò che chi segue potrebbe costruire alle estremità, e non lasciano stazioni a portata.
rd-coach-build-or-end = Posi binari e stazioni con i dadi davanti allo schermo. I bravi giocatori costruiscono una stazione quando aspettano molti passeggeri, e tengono i jolly: pagano tutto.
rd-coach-use-transport-symbols = Metti simboli di trasporto a una compagnia: lì aspettano passeggeri. Scegli quella per cui costruirai presto e per cui nessun altro può costruire subito.
rd-coach-return-dice = Davanti allo schermo restano al massimo cinque dadi. Restituisci i binari doppi; tieni i jolly.
