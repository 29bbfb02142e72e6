### Was an einem Spielplan von German Railways nicht stimmt.

gr-at-hexes = Feld { $name }
    .all = Felder
gr-at-companies = Gesellschaft { $name }
    .all = Gesellschaften
gr-at-terrains = Geländekosten
    .all = Geländekosten
gr-at-link = Städtepaar der BHE
    .all = Städtepaar der BHE
gr-board-same-spot = Liegt an derselben Stelle wie { $other }.
gr-board-approach-city = Ein Feld im Berliner Umland ist ein Landfeld und hat keine Stadt.
gr-board-place-differs = Felder eines Ortes gleichen sich in Gelände, Stadt und Einkommen: vergleiche { $place } mit { $other }.
gr-board-place-several = Nur eine Stadt liegt auf mehreren Feldern; { $place } hat keine.
gr-board-place-other-hex = Der Ort { $place } ist die Kennung eines anderen Feldes.
gr-board-company-order = Hier steht die Gesellschaft { $wanted }.
gr-board-home-city = Das Startfeld ist ein Stadtfeld; { $home } ist keines.
gr-board-same-home = Jede Gesellschaft hat ihre eigene Startstadt; hier beginnt schon { $other }.
gr-board-link-cities = Zwei verschiedene Städte, mit ihren Orten.
gr-count-hexes = Felder
gr-count-companies = Gesellschaften
gr-count-cities = Städte
gr-count-terrain = { $of ->
         [plain] Ebenen
         [hill] Hügel
         [mountain] Gebirge
        *[other] Berliner Umland
    }
gr-balance-homes-apart = Felder von einer Startstadt zur nächsten
gr-balance-income-near-home = Einkommen der Städte bis vier Felder um eine Startstadt
