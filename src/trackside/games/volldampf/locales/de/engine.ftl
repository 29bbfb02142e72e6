### Volldampf


## Refusals

vd-no-not-now = Das gehört in eine andere Phase; jetzt ist: { $phase ->
        [setup] Spielaufbau
        [goods] Waren
        [routes] Streckenkarten
        [loans] Anleihen
        [alles-neu] Alles neu
        [auction] Gebote um die Spielreihenfolge
        [groups] Wahl der Kartengruppen
        [building] Gleisbau
        [transport] Transport
        [subvention] Subvention
        [award] Vergabe der Aktionskarten
       *[over] Ende der Partie
    }.
vd-no-only-chance = Karten und Waren zieht allein der Zufall.
vd-no-not-in-the-draw = Das kann hier nicht gezogen werden.
vd-no-card-not-held = Du hast die Karte { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    } nicht auf der Hand.
vd-no-card-not-now = Die Karte { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    } wird zu einem anderen Zeitpunkt gespielt: { $card ->
        [schnelle-lok] in deinem eigenen Transport
        [subvention] nach dem zweiten Transportdurchgang, wenn du hinten liegst
        [guenstige-gelegenheit] wenn du in der Bauphase an der Reihe bist
        [sabotage] direkt nachdem jemand anders eine Ware angesagt hat
        [zusatzfracht] in deinem eigenen Transport, bevor eine Ware angesagt ist
        [alles-neu] zwischen Anleihen und Geboten
       *[neue-planung] direkt vor einer eigenen Entscheidung
    }.
vd-no-planning-not-now = Neue Planung wird bei einer eigenen Entscheidung gespielt: Anleihe, Gebot, Wahl der Kartengruppe, Bau oder Transport.
vd-no-loan-not-now = Anleihen gibt es nur in der Anleihephase.
vd-no-loan-above-supply = Du kannst höchstens { $most } aufnehmen: Alle Anleihen zusammen dürfen { $supply } erreichen.
vd-no-loan-above-share = Du kannst höchstens { $most } aufnehmen: Zu zweit darf jede Person { $limit } erreichen.
vd-no-bid-too-low = Biete mindestens { $least } Mark oder passe.
vd-no-bid-above-cash = Du hast dafür { $cash } Mark; biete nicht mehr.
vd-no-bid-without-money = Du hast kein Geld mehr: Wähle 0.
vd-no-secret-bid-range = Wähle { $least } bis { $most } Mark.
vd-no-no-such-card-left = Es ist keine { $route ->
        [green] grüne
        [turquoise] türkise
        [grey] graue
        [pink] rosa
        [orange] orange
        [brown] braune
       *[other] { $route }
    } Streckenkarte mehr zu verteilen.
vd-no-group-full = Kartengruppe { $group } ist voll: Jede Gruppe hat { $size } Karten.
vd-no-group-taken = Kartengruppe { $group } ist vergeben. Wähle eine andere.
vd-no-link-taken = { $link } hat schon ein Gleis von { $owner }.
vd-no-no-card-of-colour = Diese Strecke braucht eine { $route ->
        [green] grüne
        [turquoise] türkise
        [grey] graue
        [pink] rosa
        [orange] orange
        [brown] braune
       *[other] { $route }
    } Streckenkarte.
vd-no-no-card-to-discard = Vor dir liegt keine { $route ->
        [green] grüne
        [turquoise] türkise
        [grey] graue
        [pink] rosa
        [orange] orange
        [brown] braune
       *[other] { $route }
    } Streckenkarte.
vd-no-too-expensive = Das kostet { $cost } Mark; du hast { $cash } Mark.
vd-no-no-such-good = In { $city } liegt keine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    }.
vd-no-colour-sabotaged = Sabotage: In diesem Transport fährt keine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    }. Wähle eine andere Farbe oder verzichte.
vd-no-no-route = { $city }: Keine { $colour ->
        [blue] blaue Stadt
        [violet] violette Stadt
        [red] rote Stadt
       *[yellow] gelbe Stadt
    } ist mit { $most } Strecken über Gleise zu erreichen.
vd-no-must-transport = Die Ware ist angesagt: Bringe sie in eine Stadt ihrer Farbe.
vd-no-declare-first = Sage zuerst eine Ware an oder verzichte auf den Transport.
vd-no-must-stop = Die Ware ist in { $city }, einer Stadt ihrer Farbe, und bleibt dort.
vd-no-route-too-long = Der Weg hätte { $links } Strecken; erlaubt sind höchstens { $most }.
vd-no-leads-nowhere = Von dort ist keine { $colour ->
        [blue] blaue Stadt
        [violet] violette Stadt
        [red] rote Stadt
       *[yellow] gelbe Stadt
    } zu erreichen; danach übrige Strecken: { $left }.
