### China Rails

## Names

cr-load-name = { $load ->
        [beer] Bier
        [cars] Autos
        [cattle] Vieh
        [coal] Kohle
        [copper] Kupfer
        [cotton] Baumwolle
        [electronics] Elektronik
        [fish] Fisch
        [grain] Getreide
        [hogs] Schweine
        [imports] Importwaren
        [iron] Eisen
        [jade] Jade
        [machinery] Maschinen
        [melons] Melonen
        [oil] Erdöl
        [oranges] Orangen
        [porcelain] Porzellan
        [rice] Reis
        [salt] Salz
        [silk] Seide
        [steel] Stahl
        [sugar] Zucker
        [tea] Tee
        [tin] Zinn
        [tobacco] Tabak
        [wood] Holz
        [wool] Wolle
       *[other] { $load }
    }
cr-train-name = { $train ->
        [fast] schneller Güterzug
        [heavy] schwerer Güterzug
        [super] Supergüterzug
       *[freight] Güterzug
    }
cr-kind-name = { $kind ->
        [party-congress] Außerordentlicher Parteitag
        [rail-tax] Bahnsteuer
        [strike] Generalstreik
        [flood] Hochwasser
        [new-year] Neujahrsfest
        [black-dragon] Gunst des Schwarzen Drachen
        [derailment] Entgleisung
        [snow-manchuria] Schnee in der Mandschurei
        [heavy-snow] Schneesturm
        [storm-at-sea] Sturm auf See
        [wind-storm] Orkan
        [sand-storm] Sandsturm
        [earthquake] Erdbeben
        [desert-rains] Wüstenregen
       *[other] { $kind }
    }

## Refusals

cr-no-operate-first = Beende zuerst die Fahrphase mit Fertig.
cr-no-operate-phase-over = Die Fahrphase dieses Spielzugs ist vorbei; baue, rüste auf oder beende den Spielzug.
cr-no-opening-turn-builds = Ein Eröffnungsspielzug hat keine Fahrphase; baue, rüste auf oder beende den Spielzug.
cr-no-already-upgraded = Du hast deinen Zug aufgerüstet; jetzt bleibt nur, den Spielzug zu beenden.
cr-no-inside-red-area = In der roten Fläche von { $city } wird nicht gebaut; Züge fahren dort frei.
cr-no-segment-taken = Hier liegt schon ein Abschnitt; er gehört { $owner }.
cr-no-first-segment = Dein erster Abschnitt beginnt an einem Streckenpunkt einer Metropole.
cr-no-not-from-here = Du hast keine Strecke bei { $place }; baue von deiner eigenen Strecke oder einer Metropole aus.
cr-no-right-to-rebuild = Das Hochwasser hat diesen Abschnitt weggerissen; { $owner } darf ihn zuerst wieder aufbauen.
cr-no-closed-by-flood = Der Fluss führt Hochwasser; bis es endet, wird nicht darüber gebaut.
cr-no-closed-for-building = Solange dieses Ereignis gilt, wird hier nicht gebaut: { cr-kind-name }.
cr-no-city-exits = Nur { $most } Abschnitte pro Spielzug dürfen aus Metropolen hinausführen; baue von deiner Strecke aus hinein.
cr-no-city-exits-here = Nur { $most } Abschnitte pro Spielzug dürfen aus { $city } hinausführen; baue von deiner Strecke aus hinein.
cr-no-city-full = { $city } nimmt Strecken von höchstens { $most } Personen auf.
cr-no-city-segments = Du hast { $most } Abschnitte an { $city }, mehr geht nicht.
cr-no-city-blocked = Das würde { $city } für andere sperren; lass ihnen einen Zugang.
cr-no-major-blocked = Alle haben das Recht auf einen Abschnitt an { $city }; lass allen anderen einen Zugang.
cr-no-ferry-full = Zwei Personen besitzen die Fähre; ihre Häfen sind für andere geschlossen.
cr-no-ferry-blocked = Beide, denen die Fähre gehört, müssen { $place } erreichen können; lass einen Zugang.
cr-no-port-blocked = Wer die zweite Verbindung kauft, muss { $port } erreichen können; lass einen Zugang.
cr-no-build-limit-reached = Das kostet { $cost ->
        [one] { $cost } Million Yuan
       *[other] { $cost } Millionen Yuan
    }; du kannst in diesem Spielzug noch { $left ->
        [one] { $left } Million Yuan
       *[other] { $left } Millionen Yuan
    } ausgeben.
