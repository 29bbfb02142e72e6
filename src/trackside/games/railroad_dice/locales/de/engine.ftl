### RailRoad Dice Germany

## Warum nicht

rd-no-no-income-in-first-year = Deine vier Joker sind das Einkommen von Jahr 1; ab Jahr 2 kannst du Einkommen nehmen.
rd-no-income-taken = Dein Einkommen für dieses Jahr hast du schon genommen.
rd-no-already-rolled = In diesem Spielzug hast du schon gewürfelt; das nächste Mal im nächsten Spielzug.
rd-no-roll-at-least-one = Wähle mindestens einen Würfel hinter dem Schirm oder einen Joker.
rd-no-roll-too-many-hidden = { $have ->
        [0] Du hast keine Würfel hinter dem Schirm.
        [one] Du hast { $have } Würfel hinter dem Schirm.
       *[other] Du hast { $have } Würfel hinter dem Schirm.
    }
rd-no-roll-too-many-jokers = { $have ->
        [0] Du hast keinen Joker zum Würfeln.
        [one] Du hast { $have } Joker zum Würfeln.
       *[other] Du hast { $have } Joker zum Würfeln.
    }
rd-no-no-transport-symbol = Vor deinem Schirm liegt kein Transportsymbol.
rd-no-no-joker-for-transport = Du hast keinen Joker, der als Transportsymbol dienen kann.
rd-no-transport-symbols-left = { $count ->
        [one] Nutze dein Transportsymbol, bevor du den Spielzug beendest.
       *[other] Nutze deine { $count } Transportsymbole, bevor du den Spielzug beendest.
    }
rd-no-nothing-to-return = Würfel gehen nur am Ende des Spielzugs zurück, wenn mehr als { $most } vor dem Schirm liegen.
rd-no-no-die-to-return = Ein solcher Würfel liegt nicht vor deinem Schirm: { $die ->
        [straight] Gerade
        [curve] Kurve
        [transport] Transportsymbol
       *[joker] Joker
    }.
rd-no-return-dice-first = { $count ->
        [one] Gib { $count } Würfel zurück, um den Spielzug zu beenden.
       *[other] Gib { $count } Würfel zurück, um den Spielzug zu beenden.
    }
rd-no-not-at-the-end = Dieses Feld grenzt nicht an dieses Ende der Bahnlinie.
rd-no-track-side-closed = Die Bahnlinie geht nur an der offenen Seite des letzten Würfels weiter.
rd-no-station-side-closed = Die Seite, auf der die Bahnlinie in den Bahnhof kam, bleibt geschlossen; nimm eine andere.
rd-no-square-occupied = Auf diesem Feld liegt schon ein Würfel oder ein Bahnhof.
rd-no-nothing-can-stand-there = Auf das Meer und auf Auslandsfelder ohne Farbe wird nichts gelegt.
rd-no-no-track-abroad = Ein farbiges Auslandsfeld nimmt nur einen Bahnhof auf, keine Schiene.
rd-no-sector-of-other-end = Das andere Streckenende liegt in Sektor { $sector }; dieses darf jetzt nicht hinein.
rd-no-sector-too-few-dice = { $count ->
        [one] In Sektor { $sector } liegt { $count } Würfel; ab { $least } darf die Bahnlinie ihn verlassen.
       *[other] In Sektor { $sector } liegen { $count } Würfel; ab { $least } darf die Bahnlinie ihn verlassen.
    }
rd-no-track-turns-back = Eine Seite des Würfels muss an die Bahnlinie anschließen; er kann sich nicht zurück öffnen: nach { $to ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }.
rd-no-straight-does-not-turn = Eine Gerade führt geradeaus: hier nach { $to ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }.
rd-no-curve-must-turn = Eine Kurve führt nach links oder nach rechts.
rd-no-dead-end = Das wäre ein totes Ende, obwohl es an diesem Streckenende anders weiterginge; lass der Bahnlinie einen Ausweg.
rd-no-last-way-of-other-end = Dieses Feld ist der einzige Ausweg des anderen Streckenendes; baue auf einem anderen Feld oder zuerst am anderen Ende.
rd-no-opens-to-last-way = Das Feld dahinter ist der einzige Ausweg des anderen Streckenendes; öffne eine andere Seite oder baue zuerst am anderen Ende.
rd-no-no-such-die = Dafür brauchst du vor dem Schirm { $die ->
        [straight] eine Gerade
        [curve] eine Kurve
        [transport] ein Transportsymbol
       *[joker] einen Joker
    }.
