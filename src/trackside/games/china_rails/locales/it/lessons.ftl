### What the lessons say; the lessons themselves are in lessons/.

cr-learn-aim = Di che cosa si tratta
cr-learn-aim-aim = Sei Ada. Hai 60 milioni di yuan (scriviamo 60 M), un treno piuttosto lento e nemmeno una rotaia. Tracci binari attraverso la Cina, porti carichi nelle città che li chiedono e ricevi denaro.
cr-learn-aim-win = **Vinci con 250 M in contanti e una rete ferroviaria tua che unisce queste quattro metropoli** e un porto container. La strada è lunga. Si comincia con una linea.
cr-learn-aim-first = I tuoi binari partono da una metropoli. Scegli il cippo segnato a sud di Pechino: il percorso appare con il suo prezzo, **1 M**, perché è in pianura. Costruiscilo.
cr-learn-aim-drawn = Il tuo primo segmento è sul tabellone e ti restano 59 M. Puoi continuare subito, fino a 20 M per turno.

cr-learn-cards = Tre carte, nove richieste
cr-learn-cards-hand = Queste sono le tue tre carte. Ognuna ha tre richieste, e ogni richiesta indica una città, un carico e quanto rende in M.
cr-learn-cards-one = **Delle tre richieste di una carta ne soddisfi una, poi la carta se ne va** e ne peschi un’altra. La giada a Shanghai rende 57 M, ma si trova solo nelle due città segnate, Golmud e Hotan, lontano a ovest.
cr-learn-cards-pair = Meglio: acciaio e cotone, entrambi per Pechino, 20 M e 9 M. L’acciaio è a Shanghai, il cotone a Jinan, e le tre città stanno su una sola linea. Un viaggio, due carte.
cr-learn-cards-opening = Prima che parta il primo treno, ognuno ha due **turni di apertura** in cui si costruisce soltanto. Prova a caricare acciaio adesso.
cr-learn-cards-line = Allora costruisci verso Jinan. Scegli il cippo segnato sulla riva del Fiume Giallo: tre segmenti in pianura, 1 M l’uno.
cr-learn-cards-discard = E se le tre carte sono senza speranza? Al posto di un intero turno puoi scartarle tutte e tre e pescarne tre nuove.

cr-learn-terrain = I cippi e i loro prezzi
cr-learn-terrain-start = Un’altra partita, il tuo primo turno. Un segmento unisce due cippi vicini e parte **da una metropoli o dai tuoi binari**. Zhengzhou non è una metropoli: prova a cominciare da lì.
cr-learn-terrain-datong = Paghi il cippo **verso cui** costruisci. Costruisci da Pechino a Datong: il triangolo in mezzo è una montagna, 2 M, e una città come Datong costa 3 M.
cr-learn-terrain-prices = Fanno 5 M. Pianura e deserto costano 1 M, la montagna 2 M, l’alta montagna 5 M, una città piccola o media 3 M, un cippo di una metropoli 5 M. Girare per la pianura spesso costa meno che andare dritti.

cr-learn-water = Oltre il fiume
cr-learn-water-bank = Sei di nuovo Ada. Quattro segmenti sono in pianura, e Jinan è a un passo, sull’altra riva del Fiume Giallo.
cr-learn-water-far = Si costruisce un segmento dopo l’altro, dai propri binari. Prova a cominciare al di là di Jinan.
cr-learn-water-bridge = Costruisci fino a Jinan: **5 M**, 3 M per la città e 2 M per il ponte sul fiume.
cr-learn-water-waters = Un fiume costa 2 M in più, un fiume o lago asciutto 1 M, un lago o un braccio di mare 3 M. In mare aperto non si costruisce. E un ponte ha un punto debole: un’alluvione può portarlo via.

cr-learn-city = 20 milioni, e come uscire da una città
cr-learn-city-full = La tua linea è cresciuta e finisce tra Nanchino e Shanghai. Ti restano 40 M. Prova a costruire il segmento successivo, verso Nanchino.
cr-learn-city-end = **Al massimo 20 M per turno**, e sono spesi. Termina il turno.
cr-learn-city-out = Gli altri hanno costruito e comincia il tuo secondo turno di apertura. Verso Shanghai l’ultimo segmento costerebbe 5 M. Ma da una metropoli può partire chiunque: **traccia da Shanghai fino al capo della tua linea**, tenendo premuto. In questo senso costa 1 M.
cr-learn-city-inside = Dentro l’area rossa non costruisce nessuno, perché tutti i treni vi circolano comunque. Prova.
cr-learn-city-exits = Per turno puoi costruire due segmenti in uscita da metropoli, tutte e quattro insieme. Ogni altro va costruito verso una metropoli, per 5 M.

