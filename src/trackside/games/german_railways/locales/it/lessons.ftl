### What the lessons say; the lessons themselves are in lessons/.

gr-learn-share = La tua prima azione
gr-learn-share-aim = Sei Ada e investi denaro. Otto compagnie costruiscono attraverso la Germania e nessuna è tua. **Alla fine vince chi ha più denaro.**
gr-learn-share-homes = Ogni compagnia parte dalla sua città iniziale, segnata sulla plancia. Guadagni con le loro azioni.
gr-learn-share-bid = Va all’asta la prima azione della PO, la Preußische Ostbahn, e apri tu. Offri **9 talleri**.
gr-learn-share-treasury = Ben e Cleo passano: l’azione è tua. I tuoi 9 talleri sono nella **cassa della PO**, che paga i binari solo da lì. Il tuo reddito è salito a 3: tanto vale ora un’azione della PO.

gr-learn-outbid = Rilanciare o passare
gr-learn-outbid-low = È all’asta la KSS e Cleo ha offerto 8 talleri. Prova a offrire anche tu 8.
gr-learn-outbid-rich = Non puoi nemmeno offrire più di quanto hai. Hai 31 talleri: prova 32.
gr-learn-outbid-higher = Basta 1 tallero in più. Offri **9**.
gr-learn-outbid-out = Cleo passa e la KSS è tua. **Chi passa è fuori da quest’asta per sempre**: Ben, che aveva aperto passando, non è più stato interpellato. Chi ottiene un’azione apre l’asta successiva.

gr-learn-order = Chi gioca e che cosa si può fare
gr-learn-order-bag = Ora sei Cleo e otto azioni sono vendute. Prima di ogni round tutti mettono indicatori in un sacchetto: più basso è il reddito, più sono. Ada (7) ne ha messo 1, Ben (4) 2, tu (3) ne hai messi 3.
gr-learn-order-drawn = Sono stati estratti tre indicatori: **Cleo, Ben, Cleo**. In questo round giochi quindi due volte, e Ada nessuna. Ogni indicatore vale una mossa: costruire, mettere all’asta un’azione o passare.
gr-learn-order-foreign = Puoi costruire solo per una compagnia di cui hai un’azione. Quella della PO è di Ada: prova a costruire per la PO.
gr-learn-order-three = Hai KSS, GBS e BHE: per queste tre decidi tu dove costruire. Nella prossima lezione lo fai.

gr-learn-build = Costruire
gr-learn-build-far = Costruisci per la GBS, la compagnia rossa. La sua rete è solo Mannheim. Francoforte sul Meno è a due esagoni: prova a costruirci.
gr-learn-build-build = Ogni locomotiva va accanto alla rete. Metti la prima sulla montagna segnata: costerebbe 4, ma un esagono extraurbano per costruzione è gratis per la GBS. Metti la seconda a Francoforte, su una collina: 3 talleri. Poi concludi.
gr-learn-build-income = La GBS ha pagato 3 talleri dalla sua cassa. Francoforte vale 2: il reddito della GBS sale da 1 a 3. **Le città danno valore a un’azione**, per tutti quelli che ne hanno una.

gr-learn-meet = Due compagnie si incontrano
gr-learn-meet-price = Ora sei Ben e hai la MWB, la compagnia gialla di Kassel. In una città paghi 1 tallero in più per ogni altra compagnia presente: Francoforte costa 3 + 1, perché c’è la GBS.
gr-learn-meet-build = La MWB ha 12 talleri. Costruisci sugli esagoni segnati (4 e 3) fino a Francoforte (4), poi concludi.
gr-learn-meet-paid = MWB e GBS si sono incontrate per la prima volta: **tutte le compagnie pagano dividendi**. Ogni azione rende il reddito della sua compagnia, e la MWB, che ha costruito, paga doppio. Hai avuto 2 per la NME e 10 per la MWB. Non si guadagna in altro modo.

gr-learn-offer = Mettere all’asta un’azione
gr-learn-offer-offer = Sei di nuovo Cleo, con il tuo secondo indicatore. Un’azione della MWB vale ora 5. Metti all’asta la sua seconda azione.
gr-learn-offer-open = Chi propone un’azione apre l’asta. Offri **6**.
gr-learn-offer-raise = Ada offre 8, Ben passa. Offri **9**.
gr-learn-offer-worth = L’azione è tua. I tuoi 9 talleri sono nella cassa della MWB, che può di nuovo costruire, e il tuo reddito è salito di 5. Ora condividi una compagnia con Ben: ciò che costruisce per lei giova anche a te.