rd-no-cannot-pay = { $price ->
        [one] Das kostet { $price } Würfel von hinter dem Schirm oder Joker; du kannst { $have } zahlen.
       *[other] Das kostet { $price } Würfel von hinter dem Schirm oder Joker; du kannst { $have } zahlen.
    }
rd-no-payment-not-exact = Der Preis ist { $price ->
        [one] { $price } Würfel
       *[other] { $price } Würfel
    }, nicht { $paid }.
rd-no-not-enough-hidden = Hinter dem Schirm hast du { $have } Würfel zum Zahlen, nicht { $paid }; zahle den Rest mit Jokern.
rd-no-not-enough-jokers = Du hast { $have } Joker zum Zahlen, nicht { $paid }; zahle den Rest mit Würfeln hinter dem Schirm.
rd-no-not-a-station-square = Bahnhöfe stehen auf Bahnhofsfeldern der Städte oder auf farbigen Auslandsfeldern.
rd-no-square-of-another-colour = Auf diesem Feld darf nur diese Gesellschaft bauen: { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }.
rd-no-company-has-own-square = { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } hat in { $city } ein eigenes farbiges Feld; baue dort.
rd-no-company-is-in-town = { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } hat schon einen Bahnhof in { $city }.
rd-no-no-station-left = { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } hat keinen Bahnhof mehr.
rd-no-country-has-station = Dieses Land hat schon seinen Bahnhof: { $country }.
rd-no-must-return-to-germany = Aus dem Ausland muss die Bahnlinie zuerst auf ein deutsches Feld zurück.
rd-no-start-square-closed = Ein Startfeld nimmt keinen Bahnhof auf.
rd-no-only-chance-does-that = Das entscheiden die Würfel, niemand am Tisch.
rd-no-not-an-outcome = Dieses Ergebnis ist jetzt nicht möglich.

## Was geschah

rd-ev-start-square = Die Bahnlinie beginnt bei { $place ->
        [saarbruecken] Saarbrücken
        [rosenheim] Rosenheim
        [sassnitz] Sassnitz
       *[kiel] Kiel
    }.
rd-ev-first-player = { $name } beginnt.
rd-ev-income = { $name } nimmt { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    } als Einkommen.
rd-ev-income-as-jokers = { $name } hat eine Leitung verloren und nimmt { $count ->
        [one] { $count } Joker
       *[other] { $count } Joker
    } als Einkommen.
rd-ev-roll = { $name } würfelt mit { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfeln
    } ({ $hidden } von hinter dem Schirm, { $jokers } Joker, { $jokers } Bonus).
rd-ev-die = { $name } würfelt: { $face ->
        [straight] Gerade
        [curve] Kurve
        [transport] Transportsymbol
       *[joker] Joker
    }.
rd-ev-track-laid = { $name } legt { $die ->
        [straight] eine Gerade
        [curve] eine Kurve
        [transport] ein Transportsymbol
       *[joker] einen Joker
    } auf { $square } am { $end ->
        [N] nördlichen Ende
       *[S] südlichen Ende
    }, offen nach { $to ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }. Kosten: { $price }.
rd-ev-station-built = { $name } baut in { $place } einen Bahnhof von { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } ({ $square }, am { $end ->
        [N] nördlichen Ende
       *[S] südlichen Ende
    }) für { $price ->
        [one] { $price } Würfel
       *[other] { $price } Würfel
    }.
rd-ev-station-abroad = { $name } baut einen Auslandsbahnhof von { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }: { $place } ({ $square }, am { $end ->
        [N] nördlichen Ende
       *[S] südlichen Ende
    }) für { $price ->
        [one] { $price } Würfel
       *[other] { $price } Würfel
    }.
