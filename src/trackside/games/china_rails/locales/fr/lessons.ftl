### What the lessons say; the lessons themselves are in lessons/.

cr-learn-aim = De quoi il s’agit
cr-learn-aim-aim = Vous êtes Ada. Vous avez 60 millions de yuans (nous écrivons 60 M), un train bien lent et pas un seul rail. Vous tracez votre voie à travers la Chine, vous portez des marchandises dans les villes qui les demandent, et on vous paie.
cr-learn-aim-win = **Vous gagnez avec 250 M en argent liquide et un réseau à vous qui relie ces quatre mégapoles** et un port conteneur. C’est encore loin. Vous commencez par une ligne.
cr-learn-aim-first = Votre voie part d’une mégapole. Choisissez la borne marquée au sud de Pékin : le chemin s’affiche avec son prix, **1 M**, car il est en plaine. Construisez-le.
cr-learn-aim-drawn = Votre premier segment est posé, il vous reste 59 M. Vous pouvez continuer aussitôt, jusqu’à 20 M par tour.

cr-learn-cards = Trois cartes, neuf demandes
cr-learn-cards-hand = Voici vos trois cartes. Chacune porte trois demandes, et chaque demande nomme une ville, une marchandise et ce qu’elle rapporte en M.
cr-learn-cards-one = **Des trois demandes d’une carte vous en satisfaites une, puis la carte s’en va** et vous en piochez une autre. Le jade rapporte 57 M à Shanghai, mais on n’en trouve que dans les deux villes marquées, Golmud et Hotan, très loin à l’ouest.
cr-learn-cards-pair = Mieux : de l’acier et du coton, tous deux pour Pékin, 20 M et 9 M. Shanghai fournit l’acier, Jinan le coton, et les trois villes sont sur une même ligne. Un voyage, deux cartes.
cr-learn-cards-opening = Avant que le premier train ne roule, chacun a deux **tours d’ouverture** où l’on ne fait que construire. Essayez de charger de l’acier maintenant.
cr-learn-cards-line = Construisez donc vers Jinan. Choisissez la borne marquée au bord du fleuve Jaune : trois segments de plaine, 1 M chacun.
cr-learn-cards-discard = Et si les trois cartes sont sans espoir ? À la place d’un tour entier, vous pouvez les défausser toutes les trois et en piocher trois nouvelles.

cr-learn-terrain = Les bornes et leurs prix
cr-learn-terrain-start = Une autre partie, votre premier tour. Un segment relie deux bornes voisines et part **d’une mégapole ou de votre propre voie**. Zhengzhou n’est pas une mégapole : essayez d’y commencer.
cr-learn-terrain-datong = Vous payez la borne **vers laquelle** vous construisez. Allez de Pékin à Datong : le triangle entre les deux est une montagne, 2 M, et une ville comme Datong coûte 3 M.
cr-learn-terrain-prices = Cela fait 5 M. Plaine et désert coûtent 1 M, la montagne 2 M, la haute montagne 5 M, une petite ville ou une ville moyenne 3 M, une borne de mégapole 5 M. Un détour par la plaine est souvent moins cher que la ligne droite.

cr-learn-water = Par-dessus la rivière
cr-learn-water-bank = Vous êtes de nouveau Ada. Quatre segments sont posés en plaine, et Jinan est à un pas, sur l’autre rive du fleuve Jaune.
cr-learn-water-far = On construit segment après segment, depuis sa propre voie. Essayez de commencer au-delà de Jinan.
cr-learn-water-bridge = Construisez jusqu’à Jinan : **5 M**, 3 M pour la ville et 2 M pour le pont sur le fleuve.
cr-learn-water-waters = Une rivière coûte 2 M de plus, une rivière asséchée ou un lac asséché 1 M, un lac ou un bras de mer 3 M. En pleine mer, on ne construit pas. Et un pont a une faiblesse : une crue peut l’emporter.

cr-learn-city = 20 millions, et la sortie d’une ville
cr-learn-city-full = Votre ligne s’est allongée et s’arrête entre Nankin et Shanghai. Il vous reste 40 M. Essayez de construire le segment suivant, vers Nankin.
cr-learn-city-end = **20 M au plus par tour**, et ils sont dépensés. Terminez votre tour.
cr-learn-city-out = Les autres ont construit, et votre second tour d’ouverture commence. Vers Shanghai, le dernier segment coûterait 5 M. Mais tout le monde peut partir d’une mégapole : **tracez de Shanghai jusqu’au bout de votre ligne**, en gardant le bouton enfoncé ou du doigt. Dans ce sens, il coûte 1 M.
cr-learn-city-inside = Dans la zone rouge, personne ne construit, car tous les trains y roulent déjà. Essayez.
cr-learn-city-exits = Par tour, deux segments peuvent sortir de mégapoles, les quatre ensemble. Tout autre segment doit se construire vers une mégapole, pour 5 M.

