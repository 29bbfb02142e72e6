### Perché un bot lo farebbe

rd-why-chance = Probabilità di vincere: circa { $percent }%.
rd-why-near = Dalla linea alla prossima casella stazione { $then ->
        [one] c’è poi { $then } casella
       *[other] ci sono poi { $then } caselle
    } invece di { $now }.
rd-why-prize = Una stazione accanto alla linea porterebbe poi { $count ->
        [one] { $count } gettone passeggeri
       *[other] { $count } gettoni passeggeri
    } a chi gioca dopo.
rd-why-roll = Lanci { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    } e ne tieni { $left } per pagare.
rd-why-keep = Tieni { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    } per pagare la prossima volta.
rd-why-dice = Poi: { $left ->
        [one] { $left } dado
       *[other] { $left } dadi
    } per pagare.
rd-why-income = Il reddito porta { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }; la banca ne ha { $bank }.
rd-why-passengers = Trasporti { $passengers ->
        [one] { $passengers } gettone passeggeri
       *[other] { $passengers } gettoni passeggeri
    } in più: { $total } in tutto.
rd-why-more-income = Il tuo reddito cambia di { $rise ->
        [one] { $rise } dado
       *[other] { $rise } dadi
    }.
rd-why-missing = { $count ->
        [0] Così ogni compagnia ha una stazione: qualcuno può vincere.
        [one] Così resta { $count } compagnia senza stazione.
       *[other] Così restano { $count } compagnie senza stazione.
    }
rd-why-return = Prima va il binario di cui hai di più; i jolly restano, pagano tutto.
