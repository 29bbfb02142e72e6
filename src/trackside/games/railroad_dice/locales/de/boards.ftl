### Was an einem Spielplan von RailRoad Dice Germany nicht stimmt.

rd-at-squares = Feld { $name }
    .all = Felder
rd-at-cities = Stadt { $name }
    .all = Städte
rd-at-rivers = Fluss { $name }
    .all = Flüsse
rd-at-countries = Land { $name }
    .all = Länder
rd-at-companies = Gesellschaft { $name }
    .all = Gesellschaften
rd-at-variant-starts = Start im Ausland { $name }
    .all = Starts im Ausland
rd-at-start = Start
    .all = Start
rd-board-company-order = Hier steht die Gesellschaft { $wanted }.
rd-board-river-on-land = Nur Land hat einen Fluss.
rd-board-city-on-land = Nur Land hat eine Stadt.
rd-board-country-abroad = Ein Land gehört zu Feldern der Art „abroad“, und nur zu diesen.
rd-board-city-no-square = Die Stadt hat kein Feld.
rd-board-city-sectors = Alle Felder einer Stadt liegen in einem Sektor.
rd-board-city-apart = Die Felder einer Stadt berühren sich.
rd-board-city-colour-twice = Eine Farbe kommt in einer Stadt nur einmal vor.
rd-board-city-costs = Alle Felder einer Stadt kosten gleich viel.
rd-board-city-stations = Die Liste ihrer Bahnhöfe und die Felder des Plans passen nicht zusammen.
rd-board-few-squares = Braucht mehr farbige Felder als seine { $stations } Bahnhöfe; da sind { $have }.
rd-board-river-gap = { $one } berührt { $two } nicht.
rd-board-river-dry = Das Feld { $square } hat keinen Fluss.
rd-board-river-course = Liegt nicht im Lauf seines Flusses { $river }.
rd-board-start-land = Der Start liegt auf Land.
rd-board-start-plain = Der Start ist eine Ebene ohne Fluss und Stadt.
rd-board-start-beside = Die Felder nördlich und südlich des Starts sind Land.
rd-board-start-sector = Der ganze Sektor des Starts ist Land; { $square } nicht.
rd-board-abroad-alone = Ein Auslandsfeld hat Land neben sich.
rd-board-abroad-sector = Das Land neben einem Auslandsfeld liegt in dessen Sektor.
rd-board-variant-abroad = Der Start liegt auf einem Feld der Art „abroad“.
rd-board-variant-sectors = Die vier liegen in vier verschiedenen Sektoren.
rd-board-no-passage = Eine Bahnlinie von fünf Würfeln findet von hier nicht aus dem Sektor { $sector } hinaus.
rd-count-cities = Städte
rd-count-rivers = Flüsse
rd-count-countries = Länder
rd-count-stations-of = { $of ->
         [red] Bahnhofsfelder, rot
         [yellow] Bahnhofsfelder, gelb
         [purple] Bahnhofsfelder, violett
         [blue] Bahnhofsfelder, blau
         [green] Bahnhofsfelder, grün
        *[other] Bahnhofsfelder, weiß
    }
rd-count-kind = { $of ->
         [plain] Ebenen
         [mountain] Gebirge
         [water] Wasserfelder
         [sea] Meer
         [foreign] Fremdes Land
        *[other] Auslandsfelder
    }
rd-balance-cities-apart = Felder von einer Stadt zur nächsten
rd-balance-first-station = Felder vom Start zum ersten Bahnhof einer Gesellschaft
rd-balance-station-squares = Felder, auf denen eine Gesellschaft bauen darf