cr-learn-train = Le train
cr-learn-train-where = Place aux trains. Le vôtre peut partir de n’importe quelle ville du continent, que votre voie y passe ou non. Entre les villes, non : essayez la borne marquée.
cr-learn-train-place = Placez-le à Shanghai, sur la borne marquée.
cr-learn-train-load = Shanghai fournit de l’acier et des produits importés. Chargez de l’**acier**. Un fret a de la place pour deux marchandises.
cr-learn-train-drive = Un fret roule de 9 bornes par tour, et chaque pas compte pour 1, même en montagne. Choisissez la borne marquée, juste avant Jinan, et allez-y.
cr-learn-train-empty = Jinan serait le dixième pas. Essayez.
cr-learn-train-back = Pas de demi-tour ici non plus : **un train ne fait marche arrière que dans une ville**. Essayez.
cr-learn-train-next = Au tour suivant, votre train repart d’ici. Mais d’abord vient la seconde partie de chaque tour : construire.

cr-learn-upgrade = Un meilleur train
cr-learn-upgrade-phases = Chaque tour a deux parties : d’abord vous roulez, chargez et livrez ; puis vous dépensez jusqu’à 20 M pour la voie, **ou** vous améliorez votre train. Vous avez 36 M.
cr-learn-upgrade-super = Le meilleur train est le super lourd : 12 bornes, trois marchandises. Mais un fret ne le devient pas d’un seul coup. Essayez.
cr-learn-upgrade-fast = Un fret rapide roule de 12 bornes, un fret lourd porte trois marchandises ; chacun coûte 20 M. Prenez le **fret rapide**.
cr-learn-upgrade-either = Il reste 16 M. Essayez de construire aussi un segment à Jinan.
cr-learn-upgrade-next = De la voie ou une amélioration, jamais les deux dans le même tour. Dès votre prochain tour, votre train roule de 12 bornes.

cr-learn-deliver = Charger et livrer
cr-learn-deliver-far = Votre tour suivant : 12 points, et de l’acier à bord. Essayez de le livrer d’ici.
cr-learn-deliver-cotton = Il faut être dans la ville qui le demande. Allez à Jinan, un pas, et chargez du **coton** au passage : charger ne coûte aucun point.
cr-learn-deliver-drive = En route pour Pékin, cinq pas. La première borne rouge suffit.
cr-learn-deliver-steel = Livrez l’**acier**.
cr-learn-deliver-paid = La banque a payé 20 M, et l’acier est de retour dans le casier. La carte s’en va, et avec elle ses deux autres demandes : du jade pour Hohhot et des oranges pour Tianjin.
cr-learn-deliver-card = Vous avez pioché aussitôt une nouvelle carte : du jade pour Jiamusi (64 M), du thé pour Kaohsiung, du bétail pour Pékin. Vous en avez toujours trois.

cr-learn-events = Les événements
cr-learn-events-cotton = Vous êtes encore à Pékin, avec du coton à bord. Livrez-le pour **9 M**.
cr-learn-events-flood = La première carte piochée était un événement : **une crue du fleuve Jaune et du Huai He**. Elle agit aussitôt : tous les ponts y ont disparu, le vôtre à Jinan aussi. Puis vous avez pioché jusqu’à avoir trois cartes Demande.
cr-learn-events-build = Votre train ne peut plus retourner à Jinan pour l’instant. Passez à la construction.
cr-learn-events-closed = Essayez de reconstruire le pont.
cr-learn-events-lasts = Un événement dure jusqu’à la fin du **prochain tour de qui l’a pioché**, ici le vôtre. Au tour d’après, personne d’autre que vous ne peut reconstruire le pont, pour 5 M ; ensuite, tout le monde le peut.
cr-learn-events-others = 20 des 156 cartes sont des événements. La neige et les tempêtes divisent vos points par deux, un déraillement coûte une marchandise et un tour, la Redevance ferroviaire prend aux riches, et certains rapportent de l’argent. Une zone où quelque chose est interdit est hachurée sur le plateau.

cr-learn-fee = Sur la voie des autres
cr-learn-fee-place = Vous êtes maintenant Ben, et votre propre voie est loin, à Chongqing. Mais un train peut partir de n’importe quelle ville : placez le vôtre à Jinan, sur la ligne d’Ada.
cr-learn-fee-fee = Sur la voie d’un autre, vous payez à son propriétaire **4 M, une fois par tour**, avant le premier pas. Roulez de cinq bornes sur la ligne d’Ada, jusqu’à celle qui est marquée.
cr-learn-fee-paid = Il vous reste 52 M, et Ada a 4 M de plus. Les cinq pas sont payés ; si vous continuez sur sa ligne au tour suivant, vous payez de nouveau.
cr-learn-fee-free = Votre propre voie est gratuite, et la zone rouge de chaque mégapole aussi. 4 M, c’est souvent moins que le prix d’une ligne à vous ; mais pour la victoire, seule votre propre voie compte.

