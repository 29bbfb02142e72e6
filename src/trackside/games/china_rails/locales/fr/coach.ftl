### Le coach d’une première table : ce qui se décide, et ce que regardent les bons joueurs

cr-coach-opening-build = Vous construisez vos premières voies, depuis une mégapole. Les bons joueurs choisissent deux cartes dont marchandises et villes sont sur une même ligne, et construisent cette ligne.
cr-coach-place = Vous placez votre train. Choisissez une ville avec une marchandise demandée par vos cartes, sur vos voies.
cr-coach-operate = Vous vous déplacez, chargez et livrez. Les bons joueurs transportent deux marchandises à la fois quand les villes sont sur le même chemin, et comptent en millions par tour, pas par livraison.
cr-coach-build = Vous construisez pour 20 millions de yuans au plus, ou améliorez le train. Les bons joueurs ne construisent que ce qu’il faut pour la prochaine rémunération, et des chemins entre mégapoles : il en faut la plupart pour gagner.
cr-coach-end-turn = Il n’y a plus rien à faire ce tour. Regardez vos cartes : où va le train ensuite ?
cr-coach-lose-load = Un événement prend une marchandise. Donnez la plus facile à retrouver, ou celle qu’aucune carte ne demande.
cr-coach-shelter = Votre train s’abrite de la tempête. Choisissez la ville la plus proche de votre prochain arrêt.
