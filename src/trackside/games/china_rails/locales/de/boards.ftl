### Was an einem Spielplan von China Rails nicht stimmt.

cr-at-mileposts = Streckenpunkt { $name }
    .all = Streckenpunkte
cr-at-edges = Verbindung { $name }
    .all = Verbindungen
cr-at-also = Fluss unter einem See { $name }
    .all = Flüsse unter Seen
cr-at-cities = Stadt { $name }
    .all = Städte
cr-at-ports = Hafen { $name }
    .all = Häfen
cr-at-loads = Ladung { $name }
    .all = Ladungen
cr-at-demands = Auftragskarte { $name }
    .all = Auftragskarten
cr-at-events = Ereignis { $name }
    .all = Ereignisse
cr-at-waters = Gewässer { $name }
    .all = Gewässer
cr-at-seas = Meer { $name }
    .all = Meere
cr-at-deserts = Wüste { $name }
    .all = Wüsten
cr-at-regions = Region { $name }
    .all = Regionen
cr-at-prices = Preise
    .all = Preise
cr-at-surcharges = Aufschläge
    .all = Aufschläge
cr-at-lattice = Gitter
    .all = Gitter
cr-board-city-milepost = Eine Stadt auf dem Festland hat einen Streckenpunkt, eine auf Taiwan keinen.
cr-board-city-degrees = Eine Stadt auf Taiwan braucht „lat“ und „lon“, damit man sie zeichnen kann.
cr-board-city-outer = Eine Metropole nennt ihre äußeren Streckenpunkte; andere Städte haben keine.
cr-board-port-other = Ein Fährhafen nennt die Stadt am anderen Ende; ein Containerhafen nennt keine.
cr-board-tax-above-cash = Wer { $cash } hat, kann keine Steuer von { $tax } zahlen.
cr-board-edge-circle = Eine Verbindung hat zwei verschiedene Streckenpunkte.
cr-board-edge-twice = Diese Verbindung steht doppelt da.
cr-board-event-city = Nennt eine Stadt mit Streckenpunkt; { $city } ist keine.
cr-board-event-twice = Ein Ereignis der Art „{ $of }“ gibt es nur einmal.
cr-board-also-edge = Nennt zwei Streckenpunkte mit einer Verbindung dazwischen.
cr-board-majors = Es gibt { $wanted } Metropolen; hier sind { $have }.
cr-board-many-across = Höchstens { $most } Städte auf Taiwan; da sind { $have }.
cr-board-milepost-kind = Ist von der Art „{ $wanted }“: hier liegt { $city }.
cr-board-milepost-no-city = Ist von der Art „{ $of }“, aber hier liegt keine Stadt.
cr-board-milepost-taken = Der Streckenpunkt { $milepost } gehört schon zu { $other }.
cr-board-neighbours = Ein Streckenpunkt hat höchstens { $most } Nachbarn.
cr-board-outer-near = Die äußeren Streckenpunkte sind alle Nachbarn der Mitte, und nur diese.
cr-board-few-outer = Eine Metropole hat mindestens { $least } äußere Streckenpunkte.
cr-board-few-exits = Aus einer Metropole führen mindestens { $least } Verbindungen hinaus; hier { $have }.
cr-board-few-edges = Mindestens { $least } Verbindungen führen hierher; da sind { $have }.
cr-board-no-port = Es gibt mindestens einen Containerhafen.
cr-board-two-ferries = Es gibt höchstens eine Fähre.
cr-board-port-outer = Liegt auf einem äußeren Streckenpunkt seiner Stadt { $city }.
cr-board-ferry-small = Das andere Ende der Fähre ist eine Kleinstadt.
cr-board-load-no-source = Keine Stadt bietet { $load }.
cr-board-load-at-source = Die Stadt { $city } bietet { $load } selbst.
cr-count-mileposts = Streckenpunkte
cr-count-edges = Verbindungen zwischen Streckenpunkten
cr-count-cities = Städte
cr-count-class = { $of ->
         [major] Metropolen
         [medium] Mittelstädte
         [small] Kleinstädte
        *[other] Städte auf Taiwan
    }
cr-count-ports = Häfen
cr-count-loads = Ladungen
cr-count-demands = Auftragskarten
cr-count-events = Ereignisse
cr-count-loads-made = Ladungen, die eine Stadt bietet
cr-balance-payout = Lohn eines Auftrags, in Millionen Yuan
cr-balance-pay-per-milepost = Lohn je Streckenpunkt Weg von der nächsten Quelle
cr-balance-majors-apart = Streckenpunkte zwischen Großstädten
