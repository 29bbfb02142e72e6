### Il coach del primo tavolo: cosa si decide e a cosa guardano i bravi giocatori

cr-coach-opening-build = Costruisci i primi binari, da una metropoli. I bravi giocatori scelgono due carte con carichi e città sulla stessa linea, e costruiscono quella linea.
cr-coach-place = Metti il treno. Scegli una città con un carico chiesto dalle tue carte, sui tuoi binari.
cr-coach-operate = Ti muovi, carichi e consegni. I bravi giocatori portano due carichi insieme quando le città sono sulla stessa strada, e contano in milioni per turno, non per consegna.
cr-coach-build = Costruisci per al massimo 20 milioni di yuan, o potenzi il treno. I bravi giocatori costruiscono solo ciò che serve al prossimo compenso, e strade tra metropoli: per vincere ne servono quasi tutte.
cr-coach-end-turn = In questo turno non c’è altro da fare. Guarda le carte: dove va poi il treno?
cr-coach-lose-load = Un evento toglie un carico. Dai quello più facile da ritrovare, o che nessuna carta chiede.
cr-coach-shelter = Il treno si ripara dalla tempesta. Scegli la città più vicina alla prossima fermata.
