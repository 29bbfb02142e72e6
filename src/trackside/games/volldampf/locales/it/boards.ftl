### Che cosa non va in un tabellone di Volldampf.

vd-at-cities = città { $name }
    .all = città
vd-at-links = tratta { $name }
    .all = tratte
vd-at-goods-cards = carta merci { $name }
    .all = carte merci
vd-at-route-cards = carta tratta { $name }
    .all = carte tratta
vd-at-goods = merci
    .all = merci
vd-board-route-twice = Ogni carta tratta ha un colore e un simbolo propri.
vd-board-country-colour = { $wanted ->
         [german] Una città di questo colore è tedesca.
        *[other] Una città di questo colore è estera.
    }
vd-board-few-cities-of = { $colour ->
         [blue] Almeno { $least } blu; ce ne sono { $have }.
         [violet] Almeno { $least } viola; ce ne sono { $have }.
         [red] Almeno { $least } rosse; ce ne sono { $have }.
        *[other] Almeno { $least } gialle; ce ne sono { $have }.
    }
vd-board-many-german = Al massimo { $most } città tedesche; ce ne sono { $have }.
vd-board-link-circle = Una tratta unisce due città diverse.
vd-board-pair-twice = La tratta { $other } unisce le stesse due città.
vd-board-few-links-of = { $colour ->
         [green] Almeno { $least } verdi; ce ne sono { $have }.
         [turquoise] Almeno { $least } turchesi; ce ne sono { $have }.
         [grey] Almeno { $least } grigie; ce ne sono { $have }.
         [pink] Almeno { $least } rosa; ce ne sono { $have }.
         [orange] Almeno { $least } arancioni; ce ne sono { $have }.
         [brown] Almeno { $least } marroni; ce ne sono { $have }.
        *[other] Almeno { $least } { $colour }; ce ne sono { $have }.
    }
vd-count-cities = Città
vd-count-links = Tratte
vd-count-goods-cards = Carte merci
vd-count-german = Città tedesche
vd-count-cities-of = { $colour ->
         [blue] Città blu
         [violet] Città viola
         [red] Città rosse
        *[other] Città gialle
    }
vd-count-links-of = { $colour ->
         [green] Tratte verdi
         [turquoise] Tratte turchesi
         [grey] Tratte grigie
         [pink] Tratte rosa
         [orange] Tratte arancioni
         [brown] Tratte marroni
        *[other] Tratte { $colour }
    }
vd-ui-colour = { $route ->
         [green] Verde
         [turquoise] Turchese
         [grey] Grigio
         [pink] Rosa
         [orange] Arancione
         [brown] Marrone
        *[other] { $route }
    }
vd-balance-goods-way = Tratte da una città alla più vicina di altro colore
vd-balance-link-cost = Costo delle tratte di un colore
vd-balance-on-cards = Carte merci che nominano una città