cr-no-cannot-pay = Das kostet { $cost ->
        [one] { $cost } Million Yuan
       *[other] { $cost } Millionen Yuan
    }; du hast { $cash ->
        [one] { $cash } Million Yuan
       *[other] { $cash } Millionen Yuan
    }.
cr-no-link-owned = Die Containerverbindung { $port } gehört dir schon.
cr-no-link-full = { $port } hat schon { $most } Besitzer.
cr-no-link-not-touched = Deine Strecke berührt { $port } noch nicht.
cr-no-link-closed = Ein Ereignis verbietet zurzeit das Bauen bei { $port }.
cr-no-one-upgrade = Eine Aufrüstung pro Spielzug.
cr-no-upgrade-after-building = Du hast schon gebaut; rüste in einem anderen Spielzug auf.
cr-no-no-such-upgrade = Dein Zug: { cr-train-name }. Aus dem Güterzug wird ein schneller oder schwerer Güterzug, daraus ein Supergüterzug.
cr-no-upgrade-too-dear = Eine Aufrüstung kostet { $cost ->
        [one] { $cost } Million Yuan
       *[other] { $cost } Millionen Yuan
    }; du hast { $cash ->
        [one] { $cash } Million Yuan
       *[other] { $cash } Millionen Yuan
    }.
cr-no-place-first = Stelle zuerst deinen Zug in eine Stadt.
cr-no-already-placed = Dein Zug steht schon auf dem Plan.
cr-no-not-a-start = Der Zug beginnt in einer Stadt oder in einem Containerhafen an deiner Strecke; { $place } ist keines von beiden.
cr-no-start-without-track = In { $port } beginnt ein Zug nur, wenn deine Strecke dorthin führt.
cr-no-not-a-neighbour = { $place } liegt nicht neben deinem Zug; folge der Strecke von Streckenpunkt zu Streckenpunkt.
cr-no-no-points = Du hast in diesem Spielzug keine Bewegungspunkte mehr.
cr-no-no-track = Von hier führt keine Strecke nach { $place }.
cr-no-no-turning-back = Ein Zug kehrt nur in einer Stadt um.
cr-no-crossing-flooded = Der Fluss führt Hochwasser; bis es endet, fährt kein Zug darüber.
cr-no-no-movement-here = Schnee: Zurzeit fährt kein Zug zu diesem Streckenpunkt oder von ihm weg.
cr-no-cannot-pay-fee = Die Nutzungsgebühr beträgt { $cost ->
        [one] { $cost } Million Yuan
       *[other] { $cost } Millionen Yuan
    } und wird vorher bezahlt; du hast { $cash ->
        [one] { $cash } Million Yuan
       *[other] { $cash } Millionen Yuan
    }.
cr-no-no-turning-round = Ein Zug wendet nur zu Beginn seiner Bewegung, außerhalb von Städten, wenn es keinen anderen Weg gibt.
cr-no-not-in-ferry-port = Dein Zug steht in keinem Fährhafen.
cr-no-cross-before-moving = Die Fähre nimmst du zu Beginn des Spielzugs, vor jeder Bewegung.
cr-no-wait-for-ferry = Beende zuerst einen Spielzug in diesem Hafen; die Fähre geht zu Beginn des nächsten.
cr-no-nobody-owns-it = Diese Verbindung gehört noch niemandem und kann nicht benutzt werden.
cr-no-no-fee-due = Hier ist keine Gebühr fällig.
cr-no-pay-an-owner = Zahle die Gebühr an jemanden, dem die Verbindung gehört: { $owner }.
cr-no-no-loans = Kredite gehören nicht zu dieser Partie.
cr-no-loan-in-own-turn = Du kannst in deinem eigenen Spielzug leihen.
cr-no-loan-unpaid = Zahle zuerst { $due ->
        [one] { $due } Million Yuan
       *[other] { $due } Millionen Yuan
    } zurück; dann kannst du wieder leihen.
