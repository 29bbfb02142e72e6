### German Railways

## Refusals

gr-no-bid-below-minimum = Biete mindestens { $least } Taler oder passe.
gr-no-bid-too-low = Biete mindestens { $least } Taler oder passe.
gr-no-bid-above-cash = Du hast { $cash } Taler; mehr kannst du nicht bieten.
gr-no-bid-after-pass = Du hast in der Versteigerung von { $company } schon gepasst; warte auf die nächste.
gr-no-not-your-bid = { $turn } bietet gerade.
gr-no-not-your-action = { $turn } ist an der Reihe.
gr-no-not-your-vote = { $turn } stimmt gerade ab.
gr-no-bid-or-pass = Eine Aktie von { $company } wird versteigert: biete oder passe.
gr-no-vote-first = Stimme zuerst ab: Ja oder Nein zum Spielende.
gr-no-not-your-naming = { $turn } benennt die Bank.
gr-no-name-banker-first = Benenne zuerst die Bank.
gr-no-choose-action = Baue Gleise, versteigere eine Aktie oder passe.
gr-no-build-or-done = Setze eine weitere Lokomotive von { $company } oder beende den Gleisbau.
gr-no-no-share-left-at-all = Alle 24 Aktien sind verkauft.
gr-no-no-share-left = Alle drei Aktien von { $company } sind verkauft.
gr-no-third-share-too-early = Die dritte Aktie von { $company } wird erst versteigert, wenn von jeder Gesellschaft zwei Aktien verkauft sind. { $count ->
        [one] Es fehlt noch { $count } Gesellschaft.
       *[other] Es fehlen noch { $count } Gesellschaften.
    }
gr-no-no-share-of-company = Für { $company } kannst du bauen, sobald du eine Aktie davon hast.
gr-no-other-company = Dieser Gleisbau gilt { $builder }; { $company } kann ein andermal bauen.
gr-no-build-limit-reached = { $company } darf je Gleisbau { $most } Lokomotiven setzen. Beende den Gleisbau.
gr-no-no-locomotive-left = { $company } hat keine Lokomotive mehr.
gr-no-already-there = { $company } hat hier schon eine Lokomotive: { $place }.
gr-no-not-adjacent = { $place } grenzt nicht an das Streckennetz von { $company }. Wähle ein Feld daneben.
gr-no-hex-taken = { $place } gehört { $owner }. Auf ein Landfeld passt nur eine Lokomotive.
gr-no-approach-already-used = { $company } hat schon im Berliner Umland gebaut. Jede Gesellschaft darf das nur einmal.
gr-no-build-spending-limit = Dieses Feld kostet { $cost } Taler; { $company } kann in diesem Gleisbau noch { $left } Taler ausgeben.
gr-no-cannot-afford = Dieses Feld kostet { $cost } Taler; die Kasse von { $company } enthält { $cash } Taler.
gr-no-nothing-placed = Setze zuerst eine Lokomotive oder passe.
gr-no-already-proposed = Du hast das Ende in dieser Runde schon vorgeschlagen.
gr-no-propose-before-acting = Das Ende kannst du vorschlagen, bevor du eine Aktion wählst.
gr-no-no-token-in-bag = Im Beutel ist kein Stein mehr von { $name }.
gr-no-not-this-draw = Hier wird etwas anderes gezogen.

## Events

gr-ev-banker = Die Bank führt { $name }.
gr-ev-auction-opens = { $name } eröffnet die Versteigerung: Aktie { $company }.
gr-ev-bids = { $name } bietet { $amount } Taler für { $company }.
gr-ev-passes-bidding = { $name } passt in der Versteigerung von { $company }.
gr-ev-passes-automatically = { $name } kann nicht überbieten und passt in der Versteigerung von { $company }.
gr-ev-share-sold = { $name } kauft eine Aktie von { $company } für { $price } Taler.
gr-ev-share-for-nothing = { $name } erhält die Aktie von { $company } ohne Bezahlung.
gr-ev-share-unsold = Kein Gebot; die Aktie von { $company } bleibt unverkauft.
gr-ev-passes = { $name } passt.
gr-ev-proposes-end = { $name } schlägt vor, die Partie zu beenden.
gr-ev-vote-opens =
    { $why ->
        [proved] Die Bedingung für das Spielende ist nachweislich unmöglich: Abstimmung über das Ende der Partie.
        [idle] Seit { $idle } Runden keine Lokomotive und kein Verkauf: Abstimmung über das Ende der Partie.
       *[proposed] Abstimmung über das Ende der Partie.
    }
gr-ev-votes =
    { $answer ->
        [yes] { $name } stimmt für das Ende.
       *[no] { $name } stimmt gegen das Ende.
    }
gr-ev-round-starts = Runde { $round } beginnt.
gr-ev-token-drawn = Stein { $place }: { $name }.
gr-ev-places = { $name } baut für { $company }: { $place }, { $cost } Taler.
gr-ev-income-rises = { $place } hebt das Einkommen von { $company } um { $rise } auf { $income }.
gr-ev-meets = { $company } trifft in { $place } auf { $other }.
gr-ev-build-ends =
    { $name } beendet den Gleisbau für { $company }: { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    }, { $cost } Taler.
