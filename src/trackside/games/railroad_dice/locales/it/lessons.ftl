### What the lessons say; the lessons themselves are in lessons/.

rd-learn-line = Una linea per tutti
rd-learn-line-aim = Sei Ada. Cinque compagnie ferroviarie vogliono attraversare la Germania, e tu, Ben e Cleo costruite **una sola linea** per tutte. Presso ogni compagnia aspettano dei passeggeri. **Alla fine vince chi ne ha trasportati di più.**
rd-learn-line-ends = Per ora la linea è un solo dado, a nord-est di Francoforte. Cresce da due parti, l’**estremità nord** e l’**estremità sud**, e tu puoi costruire a entrambe.
rd-learn-line-side = Cresce anche di lato? Prova la casella segnata.
rd-learn-line-lay = Un binario prosegue solo dal suo lato aperto. Scegli **Estremità sud**, poi la casella segnata, e posa lì un jolly (?) come curva verso ovest: **Gira** lo ruota.
rd-learn-line-points = Ora la linea si apre verso la casella rossa di Francoforte. Un jolly è rettilineo o curva, come vuoi tu; una volta posato, tale resta.

rd-learn-dice = Lanciare e scegliere
rd-learn-dice-faces = Ogni dado ha sei facce: due rettilinei, due curve, un jolly (?) e un simbolo di trasporto. Nell’anno 1 tutti cominciano con 4 jolly davanti allo schermo.
rd-learn-dice-joker = Un jolly sa fare tutto: si posa come rettilineo o come curva, paga, oppure si lancia. Per ogni jolly che lanci la banca aggiunge un **dado bonus**.
rd-learn-dice-roll = Lancia 2 dei tuoi 4 jolly: scegli **Lancia…**, tocca il secondo jolly e falli cadere.
rd-learn-dice-fell = Sono caduti 2 jolly e 2 dadi bonus: due rettilinei, una curva e un jolly. Con i 2 jolly che hai tenuto, davanti al tuo schermo ci sono 6 dadi. La banca è passata da 27 a 25.
rd-learn-dice-again = Hai 3 jolly. Prova a lanciarne ancora uno.
rd-learn-dice-fixed = Un solo lancio per turno. E **la faccia di un dado non cambia**: un rettilineo non diventa mai una curva; solo un jolly si può rilanciare, in un turno successivo. Decidi quindi prima: tanti dadi, o jolly sicuri?

rd-learn-track = Posare binari
rd-learn-track-far = Ti sono usciti due rettilinei e una curva. Un dado va sempre subito accanto a un’estremità. Prova a saltare una casella.
rd-learn-track-straight = Una casella dopo l’altra. Prendi un **rettilineo** e posalo sulla casella segnata: prosegue dritto, verso nord.
rd-learn-track-curve = Ora la **curva**, sulla casella dopo. Una curva gira a sinistra o a destra: falla aprire verso ovest.
rd-learn-track-on = La curva porta qui. Posa il tuo secondo rettilineo.
rd-learn-track-stays = Nel tuo turno puoi posare tutti i dadi che hai, e la pianura non costa nulla. Ora la linea si apre più a ovest, e da lì prosegue, **chiunque costruisca dopo**.

rd-learn-station = Costruire una stazione
rd-learn-station-square = La linea si apre verso una casella stazione di Francoforte. Il numero è il prezzo: qui una stazione costa 3 dadi.
rd-learn-station-colour = Il colore dice chi può costruire: solo rosso, la Berg & Tal-Bahn. Prova una stazione blu.
rd-learn-station-build = Costruisci la stazione **rossa** all’estremità sud e paga i tuoi 3 jolly. Le compagnie non sono di nessuno: puoi costruire per tutte e cinque.
rd-learn-station-reward = I 3 jolly sono in banca, e **ogni stazione ti porta subito 2 jolly**. Porterebbe anche tutti i passeggeri in attesa per rosso; per ora non aspetta nessuno.
rd-learn-station-all = Finora solo rosso ha una stazione. Bada a tutte e cinque: **se alla fine una compagnia non ha stazioni, nessuno vince.**

rd-learn-ends = Le due estremità
rd-learn-ends-three = Ora sei Ben. La stazione rossa di Ada è l’estremità sud. Una stazione non ha direzione: la linea può proseguire da tre lati, verso le caselle segnate.
rd-learn-ends-back = Solo il lato da cui è arrivata resta chiuso. Prova a tornare lì.
rd-learn-ends-south = Le estremità non sono di nessuno. Prosegui dalla stazione di Ada: scegli **Estremità sud** e posa un jolly sulla casella segnata, dritto verso nord.
rd-learn-ends-north = E nello stesso turno dall’altra parte: scegli **Estremità nord** e posa un jolly dritto verso nord. La casella è montagna, quindi paghi 1 jolly in più.
rd-learn-ends-one = Le due estremità sono cresciute in un solo turno. La linea non si dirama mai, non s’incrocia mai, e le sue estremità non si uniscono mai.

