### What the lessons say; the lessons themselves are in lessons/.

vd-learn-aim = De quoi il s’agit
vd-learn-aim-aim = Vous êtes Ada. Avec trois autres, vous construisez des chemins de fer dans l’Allemagne des années 1920. **Un seul nombre compte : la case de votre locomotive sur l’échelle des revenus.** C’est ce que vous gagnez à chaque manche et, à la fin, c’est votre score, moins ce que vous avez emprunté.
vd-learn-aim-good = Les cubes de couleur sont des marchandises. Chacune veut aller dans une ville de sa couleur, en suivant des tronçons. Deux marchandises bleues attendent à Kassel, Hanovre est une ville bleue, et le tronçon qui les relie est à vous.
vd-learn-aim-carry = Transportez-en une à Hanovre : choisissez la marchandise bleue de Kassel, puis Hanovre, et livrez.
vd-learn-aim-one = La voie était à vous : votre locomotive est passée de 0 à 1. C’est 1 mark de plus à chaque manche, et 1 point. Comment trouver de l’argent, des cartes et des tronçons ? Reprenons au début.

vd-learn-loan = D’abord l’argent
vd-learn-loan-poor = La partie commence et vous avez 10 marks. Le nombre sur une voie dit ce qu’y coûte un tronçon : de 3 à 7 marks en Allemagne, 8 ou 10 vers une ville étrangère. À chaque manche, vous pouvez en construire trois.
vd-learn-loan-too-much = Vous empruntez donc. Chaque point d’emprunt rapporte tout de suite 6 marks. Vous pouvez prendre beaucoup, mais pas tout : essayez un emprunt de 99.
vd-learn-loan-take = Tous les emprunts réunis ne peuvent pas dépasser 84. Émettez un emprunt de **4** : il rapporte 24 marks.
vd-learn-loan-price = 10 + 24 = 34 marks. Les autres ont pris 3 chacun. **Un emprunt ne se rembourse jamais** : vos 4 points vous coûtent 4 marks à chacune des quatre manches, et 4 points à la fin. Empruntez ce que vous allez construire, pas plus.

vd-learn-bid = Enchérir pour l’ordre du tour
vd-learn-bid-why = Quatre groupes de trois cartes de trajet sont sur la table. La première place du nouvel ordre du tour permet de choisir, de construire et de transporter avant les autres. Voilà l’enjeu de l’enchère.
vd-learn-bid-open = Vous étiez numéro 1 : vous commencez. Offrez **1 mark**.
vd-learn-bid-low = Ben a offert 2, Cleo 3, Dora a passé. Essayez d’offrir 3 vous aussi.
vd-learn-bid-rich = Une offre doit dépasser la précédente, sans dépasser votre argent. Vous avez 34 marks : essayez 35.
vd-learn-bid-higher = 1 mark de plus suffit. Offrez **4**.
vd-learn-bid-stop = Ben a passé et Cleo offre 5. Laissez-lui la place : **passez**.
vd-learn-bid-paid = Qui passe prend la carte la plus élevée qui reste. Dora a passé en premier et ne paie rien. Ben a la carte 3 et paie la moitié de ses 2 marks, donc 1. **Les cartes 1 et 2 paient toute leur offre** : vous payez 4 pour la carte 2, Cleo 5 pour la carte 1.

vd-learn-group = Choisir ses cartes
vd-learn-group-cards = Cleo est numéro 1 et a pris le groupe 1. Une carte de trajet permet de construire un tronçon, sur une voie qui porte son symbole. À chaque symbole sa région.
vd-learn-group-gone = Le groupe 1 vous aurait plu ? Essayez de le prendre.
vd-learn-group-take = Trop tard. Prenez le **groupe 2** : vert pour le nord-ouest, marron pour l’ouest et le centre, rose pour le sud.
vd-learn-group-yours = Trois cartes font trois tronçons, un par passage. À qui joue en dernier revient le groupe qui reste. Cleo a déjà construit son premier tronçon, Hambourg–Hanovre. À vous de jouer.

vd-learn-build = Construire
vd-learn-build-taken = Hambourg–Hanovre est verte et conviendrait à votre carte verte, mais le tronçon de Cleo s’y trouve. Essayez quand même.
vd-learn-build-symbol = Une voie ne reçoit qu’un tronçon de toute la partie. Et il faut une carte à son symbole : essayez Berlin–Leipzig, qui est grise.
vd-learn-build-build = Vous avez vert, marron et rose. Construisez **Hanovre–Kassel** : la voie est verte et coûte 4, le nombre inscrit dessus.
vd-learn-build-free = 4 marks sont payés et la carte verte est utilisée. Construisez votre deuxième tronçon où vous voulez, avec la carte marron ou la rose : **il n’a pas besoin de toucher le premier**. Kassel–Erfurt et Francfort–Nuremberg sont de bonnes places.
vd-learn-build-two = Deux tronçons sont à vous et le resteront jusqu’à la fin. La troisième carte viendra au passage suivant. Qui ne peut ou ne veut pas construire défausse sa carte ; cela ne coûte rien.

