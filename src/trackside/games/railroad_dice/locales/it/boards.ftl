### Che cosa non va in un tabellone di RailRoad Dice Germany.

rd-at-squares = casella { $name }
    .all = caselle
rd-at-cities = città { $name }
    .all = città
rd-at-rivers = fiume { $name }
    .all = fiumi
rd-at-countries = paese { $name }
    .all = paesi
rd-at-companies = compagnia { $name }
    .all = compagnie
rd-at-variant-starts = partenza all’estero { $name }
    .all = partenze all’estero
rd-at-start = partenza
    .all = partenza
rd-board-company-order = Qui va la compagnia { $wanted }.
rd-board-river-on-land = Solo la terraferma ha un fiume.
rd-board-city-on-land = Solo la terraferma ha una città.
rd-board-country-abroad = Un paese va con le caselle di tipo «abroad», e solo con quelle.
rd-board-city-no-square = La città non ha caselle.
rd-board-city-sectors = Tutte le caselle di una città stanno in un settore.
rd-board-city-apart = Le caselle di una città si toccano.
rd-board-city-colour-twice = Un colore compare una sola volta in una città.
rd-board-city-costs = Tutte le caselle di una città costano uguale.
rd-board-city-stations = L’elenco delle stazioni e le caselle del tabellone non concordano.
rd-board-few-squares = Servono più caselle colorate delle sue { $stations } stazioni; ce ne sono { $have }.
rd-board-river-gap = { $one } non tocca { $two }.
rd-board-river-dry = La casella { $square } non ha fiumi.
rd-board-river-course = Non è sul corso del suo fiume { $river }.
rd-board-start-land = La partenza è sulla terraferma.
rd-board-start-plain = La partenza è una pianura senza fiume né città.
rd-board-start-beside = Le caselle a nord e a sud della partenza sono terraferma.
rd-board-start-sector = Tutto il settore della partenza è terraferma; { $square } no.
rd-board-abroad-alone = Una casella estera ha terraferma accanto.
rd-board-abroad-sector = La terraferma accanto a una casella estera è nel suo settore.
rd-board-variant-abroad = La partenza è su una casella di tipo «abroad».
rd-board-variant-sectors = Le quattro stanno in quattro settori diversi.
rd-board-no-passage = Una linea di cinque dadi che entra qui non trova l’uscita dal settore { $sector }.
rd-count-cities = Città
rd-count-rivers = Fiumi
rd-count-countries = Paesi
rd-count-stations-of = { $of ->
         [red] Caselle stazione rosse
         [yellow] Caselle stazione gialle
         [purple] Caselle stazione viola
         [blue] Caselle stazione blu
         [green] Caselle stazione verdi
        *[other] Caselle stazione bianche
    }
rd-count-kind = { $of ->
         [plain] Pianure
         [mountain] Montagne
         [water] Caselle acqua
         [sea] Mare
         [foreign] Terra straniera
        *[other] Caselle estere
    }
rd-balance-cities-apart = Caselle da una città alla più vicina
rd-balance-first-station = Caselle dalla partenza alla prima stazione di una compagnia
rd-balance-station-squares = Caselle in cui una compagnia può costruire
