### Che cosa non va in un tabellone di China Rails.

cr-at-mileposts = cippo { $name }
    .all = cippi
cr-at-edges = collegamento { $name }
    .all = collegamenti
cr-at-also = fiume sotto un lago { $name }
    .all = fiumi sotto i laghi
cr-at-cities = città { $name }
    .all = città
cr-at-ports = porto { $name }
    .all = porti
cr-at-loads = carico { $name }
    .all = carichi
cr-at-demands = carta richiesta { $name }
    .all = carte richiesta
cr-at-events = evento { $name }
    .all = eventi
cr-at-waters = corso d’acqua { $name }
    .all = corsi d’acqua
cr-at-seas = mare { $name }
    .all = mari
cr-at-deserts = deserto { $name }
    .all = deserti
cr-at-regions = regione { $name }
    .all = regioni
cr-at-prices = prezzi
    .all = prezzi
cr-at-surcharges = supplementi
    .all = supplementi
cr-at-lattice = griglia
    .all = griglia
cr-board-city-milepost = Una città sul continente ha un cippo; una città di Taiwan no.
cr-board-city-degrees = Una città di Taiwan ha bisogno di «lat» e «lon» per essere disegnata.
cr-board-city-outer = Una metropoli elenca i suoi cippi esterni; le altre città non ne hanno.
cr-board-port-other = Un porto del traghetto indica la città all’altro capo; un porto container no.
cr-board-tax-above-cash = Con { $cash } non si può pagare una tassa di { $tax }.
cr-board-edge-circle = Un collegamento unisce due cippi diversi.
cr-board-edge-twice = Questo collegamento compare due volte.
cr-board-event-city = Indica una città con un cippo; { $city } non lo è.
cr-board-event-twice = C’è un solo evento di tipo «{ $of }».
cr-board-also-edge = Indica due cippi collegati tra loro.
cr-board-majors = Le metropoli sono { $wanted }; qui ce ne sono { $have }.
cr-board-many-across = Al massimo { $most } città a Taiwan; ce ne sono { $have }.
cr-board-milepost-kind = È di tipo «{ $wanted }»: qui c’è { $city }.
cr-board-milepost-no-city = È di tipo «{ $of }», ma qui non c’è nessuna città.
cr-board-milepost-taken = Il cippo { $milepost } appartiene già a { $other }.
cr-board-neighbours = Un cippo ha al massimo { $most } vicini.
cr-board-outer-near = I cippi esterni sono tutti i vicini del centro, e solo quelli.
cr-board-few-outer = Una metropoli ha almeno { $least } cippi esterni.
cr-board-few-exits = Da una metropoli escono almeno { $least } collegamenti; qui { $have }.
cr-board-few-edges = Qui portano almeno { $least } collegamenti; ce ne sono { $have }.
cr-board-no-port = C’è almeno un porto container.
cr-board-two-ferries = C’è al massimo un traghetto.
cr-board-port-outer = È su un cippo esterno della sua città { $city }.
cr-board-ferry-small = L’altro capo del traghetto è una città piccola.
cr-board-load-no-source = Nessuna città fornisce { $load }.
cr-board-load-at-source = La città { $city } fornisce essa stessa { $load }.
cr-count-mileposts = Cippi
cr-count-edges = Collegamenti tra cippi
cr-count-cities = Città
cr-count-class = { $of ->
         [major] Metropoli
         [medium] Città medie
         [small] Città piccole
        *[other] Città di Taiwan
    }
cr-count-ports = Porti
cr-count-loads = Carichi
cr-count-demands = Carte richiesta
cr-count-events = Eventi
cr-count-loads-made = Carichi forniti da una città
cr-balance-payout = Pagamento di una richiesta, in milioni di yuan
cr-balance-pay-per-milepost = Pagamento per ogni cippo dalla fonte più vicina
cr-balance-majors-apart = Cippi tra grandi città