cr-no-congress-first = Bringe deinen Zug zuerst in eine Metropole: Der Parteitag tagt.
cr-no-not-in-city = Ladungen werden in Städten bewegt; dein Zug steht in keiner.
cr-no-strike = In { $city } wird gestreikt.
cr-no-new-year-majors-only = Während des Neujahrsfests werden Ladungen nur in Metropolen bewegt, nicht in { $city }.
cr-no-not-in-container-port = Dein Zug steht in keinem Containerhafen.
cr-no-container-before-moving = Die Containeraktion kommt zu Beginn des Spielzugs, vor jeder Bewegung.
cr-no-wait-in-port = Beende zuerst einen Spielzug in diesem Hafen; zu Beginn des nächsten kannst du mit Taiwan handeln.
cr-no-start-only-loads = Ein Zug, der eben erst aufgestellt wurde, kann aus Taiwan laden; um zu liefern, beende zuerst einen Spielzug in diesem Hafen.
cr-no-one-start-load = Ein Zug, der in einem Hafen beginnt, nimmt eine Ladung aus Taiwan.
cr-no-one-container-action = Eine Art von Containeraktion pro Spielzug: liefern oder laden.
cr-no-container-strike = Während eines Streiks keine Containeraktionen.
cr-no-container-new-year = Während des Neujahrsfests keine Containeraktionen.
cr-no-no-chip = Alle Chips dieser Ladung sind unterwegs: { cr-load-name }.
cr-no-train-full = Dein Zug fasst höchstens { $most ->
        [one] { $most } Ladung
       *[other] { $most } Ladungen
    }.
cr-no-not-produced-here = { $city } liefert diese Ladung nicht: { cr-load-name }.
cr-no-not-from-taiwan = Taiwan liefert diese Ladung nicht: { cr-load-name }.
cr-no-not-aboard = Dein Zug hat diese Ladung nicht an Bord: { cr-load-name }.
cr-no-no-such-demand = Keine deiner Karten verlangt das in { $city }: { cr-load-name }.
cr-no-not-in-that-city = Dein Zug steht nicht in { $city }.
cr-no-new-year-loads-only = Während des Neujahrsfests werden nur Vieh, Fisch, Importwaren, Jade, Orangen, Reis und Tee geliefert.
cr-no-discard-too-late = Die Hand wird anstelle eines ganzen Spielzugs abgeworfen; du hast schon etwas getan.
cr-no-choose-load-first = Wähle zuerst die Ladung, die verloren geht.
cr-no-choose-shelter-first = Wähle zuerst die Stadt, in der dein Zug Schutz sucht.
cr-no-nothing-to-lose = Du hast jetzt keine Ladung zu wählen.
cr-no-no-shelter-needed = Dein Zug braucht jetzt keinen Schutz.
cr-no-not-a-shelter = { $place } gehört nicht zu den nächsten Städten.
cr-no-chance-draws = Karten zieht allein der Zufall.
cr-no-not-among-the-tied = Nur wer gleichauf liegt, kann beginnen.
cr-no-not-in-the-pile = Diese Karte ist nicht im Nachziehstapel.

## Events

cr-ev-deal = { $name } erhält Auftragskarte { $card }.
cr-ev-set-aside = Beim Austeilen erscheint ein Ereignis und wird beiseitegelegt: { cr-kind-name }.
cr-ev-first-player = { $name } beginnt.
cr-ev-turn = { $name } ist an der Reihe.
cr-ev-round = Runde { $round } beginnt.
cr-ev-lost-turn = { $name } setzt diesen Spielzug aus.
cr-ev-build = { $name } baut { $from }–{ $to } für { $cost ->
        [one] { $cost } Million Yuan
       *[other] { $cost } Millionen Yuan
    }.
