### Was an einem Spielplan von Volldampf nicht stimmt.

vd-at-cities = Stadt { $name }
    .all = Städte
vd-at-links = Strecke { $name }
    .all = Strecken
vd-at-goods-cards = Warenkarte { $name }
    .all = Warenkarten
vd-at-route-cards = Streckenkarte { $name }
    .all = Streckenkarten
vd-at-goods = Waren
    .all = Waren
vd-board-route-twice = Jede Streckenkarte hat ihre eigene Farbe und ihr eigenes Symbol.
vd-board-country-colour = { $wanted ->
         [german] Eine Stadt dieser Farbe ist deutsch.
        *[other] Eine Stadt dieser Farbe ist ausländisch.
    }
vd-board-few-cities-of = { $colour ->
         [blue] Mindestens { $least } blaue; da sind { $have }.
         [violet] Mindestens { $least } violette; da sind { $have }.
         [red] Mindestens { $least } rote; da sind { $have }.
        *[other] Mindestens { $least } gelbe; da sind { $have }.
    }
vd-board-many-german = Höchstens { $most } deutsche Städte; da sind { $have }.
vd-board-link-circle = Eine Strecke verbindet zwei verschiedene Städte.
vd-board-pair-twice = Die Strecke { $other } verbindet dieselben zwei Städte.
vd-board-few-links-of = { $colour ->
         [green] Mindestens { $least } grüne; da sind { $have }.
         [turquoise] Mindestens { $least } türkise; da sind { $have }.
         [grey] Mindestens { $least } graue; da sind { $have }.
         [pink] Mindestens { $least } rosa; da sind { $have }.
         [orange] Mindestens { $least } orange; da sind { $have }.
         [brown] Mindestens { $least } braune; da sind { $have }.
        *[other] Mindestens { $least } { $colour }; da sind { $have }.
    }
vd-count-cities = Städte
vd-count-links = Strecken
vd-count-goods-cards = Warenkarten
vd-count-german = Deutsche Städte
vd-count-cities-of = { $colour ->
         [blue] Städte, blaue
         [violet] Städte, violette
         [red] Städte, rote
        *[other] Städte, gelbe
    }
vd-count-links-of = { $colour ->
         [green] Strecken, grüne
         [turquoise] Strecken, türkise
         [grey] Strecken, graue
         [pink] Strecken, rosa
         [orange] Strecken, orange
         [brown] Strecken, braune
        *[other] Strecken, { $colour }
    }
vd-ui-colour = { $route ->
         [green] Grün
         [turquoise] Türkis
         [grey] Grau
         [pink] Rosa
         [orange] Orange
         [brown] Braun
        *[other] { $route }
    }
vd-balance-goods-way = Strecken von einer Stadt zur nächsten anderer Farbe
vd-balance-link-cost = Kosten der Strecken einer Farbe
vd-balance-on-cards = Warenkarten, die eine Stadt nennen