vd-learn-carry = Transporter une marchandise
vd-learn-carry-where = Trois tronçons chacun sont construits. Chacun transporte maintenant deux marchandises, une par passage : **n’importe quelle marchandise, sur les tronçons de tout le monde**, vers une autre ville de sa couleur. Les villes allemandes sont rondes, bleues ou violettes ; les étrangères sont carrées, rouges ou jaunes.
vd-learn-carry-no-way = Une marchandise rouge se trouve à Hanovre, mais aucun tronçon ne mène encore à une ville rouge. Essayez de la désigner.
vd-learn-carry-declare = Prenez-en donc une autre : désignez la **marchandise bleue de Nuremberg**.
vd-learn-carry-still = Ce qui est désigné doit partir. Essayez de renoncer maintenant.
vd-learn-carry-route = Transportez-la par Francfort et Kassel jusqu’à **Erfurt**, et livrez. Francfort est bleue aussi : vous pouvez vous y arrêter, mais rien ne vous y oblige. Kassel est violette, elle ne peut pas y rester.
vd-learn-carry-split = Chaque voie fait avancer le propriétaire de son tronçon. Nuremberg–Francfort et Kassel–Erfurt sont à vous : 2 cases. Francfort–Kassel est à Cleo : 1 case pour elle. La marchandise retourne dans le sac.

vd-learn-ways = Par où passer ?
vd-learn-ways-others = Le deuxième passage. Vous êtes sur 4, car Dora et Cleo ont chacune transporté une marchandise par votre voie Hanovre–Kassel. **Un tronçon là où les autres veulent passer rapporte tout seul.** Cleo est en tête avec 6.
vd-learn-ways-declare = Une marchandise violette se trouve à Berlin, et Nuremberg est violette. Désignez-la.
vd-learn-ways-wrong-way = Le trajet part de la marchandise et avance voie par voie, six au plus. Essayez de commencer par l’autre bout : Francfort–Nuremberg.
vd-learn-ways-route = Deux trajets vous donnent 2 cases. Celui par Hambourg en donne 3 à Cleo. Prenez l’autre : **Magdebourg, Hanovre, Kassel, Francfort, Nuremberg**. Il en donne 1 à Ben, 1 à Cleo et 1 à Dora.
vd-learn-ways-split = Vous êtes sur 6, à égalité avec Dora et à 1 case de Cleo. Regardez d’abord vos propres cases, puis qui vous aidez.

vd-learn-income = Revenu et dividendes
vd-learn-income-again = Le même moment, un autre choix : vous pouvez **renoncer à un transport**, même s’il est possible. Vous recevez pour cela une carte d’action à la fin de la manche.
vd-learn-income-give-up = Renoncez. Ben et Dora transportent après vous, puis on passe à la caisse.
vd-learn-income-paid = Vous recevez autant de marks que l’indique votre case et payez 1 mark par point d’emprunt. Ben est passé par votre tronçon, vous étiez donc sur 5 : **5 marks reçus, 4 marks payés**. Vous en avez maintenant 17.
vd-learn-income-cards = La dernière position sur l’échelle des revenus rapporte une carte d’action : à vous et à Ben, à égalité sur 5. Le transport auquel vous avez renoncé vous en a rapporté une deuxième. La manche suivante a commencé.

vd-learn-broke = Quand l’argent manque
vd-learn-broke-spent = La première manche, jouée autrement : vous avez offert 26 marks pour la carte 1 et vous l’avez eue. Puis deux tronçons à 4 marks, et vos 34 marks sont partis.
vd-learn-broke-dear = Il vous reste une carte rose, et Francfort–Nuremberg coûte 6. Essayez de la construire.
vd-learn-broke-drop = On paie tout de suite et en entier, ou pas du tout. Défaussez la carte rose.
vd-learn-broke-carry = Le dernier passage de transport ; vous êtes sur 1. Transportez la marchandise bleue de Kassel à **Erfurt**, par votre propre tronçon.
vd-learn-broke-back = Vous étiez sur 2, vous avez reçu 2 marks et vous en deviez 4. **Pour chaque mark manquant, vous reculez de 1 case** : vous voilà de nouveau sur 0. La première place était trop chère. En dernière position, vous recevez une carte d’action.

vd-learn-fast = Six voies, ou sept
vd-learn-fast-six = Manche 3 : il y a des tronçons partout. Une marchandise jaune attend à Königsberg, mais la seule ville jaune qu’elle pourrait atteindre, Zurich, est à sept voies. Essayez de la désigner.
vd-learn-fast-card = Six voies, c’est la limite. Mais vous avez en main **Schnelle Lok** (locomotive rapide) : avec elle, un transport peut en utiliser sept.
vd-learn-fast-declare = Depuis Königsberg, c’est surtout Cleo qui avancerait. Il y a mieux : désignez la **marchandise violette de Munich**.
vd-learn-fast-route = Cliquez de ville en ville : Nuremberg, Francfort, Kassel, Erfurt, Magdebourg, Berlin, **Breslau**. Sept voies, dont cinq à vous. Puis livrez.
vd-learn-fast-five = De 17 à 22 en un transport ; la carte est utilisée. Les longs trajets sur vos propres tronçons gagnent la partie.