rd-ev-sector-cleared = Sektor { $sector } wird geräumt: { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    } an die Bank.
rd-ev-sector-connected = { $name } schließt Sektor { $sector } an und bekommt { $count ->
        [one] { $count } Joker
       *[other] { $count } Joker
    }.
rd-ev-passengers-carried = { $name } befördert { $count ->
        [one] { $count } Passagierchip
       *[other] { $count } Passagierchips
    } von { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }.
rd-ev-director = { $name } übernimmt mit { $count ->
        [one] { $count } Passagierchip
       *[other] { $count } Passagierchips
    } die Leitung von { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }.
rd-ev-director-replaced = { $name } übernimmt mit { $count ->
        [one] { $count } Passagierchip
       *[other] { $count } Passagierchips
    } die Leitung von { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }, bisher { $former }.
rd-ev-transport = { $name } nutzt { $die ->
        [straight] eine Gerade
        [curve] eine Kurve
        [transport] ein Transportsymbol
       *[joker] einen Joker
    }: bei { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } wartet ein Passagierchip mehr, jetzt { $count }.
rd-ev-die-returned = { $name } gibt { $die ->
        [straight] eine Gerade
        [curve] eine Kurve
        [transport] ein Transportsymbol
       *[joker] einen Joker
    } zurück.
rd-ev-turn-ended = { $name } beendet den Spielzug.
rd-ev-year-ended = Jahr { $year } endet. Neue wartende Passagiere: Berg & Tal-Bahn { $red }, Insel Hopper { $yellow }, Weiden Express { $purple }, Überall Fahrten { $blue }, Eisberg Tours { $green }.
rd-ev-bank-short = { $name } stehen { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    } zu, aber die Bank hat { $bank }.
rd-ev-game-over = Die Partie endet: { $reason ->
        [last-station] eine Gesellschaft hat ihren letzten Bahnhof gebaut
        [bank-short] die Bank kann die fälligen Würfel nicht geben
       *[ends-dead] beide Streckenenden sind tot
    }.

## Was jetzt zu tun ist

rd-ask-roll-or-build = Nimm Einkommen, würfle, lege Schienen oder baue Bahnhöfe; beende dann deinen Spielzug.
rd-wait-roll-or-build = { $name } kann würfeln und bauen.
rd-ask-build-or-end = Lege Schienen, baue Bahnhöfe oder beende deinen Spielzug.
rd-wait-build-or-end = { $name } kann bauen.
rd-ask-use-transport-symbols = { $count ->
        [one] Nutze dein Transportsymbol vor dem Ende des Spielzugs, und baue nach Belieben.
       *[other] Nutze deine { $count } Transportsymbole vor dem Ende des Spielzugs, und baue nach Belieben.
    }
rd-wait-use-transport-symbols = { $name } hat Transportsymbole zu nutzen: { $count }.
rd-ask-return-dice = { $count ->
        [one] Wähle { $count } Würfel, den du zurückgibst.
       *[other] Wähle { $count } Würfel, die du zurückgibst.
    }
rd-wait-return-dice = { $name } reduziert auf fünf Würfel; noch { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }.
rd-ask-roll = Die Würfel von { $name } rollen: { $count }.
rd-ask-draw-start = Die Startfelder werden ausgelost.
rd-ask-draw-first-player = Ausgelost wird, wer beginnt.
rd-wait-roll = Die Würfel von { $name } rollen: { $count }.
rd-wait-draw-start = Die Startfelder werden ausgelost.
rd-wait-draw-first-player = Ausgelost wird, wer beginnt.

## Schaltflächen

rd-do-end = Spielzug beenden
rd-do-income = Einkommen nehmen
rd-do-transport = Passagier für { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } ({ $die ->
        [straight] Gerade
        [curve] Kurve
        [transport] Transportsymbol
       *[joker] Joker
    })
rd-do-return = Zurückgeben: { $die ->
        [straight] Gerade
        [curve] Kurve
        [transport] Transportsymbol
       *[joker] Joker
    }
