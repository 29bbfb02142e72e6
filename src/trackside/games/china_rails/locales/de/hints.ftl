### Warum ein Bot es täte

cr-why-pays = Die Lieferung bringt sofort { $payout ->
        [one] { $payout } Million Yuan
       *[other] { $payout } Millionen Yuan
    }.
cr-why-segment = Dieser Abschnitt kostet { $cost ->
        [one] { $cost } Million Yuan
       *[other] { $cost } Millionen Yuan
    }; du hast { $cash }.
cr-why-upgrade = Ein besserer Zug lohnt sich in der Zeit, die bleibt; du hast { $cash ->
        [one] { $cash } Million Yuan
       *[other] { $cash } Millionen Yuan
    }.
cr-why-lose = Die Ladung, die dein Plan am wenigsten braucht: { cr-load-name }.
cr-why-drop = Es macht Platz; keine Karte des Plans will sie: { cr-load-name }.
cr-why-link = Die Containerverbindung kostet { $cost ->
        [one] { $cost } Million Yuan
       *[other] { $cost } Millionen Yuan
    }, und der Plan oder der Sieg braucht sie.
cr-why-shelter = Von dort ist der Weg zum nächsten Halt kurz.
cr-why-stop = Jetzt nützt dem Plan nichts mehr; das Bargeld bleibt für später.
cr-why-no-plan = Kein Plan für die Karten auf der Hand lohnt sich jetzt.
cr-why-discard = Kein Auftrag auf der Hand bringt Gewinn: Neue Karten sind den Spielzug wert.
cr-why-discard-poor = Der beste Plan ist { $value } wert, eine neue Hand etwa { $fresh }, der verlorene Spielzug eingerechnet.
cr-why-discard-slow = Die beste Fahrt bringt { $value ->
        [one] { $value } Million Yuan
       *[other] { $value } Millionen Yuan
    } je Spielzug; eine neue Hand sollte { $fresh } oder mehr bringen.
cr-why-next-load = Nächster Halt: { $city }, dort laden: { cr-load-name }.
cr-why-next-deliver = Nächster Halt: { $city }, dort liefern: { cr-load-name }.
cr-why-plan = Der ganze Plan bringt { $payout ->
        [one] { $payout } Million Yuan
       *[other] { $payout } Millionen Yuan
    } bei { $cost } für Gleise, in etwa { $turns ->
        [one] { $turns } Spielzug
       *[other] { $turns } Spielzügen
    }.