vd-learn-bargain = Les cartes d’action
vd-learn-bargain-hand = Une autre partie, à la manche 2. Vous avez en main trois cartes d’action, que personne d’autre ne voit. Chacune dit quand on peut la jouer.
vd-learn-bargain-orange = Mannheim–Paris est orange et coûte 10. Vos cartes de trajet sont turquoise, grise et rose. Essayez de la construire.
vd-learn-bargain-play = Et maintenant avec **Günstige Gelegenheit** (occasion) : jouez-la, défaussez une carte de trajet au choix, et n’importe quelle voie libre coûte 5 marks. Construisez Mannheim–Paris.
vd-learn-bargain-list = La voie de Paris est à vous, à moitié prix. Les autres en bref : **Zusatzfracht** apporte une marchandise du sac, **Neue Planung** en déplace une, **Alles neu** refait les groupes, **Subvention** donne un troisième transport en dernière position. Il en manque une : la voici.

vd-learn-sabotage = Sabotage
vd-learn-sabotage-declare = La même partie, mais vous êtes maintenant Dora. Une marchandise rouge se trouve à Hambourg, et Paris est rouge. Désignez-la.
vd-learn-sabotage-banned = Ben joue **Sabotage** : pour ce transport, aucune marchandise rouge ne peut partir, d’aucune ville. Essayez celle de Dortmund.
vd-learn-sabotage-other = Toute autre couleur est libre. Désignez la **marchandise violette de Brême**.
vd-learn-sabotage-route = Cette fois, personne ne s’y oppose. Transportez-la par Hanovre, Kassel et Erfurt jusqu’à **Nuremberg** : trois des quatre voies sont à vous.
vd-learn-sabotage-three = 3 cases pour vous, 1 pour Ada. Sabotage ne vaut que pour ce transport : au passage suivant, le rouge est de nouveau libre.

vd-learn-end = Comment cela finit
vd-learn-end-last = Vous êtes de nouveau Ada, dans notre première partie. C’est la manche 4, la dernière : il n’y a plus de cartes de trajet, et voici le dernier transport. **Le score, c’est la position moins les emprunts.** Dora a 42 moins 3, donc 39. Vous avez 39 moins 5, donc 34.
vd-learn-end-declare = Il vous faut 5 cases pour égaliser. Désignez la **marchandise rouge de Hanovre**.
vd-learn-end-route = Transportez-la par Kassel, Erfurt, Magdebourg, Berlin et Breslau jusqu’à **Vienne** : cinq des six voies sont à vous.
vd-learn-end-count = 44 moins 5 : vous avez 39 points, comme Dora. **En cas d’égalité, qui a le plus d’argent gagne** : après le dernier paiement, vous avez 44 marks et Dora 42. Cleo a 38 points, Ben 35. Vous gagnez.

vd-learn-play = Une courte partie
vd-learn-play-begin = À vous de jouer : vous êtes Ada contre deux adversaires faciles, pendant deux manches. Tout coup autorisé par les règles est accepté.
vd-learn-play-rounds = Votre partie, jusqu’à la fin de la deuxième manche.
vd-learn-play-end = Voilà le jeu. À une vraie table de trois, cela continue ainsi pendant cinq manches.
vd-learn-coach-loan = Trois tronçons coûtent environ 15 marks. Empruntez de quoi les payer, avec une petite offre.
vd-learn-coach-bid = La première place vaut quelque chose si un groupe vous convient bien mieux que les autres. Sinon, passez : l’argent servira à construire.
vd-learn-coach-group = Cherchez des cartes de régions voisines : des tronçons qui se touchent font de longs trajets.
vd-learn-coach-build = Où attendent les marchandises, et où veulent-elles aller ? Construisez entre les deux, et reliez vos tronçons en un long trajet.
vd-learn-coach-transport = Choisissez la marchandise qui vous donne le plus de cases et en laisse peu aux autres. Les disques montrent qui avance.
vd-learn-coach-route = Préférez vos propres tronçons. Le trajet n’a pas besoin d’être le plus court, jusqu’à six voies.
vd-learn-coach-alles-neu = La question va à toute personne qui a une carte d’action. Jouez Alles neu si aucun groupe ne vous convient.
vd-learn-coach-regroup = Réunissez les cartes que vous voulez dans un groupe, si vous pensez choisir tôt.
vd-learn-coach-sabotage = Sabotage en vaut la peine contre un transport qui ferait beaucoup avancer quelqu’un. Sinon, refusez.
vd-learn-coach-subvention = Un troisième transport est un cadeau. Jouez la carte si vous pouvez transporter quelque chose.
vd-learn-coach-third-transport = Votre troisième transport. Y renoncer ne rapporte pas de carte.
vd-learn-coach-place-extra = Posez la marchandise là d’où un long trajet sur vos tronçons mène à une ville de sa couleur.
vd-learn-coach-place-planned = Posez la marchandise là où vos tronçons la mènent loin, ou là où elle n’aide plus les autres.
vd-learn-coach-draw-from = On ne connaît que le nombre de cartes. Choisissez la main qui en a le plus.
