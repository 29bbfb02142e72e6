### Perché un bot lo farebbe

vd-why-need = Binari e una piccola offerta costeranno circa { $need ->
        [one] { $need } marco
       *[other] { $need } marchi
    } in questo round; hai { $cash ->
        [one] { $cash } marco
       *[other] { $cash } marchi
    }.
vd-why-interest = I tuoi prestiti costano poi { $cost ->
        [one] { $cost } marco
       *[other] { $cost } marchi
    } a ogni round, e altrettanti punti alla fine.
vd-why-for-bids = Hai { $cash ->
        [one] { $cash } marco
       *[other] { $cash } marchi
    }; circa { $free } possono andare in offerte.
vd-why-least = La prossima offerta sarebbe di { $least ->
        [one] { $least } marco
       *[other] { $least } marchi
    }.
vd-why-group = I binari di questo gruppo ti promettono circa { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    }.
vd-why-next-group = Il gruppo migliore dopo questo: circa { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    }.
vd-why-track = Con quello che si può costruire dopo, questo binario promette circa { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    } in più di niente.
vd-why-link = Costa { $cost ->
        [one] { $cost } marco
       *[other] { $cost } marchi
    } e { $touches ->
        [0] non tocca nessun binario.
       *[other] tocca binari: { $touches }, i tuoi contati doppio.
    }
vd-why-drop = Nessun binario che puoi pagare con { $cash ->
        [one] { $cash } marco
       *[other] { $cash } marchi
    } vale questa carta.
vd-why-spaces = Con il percorso migliore avanzi di { $own ->
        [one] { $own } casella
       *[other] { $own } caselle
    }, tutti gli altri insieme di { $others }.
vd-why-give-up = La merce migliore rimasta vale { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    } per te, una carta azione circa { $card }.
vd-why-place = Da lì la merce vale circa { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    } per te.
vd-why-sabotage = Senza questo colore { $carrier } perderebbe circa { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    }.
vd-why-keep-card = La carta varrà di più in seguito.
vd-why-third-transport = Un terzo trasporto vale più della carta.
vd-why-hand = La mano più grande: { $victim }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
vd-why-put = Così nessun gruppo è migliore per gli altri del tuo.
vd-why-card = La carta cambia ciò che si può trasportare; da sola ora vale poco.
vd-why-card-gain = Con questa carta il trasporto migliore vale circa { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    } in più.
vd-why-round-end = Alla fine del round saresti a circa { $income } sul tracciato del reddito, con prestiti per { $loans }.
