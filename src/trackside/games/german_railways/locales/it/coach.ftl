### Il coach del primo tavolo: cosa si decide e a cosa guardano i bravi giocatori

gr-coach-bid = Fai un’offerta per un’azione. A ogni dividendo paga il reddito della compagnia, e la tua offerta diventa il denaro per costruire. I bravi giocatori contano i dividendi che verranno e tengono qualcosa per l’azione seguente.
gr-coach-choose = Costruisci, metti all’asta un’azione o passi. I bravi giocatori cercano una città che una loro compagnia raggiunge adesso, meglio se gli altri ne hanno poche azioni, e vanno all’asta quando gli altri hanno pochi contanti.
gr-coach-build = Posi binari per una compagnia, pagati dalla sua cassa. I bravi giocatori contano prima la strada fino alla prossima città: una città alza il reddito, e raggiungere un’altra compagnia porta un dividendo.
gr-coach-built = Non si può posare altro. Guarda ancora l’insieme: fino alla fine della costruzione puoi riprendere locomotive.
gr-coach-vote = Decidi se la partita finisce. I bravi giocatori confrontano i contanti, non le azioni: alla fine le azioni non valgono nulla. Accetta se sei in testa.
gr-coach-name-banker = Indichi chi apre la prima asta. Il vantaggio è piccolo: scegli liberamente.