cr-ev-ferry = { $name } besitzt jetzt die Fähre von Dalian.
cr-ev-link = { $name } kauft eine Containerverbindung für { $cost ->
        [one] { $cost } Million Yuan
       *[other] { $cost } Millionen Yuan
    }: { $port }.
cr-ev-upgrade = { $name } rüstet für { $cost ->
        [one] { $cost } Million Yuan
       *[other] { $cost } Millionen Yuan
    } auf: { cr-train-name }.
cr-ev-place = { $name } stellt den Zug auf: { $place }.
cr-ev-move = { $name } fährt nach { $place }.
cr-ev-cross = { $name } nimmt die Fähre nach { $place }.
cr-ev-turn-round = { $name } wendet den Zug.
cr-ev-half-rate = { $name } fährt mit halbem Tempo weiter; noch { $left ->
        [one] { $left } Punkt
       *[other] { $left } Punkte
    }.
cr-ev-fee = { $name } zahlt { $amount ->
        [one] { $amount } Million Yuan
       *[other] { $amount } Millionen Yuan
    } Nutzungsgebühr an { $owner }.
cr-ev-load = { $name } lädt in { $place }: { cr-load-name }.
cr-ev-take = { $name } lädt aus Taiwan: { cr-load-name }.
cr-ev-drop = { $name } lädt ohne Erlös ab: { cr-load-name }.
cr-ev-deliver = { $name } liefert nach { $city } und erhält { $payout ->
        [one] { $payout } Million Yuan
       *[other] { $payout } Millionen Yuan
    }: { cr-load-name }.
cr-ev-draw = { $name } zieht Auftragskarte { $card }.
cr-ev-discard = { $name } wirft die Hand ab.
cr-ev-reshuffle = Der Ablagestapel wird zum neuen Nachziehstapel: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
cr-ev-borrow = { $name } leiht { $amount ->
        [one] { $amount } Million Yuan
       *[other] { $amount } Millionen Yuan
    } und zahlt { $due ->
        [one] { $due } Million Yuan
       *[other] { $due } Millionen Yuan
    } zurück.
cr-ev-repay = { $name } zahlt { $amount ->
        [one] { $amount } Million Yuan
       *[other] { $amount } Millionen Yuan
    } zurück.
cr-ev-event = { $name } zieht ein Ereignis: { cr-kind-name }.
cr-ev-event-over = Das Ereignis ist vorbei: { cr-kind-name }.
cr-ev-tax = { $name } zahlt { $amount ->
        [one] { $amount } Million Yuan
       *[other] { $amount } Millionen Yuan
    } Steuer.
cr-ev-erased = Ein Abschnitt von { $name } ist zerstört: { $from }–{ $to }.
cr-ev-turn-lost = { $name } setzt im nächsten Spielzug aus.
cr-ev-load-lost = { $name } verliert eine Ladung: { cr-load-name }.
cr-ev-shelter = Der Zug von { $name } sucht Schutz: { $place }.
cr-ev-congress-arrival = { $name } besucht den Parteitag in { $city } und erhält { $amount ->
        [one] { $amount } Million Yuan
       *[other] { $amount } Millionen Yuan
    }.
cr-ev-qualified = { $name } erfüllt die Siegbedingungen mit mindestens { $sum ->
        [one] { $sum } Million Yuan
       *[other] { $sum } Millionen Yuan
    }; die Runde wird zu Ende gespielt.
cr-ev-tie = Gleichstand: Niemand gewinnt, die Siegsumme wird { $sum ->
        [one] { $sum } Million Yuan
       *[other] { $sum } Millionen Yuan
    }.

## What to do

cr-ask-place = Stelle deinen Zug in eine Stadt auf dem Festland, oder wirf deine Hand ab.
cr-wait-place = { $name } stellt den Zug auf.
cr-ask-operate = Fahre, lade und liefere; noch { $points ->
        [one] { $points } Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }. Dann wird gebaut.