vd-no-no-track = { $link } hat kein Gleis.
vd-no-link-twice = { $link } ist schon benutzt. Jede Strecke zählt einmal je Transport.
vd-no-link-elsewhere = { $link } beginnt nicht dort, wo die Ware ist: { $at }.
vd-no-city-twice = Die Ware war schon in { $city }. Jede Stadt wird einmal betreten.
vd-no-not-moved = Bewege die { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } über mindestens eine Strecke.
vd-no-wrong-colour = { $city } ist keine { $colour ->
        [blue] blaue Stadt
        [violet] violette Stadt
        [red] rote Stadt
       *[yellow] gelbe Stadt
    }. Fahre weiter.
vd-no-bag-is-empty = Der Beutel ist leer.
vd-no-same-city = Lege die Ware in eine andere Stadt; sie kommt aus { $city }.
vd-no-nothing-to-transport = Jetzt könnte nichts transportiert werden. Subvention bleibt auf der Hand.
vd-no-own-hand = Wähle die Hand einer anderen Person.
vd-no-empty-hand = { $giver } hat keine Aktionskarte. Wähle eine andere Hand.
vd-no-first-bidder-bids = Biete mindestens 1 Mark: Nach einer Option dieses Tisches passt nicht, wer die Versteigerung eröffnet.
vd-no-zusatzfracht-too-late = Zusatzfracht wird gespielt, bevor eine Ware angesagt ist; diese ist schon angesagt.
vd-no-good-is-declared = Die { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in { $city } ist für den Transport angesagt. Wähle eine andere.
vd-no-turn-of-another = { $turn } ist an der Reihe.
vd-no-chosen-already = Du hast gewählt; { $turn } wählt noch.
vd-no-passed-already = Du hast gepasst; das gilt bis zum Ende der Versteigerung.
vd-no-card-not-your-turn = { $turn } ist an der Reihe. Die Karte { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    } wird gespielt: { $card ->
        [schnelle-lok] in deinem eigenen Transport
        [subvention] nach dem zweiten Transportdurchgang, wenn du hinten liegst
        [guenstige-gelegenheit] wenn du in der Bauphase an der Reihe bist
        [sabotage] direkt nachdem jemand anders eine Ware angesagt hat
        [zusatzfracht] in deinem eigenen Transport, bevor eine Ware angesagt ist
        [alles-neu] zwischen Anleihen und Geboten
       *[neue-planung] wenn du an der Reihe bist
    }.

## Events

vd-ev-start-player = Das Los fällt auf { $name }: Reihenfolgekarte 1.
vd-ev-round = Runde { $round } von { $rounds } beginnt.
vd-ev-goods-card = Warenkarte { $card }: { $cities }.
vd-ev-good-placed = { $city } erhält eine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    }.
vd-ev-bag-empty = Der Beutel ist leer; { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    } ohne Ware.
vd-ev-goods-cards-reshuffled = Die Warenkarten werden neu gemischt.
vd-ev-action-cards-reshuffled = Die Aktionskarten werden neu gemischt.
vd-ev-route-card = Kartengruppe { $group }: { $route ->
        [green] grüne
        [turquoise] türkise
        [grey] graue
        [pink] rosa
        [orange] orange
        [brown] braune
       *[other] { $route }
    } Streckenkarte.
vd-ev-loan-chosen = { $name } hat geheim eine Anleihe gewählt.
vd-ev-loan = { $name } nimmt eine Anleihe von { $value } auf und erhält { $marks } Mark.
vd-ev-declines = { $name } spielt { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    } nicht.
vd-ev-alles-neu = { $name } spielt Alles neu und bildet die Kartengruppen neu.
vd-ev-put = { $name } legt eine { $route ->
        [green] grüne
        [turquoise] türkise
        [grey] graue
        [pink] rosa
        [orange] orange
        [brown] braune
       *[other] { $route }
    } Streckenkarte in Kartengruppe { $group }.
vd-ev-bid-chosen = { $name } hat geheim ein Gebot gewählt.
vd-ev-bid = { $name } bietet { $amount } Mark.
vd-ev-pass = { $name } passt.
vd-ev-bids-level = Die Gebote sind gleich; beide erhöhen.
vd-ev-turn-card = { $name } nimmt Reihenfolgekarte { $card } und zahlt { $paid } Mark von einem Gebot über { $bid }.
vd-ev-take = { $name } nimmt Kartengruppe { $group }.
vd-ev-build = { $name } baut { $link } für { $cost } Mark.
vd-ev-gelegenheit = { $name } spielt Günstige Gelegenheit, gibt eine { $route ->
        [green] grüne
        [turquoise] türkise
        [grey] graue
        [pink] rosa
        [orange] orange
        [brown] braune
       *[other] { $route }
    } Streckenkarte ab und baut { $link } für { $cost } Mark.