gr-ev-dividends = Neue Verbindung: Alle Gesellschaften zahlen Dividende, { $company } die doppelte.
gr-ev-bhe-pays-nothing = { $company } zahlt nichts: Berlin und Hamburg sind noch nicht verbunden.
gr-ev-receives-dividends = { $name } erhält { $amount } Taler Dividende: { $parts }.
gr-ev-game-ends =
    { $reason ->
        [all-connected] Jede Gesellschaft hat zwei Verbindungen: Die Partie ist beendet.
        [nothing-possible] Nur noch Passen ist möglich: Die Partie ist beendet.
        [stalemate] Seit zwölf Runden ist nichts geschehen: Die Partie ist beendet.
       *[agreement] Alle sind einverstanden: Die Partie ist beendet.
    } Vorn: { $winners }, { $cash } Taler.

## Prompts

gr-ask-bid = Aktie { $company }: Biete mindestens { $least } Taler oder passe.
gr-ask-choose = Baue Gleise, versteigere eine Aktie oder passe. { $count ->
        [0] Das ist dein letzter Reihenfolgestein in dieser Runde.
        [one] Danach hast du noch { $count } Reihenfolgestein in dieser Runde.
       *[other] Danach hast du noch { $count } Reihenfolgesteine in dieser Runde.
    }
gr-ask-build =
    { $company }: Setze noch höchstens { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    } für höchstens { $cash } Taler oder beende den Gleisbau.
gr-ask-built = { $company } kann nichts mehr setzen. Beende den Gleisbau oder nimm eine Lokomotive zurück.
gr-ask-vote = Soll die Partie jetzt enden? { $why ->
        [proved] Die Bedingung für das Spielende ist nachweislich unmöglich.
        [idle] Seit { $idle } Runden wurde keine Lokomotive gesetzt und keine Aktie verkauft. Ein Nein genügt, und es geht weiter.
       *[proposed] Es ist nicht nachgewiesen, dass die Bedingung für das Spielende unerreichbar ist.
    }
gr-ask-name-banker = Benenne die Bank, die ihr gemeinsam gewählt habt. Sie eröffnet die erste Versteigerung.

## Prompts, told to the others

gr-wait-bid = { $name } überlegt ein Gebot für { $company }.
gr-wait-choose = { $name } wählt eine Aktion.
gr-wait-build = { $name } baut für { $company }.
gr-wait-built = { $name } baut für { $company }.
gr-wait-vote = { $name } stimmt über das Ende der Partie ab.
gr-wait-name-banker = { $name } benennt die Bank.

## Actions

gr-do-pass = Passen
gr-do-done = Gleisbau beenden
gr-do-bid = { $amount } T bieten
gr-do-auction = { $company } versteigern
gr-do-build = { $company } bauen: { $hex }
gr-do-vote =
    { $answer ->
        [yes] Ja, Partie beenden
       *[no] Nein, weiterspielen
    }
gr-do-propose = Ende vorschlagen
gr-do-draw = Ziehen: { $name }
gr-do-banker = Bank: { $name }

## Reasons of the end

gr-end-all-connected = Jede Gesellschaft hat zwei direkte Verbindungen.
gr-end-nothing-possible = Nur noch Passen war möglich.
gr-end-stalemate = Seit zwölf Runden war nichts geschehen.
gr-end-agreement = Alle waren mit dem Ende einverstanden.

## Phases

gr-phase-banker = Wahl der Bank
gr-phase-naming = Wahl der Bank
gr-phase-bidding = Versteigerung
gr-phase-drawing = Ziehen der Reihenfolge
gr-phase-choosing = Aktion
gr-phase-building = Gleisbau
gr-phase-voting = Abstimmung über das Ende
gr-phase-over = Spielende

## Options

gr-opt-turn-order = Spielreihenfolge
    .help = Wie die Reihenfolge einer Runde gezogen wird.
gr-opt-turn-order-bag = Steine nach Einkommen
gr-opt-turn-order-simple = einfach: alle einmal
gr-opt-baden-free-hex = Kostenloses Feld von GBS
    .help = Welches Landfeld eines Gleisbaus für GBS kostenlos ist.
gr-opt-baden-free-hex-dearest = das teuerste
gr-opt-baden-free-hex-first = das erste
gr-opt-hidden-cash = Verdecktes Bargeld
    .help = Das Bargeld der anderen ist nicht zu sehen. Darum passt in Versteigerungen niemand automatisch.
gr-opt-banker = Bank
    .help = Wer die erste Versteigerung eröffnet.
gr-opt-banker-random = ausgelost
gr-opt-banker-chosen = gemeinsam gewählt, vom ersten Platz benannt
gr-opt-banker-first = der erste Platz
gr-opt-idle-cap = Ende nach zwölf ereignislosen Runden
    .help = Nach drei Runden ohne neue Lokomotive und ohne verkaufte Aktie stimmt ihr über das Ende ab; ein Nein genügt, um weiterzuspielen. Mit dieser Option beendet die zwölfte solche Runde die Partie. An Tischen nur mit Bots ist sie an.