cr-wait-operate = { $name } fährt, lädt und liefert.
cr-ask-build = Baue für bis zu { $left ->
        [one] { $left } Million Yuan
       *[other] { $left } Millionen Yuan
    }, rüste deinen Zug auf oder beende den Spielzug.
cr-wait-build = { $name } baut.
cr-ask-opening-build = Eröffnungsspielzug: Baue für bis zu { $left ->
        [one] { $left } Million Yuan
       *[other] { $left } Millionen Yuan
    } von einer Metropole aus, oder beende den Spielzug.
cr-wait-opening-build = { $name } baut im Eröffnungsspielzug.
cr-ask-end-turn = Beende den Spielzug.
cr-wait-end-turn = { $name } beendet den Spielzug.
cr-ask-lose-load = Wähle die Ladung, die du verlierst.
cr-wait-lose-load = { $name } wählt die verlorene Ladung.
cr-ask-shelter = Wähle die Stadt, in der dein Zug Schutz sucht.
cr-wait-shelter = { $name } wählt einen Schutzort.

## Buttons

cr-do-end = Spielzug beenden
cr-do-done = Fertig
cr-do-discard = Hand abwerfen
cr-do-turn = Wenden
cr-do-cross = Fähre nehmen
cr-do-upgrade = Aufrüsten: { cr-train-name }
cr-do-borrow = { $amount } M leihen
cr-do-link = Containerverbindung kaufen
cr-do-load = Laden: { cr-load-name }
cr-do-drop = Abladen: { cr-load-name }
cr-do-lose = Verlieren: { cr-load-name }
cr-do-take = Aus Taiwan laden: { cr-load-name }
cr-do-leave = Auf Taiwan abladen: { cr-load-name }
cr-do-deliver = Liefern: { cr-load-name }
cr-do-place = Zug aufstellen
cr-do-move = Fahren
cr-do-shelter = Schutz suchen
cr-do-build = Bauen
cr-do-draw = Karte { $card } ziehen
cr-do-first = Bestimmen, wer beginnt

## End and phases

cr-end-victory = Sieg: vier Metropolen und ein Containerhafen verbunden, und das meiste Bargeld.
cr-end-time-up = Die Zeit ist um: Zuerst zählt das Streckennetz, dann das Bargeld.
cr-end-round-cap = Die letzte Runde dieses Tisches ist gespielt.
cr-phase-deal = Austeilen
cr-phase-first = Wer beginnt
cr-phase-operate = Fahrphase
cr-phase-build = Bauphase
cr-phase-over = Ende der Partie

## Options

cr-opt-express-trains = Expresszüge
    .help = Züge fahren 12 oder 16 Streckenpunkte pro Spielzug; die Partie wird kürzer.
cr-opt-mercy-loan = Nachsicht
    .help = Alle dürfen bis zu 20 M von der Bank leihen und zahlen das Doppelte zurück.
cr-opt-open-cash = Offenes Bargeld
    .help = Alle sehen alles Bargeld von Anfang an.
cr-opt-any-port = Jeder Hafen genügt
    .help = Das Netz braucht einen Containerhafen, aber keine eigene Verbindung.
cr-opt-one-start-load = Eine Ladung zu Beginn
    .help = Ein Zug, der in einem Containerhafen beginnt, nimmt eine Ladung aus Taiwan statt eines vollen Zugs.
cr-opt-exits-per-city = Zwei Ausfahrten je Metropole
    .help = Pro Spielzug dürfen zwei Abschnitte aus jeder Metropole hinausführen, nicht zwei insgesamt.
cr-opt-time-limit = Zeitlimit in Runden
    .help = Die Partie endet spätestens nach so vielen Runden; 0 heißt ohne Limit.
cr-opt-round-cap = Rundengrenze für Tests
    .help = Beendet die Partie nach so vielen Runden, für Tests und Werkzeuge.
