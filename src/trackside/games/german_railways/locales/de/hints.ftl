### Warum ein Bot es täte

gr-why-worth = Eine Aktie von { $company } ist dir bis zu etwa { $worth } Taler wert; du hältst { $held }.
gr-why-left = Nach diesem Gebot bleiben dir { $left } Taler.
gr-why-next-bid = Das nächste Gebot wäre { $least } Taler, und dir blieben { $left } Taler.
gr-why-no-cash = Das nächste Gebot wäre { $least } Taler; du hast { $cash } Taler.
gr-why-price = Sie dürfte für etwa { $price } Taler weggehen; du hast { $cash } Taler.
gr-why-too-dear = Jemand anderes kauft sie wohl für etwa { $price } Taler: Das Geld geht in die Kasse und fehlt für andere Aktien.
gr-why-way = Der Weg, der hier beginnt, bringt dir etwa { $own } Taler; was die anderen davon haben, zählt mit { $others } Taler dagegen.
gr-why-income = Das Einkommen von { $company } steigt um { $rise }; du hältst { $held } Aktien davon.
gr-why-held = Du hältst { $held ->
        [one] { $held } Aktie
       *[other] { $held } Aktien
    } von { $company }; dieses Feld allein bringt { $rise } Einkommen.
gr-why-done = Kein weiteres Gleis von { $company } lohnt sich jetzt.
gr-why-wait = Kein Weg und keine Aktie verspricht mehr als abzuwarten.
gr-why-propose = Besser kann die Partie für dich nicht enden.
gr-why-banker = Wer die Bank hält, ist gleich: Es ändert nur, wer beginnt.
gr-why-play-on = Du führst nicht, und ein Weg von { $company } würde sich für dich noch lohnen: Stimm einer Niederlage nicht zu.
gr-why-vote = { $proved ->
        [yes] Die fehlenden Verbindungen lassen sich nicht mehr bauen.
       *[no] Bisher { $idle ->
            [one] war { $idle } Runde
           *[other] waren { $idle } Runden
        } ohne Gleisbau, und Verbindungen lassen sich noch bauen.
    }
