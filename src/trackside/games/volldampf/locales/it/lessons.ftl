### What the lessons say; the lessons themselves are in lessons/.

vd-learn-aim = Di che cosa si tratta
vd-learn-aim-aim = Sei Ada. Con altre tre persone costruisci ferrovie nella Germania degli anni Venti. **Conta un solo numero: la casella della tua locomotiva sul tracciato del reddito.** È quanto guadagni in ogni round e, alla fine, è il tuo punteggio, meno quello che hai preso in prestito.
vd-learn-aim-good = I cubetti colorati sono merci. Ognuna vuole andare in una città del suo colore, passando per i binari. A Kassel aspettano due merci blu, Hannover è una città blu, e il binario che le unisce è tuo.
vd-learn-aim-carry = Portane una a Hannover: scegli la merce blu di Kassel, poi Hannover, e consegna.
vd-learn-aim-one = La tratta era tua, quindi la tua locomotiva è passata da 0 a 1. È 1 marco in più in ogni round, e 1 punto. Come si trovano denaro, carte e binari? Ora dall’inizio.

vd-learn-loan = Prima il denaro
vd-learn-loan-poor = La partita comincia e hai 10 marchi. Il numero su una tratta dice quanto costa un binario lì: in Germania da 3 a 7 marchi, verso una città estera 8 o 10. In ogni round puoi costruirne tre.
vd-learn-loan-too-much = Quindi prendi denaro in prestito. Ogni punto di prestito porta subito 6 marchi. Puoi prendere molto, ma non tutto: prova un prestito di 99.
vd-learn-loan-take = Tutti i prestiti insieme non possono superare 84. Contrai un prestito di **4**: porta 24 marchi.
vd-learn-loan-price = 10 + 24 = 34 marchi. Gli altri hanno preso 3 ciascuno. **I prestiti non si restituiscono mai**: i tuoi 4 punti ti costano 4 marchi in ciascuno dei quattro round, e 4 punti alla fine. Prendi quello che userai per costruire, non di più.

vd-learn-bid = Un’asta per l’ordine di turno
vd-learn-bid-why = Sul tavolo ci sono quattro gruppi di tre carte tratta. Chi è primo nel nuovo ordine di turno sceglie, costruisce e trasporta prima degli altri. È questo che vale l’asta.
vd-learn-bid-open = Finora avevi la carta 1, quindi cominci tu. Offri **1 marco**.
vd-learn-bid-low = Ben ha offerto 2 e Cleo 3, Dora ha passato. Prova a offrire 3 anche tu.
vd-learn-bid-rich = Un’offerta deve superare l’ultima, ma non i tuoi contanti. Hai 34 marchi: prova 35.
vd-learn-bid-higher = Basta 1 marco in più. Offri **4**.
vd-learn-bid-stop = Ben ha passato e Cleo offre 5. Lasciale il posto: **passa**.
vd-learn-bid-paid = Chi passa prende la carta più alta rimasta. Dora ha passato per prima e non paga nulla. Ben ha la carta 3 e paga la metà dei suoi 2 marchi, quindi 1. **Le carte 1 e 2 pagano l’offerta intera**: tu paghi 4 per la carta 2, Cleo 5 per la carta 1.

vd-learn-group = Scegli le tue carte
vd-learn-group-cards = Cleo è il numero 1 e ha preso il gruppo 1. Con una carta tratta costruisci un binario, su una tratta con il suo simbolo. Ogni simbolo appartiene a una regione.
vd-learn-group-gone = Ti sarebbe piaciuto il gruppo 1? Prova a prenderlo.
vd-learn-group-take = Troppo tardi. Prendi il **gruppo 2**: verde per il nord-ovest, marrone per l’ovest e il centro, rosa per il sud.
vd-learn-group-yours = Tre carte sono tre binari, uno per giro. A chi sceglie per ultimo va il gruppo che resta. Cleo ha già costruito il suo primo binario, Amburgo–Hannover. Ora tocca a te.

vd-learn-build = Costruire binari
vd-learn-build-taken = Amburgo–Hannover è verde e andrebbe bene per la tua carta verde, ma lì c’è il binario di Cleo. Prova lo stesso.
vd-learn-build-symbol = Su una tratta c’è posto per un solo binario, per tutta la partita. E serve una carta con il suo simbolo: prova Berlino–Lipsia, che è grigia.
vd-learn-build-build = Hai verde, marrone e rosa. Costruisci **Hannover–Kassel**: la tratta è verde e costa 4, il numero che vi sta scritto.
vd-learn-build-free = 4 marchi pagati, e la carta verde è usata. Costruisci il secondo binario dove vuoi, con la carta marrone o la rosa: **non deve toccare il primo**. Kassel–Erfurt e Francoforte–Norimberga sono buoni posti.
vd-learn-build-two = Due binari sono tuoi e restano fino alla fine. La terza carta viene nel prossimo giro. Chi non può o non vuole costruire scarta la carta; non costa nulla.