cr-learn-train = Il treno
cr-learn-train-where = E ora i treni. Il tuo può partire da qualsiasi città del continente, con o senza binari tuoi. Tra una città e l’altra no: prova il cippo segnato.
cr-learn-train-place = Mettilo a Shanghai, sul cippo segnato.
cr-learn-train-load = Shanghai fornisce acciaio e merci importate. Carica **acciaio**. Un merci ha posto per due carichi.
cr-learn-train-drive = Un merci percorre 9 cippi per turno, e ogni passo conta 1, anche in montagna. Scegli il cippo segnato, subito prima di Jinan, e vai lì.
cr-learn-train-empty = Jinan sarebbe il decimo passo. Prova.
cr-learn-train-back = Qui non si può nemmeno tornare: **un treno inverte la marcia solo in una città**. Prova.
cr-learn-train-next = Nel prossimo turno il treno riparte da qui. Ma prima viene la seconda parte di ogni turno: costruire.

cr-learn-upgrade = Un treno migliore
cr-learn-upgrade-phases = Ogni turno ha due parti: prima muovi, carichi e consegni; poi spendi fino a 20 M in binari **oppure** potenzi il treno. Hai 36 M.
cr-learn-upgrade-super = Il treno migliore è il supermerci: 12 cippi, tre carichi. Ma un merci non lo diventa in un colpo solo. Prova.
cr-learn-upgrade-fast = Un merci veloce percorre 12 cippi, un merci pesante porta tre carichi; ognuno costa 20 M. Prendi il **merci veloce**.
cr-learn-upgrade-either = Restano 16 M. Prova a costruire anche un segmento a Jinan.
cr-learn-upgrade-next = Binari o potenziamento, mai le due cose nello stesso turno. Dal prossimo turno il tuo treno percorre 12 cippi.

cr-learn-deliver = Caricare e consegnare
cr-learn-deliver-far = Il tuo turno successivo: 12 punti e acciaio a bordo. Prova a consegnarlo da qui.
cr-learn-deliver-cotton = Bisogna essere nella città che lo chiede. Vai a Jinan, un passo, e carica **cotone** senza fermarti: caricare non costa punti.
cr-learn-deliver-drive = Avanti fino a Pechino, cinque passi. Basta il primo cippo rosso.
cr-learn-deliver-steel = Consegna l’**acciaio**.
cr-learn-deliver-paid = La banca ha pagato 20 M, e l’acciaio è di nuovo nella riserva. La carta se ne va, e con lei le altre due richieste: giada per Hohhot e arance per Tianjin.
cr-learn-deliver-card = Hai pescato subito una carta nuova: giada per Jiamusi (64 M), tè per Kaohsiung, bestiame per Pechino. Ne hai sempre tre.

cr-learn-events = Gli eventi
cr-learn-events-cotton = Sei ancora a Pechino, con cotone a bordo. Consegnalo per **9 M**.
cr-learn-events-flood = La prima carta pescata era un evento: **un’alluvione del Fiume Giallo e del Huai He**. Vale subito: tutti i ponti lì sono spariti, anche il tuo a Jinan. Poi hai pescato ancora, fino ad avere tre carte richiesta.
cr-learn-events-build = Il tuo treno ora non può tornare a Jinan. Passa alla costruzione.
cr-learn-events-closed = Prova a ricostruire il ponte.
cr-learn-events-lasts = Un evento dura fino alla fine del **prossimo turno di chi l’ha pescato**, qui il tuo. Nel turno dopo solo tu puoi ricostruire il ponte, per 5 M; più tardi può farlo chiunque.
cr-learn-events-others = 20 delle 156 carte sono eventi. Neve e tempeste dimezzano i tuoi punti, un deragliamento costa un carico e un turno, la Tassa ferroviaria prende ai ricchi, e alcuni portano denaro. Una zona in cui qualcosa è vietato è tratteggiata sul tabellone.

cr-learn-fee = Sui binari degli altri
cr-learn-fee-place = Ora sei Ben, e i tuoi binari sono lontani, a Chongqing. Ma un treno può partire da qualsiasi città: metti il tuo a Jinan, sulla linea di Ada.
cr-learn-fee-fee = Sui binari altrui paghi al proprietario **4 M, una volta per turno**, prima del primo passo. Percorri cinque cippi sulla linea di Ada, fino a quello segnato.
cr-learn-fee-paid = Ora hai 52 M, e Ada ha 4 M in più. Tutti e cinque i passi sono pagati; se nel prossimo turno prosegui sulla sua linea, paghi di nuovo.
cr-learn-fee-free = I tuoi binari sono gratis, e così l’area rossa di ogni metropoli. 4 M sono spesso meno di quanto costerebbe una linea tua; ma per la vittoria contano solo i tuoi binari.