cr-learn-ferry = Le ferry
cr-learn-ferry-buy = Une autre partie : votre ligne a atteint Yantai. À côté, un ferry part pour Dalian. Construisez jusqu’au débarcadère marqué : **4 M à la place du prix habituel**, et le ferry est à vous. Deux joueurs au plus peuvent le posséder.
cr-learn-ferry-shore = Le ferry fait partie de votre réseau : dans votre second tour d’ouverture, vous continuez tout droit depuis Dalian. Construisez le segment marqué, 1 M.
cr-learn-ferry-wait = Votre ligne va maintenant jusqu’à Shenyang. Votre train est parti de Yantai et vient d’arriver au débarcadère. Essayez de traverser tout de suite.
cr-learn-ferry-night = **Le train doit se trouver dans le port à la fin d’un tour.** Passez à la construction et terminez votre tour.
cr-learn-ferry-cross = Votre tour suivant. Avant de rouler : prenez le ferry.
cr-learn-ferry-half = Votre train est à Dalian et pourrait aussitôt charger du poisson. La traversée ne coûte aucun point, mais **pour ce tour votre train est en demi-mouvement** : 5 bornes, et non 9.

cr-learn-taiwan = Des conteneurs pour Taïwan
cr-learn-taiwan-ports = Aucun train ne va à Taïwan. Ses trois villes s’atteignent par conteneur depuis les quatre ports marqués : l’un à Hong Kong, les autres près de Xiamen, de Fuzhou et de Wenzhou.
cr-learn-taiwan-link = Votre ligne va de Hong Kong par Xiamen jusqu’au port. Achetez sa **liaison** pour 5 M. C’est une construction, comptée dans les 20 M du tour.
cr-learn-taiwan-foreign = Les tours d’ouverture sont finis. Un train peut aussi partir d’un port conteneur que touche votre voie. Elle ne touche pas celui de Wenzhou : essayez.
cr-learn-taiwan-place = Placez-le dans votre port, près de Xiamen.
cr-learn-taiwan-take = Qui part d’un port à soi peut charger depuis Taïwan sans attendre. Prenez des **produits importés** : une de vos cartes en donne 20 M à Xi’an.
cr-learn-taiwan-turns = Plus tard, c’est comme pour le ferry : votre train doit se trouver dans le port à la fin d’un tour ; au suivant, avant de rouler, vous pouvez **soit livrer, soit charger**. Et retenez ceci : sans liaison à soi, personne ne gagne.

cr-learn-win = Comment gagner
cr-learn-win-network = La fin d’une longue partie ; vous êtes Clara. Votre réseau relie les quatre mégapoles, et la liaison conteneur de Hong Kong est à vous. Il ne manque que l’argent : vous avez 210 M.
cr-learn-win-cash = La porcelaine rapporte 53 M à Hailar. Allez-y, cinq pas, et livrez-la.
cr-learn-win-end = **263 M : vous avez maintenant les deux.** On le vérifie à la fin de votre tour. Il n’y a plus rien à faire : passez à la construction et terminez votre tour.
cr-learn-win-won = Personne ne joue après vous dans cette manche : la partie est finie, et vous gagnez avec 263 M ; Bruno en a 147, Anna 125. Une manche se joue toujours jusqu’au bout ; parmi tous ceux qui ont alors les deux, le plus riche gagne.

cr-learn-play = Une courte partie
cr-learn-play-begin = À vous de jouer : vous êtes Ada contre Ben, un adversaire facile. D’abord les deux tours d’ouverture, puis deux manches. Tout coup permis est accepté.
cr-learn-play-rounds = Votre partie, jusqu’à la fin de deux manches.
cr-learn-play-end = C’est le jeu. À une vraie table, cela continue ainsi jusqu’à ce que quelqu’un ait le réseau et 250 M.
cr-learn-coach-opening-build = Quelle demande paie bien pour un court chemin ? Survolez une carte pour voir où se trouve sa marchandise, et partez d’une mégapole proche.
cr-learn-coach-place = Partez d’où vous pouvez charger aussitôt ce qu’une carte demande.
cr-learn-coach-operate = Chargez ce que demandent vos cartes, roulez vers la ville qui paie, livrez. Les points inutilisés sont perdus.
cr-learn-coach-build = Construisez vers votre prochaine marchandise ou vers la ville qui la paie, et gardez un peu d’argent pour la suite.
cr-learn-coach-end-turn = Le nouveau train compte dès votre prochain tour. Terminez celui-ci.
cr-learn-coach-lose-load = Cédez la marchandise qui rapporte le moins, ou que vous retrouverez le plus vite.
cr-learn-coach-shelter = Choisissez la ville d’où vous repartirez le mieux.
