### Ciò che dicono le pagine di Ridge Lines.

rl-ui-about = Due ferrovie, una catena di colline: ne passa una sola
rl-ui-short-1 = Unisci i tuoi due capolinea con binari tuoi, e hai vinto.
rl-ui-short-2 = Un turno ha due squadre. Pianura o città ne prende una, un crinale le prende entrambe.
rl-ui-short-3 = Un nuovo binario sta accanto ai tuoi. Ciò che è posato resta, e sbarra la strada all’altro.
rl-ui-short-4 = Se entrambi passano uno dopo l’altro, decidono le città sui tuoi binari.
rl-ui-seat-track = Binari
rl-ui-seat-gangs = Squadre
rl-ui-wins = { $count ->
        [one] Vittoria per { $names }.
       *[other] { $names } condividono la vittoria.
    }