cr-learn-ferry = Il traghetto
cr-learn-ferry-buy = Un’altra partita: la tua linea è arrivata a Yantai. Lì accanto parte un traghetto per Dalian. Costruisci fino all’approdo segnato: **4 M al posto del prezzo normale**, e il traghetto è tuo. Possono possederlo al massimo in due.
cr-learn-ferry-shore = Il traghetto fa parte della tua rete: nel secondo turno di apertura prosegui direttamente da Dalian. Costruisci il segmento segnato, 1 M.
cr-learn-ferry-wait = La tua linea ora arriva fino a Shenyang. Il tuo treno è partito da Yantai ed è appena giunto all’approdo. Prova ad attraversare subito.
cr-learn-ferry-night = **Il treno deve trovarsi nel porto alla fine di un turno.** Passa alla costruzione e termina il turno.
cr-learn-ferry-cross = Il tuo turno successivo. Prima di muovere: prendi il traghetto.
cr-learn-ferry-half = Il tuo treno è a Dalian e potrebbe caricare subito pesce. La traversata non costa punti, ma **in questo turno il treno va a mezza velocità**: 5 cippi, non 9.

cr-learn-taiwan = Container per Taiwan
cr-learn-taiwan-ports = Nessun treno va a Taiwan. Le sue tre città si raggiungono con i container dai quattro porti segnati: uno a Hong Kong, gli altri presso Xiamen, Fuzhou e Wenzhou.
cr-learn-taiwan-link = La tua linea va da Hong Kong, per Xiamen, fino al porto. Compra il suo **collegamento** per 5 M. Vale come costruzione e conta nei 20 M del turno.
cr-learn-taiwan-foreign = I turni di apertura sono finiti. Un treno può partire anche da un porto container toccato dai tuoi binari. Quello presso Wenzhou non lo toccano: prova.
cr-learn-taiwan-place = Mettilo nel tuo porto presso Xiamen.
cr-learn-taiwan-take = Chi parte da un porto proprio può caricare da Taiwan senza aspettare. Prendi **merci importate**: una delle tue carte le paga 20 M a Xi’an.
cr-learn-taiwan-turns = Più tardi funziona come con il traghetto: il treno deve trovarsi nel porto alla fine di un turno; in quello dopo, prima di muovere, puoi **o consegnare o caricare**. E ricorda: senza un collegamento proprio non vince nessuno.

cr-learn-win = Come si vince
cr-learn-win-network = La fine di una lunga partita; sei Clara. La tua rete unisce le quattro metropoli, e il collegamento container di Hong Kong è tuo. Manca solo il denaro: hai 210 M.
cr-learn-win-cash = La porcellana rende 53 M a Hailar. Vai lì, cinque passi, e consegnala.
cr-learn-win-end = **263 M: ora hai entrambe le cose.** Si controlla alla fine del tuo turno. Non c’è altro da fare: passa alla costruzione e termina il turno.
cr-learn-win-won = Dopo di te in questo round non gioca più nessuno: la partita è finita e vinci tu, con 263 M; Bruno ne ha 147, Anna 125. Un round si gioca sempre fino in fondo; tra chi allora ha entrambe le cose vince chi è più ricco.

cr-learn-play = Una breve partita
cr-learn-play-begin = Ora gioca: sei Ada contro Ben, un avversario facile. Prima i due turni di apertura, poi due round. Ogni mossa permessa è accettata.
cr-learn-play-rounds = La tua partita, fino alla fine di due round.
cr-learn-play-end = Questo è il gioco. A un tavolo vero si va avanti così finché qualcuno ha la rete e 250 M.
cr-learn-coach-opening-build = Quale richiesta rende bene per un percorso breve? Indica una carta per vedere dove si trova il suo carico, e parti da una metropoli vicina.
cr-learn-coach-place = Parti da dove puoi caricare subito ciò che una carta chiede.
cr-learn-coach-operate = Carica ciò che chiedono le tue carte, vai verso la città che paga, consegna. I punti non usati vanno persi.
cr-learn-coach-build = Costruisci verso il prossimo carico o verso la città che lo paga, e tieni un po’ di denaro per dopo.
cr-learn-coach-end-turn = Il nuovo treno vale dal tuo prossimo turno. Termina questo.
cr-learn-coach-lose-load = Rinuncia al carico che rende meno, o che si riprende più in fretta.
cr-learn-coach-shelter = Scegli la città da cui puoi proseguire meglio.
