### Ridge Lines : ce que disent les règles.


## Refus

rl-no-hex-taken = { $hex } porte déjà une voie de la { $line }. Choisissez une case libre.
rl-no-not-beside-own-track = { $hex } n’est pas à côté de votre voie. Prolongez ce que vous avez.
rl-no-too-few-gangs = { $hex } demande { $needed } équipes dans le même tour ; il vous en reste { $left }.
rl-no-already-begun = Le sort a déjà désigné qui commence.
rl-no-not-begun = D’abord, le sort désigne qui commence.

## Événements

rl-ev-begins = { $name } commence, avec la { $line }.
rl-ev-laid = { $name } pose une voie en { $hex } ({ $gangs ->
        [one] { $gangs } équipe
       *[other] { $gangs } équipes
    }).
rl-ev-sent-home = { $name } renvoie { $gangs ->
        [one] { $gangs } équipe
       *[other] { $gangs } équipes
    }.
rl-ev-passed = { $name } passe.
rl-ev-through = La { $line } est terminée : { $name } a relié ses deux terminus.
rl-ev-counted = Les deux ont passé. Villes : { $west } points à l’ouest, { $north } au nord.

## La fin

rl-end-line-through = La ligne de { $winner } va d’un bout à l’autre.
rl-end-both-passed = Personne ne passe. Le plus de points en villes : { $winner }.

## Que faire maintenant

rl-ask-lay = Posez une voie à côté des vôtres, ou terminez le tour. Vous avez { $gangs ->
        [one] { $gangs } équipe
       *[other] { $gangs } équipes
    }.
rl-wait-lay = { $name } pose des voies.
rl-ask-draw = Le sort désigne qui commence.
rl-wait-draw = Le sort désigne qui commence.

## Boutons

rl-do-lay = Voie en { $hex }
rl-do-done = Terminé
rl-do-begin = { $name } commence

## Options et phases

rl-opt-begins = Qui commence
    .help = Le sort décide, ou la West Line commence.
rl-opt-begins-draw = le sort décide
rl-opt-begins-west = la West Line
rl-opt-gangs = Équipes par tour
    .help = Avec trois équipes, la partie est plus courte et plus vive.
rl-phase-draw = Tirage
rl-phase-lay = Pose
rl-phase-over = Fin

rl-count-hexes = Cases
rl-count-lines = Lignes