vd-ev-drop = { $name } wirft eine { $route ->
        [green] grüne
        [turquoise] türkise
        [grey] graue
        [pink] rosa
        [orange] orange
        [brown] braune
       *[other] { $route }
    } Streckenkarte ab.
vd-ev-declare = { $name } sagt eine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in { $city } an{ $fast ->
        [yes] , mit Schnelle Lok
       *[no] {""}
    }.
vd-ev-give-up = { $lap ->
        [3] { $name } verzichtet auf den dritten Transport.
       *[other] { $name } verzichtet auf einen Transport.
    }
vd-ev-sabotage = { $name } spielt Sabotage gegen { $victim }: keine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in diesem Transport.
vd-ev-schnelle-lok = { $name } spielt Schnelle Lok.
vd-ev-move = Die Ware fährt über { $link } nach { $city }.
vd-ev-deliver = { $name } transportiert eine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } von { $from } nach { $to }: { $links ->
        [one] { $links } Strecke
       *[other] { $links } Strecken
    }.
vd-ev-gain = { $name } rückt vor: { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }, Einkommen { $position }.
vd-ev-zusatzfracht = { $name } spielt Zusatzfracht.
vd-ev-extra-drawn = { $name } zieht eine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } aus dem Beutel.
vd-ev-neue-planung = { $name } spielt Neue Planung und nimmt eine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in { $city } auf.
vd-ev-placed = { $name } legt eine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } nach { $city }.
vd-ev-subvention = { $name } spielt Subvention für einen dritten Transport.
vd-ev-income = { $name } erhält { $income } Mark und schuldet { $dividends } Mark Dividende{ $missing ->
        [0] {""}
       *[other] ; es fehlen: { $missing }, Felder zurück: { $back }
    }.
vd-ev-card-drawn = { $name } zieht { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
        [neue-planung] Neue Planung
       *[hidden] eine Aktionskarte
    }.
vd-ev-draws-from = { $name } zieht aus der Hand von { $giver }.
vd-ev-card-taken = { $name } nimmt { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
        [neue-planung] Neue Planung
       *[hidden] eine Aktionskarte
    } von { $giver }.
vd-ev-no-card-left = Für { $name } ist keine Aktionskarte übrig.
vd-ev-end = Die Partie ist zu Ende.

## What to do now, and the same told to the others

vd-ask-secret-loan = Wähle geheim eine Anleihe; jeder Punkt bringt jetzt 6 Mark und kostet 1 Mark je Runde.
vd-wait-secret-loan = Anleihen werden geheim gewählt: { $waiting }.
vd-ask-secret-bid = Wähle geheim ein Gebot, 1 bis { $most } Mark.
vd-wait-secret-bid = Geheime Gebote: { $waiting }.
vd-ask-secret-raise = Die Gebote sind gleich: Lege geheim 1 bis { $most } Mark dazu.
vd-wait-secret-raise = Geheime Erhöhung: { $waiting }.
vd-ask-loan = Nimm eine Anleihe auf oder 0: Jeder Punkt bringt jetzt { $rate } Mark und kostet 1 Mark je Runde. Deine Anleihen: { $loans }.
vd-wait-loan = { $name } entscheidet über eine Anleihe.
vd-ask-alles-neu = Spiele Alles neu, um die Kartengruppen neu zu bilden, oder lehne ab.
vd-wait-alles-neu = { $name } wird nach Alles neu gefragt.
vd-ask-regroup = Verteile die Streckenkarten auf die Gruppen; übrig: { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    }.
vd-wait-regroup = { $name } bildet die Kartengruppen neu.
vd-ask-bid = Biete mindestens { $least } Mark oder passe.
vd-wait-bid = { $name } bietet um die Spielreihenfolge.
vd-ask-group = Wähle eine Gruppe von Streckenkarten.
vd-wait-group = { $name } wählt eine Kartengruppe.
vd-ask-build = Baue ein Gleis oder wirf eine Streckenkarte ab. Durchgang { $lap } von { $laps }.
vd-wait-build = { $name } baut.
vd-ask-transport = Sage eine Ware für den Transport an oder verzichte. Durchgang { $lap } von 2.
vd-wait-transport = { $name } wählt eine Ware für den Transport.
vd-ask-third-transport = Sage eine Ware für deinen dritten Transport an oder verzichte.
vd-wait-third-transport = { $name } hat einen dritten Transport.
vd-ask-place-extra = Lege die { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in eine beliebige Stadt.
vd-wait-place-extra = { $name } platziert eine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    }.
vd-ask-place-planned = Lege die { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in eine andere Stadt.
vd-wait-place-planned = { $name } verlegt eine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } mit Neue Planung.
vd-ask-sabotage = { $carrier } sagt eine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in { $city } an. Spiele Sabotage oder lehne ab.
vd-wait-sabotage = { $name } wird nach Sabotage gefragt.
vd-ask-route = Bringe die { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } aus { $city } Strecke für Strecke in eine Stadt ihrer Farbe. Strecken bisher: { $links }.
vd-wait-route = { $name } transportiert eine { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    }.
vd-ask-subvention = Du liegst auf der Einkommensleiste hinten. Spiele Subvention für einen dritten Transport oder lehne ab.
vd-wait-subvention = { $name } wird nach Subvention gefragt.
vd-ask-draw-from = Die Stapel sind leer: Wähle, aus wessen Hand du eine Aktionskarte ziehst.
vd-wait-draw-from = { $name } wählt eine Hand zum Ziehen.