vd-learn-carry = Trasportare una merce
vd-learn-carry-where = Ognuno ha costruito tre binari. Ora ognuno trasporta due merci, una per giro: **una merce qualsiasi, sui binari di tutti**, in un’altra città del suo colore. Le città tedesche sono rotonde, blu o viola; quelle estere sono quadrate, rosse o gialle.
vd-learn-carry-no-way = A Hannover c’è una merce rossa, ma nessun binario porta ancora a una città rossa. Prova a dichiararla.
vd-learn-carry-declare = Allora un’altra: dichiara la **merce blu di Norimberga**.
vd-learn-carry-still = Ciò che è dichiarato deve partire. Prova a rinunciare adesso.
vd-learn-carry-route = Portala per Francoforte e Kassel fino a **Erfurt**, e consegna. Anche Francoforte è blu: puoi fermarti lì, ma non devi. Kassel è viola, lì non può restare.
vd-learn-carry-split = Ogni tratta fa avanzare il proprietario del binario. Norimberga–Francoforte e Kassel–Erfurt sono tue: 2 caselle per te. Francoforte–Kassel è di Cleo: 1 casella per lei. La merce torna nel sacchetto.

vd-learn-ways = Per quale via?
vd-learn-ways-others = Il secondo giro. Sei su 4, perché Dora e Cleo hanno portato ciascuna una merce sulla tua Hannover–Kassel. **Un binario dove gli altri vogliono passare rende da solo.** Cleo è in testa con 6.
vd-learn-ways-declare = A Berlino c’è una merce viola, e Norimberga è viola. Dichiarala.
vd-learn-ways-wrong-way = Il percorso parte da dove sta la merce e va di tratta in tratta, sei al massimo. Prova a cominciare dall’altra parte: Francoforte–Norimberga.
vd-learn-ways-route = Due percorsi ti danno 2 caselle. Quello per Amburgo ne dà 3 a Cleo. Prendi l’altro: **Magdeburgo, Hannover, Kassel, Francoforte, Norimberga**. Ne dà 1 a Ben, 1 a Cleo e 1 a Dora.
vd-learn-ways-split = Sei su 6, alla pari con Dora e 1 casella dietro Cleo. Guarda prima le tue caselle, poi chi aiuti.

vd-learn-income = Reddito e dividendi
vd-learn-income-again = Lo stesso momento, un’altra scelta: puoi **rinunciare a un trasporto**, anche se è possibile. In cambio ricevi una carta azione alla fine del round.
vd-learn-income-give-up = Rinuncia. Ben e Dora trasportano dopo di te, poi si fanno i conti.
vd-learn-income-paid = Ricevi tanti marchi quanti ne indica la tua casella e paghi 1 marco per ogni punto dei tuoi prestiti. Ben ha usato il tuo binario, quindi eri su 5: **5 marchi entrano, 4 escono**. Ora ne hai 17.
vd-learn-income-cards = Chi è in ultima posizione sul tracciato del reddito riceve una carta azione: tu e Ben, alla pari su 5. Per il trasporto a cui hai rinunciato ne hai avuta una seconda. È cominciato il round seguente.

vd-learn-broke = Quando il denaro finisce
vd-learn-broke-spent = Il primo round, giocato diversamente: hai offerto 26 marchi per la carta 1 e l’hai avuta. Poi due binari da 4 marchi, e i tuoi 34 marchi sono finiti.
vd-learn-broke-dear = Ti resta una carta rosa, e Francoforte–Norimberga costa 6. Prova a costruirla.
vd-learn-broke-drop = Si paga subito e per intero, o niente. Scarta la carta rosa.
vd-learn-broke-carry = L’ultimo giro di trasporto; sei su 1. Porta la merce blu da Kassel a **Erfurt**, sul tuo binario.
vd-learn-broke-back = Eri su 2, hai ricevuto 2 marchi e ne dovevi 4. **Per ogni marco che manca vai indietro di 1 casella**: ora sei di nuovo su 0. Il primo posto era troppo caro. In ultima posizione ricevi una carta azione.

vd-learn-fast = Sei tratte, o sette
vd-learn-fast-six = Round 3: ci sono binari dappertutto. A Königsberg aspetta una merce gialla, ma l’unica città gialla che potrebbe raggiungere, Zurigo, è a sette tratte. Prova a dichiararla.
vd-learn-fast-card = Sei tratte sono il limite. Ma hai in mano **Schnelle Lok** (locomotiva veloce): con questa carta un trasporto può usarne sette.
vd-learn-fast-declare = Da Königsberg avanzerebbe soprattutto Cleo. C’è di meglio: dichiara la **merce viola di Monaco**.
vd-learn-fast-route = Clicca di città in città: Norimberga, Francoforte, Kassel, Erfurt, Magdeburgo, Berlino, **Breslavia**. Sette tratte, cinque delle quali tue. Poi consegna.
vd-learn-fast-five = Da 17 a 22 con un trasporto; la carta è usata. I lunghi percorsi sui tuoi binari fanno vincere.