rd-learn-passengers = I passeggeri
rd-learn-passengers-waiting = Sei Ben. La tabella mostra i passeggeri: 1 aspetta per giallo. Ada aveva ottenuto un simbolo di trasporto e lo ha messo lì in attesa.
rd-learn-passengers-roll = Lancia 1 dei tuoi jolly, con il suo dado bonus.
rd-learn-passengers-must = Un jolly e un **simbolo di trasporto**. Un simbolo va usato. Prova lo stesso a terminare il turno.
rd-learn-passengers-use = Prendi il simbolo e scegli **blu**: il dado torna alla banca, e 1 passeggero aspetta per blu.
rd-learn-passengers-build = Perché blu? Perché vai subito a prenderlo. La casella blu è proprio accanto alla stazione rossa: costruisci lì, all’estremità sud, per 3 jolly.
rd-learn-passengers-carried = Hai avuto 2 jolly e il passeggero, il tuo primo. Nessuno ha trasportato più passeggeri blu di te: assumi la **direzione** di blu; lo mostra il numero pieno.

rd-learn-income = Un nuovo anno
rd-learn-income-year = Quando tutti hanno giocato, l’anno è finito. Ogni compagnia ha ricevuto tanti nuovi passeggeri quante sono le sue stazioni, e almeno 1: ora ne aspettano 2 per giallo, porpora e verde, 1 per rosso e blu. Sei Ben e cominci l’anno 2.
rd-learn-income-take = Dall’anno 2 c’è il reddito: 4 dadi, più 1 per ogni stazione delle compagnie che dirigi. Dirigi blu, che ha 1 stazione: incassa **5 dadi**.
rd-learn-income-behind = Sono **dietro il tuo schermo**: non mostrano facce, e servono per pagare o per essere lanciati. Prova a incassare di nuovo.
rd-learn-income-build = Per porpora aspettano 2 passeggeri. Una casella bianca è libera per le compagnie che in quella città non hanno un colore proprio. Costruisci **porpora** all’estremità sud: 3 dadi, più 1 perché la casella è sul Main.
rd-learn-income-director = Hai trasportato 3 passeggeri e dirigi anche porpora. Il tuo reddito ora è 4 + 2 = 6. **Se puoi, prima costruisci e poi incassa.**

rd-learn-return = Restano cinque dadi
rd-learn-return-roll = Sei Ada, nell’anno 1. Coraggio: lancia tutti i 4 jolly. Con 4 dadi bonus cadono 8 dadi.
rd-learn-return-use = Tre rettilinei, tre curve, un jolly e un simbolo di trasporto. Prima il simbolo: metti un passeggero in attesa per **verde**.
rd-learn-return-early = Restano 7 dadi. Alla fine di un turno ne restano al massimo 5 davanti allo schermo. Prova a restituire un rettilineo adesso.
rd-learn-return-end = I dadi si restituiscono solo alla fine del turno. Di solito prima ne posi qualcuno; qui termina il turno.
rd-learn-return-two = Restituisci 2 tra rettilinei e curve, come preferisci, e tieni il jolly: sa fare tutto.
rd-learn-return-hidden = Restano 5 dadi, e comincia il turno seguente. Contano solo i dadi **davanti** allo schermo; dietro puoi tenerne quanti ne ricevi.

rd-learn-ground = Quanto costa il terreno
rd-learn-ground-prices = Un’altra partita; sei Ben, e la linea è arrivata alla Weser. Un **fiume** costa 1 dado, una volta per turno. Una **montagna** costa 1 dado ogni volta, e così l’acqua.
rd-learn-ground-river = Posa la curva sulla Weser, aperta verso nord, e paga 1 dado da dietro lo schermo.
rd-learn-ground-mountain = Questa casella è montagna e Weser. La Weser è già pagata, resta solo la montagna: 1 dado da dietro lo schermo. Posa il rettilineo.
rd-learn-ground-free = Ancora la Weser, senza montagna: ora non costa nulla. Posa un jolly, dritto verso nord.
rd-learn-ground-poor = La linea si apre verso una casella bianca di Hannover. Lì una stazione costa 5 dadi, e ti resta 1 jolly. Prova.
rd-learn-ground-next = Si paga con i jolly e con i dadi dietro lo schermo; rettilinei e curve non pagano nulla. Finito il tuo turno, il fiume si dimentica: **chi viene dopo paga di nuovo.**

rd-learn-sectors = I settori
rd-learn-sectors-dashed = Sei Cleo. Linee tratteggiate dividono la mappa in settori di 7 caselle per 7. L’estremità sud, la stazione porpora, è sul bordo sud del settore B4.
rd-learn-sectors-four = Un’estremità esce dal suo settore solo se lì ci sono **5 tra dadi e stazioni**. In B4 sono 4. Prova ad andare a sud.
rd-learn-sectors-fifth = Contano i due bracci della linea. Posa allora il quinto all’estremità nord, dritto verso nord: un jolly, più 1 per la montagna.
rd-learn-sectors-leave = Ora la via è libera. All’estremità sud posa un jolly sulla casella segnata, dritto verso sud: è montagna anche questa, paga il tuo ultimo jolly.
rd-learn-sectors-reward = Hai collegato il settore B5. **Lì non c’è nessuna stazione, quindi ricevi 2 jolly.** Vale per ogni settore senza stazioni.
rd-learn-sectors-apart = D’ora in poi le due estremità non possono mai trovarsi nello stesso settore. E quando anche l’estremità nord lascerà B4, tutti i dadi di B4 andranno alla banca; le stazioni restano.