## Actions

vd-do-no = Nein
vd-do-alles-neu = Alles neu spielen
vd-do-sabotage = Sabotage spielen
vd-do-subvention = Subvention spielen
vd-do-zusatzfracht = Zusatzfracht spielen
vd-do-pass = Passen
vd-do-give-up = Auf den Transport verzichten
vd-do-deliver = Hier abliefern
vd-do-take = Kartengruppe { $group } nehmen
vd-do-draw-from = Ziehen von { $name }
vd-do-put = { $route ->
        [green] grüne
        [turquoise] türkise
        [grey] graue
        [pink] rosa
        [orange] orange
        [brown] braune
       *[other] { $route }
    } Karte: Gruppe { $group }
vd-do-drop = Eine { $route ->
        [green] grüne
        [turquoise] türkise
        [grey] graue
        [pink] rosa
        [orange] orange
        [brown] braune
       *[other] { $route }
    } Karte abwerfen
vd-do-place = Nach { $city } legen
vd-do-move = Über { $link } fahren
vd-do-build = { $link } bauen
vd-do-gelegenheit = Günstige Gelegenheit: { $link } für eine { $route ->
        [green] grüne
        [turquoise] türkise
        [grey] graue
        [pink] rosa
        [orange] orange
        [brown] braune
       *[other] { $route }
    } Karte bauen
vd-do-declare = Ansagen: { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in { $city }
vd-do-declare-fast = Mit Schnelle Lok ansagen: { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in { $city }
vd-do-neue-planung = Neue Planung: { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in { $city }
vd-do-loan = Anleihe { $value }
vd-do-bid = { $amount } Mk bieten
vd-do-start = Beginnt: { $name }
vd-do-route-card = Streckenkarte: { $route ->
        [green] grüne
        [turquoise] türkise
        [grey] graue
        [pink] rosa
        [orange] orange
        [brown] braune
       *[other] { $route }
    }
vd-do-good = Gezogen: { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    }
vd-do-card = Aktionskarte: { $kind ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }
vd-do-goods-card = Warenkarte { $card }

## End

vd-end-routes-used-up = Alle Streckenkarten sind verbraucht: Die letzte Runde ist vorbei.

## Phases

vd-phase-setup = Spielaufbau
vd-phase-goods = Waren
vd-phase-routes = Streckenkarten
vd-phase-loans = Anleihen
vd-phase-alles-neu = Alles neu
vd-phase-auction = Gebote um die Spielreihenfolge
vd-phase-groups = Wahl der Kartengruppen
vd-phase-building = Gleisbau
vd-phase-transport = Transport
vd-phase-subvention = Subvention
vd-phase-award = Vergabe der Aktionskarten
vd-phase-over = Ende der Partie

## Options

vd-opt-stop-at-first-match = Halt in der ersten passenden Stadt
    .help = Eine Ware bleibt in der ersten Stadt ihrer Farbe auf dem Weg.
vd-opt-pay-half-rounded-up = Halbe Gebote aufrunden
    .help = Wer die Hälfte eines Gebots zahlt, zahlt aufgerundet statt abgerundet.
vd-opt-hidden-cash = Verdecktes Geld
    .help = Nur du siehst, wie viel Geld du hast.
vd-opt-whole-dividend-by-position = Dividenden in Feldern
    .help = Wer nicht alle Dividenden zahlen kann, behält das Geld und geht für jede Mark davon ein Feld zurück.
vd-opt-first-bidder-must-bid = Das erste Gebot ist Pflicht
    .help = Wer die Versteigerung eröffnet, bietet mindestens 1 Mark, wenn Geld dafür da ist.
