### Ce que disent les pages de Ridge Lines.

rl-ui-about = Deux chemins de fer, un massif : un seul passera
rl-ui-short-1 = Reliez vos deux terminus par vos propres voies, et vous avez gagné.
rl-ui-short-2 = Un tour a deux équipes. Plaine ou ville en prend une, une crête prend les deux.
rl-ui-short-3 = Une nouvelle voie touche les vôtres. Ce qui est posé reste, et gêne l’autre.
rl-ui-short-4 = Si les deux passent l’un après l’autre, les villes sur vos voies décident.
rl-ui-seat-track = Voies
rl-ui-seat-gangs = Équipes
rl-ui-wins = { $count ->
        [one] Victoire pour { $names } !
       *[other] { $names } se partagent la victoire !
    }
