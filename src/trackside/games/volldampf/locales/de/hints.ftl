### Warum ein Bot es täte

vd-why-need = Gleise und ein kleines Gebot kosten diese Runde etwa { $need } Mark; du hast { $cash } Mark.
vd-why-interest = Deine Anleihen kosten dann jede Runde { $cost } Mark, und am Ende ebenso viele Punkte.
vd-why-for-bids = Du hast { $cash } Mark; davon kannst du etwa { $free } bieten.
vd-why-least = Das nächste Gebot wäre { $least } Mark.
vd-why-group = Die Gleise dieser Kartengruppe versprechen dir etwa { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }.
vd-why-next-group = Die nächstbeste Kartengruppe: etwa { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }.
vd-why-track = Mit dem, was danach gebaut werden kann, verspricht dieses Gleis etwa { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } mehr als keines.
vd-why-link = Es kostet { $cost } Mark und { $touches ->
        [0] berührt kein Gleis.
       *[other] berührt Gleise: { $touches }, eigene doppelt gezählt.
    }
vd-why-drop = Kein Gleis, das du mit { $cash } Mark bezahlen kannst, ist diese Karte wert.
vd-why-spaces = Auf dem besten Weg gehst du { $own ->
        [one] { $own } Feld
       *[other] { $own } Felder
    } vor, alle anderen zusammen { $others }.
vd-why-give-up = Die beste Ware, die noch da ist, ist dir { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } wert, eine Aktionskarte etwa { $card }.
vd-why-place = Von dort ist die Ware dir etwa { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } wert.
vd-why-sabotage = Ohne diese Farbe verlöre { $carrier } etwa { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }.
vd-why-keep-card = Die Karte ist später mehr wert.
vd-why-third-transport = Ein dritter Transport ist mehr wert als die Karte.
vd-why-hand = Am meisten hält { $victim }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
vd-why-put = So wird keine Kartengruppe für die anderen besser als die für dich.
vd-why-card = Die Karte ändert, was transportiert werden kann; für sich bringt sie jetzt wenig.
vd-why-card-gain = Mit dieser Karte ist der beste Transport etwa { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } mehr wert.
vd-why-round-end = Am Ende der Runde ständest du etwa bei { $income } auf der Einkommensleiste, mit Anleihen von { $loans }.
