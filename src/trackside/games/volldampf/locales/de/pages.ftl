### What the pages say at a table of Volldampf.

vd-ui-card = { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }
vd-ui-gloss = { $card ->
        [schnelle-lok] 7 Strecken
        [subvention] dritter Transport
        [guenstige-gelegenheit] Gleis für 5 Mk
        [sabotage] Farbe verboten
        [zusatzfracht] eine Ware mehr
        [alles-neu] neue Gruppen
       *[neue-planung] Ware umlegen
    }
vd-ui-good = { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    }
vd-ui-region = { $route ->
        [green] Nordwest
        [turquoise] Nordost
        [grey] Ost
        [pink] Süd
        [orange] Südwest
       *[brown] West, Mitte
    }
vd-ui-route = { $route ->
        [green] Nordwest (grün)
        [turquoise] Nordost (türkis)
        [grey] Ost (grau)
        [pink] Süd (rosa)
        [orange] Südwest (orange)
       *[brown] West, Mitte (braun)
    }
vd-ui-good-in = { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in { $city }
vd-ui-good-from-to = { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    }, { $from } → { $to }
vd-ui-declare = Ansagen: { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in { $city }
vd-ui-take-up = Aufnehmen: { $colour ->
        [blue] blaue Ware
        [violet] violette Ware
        [red] rote Ware
       *[yellow] gelbe Ware
    } in { $city }
vd-ui-city-kind = { $foreign ->
        [yes] ausländische Stadt, nimmt:
       *[no] deutsche Stadt, nimmt:
    } { $colour ->
        [blue] blaue Waren
        [violet] violette Waren
        [red] rote Waren
       *[yellow] gelbe Waren
    }
vd-ui-germany = Deutschland in den 1920ern
vd-ui-goods-help = Waren gehen in Städte mit gleichen Augen.
vd-ui-legend-cost = Die Zahl sind die Kosten der Strecke.
vd-ui-phases = Phasen der Runde
vd-ui-phase-goods = Waren
vd-ui-phase-cards = Karten
vd-ui-phase-loans = Anleihen
vd-ui-phase-bids = Gebote
vd-ui-phase-build = Bauen
vd-ui-phase-move = Transport
vd-ui-phase-pay = Einkommen
vd-ui-round-of = Runde { $round } von { $rounds }
vd-ui-income-track = Einkommensleiste: { $content }
vd-ui-player = Person
vd-ui-cash = Geld
vd-ui-income = Eink.
vd-ui-loans = Anleihen
vd-ui-points = Punkte
vd-ui-after-pay = Danach
vd-ui-tracks = Gleise
vd-ui-turn-card = Reihenfolgekarte { $card }
vd-ui-hand-size = { $count ->
        [one] { $count } Aktionskarte
       *[other] { $count } Aktionskarten
    }
vd-ui-track-of = Gleis von
vd-ui-cost = Baukosten
vd-ui-open = Für dich offen
vd-ui-cannot-build = { $link }: jetzt kein Gleis
vd-ui-cannot = { $what }: jetzt nicht
vd-ui-loan = Anleihe
vd-ui-no-loan = Keine Anleihe aufnehmen
vd-ui-take-loan = Anleihe { $value } aufnehmen: +{ $marks } Mk
vd-ui-seal-loan = Anleihe { $value } versiegeln: +{ $marks } Mk
vd-ui-cash-now = Geld jetzt
vd-ui-dividend-each = Dividende jede Runde
vd-ui-points-end = Punkte am Ende
vd-ui-rounds-left = { $count ->
        [one] { $count }-mal
       *[other] { $count }-mal
    }
vd-ui-sealed = versiegelt
vd-ui-choosing = wählt
vd-ui-envelope-help = Beide Umschläge werden zusammen geöffnet.
vd-ui-ladder = Gebotsleiter
vd-ui-ladder-pay = { $players ->
        [3] Karten 1, 2: alles · 3 halb
        [4] Karten 1, 2: alles · 3 halb · 4 nichts
       *[other] Karten 1, 2: alles · 3–{ $half } halb · { $last } nichts
    }
vd-ui-your-bid = Dein Gebot
vd-ui-auction = Versteigerung der Reihenfolge, bezahlt: { $parts }.
vd-ui-pass-card = Passen, Karte { $card }
vd-ui-pass-pays = Wenn du jetzt passt, nimmst du Karte { $card } und zahlst { $cost } Mk.
vd-ui-bid-costs = Du zahlst je nach Karte: { $content }
vd-ui-card-costs = { $card } → { $cost } Mk
vd-ui-your-cash = dein Geld: { $cash } Mk
vd-ui-passed = gepasst
vd-ui-seal-bid = Gebot von { $amount } Mk versiegeln
vd-ui-secret-pays = Du zahlst in jedem Fall { $amount } Mk und behältst { $left } Mk.
vd-ui-routes-round = Streckenkarten dieser Runde
vd-ui-order-first = Karte 1 wählt zuerst
vd-ui-take-group = Gruppe { $group } nehmen
vd-ui-taken = vergeben
vd-ui-cards-left = Noch zu verteilen
vd-ui-to-group = In Gruppe { $group }
vd-ui-deal-done = Diese Gruppen bilden
vd-ui-your-routes = Deine Streckenkarten
vd-ui-links-open = { $count ->
        [one] { $count } Strecke offen
       *[other] { $count } Strecken offen
    }
vd-ui-any-link = jede freie Strecke, 5 Mk
vd-ui-pick-card = Wähle eine Karte: Ihre Strecken leuchten auf dem Spielplan.
vd-ui-pick-link = Wähle eine leuchtende Strecke auf dem Spielplan.
vd-ui-no-link = Keine freie Strecke dieser Karte kostet { $cash } Mk oder weniger. Du kannst sie abwerfen.
vd-ui-bargain-pick = Wähle die Karte, die du abwirfst, dann eine freie Strecke.
vd-ui-cash-after = Du hast { $cash } Mk. Danach: { $left } Mk.
vd-ui-build = Bauen
vd-ui-build-for = { $link } für { $cost } Mk bauen
vd-ui-bargain-for = Karte spielen: { $link } für { $cost } Mk
vd-ui-drop = Karte abwerfen
vd-ui-pick-good = Klicke eine Ware auf dem Spielplan oder hier an. Die Scheiben zeigen, wer vorrückt.
vd-ui-more-goods = { $count ->
        [one] noch { $count } Ware auf dem Spielplan
       *[other] noch { $count } Waren auf dem Spielplan
    }
vd-ui-no-good = Keine Ware kommt über Gleise in eine Stadt ihrer Farbe.
vd-ui-goals = Erreichbare Städte mit dem besten Ergebnis für dich
vd-ui-give-up = Verzichten
vd-ui-give-up-help = Ein Verzicht bringt am Ende der Runde eine Aktionskarte.
vd-ui-give-up-third = Der Verzicht auf den dritten Transport bringt keine Karte.
vd-ui-banned = Sabotage, jetzt nicht: { $content }.
vd-ui-needs-lok = Das spielt deine Schnelle Lok: bis zu 7 Strecken.
vd-ui-choose-on-board = Auf dem Spielplan wählen
vd-ui-back = Zurück
vd-ui-links-used = Strecken: { $count } von höchstens { $most }
vd-ui-tally = Rückt vor:
vd-ui-first-link = Klicke auf die nächste Stadt oder Strecke.
vd-ui-next-stop = Nächster Halt
vd-ui-goal = Ziel
vd-ui-deliver = In { $city } abliefern: du +{ $own }
vd-ui-not-there = Noch keine Stadt dieser Farbe
vd-ui-plan-pick = Klicke auf die Ware, die du umlegen willst.
vd-ui-place-pick = Klicke auf die Stadt, die sie bekommt.
vd-ui-put-in = In { $city } legen
vd-ui-play-card = Aus der Hand spielen:
vd-ui-asked-all = Alle mit einer Karte auf der Hand werden das gefragt; so verrät die Frage nichts.
vd-ui-without-card = Du hast { $card ->
        [sabotage] Sabotage
        [subvention] Subvention
       *[alles-neu] Alles neu
    } nicht auf der Hand. Es gibt nichts zu entscheiden.
vd-ui-other-way = ein anderer Weg
vd-ui-carry-to = Nach { $city } befördern
vd-ui-no-this-round = Nein, in dieser Runde nicht mehr fragen
vd-ui-answering-no = Für dich beantwortet: nein.
vd-ui-ask-again = Wieder fragen
vd-ui-standing = Diese Runde nein zu { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }
vd-ui-my-cards = Meine Karten
vd-ui-only-you = nur du siehst sie
vd-ui-no-cards = Du hast keine Aktionskarte.
vd-ui-show-cards = Meine Karten zeigen
vd-ui-hide-cards = Verdecken
vd-ui-seen = Gesehen bei { $name }: { $content }
vd-ui-does-schnelle-lok = Ein Transport von dir darf bis zu 7 Strecken nutzen.
vd-ui-does-subvention = Letzter Platz auf der Einkommensleiste: ein weiterer Transport nach dem zweiten Durchgang.
vd-ui-does-guenstige-gelegenheit = Wirf eine Streckenkarte ab und baue eine beliebige freie Strecke für 5 Mk.
vd-ui-does-sabotage = In diesem Transport darf keine Ware der angesagten Farbe fahren.
vd-ui-does-zusatzfracht = Vor der Ansage: Zieh eine Ware aus dem Beutel und leg sie in eine beliebige Stadt.
vd-ui-does-alles-neu = Verteile die Streckenkarten dieser Runde neu auf die Gruppen.
vd-ui-does-neue-planung = Wenn du an der Reihe bist: Leg eine Ware in eine andere Stadt.
vd-ui-supply = Beutel und Stapel
vd-ui-bag = Im Beutel
vd-ui-unseen = Noch im Stapel
vd-ui-piles = Warenkarten: { $goods } · Aktionskarten: { $cards }, abgelegt { $gone }
vd-ui-points-from = Woher die Punkte kamen
vd-ui-own-transports = Eigene Transporte
vd-ui-others-transports = Transporte anderer
vd-ui-back-spaces = Zurück
vd-ui-carried = Waren
vd-ui-built = Gleise
vd-ui-pencil-sum = Bleistift: { $count ->
    [one] { $count } Strecke
   *[other] { $count } Strecken
}, { $cost } Mk

## In short, and at the end

vd-ui-decides = Die Wertung ist das Einkommen abzüglich der Anleihen.
vd-ui-about = Nimm Anleihen auf, biete und transportiere über die Strecken aller
vd-ui-short-1 = Deine Lok auf der Einkommensleiste zeigt, was du in jeder Runde verdienst; am Ende ist sie deine Wertung, abzüglich deiner Anleihen.
vd-ui-short-2 = Eine Anleihe bringt sofort 6 Mark. Sie kostet in jeder Runde 1 Mark und am Ende 1 Punkt.
vd-ui-short-3 = Biete um die Spielreihenfolge: Wer vorn ist, wählt zuerst Streckenkarten. Jede Karte baut eine Strecke ihres Zeichens, zum Preis, der darauf steht.
vd-ui-short-4 = Bringe eine beliebige Ware in eine Stadt mit denselben Augen, über höchstens sechs Strecken. Für jede Strecke rückt vor, wem ihr Gleis gehört, auch wenn du es nicht bist.
vd-ui-short-5 = Die Partie endet mit der Runde, in der die letzten Streckenkarten ausliegen.
vd-ui-lot-turn-order = die Reihenfolge

## Themes of puzzles

vd-ui-puzzle-theme-auction = Gebote und Karten
vd-ui-puzzle-theme-loan = Anleihen
