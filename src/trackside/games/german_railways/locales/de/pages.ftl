### What the pages say at a table of German Railways.

gr-ui-action = Aktion
gr-ui-build = Bauen
gr-ui-offer = Aktie versteigern
gr-ui-offer-help = Wähle die Aktie. Du eröffnest die Versteigerung.
gr-ui-no-share = Du hast keine Aktie und kannst noch nicht bauen.
gr-ui-pick-company = Wähle eine Gesellschaft oder klicke auf ein offenes Feld.
gr-ui-pick-hex = { $company }: Wähle ein Feld auf dem Spielplan.
gr-ui-which-company = Für welche Gesellschaft hier bauen?
gr-ui-hexes = { $count ->
         [one] { $count } Feld
        *[other] { $count } Felder
    }
gr-ui-open-hexes = { $count ->
         [one] offen für { $company }: { $count } Feld
        *[other] offen für { $company }: { $count } Felder
    }
gr-ui-open-for = Offen für { $companies }, { $cost } T
gr-ui-empty = leer
gr-ui-here = Hier: { $companies }
gr-ui-cannot-build = { $company } kann hier nicht bauen: { $place }
gr-ui-terrain-plain = Ebene
gr-ui-terrain-hill = Hügel
gr-ui-terrain-mountain = Gebirge
gr-ui-terrain-approach = Berliner Umland
gr-ui-city-income = Einkommen { $count }
gr-ui-companies-there = Gesellschaften dort
gr-ui-power = Sonderfähigkeit
gr-ui-income-gain = Einkommen der Gesellschaft
gr-ui-new-link = Neue Verbindung
gr-ui-price = Preis
gr-ui-cost-of-hex = Kosten eines Felds, in Talern
gr-ui-cost-city = Stadt: ihr Gelände, +1 je Gesellschaft dort
gr-ui-legend-city = Stadt und ihr Einkommen
gr-ui-connections = Verbindungen
gr-ui-connections-help = Ende, wenn jede Gesellschaft zwei hat
gr-ui-met-at = Treffen in { $place }
gr-ui-share-of = { $company }, { $number ->
         [1] erste Aktie
         [2] zweite Aktie
        *[other] dritte Aktie
    }
gr-ui-share-worth = Bringt { $count } Einkommen
gr-ui-last-price = zuletzt für { $price } T verkauft
gr-ui-worth = Wert { $count }
gr-ui-highest-bid = Höchstgebot
gr-ui-bids = Gebote
gr-ui-passed = passt
gr-ui-your-bid = Dein Gebot
gr-ui-auction = { $text } { $count ->
        [0] (kein Gebot)
        [one] ({ $count } Gebot)
       *[other] ({ $count } Gebote)
    }
gr-ui-after-bid = Du hast { $cash } T. Nach diesem Gebot: { $left } T.
gr-ui-bid-range = { $least } = mindestens · { $most } = höchstens
gr-ui-build-for = Bauen für { $company }
gr-ui-placed = { $count } von { $most } Lokomotiven gesetzt
gr-ui-treasury = Kasse
gr-ui-choose-hex = wähle ein Feld
gr-ui-plus-income = Einkommen +{ $count }
gr-ui-done-build = Fertig, { $count } bauen
gr-ui-dividends-now = Trifft { $companies }: Dividende
gr-ui-company = Bahn
gr-ui-companies = Gesellschaften
gr-ui-income = Eink.
gr-ui-locos = Loks
gr-ui-shares = Aktien
gr-ui-left = { $count ->
         [one] noch { $count } Aktie
        *[other] noch { $count } Aktien
    }
gr-ui-pays = Zahlt jetzt je Aktie
gr-ui-order = Folge
gr-ui-order-place = { $place }. { $name }
gr-ui-bag = Im Beutel: { $content }
gr-ui-first-auctions = Erste Versteigerungen
gr-ui-third-open = Dritte Aktien: offen
gr-ui-third-closed = Dritte Aktien: noch zu
gr-ui-idle = Ereignislose Runden: { $count }
gr-ui-idle-help = Runden in Folge ohne neue Lokomotive und ohne verkaufte Aktie. Bei { $vote } stimmt ihr über das Ende ab.
gr-ui-dividends-paid = Dividenden, nach Gesellschaft
gr-ui-money-from = Woher das Geld kam: { $name }
gr-ui-start-cash = Start
gr-ui-dividends-of = Dividenden von { $company }
gr-ui-dividends-rest = { $count ->
         [one] Dividenden von { $count } weiteren Gesellschaft
        *[other] Dividenden von { $count } weiteren Gesellschaften
    }
gr-ui-paid-shares = { $count ->
         [one] Bezahlt für { $count } Aktie
        *[other] Bezahlt für { $count } Aktien
    }
gr-ui-final-cash = Bargeld am Ende
gr-ui-power-PO = Setzt bis zu 4 Lokomotiven bei einem Bau.
gr-ui-power-NME = Zahlt in Städten nie den Aufschlag.
gr-ui-power-KSS = Setzt höchstens 2 Lokomotiven bei einem Bau.
gr-ui-power-KBS = Zahlt für jedes Feld 1 Taler weniger.
gr-ui-power-MWB = Ihre beste Stadt zählt doppelt.
gr-ui-power-GBS = Bei jedem Bau ist ein Feld ohne Stadt kostenlos.
gr-ui-power-CME = Gibt bei einem Bau höchstens 5 Taler aus.
gr-ui-power-BHE = Zahlt keine Dividende, bevor sie Berlin und Hamburg verbindet.
gr-ui-pencil-sum = Bleistift: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}, { $cost } T vor der Sonderfähigkeit einer Gesellschaft

## In short, and at the end

gr-ui-about = Kaufe Aktien, baue Gleise, kassiere, wenn sich Linien treffen
gr-ui-short-1 = Wer am Ende das meiste Geld hat, gewinnt. Aktien und Kassen zählen nichts.
gr-ui-short-2 = Aktien werden versteigert. Was du zahlst, kommt in die Kasse der Gesellschaft und baut ihre Strecken.
gr-ui-short-3 = Wenn du an der Reihe bist, baust du für eine Gesellschaft, von der du eine Aktie hast, oder bietest eine Aktie einer beliebigen Gesellschaft an.
gr-ui-short-4 = Jede erreichte Stadt erhöht das Einkommen der Gesellschaft. Trifft sie in einer Stadt zum ersten Mal eine andere, zahlen alle Gesellschaften ihr Einkommen auf jede Aktie, die bauende doppelt.
gr-ui-short-5 = Je weniger Einkommen du hast, desto mehr Steine hast du im Beutel: Wer arm ist, ist öfter an der Reihe.
gr-ui-short-6 = Die Partie endet, wenn jede Gesellschaft mit zwei anderen verbunden ist.
gr-ui-wins = { $count ->
        [one] { $names } gewinnt mit { $score } Talern.
       *[other] { $names } teilen sich den Sieg mit { $score } Talern.
    }
gr-ui-score = { $score } T
