### Il coach del primo tavolo: cosa si decide e a cosa guardano i bravi giocatori

vd-coach-loan = Decidi quanto prendere in prestito. Ogni punto porta subito 6 marchi, costa 1 marco a ogni round e 1 punto alla fine. I bravi giocatori prendono quanto costano i binari del round e un po’ per l’offerta, non di più.
vd-coach-bid = Fai un’offerta per l’ordine di turno: prima scelta di un gruppo di carte tratta, primo alle merci. I bravi giocatori guardano prima i gruppi: se due si equivalgono per te, non offrire.
vd-coach-group = Scegli i colori che puoi costruire in questo round. I bravi giocatori cercano tratte che si uniscono ai propri binari e portano dalle merci a una città del loro colore.
vd-coach-build = Costruisci un binario con una carta tratta, o la scarti. I bravi giocatori costruiscono una lunga linea propria: ogni tuo binario percorso da una merce ti fa avanzare di una casella, chiunque la trasporti.
vd-coach-transport = Dichiari una merce e la porti in una città del suo colore. I bravi giocatori confrontano il proprio guadagno con quello degli altri lungo il percorso, e prendono prima ciò che prenderebbe un altro.
vd-coach-route = Scegli il percorso della merce, al massimo sei tratte. I bravi giocatori prendono quello con più binari propri e meno di chi è in testa.
vd-coach-third-transport = Un terzo trasporto, grazie a Subvention. Prendi la merce migliore rimasta.
vd-coach-sabotage = Qualcuno dichiara una merce; con Sabotage deve scegliere un altro colore. I bravi giocatori tengono la carta per un lungo trasporto di chi è in testa.
vd-coach-alles-neu = Alles neu ridistribuisce i gruppi. Giocala solo se nessuno ti aiuta e un altro è forte.
vd-coach-regroup = Metti le carte tratta in gruppi. Fanne uno adatto a te, e dividi ciò che serve agli altri.
vd-coach-secret-loan = Entrambi prendono in prestito in segreto. Prendi quanto costano i binari del round e un po’ per l’offerta.
vd-coach-secret-bid = Entrambi offrono in segreto per l’ordine di turno. Guarda prima i gruppi, e offri poco se vanno bene tutti e due.
vd-coach-secret-raise = Offerte pari: entrambi aggiungono qualcosa in segreto. Non più di quanto vale per te il gruppo migliore.
vd-coach-subvention = In fondo al tracciato del reddito puoi giocare Subvention per un terzo trasporto. Conviene se resta una merce su tre o più binari tuoi.
vd-coach-draw-from = Non ci sono più carte da pescare: ne prendi una dalla mano di un altro. Più carte, più possibilità.
vd-coach-place-extra = Metti una merce dal sacchetto in una città. I bravi giocatori scelgono una città da cui percorre molti dei propri binari.
vd-coach-place-planned = Sposti una merce in un’altra città. Scegli quella da cui percorre più binari tuoi.