rd-learn-dead = Le estremità morte
rd-learn-dead-south = Un’altra partita; sei Ada e sei in testa con 5 passeggeri. L’estremità sud, la stazione rossa di Würzburg, è **morta**: tutto ciò che intorno è libero sta fuori dal settore B5, e in B5 ci sono solo 4 tra dadi e stazioni.
rd-learn-dead-east = L’estremità nord è appena arrivata nel settore C4. Posa lì un jolly come curva verso nord.
rd-learn-dead-closed = La casella dopo è sul bordo, e in C4 ci sono solo 2 dadi. Un rettilineo verso nord si aprirebbe troppo presto fuori dal settore: un’estremità morta. Prova.
rd-learn-dead-round = **Puoi chiudere un’estremità solo dove non è possibile altro.** Qui la linea può andare a sinistra o a destra. Posa un jolly come curva verso ovest.
rd-learn-dead-last = Guarda: dalla casella segnata nulla porta avanti. Nord e ovest sono fuori dal settore, a sud c’è la linea stessa. Perciò tutto è consentito. Posa il tuo ultimo jolly come vuoi.
rd-learn-dead-over = Una sola estremità morta non cambia nulla, ma ora lo sono tutte e due, e **la partita finisce subito**. Hai 5 passeggeri, Ben 3, Cleo nessuno, e ogni compagnia ha una stazione: vinci.

rd-learn-bank = La banca non basta
rd-learn-bank-ways = La partita finisce subito in uno di tre modi: le due estremità sono morte; la **banca** non può dare i dadi dovuti; o una compagnia ha costruito la sua **ultima stazione**. Qui vedi quanto manca.
rd-learn-bank-due = Sei Ben, nell’anno 8, con 48 passeggeri; Ada ne ha 36, Cleo 23. Dirigi quattro compagnie con 27 stazioni, quindi il tuo reddito è 4 + 27 = 31 dadi. Ma la banca ne ha solo 22.
rd-learn-bank-take = Puoi chiederli lo stesso, a occhi aperti. Incassa il reddito.
rd-learn-bank-over = La banca non può dare 31 dadi: non ne dà nessuno, e la partita è finita. Vinci. Lo stesso vale se mancano dadi bonus o jolly; una banca vuota, da sola, non chiude nulla.

rd-learn-last = L’ultima stazione
rd-learn-last-behind = Sei Ben, nell’anno 7, con 23 passeggeri contro i 33 di Ada. Ma a blu resta solo 1 stazione, e per blu aspettano 8 passeggeri, per verde 5.
rd-learn-last-income = Prima il reddito: dirigi porpora e blu con 8 stazioni, quindi incassi 12 dadi.
rd-learn-last-green = A sud della tua stazione di Kempten c’è la casella verde di Oberstdorf: 5 dadi, più 1 per la montagna. Paga da dietro lo schermo e porta con te 5 passeggeri.
rd-learn-last-curve = Ora verso ovest: una curva che si apre a sud, e 1 dado da dietro lo schermo per la montagna.
rd-learn-last-abroad = Si apre verso l’Austria. Una stazione all’estero costa 5 dadi, ogni compagnia può costruirla, e ogni paese ne accetta una. Costruisci l’ultima stazione **blu**, con i 5 dadi dietro lo schermo.
rd-learn-last-won = La partita finisce subito: blu non ha più stazioni. Hai preso 5 + 8 passeggeri e vinci 36 a 33.
rd-learn-last-ties = A parità di passeggeri vince chi ha più gettoni direttore. E pensa a tutte e cinque: qui rosso ha 5 stazioni, giallo 3, porpora 2, blu 7 e verde 5. **Se una non ne avesse, non avrebbe vinto nessuno.**

rd-learn-play = Una breve partita
rd-learn-play-begin = Ora gioca: sei Ada contro Ben, un avversario facile, per tre anni. Tutto ciò che le regole permettono è accettato.
rd-learn-play-years = La tua partita, fino alla fine di tre anni.
rd-learn-play-end = Questo è il gioco. A un tavolo vero si va avanti così finché le due estremità sono morte, la banca non basta o una compagnia ha costruito la sua ultima stazione.
rd-learn-coach-roll-or-build = C’è un reddito da incassare? Poi cerca una casella stazione vicino a un’estremità: lancia i dadi per i binari che servono, e tienine per pagare la stazione.
rd-learn-coach-build-or-end = Una stazione porta 2 jolly e tutti i passeggeri in attesa per la sua compagnia. Se non c’è altro di buono da posare, termina il turno.
rd-learn-coach-use-transport-symbols = Metti il passeggero in attesa per una compagnia per cui puoi costruire una stazione ora o presto.
rd-learn-coach-return-dice = Tieni prima i jolly, poi i binari adatti alle prossime caselle.