gr-learn-room = Posto per una, posto per tante
gr-learn-room-taken = Un’altra partita; sei Ben e costruisci per la NME, la compagnia marrone. Sull’esagono extraurbano segnato, accanto a Posen, c’è una locomotiva della PO. Prova a costruire anche lì.
gr-learn-room-city = Un esagono extraurbano accoglie una sola locomotiva. Una **città ne accoglie una per compagnia**: a Posen PO e NME ne hanno una ciascuna e sono quindi collegate.
gr-learn-room-build = Costruisci la NME verso Berlino: sui due esagoni segnati, poi concludi. Puoi fermarti quando vuoi, qui dopo due.
gr-learn-room-ahead = Hai preso un esagono che agli altri potrebbe servire. I binari non si tolgono mai: un buon posto li blocca per tutta la partita.

gr-learn-berlin = Berlino
gr-learn-berlin-ring = Intorno a Berlino c’è un anello, la zona di accesso a Berlino. Ogni compagnia ne ottiene **un esagono in tutta la partita**. La KSS, la compagnia arancione, ha il suo: prova un secondo.
gr-learn-berlin-enter = Ma dal suo esagono la KSS può entrare a Berlino. Costa 2 + 2, perché ci sono NME e BHE. Costruisci e concludi.
gr-learn-berlin-double = La KSS ha incontrato due compagnie insieme, ma i dividendi si pagano una volta per costruzione. Berlino vale 3: la KSS è salita da 1 a 4 e ha pagato doppio, 8 per la tua azione; la GBS ha reso 1.

gr-learn-powers = Ogni compagnia è diversa
gr-learn-powers-each = Sei Ada, nel mezzo di una costruzione per la CME, la compagnia viola: due locomotive sono posate, 4 talleri spesi. Ogni compagnia ha una particolarità, e quella della CME è un limite.
gr-learn-powers-limit = La CME ha ancora denaro e una terza locomotiva. Prova l’esagono segnato, pianura da 2 talleri.
gr-learn-powers-stop = La CME spende al massimo 5 talleri per costruzione. Concludi qui.
gr-learn-powers-list = Le altre in breve: la PO ne posa fino a 4, la KSS al massimo 2; la NME non paga supplementi in città; la KBS paga 1 tallero in meno per esagono; per la MWB la città migliore conta doppio; la GBS ha un esagono extraurbano gratis; la BHE è la prossima.

gr-learn-hamburg = Berlino e Amburgo
gr-learn-hamburg-nothing = Sei Cleo e hai la BHE, la compagnia verde. Ha raggiunto Amburgo, ma **non paga dividendi finché la sua stessa linea non collega Berlino e Amburgo**.
gr-learn-hamburg-join = La BHE ha 8 talleri: costruisci sui due esagoni segnati fino a Berlino, 2 ciascuno, e concludi.
gr-learn-hamburg-now = Collegate. A Berlino non c’è nessun altro, quindi ora non si paga nulla, ma dai prossimi dividendi ogni azione della BHE rende 9.

gr-learn-end = Come finisce
gr-learn-end-when = La partita finisce quando **ogni compagnia è collegata ad altre due**. Sei Ben; sette compagnie ci sono già, solo la CME, la viola, ha un solo collegamento.
gr-learn-end-last = Costruisci per la MWB sugli esagoni segnati fino alla CME e concludi. È la MWB a costruire, quindi ti paga doppio.
gr-learn-end-count = Tutte sono collegate: con il round è finita la partita. Conta solo il denaro, non le azioni né le casse: hai 180 talleri, Ada 155, Cleo 113. Vinci.

gr-learn-play = Una breve partita
gr-learn-play-begin = Ora gioca: sei Ada contro due avversari facili, prima le otto aste, poi due round. Ogni mossa permessa è accettata.
gr-learn-play-rounds = La tua partita, fino alla fine di due round.
gr-learn-play-end = Questo è il gioco. A un tavolo vero si va avanti così finché tutte sono collegate.
gr-learn-coach-bid = Quanto vale per te l’azione? Il suo reddito torna a ogni dividendo, e ciò che paghi permette alla compagnia di costruire.
gr-learn-coach-choose = Cerca una città a portata di una tua compagnia, meglio se ce n’è già un’altra.
gr-learn-coach-build = Tieni d’occhio la cassa: ciò che si spende ora mancherà dopo.
gr-learn-coach-built = Non si può posare altro: concludi la costruzione.
gr-learn-coach-vote = Altri propongono di finire. Accetta solo se sei in testa.
