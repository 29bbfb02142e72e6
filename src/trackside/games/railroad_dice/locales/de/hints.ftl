### Warum ein Bot es täte

rd-why-chance = Gewinnchance: etwa { $percent } %.
rd-why-near = Von der Bahnlinie zum nächsten Bahnhofsfeld { $then ->
        [one] ist es dann { $then } Feld
       *[other] sind es dann { $then } Felder
    } statt { $now }.
rd-why-prize = Ein Bahnhof neben der Linie brächte dann { $count ->
        [one] { $count } Passagierchip
       *[other] { $count } Passagierchips
    }, wer auch immer als Nächstes dran ist.
rd-why-roll = Damit wirfst du { $dice } Würfel und behältst { $left } zum Bezahlen.
rd-why-keep = Du behältst { $dice } Würfel zum Bezahlen fürs nächste Mal.
rd-why-dice = Danach: { $left } Würfel zum Bezahlen.
rd-why-income = Das Einkommen bringt { $dice } Würfel; die Bank hat { $bank }.
rd-why-passengers = Du beförderst { $passengers ->
        [one] { $passengers } Passagierchip
       *[other] { $passengers } Passagierchips
    } mehr: { $total } insgesamt.
rd-why-more-income = Dein Einkommen ändert sich um { $rise } Würfel.
rd-why-missing = { $count ->
        [0] Dann hat jede Gesellschaft einen Bahnhof: Jemand kann gewinnen.
        [one] Dann fehlt noch { $count } Gesellschaft ein Bahnhof.
       *[other] Dann fehlt noch { $count } Gesellschaften ein Bahnhof.
    }
rd-why-return = Zuerst geht die Schiene, von der du mehr hast; Joker bleiben, sie bezahlen alles.