vd-learn-bargain = Le carte azione
vd-learn-bargain-hand = Un’altra partita, al round 2. Hai in mano tre carte azione, che vedi solo tu. Ognuna dice quando si può giocare.
vd-learn-bargain-orange = Mannheim–Parigi è arancione e costa 10. Le tue carte tratta sono turchese, grigia e rosa. Prova a costruirla.
vd-learn-bargain-play = Ora con **Günstige Gelegenheit** (buona occasione): giocala, scarta una carta tratta a scelta, e una tratta libera qualsiasi costa 5 marchi. Costruisci Mannheim–Parigi.
vd-learn-bargain-list = La via per Parigi è tua, a metà prezzo. Le altre in breve: **Zusatzfracht** porta una merce dal sacchetto, **Neue Planung** ne sposta una, **Alles neu** ricompone i gruppi, **Subvention** dà un terzo trasporto a chi è in ultima posizione. Ne manca una: eccola.

vd-learn-sabotage = Sabotage
vd-learn-sabotage-declare = La stessa partita, ma ora sei Dora. Ad Amburgo c’è una merce rossa, e Parigi è rossa. Dichiarala.
vd-learn-sabotage-banned = Ben gioca **Sabotage**: in questo trasporto non puoi portare nessuna merce rossa, da nessuna città. Prova quella di Dortmund.
vd-learn-sabotage-other = Ogni altro colore è libero. Dichiara la **merce viola di Brema**.
vd-learn-sabotage-route = Questa volta nessuno si oppone. Portala per Hannover, Kassel ed Erfurt a **Norimberga**: tre delle quattro tratte sono tue.
vd-learn-sabotage-three = 3 caselle per te, 1 per Ada. Sabotage vale solo per questo trasporto: nel prossimo giro il rosso è di nuovo libero.

vd-learn-end = Come finisce
vd-learn-end-last = Sei di nuovo Ada, nella nostra prima partita. È il round 4, l’ultimo: non ci sono più carte tratta, e questo è l’ultimo trasporto. **I punti sono le caselle meno i prestiti.** Dora ha 42 meno 3, cioè 39. Tu hai 39 meno 5, cioè 34.
vd-learn-end-declare = Ti servono 5 caselle per pareggiare. Dichiara la **merce rossa di Hannover**.
vd-learn-end-route = Portala per Kassel, Erfurt, Magdeburgo, Berlino e Breslavia a **Vienna**: cinque delle sei tratte sono tue.
vd-learn-end-count = 44 meno 5: hai 39 punti, come Dora. **A parità di punti vince chi ha più contanti**: dopo l’ultimo pagamento hai 44 marchi e Dora 42. Cleo ha 38 punti, Ben 35. Vinci tu.

vd-learn-play = Una breve partita
vd-learn-play-begin = Ora gioca: sei Ada contro due avversari facili, per due round. Ogni mossa consentita dalle regole è accettata.
vd-learn-play-rounds = La tua partita, fino alla fine del secondo round.
vd-learn-play-end = Questo è il gioco. A un vero tavolo da tre si continua così per cinque round.
vd-learn-coach-loan = Tre binari costano circa 15 marchi. Prendi in prestito quanto serve per questi e per una piccola offerta.
vd-learn-coach-bid = Il primo posto vale qualcosa se un gruppo ti va molto meglio degli altri. Altrimenti passa: il denaro serve a costruire.
vd-learn-coach-group = Cerca carte di regioni vicine: binari che si toccano fanno percorsi lunghi.
vd-learn-coach-build = Dove aspettano le merci, e dove vogliono andare? Costruisci nel mezzo, e unisci i tuoi binari in un lungo percorso.
vd-learn-coach-transport = Scegli la merce che ti dà più caselle e ne dà poche agli altri. I dischi mostrano chi avanza.
vd-learn-coach-route = Preferisci i tuoi binari. Il percorso non deve essere il più corto, fino a sei tratte.
vd-learn-coach-alles-neu = La domanda va a chiunque abbia una carta azione. Gioca Alles neu se nessun gruppo ti va bene.
vd-learn-coach-regroup = Metti le carte che vuoi in un gruppo, se pensi di scegliere presto.
vd-learn-coach-sabotage = Sabotage conviene contro un trasporto che farebbe avanzare molto qualcuno. Altrimenti rifiuta.
vd-learn-coach-subvention = Un terzo trasporto è un regalo. Gioca la carta se puoi trasportare qualcosa.
vd-learn-coach-third-transport = Il tuo terzo trasporto. Rinunciarvi non porta nessuna carta.
vd-learn-coach-place-extra = Metti la merce dove un lungo percorso sui tuoi binari porta a una città del suo colore.
vd-learn-coach-place-planned = Metti la merce dove i tuoi binari la portano lontano, o dove non aiuta più gli altri.
vd-learn-coach-draw-from = Si conosce solo il numero delle carte. Scegli la mano che ne ha di più.
