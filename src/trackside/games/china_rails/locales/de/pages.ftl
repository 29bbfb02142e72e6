### Was die Seiten an einem Tisch von China Rails sagen.

cr-ui-legend = Preis eines Streckenpunkts, in Millionen
cr-ui-legend-clear = Ebene
cr-ui-legend-desert = Wüste
cr-ui-legend-mountain = Gebirge
cr-ui-legend-alpine = Hochgebirge
cr-ui-legend-small = Kleinstadt
cr-ui-legend-medium = Mittelstadt
cr-ui-legend-major = Metropole
cr-ui-legend-container-port = Hafen
cr-ui-legend-extra = Fluss +{ $river } · trockener Fluss +{ $dry } · See +{ $lake }
cr-ui-kind-clear = Streckenpunkt in der Ebene
cr-ui-kind-desert = Streckenpunkt in der Wüste
cr-ui-kind-mountain = Streckenpunkt im Gebirge
cr-ui-kind-alpine = Streckenpunkt im Hochgebirge
cr-ui-kind-taiwan = Taiwan
cr-ui-city-major = Metropole
cr-ui-city-medium = Mittelstadt
cr-ui-city-small = Kleinstadt
cr-ui-city-taiwan = Stadt auf Taiwan
cr-ui-port-container = Containerhafen
cr-ui-port-ferry = Fährhafen
cr-ui-supplies = Bietet
cr-ui-wants = Deine Karte: { cr-load-name }
cr-ui-ferry-price = Fähre
cr-ui-link-price = Containerverbindung
cr-ui-owners = Gehört
cr-ui-milepost-price = Preis des Streckenpunkts
cr-ui-segments = Abschnitte
cr-ui-price = Preis
cr-ui-this-turn = Davon in diesem Spielzug
cr-ui-steps = Schritte
cr-ui-fees = Gebühren
cr-ui-no-fee = keine
cr-ui-arrives = Ankunft
cr-ui-turn-n = Spielzug { $turn }
cr-ui-trains-here = Hier: Zug von { $names }.
cr-ui-track-of = Strecke von { $names }.
cr-ui-no-way = Dorthin führt keine Strecke für deinen Zug.
cr-ui-cannot-build = Hierhin kannst du nicht bauen: { $place }
cr-ui-cannot-go = Hierhin kann dein Zug nicht: { $place }
cr-ui-open-here = Für dich offen
cr-ui-event = Ereignis
cr-ui-zone-closed = gesperrt
cr-ui-zone-slow = halbes Tempo
cr-ui-zone-no-building = kein Bau
cr-ui-lasts = dauert an
cr-ui-until = { $count ->
        [0] bis zum Ende dieses Spielzugs ({ $name })
        [1] bis zum Ende des nächsten Spielzugs von { $name }
       *[other] bis zum Ende des übernächsten Spielzugs von { $name }
    }
cr-ui-event-party-congress = Alle bringen ihren Zug in eine Metropole; bis dahin wird weder geladen noch geliefert. Peking zahlt 10 M, die anderen 5 M.
cr-ui-event-rail-tax = Alle zahlen nach ihrem Bargeld: nichts bis 50 M, bis zu 25 M über 200 M. Von nun an liegt alles Bargeld offen.
cr-ui-event-strike = In Städten nahe der Küste wird nicht geladen, abgeladen oder geliefert; keine Containeraktionen.
cr-ui-event-flood = Strecken über diese Flüsse sind weg; niemand baut oder fährt darüber. Frühere Besitzer dürfen zuerst neu bauen.
cr-ui-event-new-year = Laden und Liefern nur in Metropolen und nur mit sieben Ladungen; jede Lieferung bringt 5 M mehr.
cr-ui-event-black-dragon = Jede Lieferung in Shenyang, Changchun, Harbin oder Qiqihar bringt 5 M mehr.
cr-ui-event-derailment = Züge im Umkreis von 3 Streckenpunkten um die genannten Städte verlieren eine Ladung und einen Spielzug.
cr-ui-event-snow-manchuria = Halbes Tempo in der Mandschurei; auf ihren Hochgebirgspunkten weder Fahrt noch Bau.
cr-ui-event-heavy-snow = In der Zone weder Fahrt noch Bau.
cr-ui-event-storm-at-sea = Halbes Tempo und kein Bau nahe der Küste.
cr-ui-event-wind-storm = Halbes Tempo und kein Bau in der Zone; jeder Zug darin verliert eine Ladung.
cr-ui-event-sand-storm = Alle Strecken in dieser Wüste sind weg, Züge suchen Schutz in einer Stadt. Dort kein Bau.
cr-ui-event-earthquake = Züge nahe Taiyuan verlieren eine Ladung und einen Spielzug, entferntere fahren mit halbem Tempo. Kein Bau im Umkreis von 9 Streckenpunkten.
cr-ui-event-desert-rains = Bis zum Spielende kosten trockene Flüsse und Seen so viel wie Flüsse.
cr-ui-card = Auftragskarte { $card }
cr-ui-found-in = Zu finden in { $cities }
cr-ui-source = Herkunft
cr-ui-turns = Spielzüge
cr-ui-per-turn = M je Spielzug
cr-ui-number = { NUMBER($number) }
cr-ui-too-dear = noch zu teuer
cr-ui-new-card = neue Karte
cr-ui-best-source = { $turns ->
        [one] { $place } · { $turns } Spielzug
       *[other] { $place } · { $turns } Spielzüge
    }