rd-do-roll = Würfeln: { $hidden } und { $jokers } Joker
rd-do-lay = Lege { $die ->
        [straight] eine Gerade
        [curve] eine Kurve
        [transport] ein Transportsymbol
       *[joker] einen Joker
    } auf { $square } (am { $end ->
        [N] nördlichen Ende
       *[S] südlichen Ende
    }), offen nach { $to ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }, davon { $jokers } mit Jokern bezahlt
rd-do-station = Baue { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } auf { $square } (am { $end ->
        [N] nördlichen Ende
       *[S] südlichen Ende
    }), davon { $jokers } mit Jokern bezahlt
rd-do-first = Es beginnt: { $name }
rd-do-die = Gewürfelt: { $face ->
        [straight] Gerade
        [curve] Kurve
        [transport] Transportsymbol
       *[joker] Joker
    }
rd-do-start = Start bei { $place ->
        [saarbruecken] Saarbrücken
        [rosenheim] Rosenheim
        [sassnitz] Sassnitz
       *[kiel] Kiel
    }

## Das Ende

rd-end-last-station = Eine Gesellschaft hat ihren letzten Bahnhof gebaut.
rd-end-last-station-no-winner = Eine Gesellschaft hat ihren letzten Bahnhof gebaut. Niemand gewinnt, denn nicht jede Gesellschaft hat einen Bahnhof.
rd-end-bank-short = Die Bank konnte die fälligen Würfel nicht geben.
rd-end-bank-short-no-winner = Die Bank konnte die fälligen Würfel nicht geben. Niemand gewinnt, denn nicht jede Gesellschaft hat einen Bahnhof.
rd-end-ends-dead = Beide Streckenenden sind tot.
rd-end-ends-dead-no-winner = Beide Streckenenden sind tot. Niemand gewinnt, denn nicht jede Gesellschaft hat einen Bahnhof.

## Phasen

rd-phase-start-squares = Startfelder
rd-phase-first-player = Wer beginnt
rd-phase-turn = Würfeln und bauen
rd-phase-rolling = Wurf
rd-phase-reducing = Auf fünf Würfel reduzieren
rd-phase-over = Ende der Partie

## Optionen

rd-opt-extended-game = Lange Partie
    .help = Mit 60 statt 40 Eisenbahnwürfeln spielen.
rd-opt-station-supply = Bahnhöfe je Gesellschaft
    .help = Wie viele Bahnhöfe jede Gesellschaft bauen kann.
rd-opt-station-supply-full = 9, 9, 7, 7, 7
rd-opt-station-supply-literal = 8, 8, 6, 6, 6
rd-opt-dead-ends = Tote Enden
    .help = Wann ein Streckenende ohne Ausweg bleiben darf.
rd-opt-dead-ends-forced = Nur wo nichts anderes möglich ist
rd-opt-dead-ends-free = Wo immer jemand will
rd-opt-dismissed-income = Joker nach verlorener Leitung
    .help = Wer einen Direktorstein verloren hat, nimmt das nächste Einkommen als Joker.
rd-opt-water-surcharge = Preis der Wasserfelder
    .help = Würfel, die jede Schiene auf einem Wasserfeld kostet.
rd-opt-min-dice-to-leave = Würfel, um einen Sektor zu verlassen
    .help = So viele Würfel und Bahnhöfe müssen in einem Sektor liegen, bevor die Bahnlinie ihn verlässt.
rd-opt-start-squares = Beginn der Bahnlinie
    .help = Beginn bei Frankfurt oder auf zwei Auslandsfeldern.
rd-opt-start-squares-frankfurt = Frankfurt (Main)
rd-opt-start-squares-random = Eines im Süden und eines im Norden, ausgelost
rd-opt-start-squares-saarbruecken-sassnitz = Saarbrücken und Sassnitz
rd-opt-start-squares-saarbruecken-kiel = Saarbrücken und Kiel
rd-opt-start-squares-rosenheim-sassnitz = Rosenheim und Sassnitz
rd-opt-start-squares-rosenheim-kiel = Rosenheim und Kiel
rd-opt-start-squares-saarbruecken-rosenheim = Saarbrücken und Rosenheim
rd-opt-start-squares-sassnitz-kiel = Sassnitz und Kiel