cr-ui-best-dear = { $place } · noch zu teuer
cr-ui-no-trip = Für diesen Auftrag ist jetzt kein Weg bekannt.
cr-ui-no-trip-together = Keine Fahrt erfüllt diese Aufträge zusammen: Jede Karte zählt nur einmal, und der Zug muss die Ladungen fassen.
cr-ui-trip = Deine Fahrt
cr-ui-trip-add = In die Fahrt aufnehmen
cr-ui-trip-show = Zeigen
cr-ui-trip-drop = Verwerfen
cr-ui-trip-load = { cr-load-name } laden
cr-ui-trip-deliver = { cr-load-name } abliefern
cr-ui-trip-sum = { $steps } Schritte, Gleise für { $cost } M, bringt { $payout } M.
cr-ui-trip-turns = { $turns ->
        [one] { NUMBER($turns) } Spielzug, { NUMBER($rate) } M je Spielzug.
       *[other] { NUMBER($turns) } Spielzüge, { NUMBER($rate) } M je Spielzug.
    }
cr-ui-trip-drive = In Richtung { $place } fahren
cr-ui-aboard = In deinem Zug
cr-ui-train-facts = { $loads } Ladungen · { $rate } Streckenpunkte
cr-ui-train-short = { $rate } Schritte, { $loads } Ladungen
cr-ui-yours = deiner
cr-ui-cargo = Ladungen im Zug
cr-ui-empty = leer
cr-ui-steps-used = { $used } von { $rate } Schritten verbraucht
cr-ui-halved = Halbes Tempo in diesem Spielzug.
cr-ui-fee-of = Gebühr { $cost } M
cr-ui-move-to = { $count } fahren: { $place }
cr-ui-move-towards = { $count } fahren Richtung { $place }
cr-ui-move-steps = { $count } fahren
cr-ui-cross = Mit der Fähre: { $place }
cr-ui-place-in = Zug aufstellen: { $place }
cr-ui-goes-on = Noch { $count } Schritte, bis Spielzug { $turn }.
cr-ui-hint-place = Klicke die Stadt an, in der dein Zug beginnt. Zeige auf eine Karte, um zu sehen, wo es ihre Ladungen gibt.
cr-ui-hint-shelter = Sandsturm: Dein Zug sucht Schutz in der Stadt, die du wählst.
cr-ui-hint-move = Klicke eine Stadt oder einen Streckenpunkt an deiner Strecke an, oder zieh den Zug seinen Weg entlang: Er wird vor dem Senden gezeigt.
cr-ui-hint-build = Klicke eine Stadt oder einen Streckenpunkt an: Die billigste Strecke wird gezeigt. Oder zeichne mit gedrückter Taste deinen eigenen Weg.
cr-ui-hint-place-tap = Tippe auf die Stadt, in der dein Zug beginnt. Berühre eine Karte, um zu sehen, wo es ihre Ladungen gibt.
cr-ui-hint-build-tap = Tippe auf eine Stadt oder einen Streckenpunkt für die billigste Strecke, oder zeichne sie mit dem Finger von deiner Strecke aus.
cr-ui-drawn-track = { $count ->
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    } · { $cost } M
cr-ui-drawn-way = { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
cr-ui-plan-track = Strecke planen
cr-ui-plan-help = Wähle eine Stadt oder einen Streckenpunkt, oder zeichne von deiner Strecke oder einer Metropole aus. Nur du siehst diese Bleistiftlinien; in deinem Spielzug werden sie dir angeboten.
cr-ui-plan-back = Einen zurück
cr-ui-plan-forget = Plan verwerfen
cr-ui-plan-use = { $count ->
        [one] Geplanten Abschnitt legen, { $cost } M
       *[other] { $count } geplante Abschnitte legen, { $cost } M
    }
cr-ui-deliver = Liefern: { cr-load-name }, +{ $payout } M
cr-ui-to-build = Weiter zum Bauen
cr-ui-move-and-build = Fahren, dann bauen
cr-ui-more = Mehr …
cr-ui-loan = Kredit in Millionen
cr-ui-borrow = { $amount } M leihen, { $due } M zurückzahlen
cr-ui-discard-help = Die Hand abwerfen kostet den ganzen Spielzug: Du ziehst drei neue Karten.
cr-ui-build = Strecke bauen
cr-ui-of = { $spent } von { $limit } M
cr-ui-cash-left = Bargeld danach { $cash } M
cr-ui-build-pay = { $count ->
        [one] { $count } Abschnitt bauen, { $cost } M zahlen
       *[other] { $count } Abschnitte bauen, { $cost } M zahlen
    }
cr-ui-upgrade = Aufrüsten …
cr-ui-rest-later = Der Rest des Weges kostet noch { $cost } M, in späteren Spielzügen.
cr-ui-starts = Beginnt
cr-ui-near = bei { $place }
cr-ui-starts-in = Beginnt in { $place }.
cr-ui-starts-at = Beginnt an deiner Strecke bei { $place }.
cr-ui-start-then = Wähle jetzt, wohin sie führt.
cr-ui-start-anew = Anderer Anfang
cr-ui-instead-in = Lieber in { $place } beginnen: { $cost } M
cr-ui-instead-at = Lieber an deinem Netz beginnen, bei { $place }: { $cost } M
cr-ui-joins-both = Hängt mit deinem Netz und deinem Zug zusammen.
cr-ui-joins-network = Hängt mit deinem Netz zusammen.
cr-ui-joins-nothing = Hängt nicht mit deinem Netz zusammen: Dein Zug kommt noch nicht hin.
cr-ui-joins-no-train = Dein Zug steht auf einem anderen Teil deines Netzes.
cr-ui-drop = Vorschlag verwerfen
cr-ui-rest-pencil = Der Rest kostet in späteren Spielzügen noch { $cost } M; er bleibt als Bleistiftlinie stehen.
cr-ui-buy-link = Verbindung { $port } kaufen, { $cost } M
cr-ui-build-and-end = Bauen und Spielzug beenden
cr-ui-goal = Ziel
cr-ui-goal-help = Du gewinnst mit { $sum } M Bargeld, allen vier Metropolen an deiner Strecke und einer Containerverbindung in einem Hafen, den sie berührt.
cr-ui-majors-joined = { $count } von { $total } Metropolen
cr-ui-link-yes = Containerverbindung
cr-ui-link-no = keine Verbindung
cr-ui-your-demands = Deine Aufträge
cr-ui-demands-help = Erlös in Millionen · ein Auftrag je Karte
cr-ui-player = Name
cr-ui-cash = Bargeld
cr-ui-cash-hidden = Bargeld wird vor der Bahnsteuer nicht gezeigt.
cr-ui-train = Zug
cr-ui-track = Strecke
cr-ui-majors = Metrop.
cr-ui-majors-of = { $count } von { $total }
cr-ui-loses-turn = verliert den nächsten Spielzug
cr-ui-to-congress = muss zum Parteitag
cr-ui-owes = schuldet { $amount } M
cr-ui-qualified = erfüllt die Siegbedingungen
cr-ui-tab-hands = Karten der anderen
cr-ui-tab-loads = Ladungen
cr-ui-tab-trains = Züge
cr-ui-tab-events = Ereignisse
cr-ui-chips = Verfügbare Chips
cr-ui-upgrade-help = Eine Aufrüstung kostet 20 M und ersetzt in diesem Spielzug das Bauen.
cr-ui-no-events = Kein Ereignis ist im Spiel.
cr-ui-deck = { $pile } Karten im Stapel, { $discard } abgelegt
cr-ui-opening = Eröffnung
cr-ui-from-deliveries = { $count ->
        [one] { $count } Lieferung
       *[other] { $count } Lieferungen
    }
cr-ui-from-fees = Erhaltene minus bezahlte Gebühren
cr-ui-for-track = Strecken und Verbindungen
cr-ui-for-trains = Züge
cr-ui-start-and-rest = Start, Ereignisse und Kredite
cr-ui-final-cash = Bargeld am Ende
cr-ui-money-from = Woher das Geld von { $name } kam
cr-ui-best-deliveries = Beste Lieferungen
cr-ui-no-deliveries = Niemand hat etwas geliefert.

## Places in the log and in refusals: a milepost that is no city

cr-ev-move-near = { $name } fährt zu einem Streckenpunkt bei { $near }.
cr-ev-place-near = { $name } stellt den Zug bei { $near } auf.
cr-ev-build-near = { $name } baut ein Gleis bei { $near } für { $cost ->
        [one] { $cost } Million
       *[other] { $cost } Millionen
    } Yuan.
cr-ev-erased-near = Ein Abschnitt von { $name } bei { $near } ist zerstört.
cr-no-not-from-here-near = Du hast keine Strecke an diesem Streckenpunkt bei { $near }; baue von deiner eigenen Strecke oder einer Metropole aus.
cr-no-not-a-start-near = Der Zug beginnt in einer Stadt oder in einem Containerhafen an deiner Strecke; dieser Streckenpunkt bei { $near } ist keines von beiden.
cr-no-not-a-neighbour-near = Dieser Streckenpunkt bei { $near } liegt nicht neben deinem Zug; folge der Strecke von Streckenpunkt zu Streckenpunkt.
cr-no-no-track-near = Von hier führt keine Strecke zu diesem Streckenpunkt bei { $near }.
cr-no-not-a-shelter-near = Dieser Streckenpunkt bei { $near } gehört nicht zu den nächsten Städten.

## A turn in one line of the log

cr-turn = { $name }: { $parts }.
cr-turn-nothing = nichts getan
cr-turn-drives = fährt nach { $place } ({ $count ->
        [one] 1 Streckenpunkt
       *[other] { $count } Streckenpunkte
    })
cr-turn-drives-near = fährt bis in die Nähe von { $place } ({ $count ->
        [one] 1 Streckenpunkt
       *[other] { $count } Streckenpunkte
    })
cr-turn-loads = lädt { $loads }
cr-turn-delivers = liefert { cr-load-name } nach { $city } (+{ $payout } M)
cr-turn-builds = baut { $count ->
        [one] 1 Abschnitt
       *[other] { $count } Abschnitte
    } (−{ $cost } M)
cr-turn-link = Containerverbindung von { $port } (−{ $cost } M)
cr-turn-upgrades = kauft { cr-train-name } (−{ $cost } M)
cr-turn-fees = Gebühren −{ $amount } M
cr-turn-event = Ereignis: { cr-kind-name }
cr-turn-discards = wirft die Hand ab

## In short, and at the end

cr-ui-about = Zeichne eine Bahn von Peking bis Kaschgar, Ladung um Ladung
cr-ui-short-1 = Zeichne Gleise von Streckenpunkt zu Streckenpunkt und bringe Ladungen in die Städte, die deine Aufträge verlangen.
cr-ui-short-2 = Zuerst fahren, laden und liefern. Dann bauen: Gleise für höchstens 20 M oder ein besserer Zug.
cr-ui-short-3 = Jede Karte verlangt drei Ladungen; eine davon darfst du liefern, dann ziehst du eine neue Karte.
cr-ui-short-4 = Auf Gleisen der anderen darfst du gegen Nutzungsgebühr fahren.
cr-ui-short-5 = Du gewinnst mit 250 M Bargeld und einem Netz, das die vier Metropolen und einen eigenen Containerhafen verbindet.
cr-ui-wins = { $count ->
        [one] { $names } gewinnt mit { $score } Millionen Yuan.
       *[other] { $names } teilen sich den Sieg mit { $score } Millionen Yuan.
    }
cr-ui-score = { $score } M

## Themes of puzzles

cr-ui-puzzle-theme-trip = Fahrten
cr-ui-puzzle-theme-loads = Ladungen
cr-ui-puzzle-theme-train = Zug
cr-ui-puzzle-theme-cards = Karten
