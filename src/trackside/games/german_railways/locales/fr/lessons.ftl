### What the lessons say; the lessons themselves are in lessons/.

gr-learn-share = Votre première action
gr-learn-share-aim = Vous êtes Ada, vous placez votre argent. Huit compagnies construisent à travers l’Allemagne et aucune n’est à vous. **Qui a le plus d’argent à la fin gagne.**
gr-learn-share-homes = Chaque compagnie part de sa ville de départ, marquée sur le plateau. Vos gains viennent de leurs actions.
gr-learn-share-bid = La première action de la PO, la Preußische Ostbahn, est mise aux enchères et vous ouvrez. Misez **9 thalers**.
gr-learn-share-treasury = Ben et Cleo passent : l’action est à vous. Vos 9 thalers sont dans la **caisse de la PO**, qui paie ses voies avec cette caisse seule. Votre revenu est monté à 3 : c’est ce que vaut une action de la PO maintenant.

gr-learn-outbid = Surenchérir ou passer
gr-learn-outbid-low = La KSS est aux enchères et Cleo a misé 8 thalers. Essayez de miser 8 vous aussi.
gr-learn-outbid-rich = Vous ne pouvez pas non plus miser plus que votre argent. Vous avez 31 thalers : essayez 32.
gr-learn-outbid-higher = 1 thaler de plus suffit. Misez **9**.
gr-learn-outbid-out = Cleo passe et la KSS est à vous. **Qui passe quitte cette enchère pour de bon** : Ben, qui avait ouvert en passant, n’a plus été sollicité. Qui obtient une action ouvre l’enchère suivante.

gr-learn-order = Qui joue, et ce qu’on peut faire
gr-learn-order-bag = Vous êtes maintenant Cleo et huit actions sont vendues. Avant chaque manche, chacun met des pions dans un sac : plus le revenu est bas, plus il y en a. Ada (7) en a mis 1, Ben (4) 2, vous (3) en avez mis 3.
gr-learn-order-drawn = Trois pions ont été piochés : **Cleo, Ben, Cleo**. Vous jouez donc deux fois dans cette manche, et Ada pas du tout. Chaque pion vaut un coup : construire, mettre une action aux enchères ou passer.
gr-learn-order-foreign = Vous ne construisez que pour une compagnie dont vous détenez une action. Celle de la PO est à Ada : essayez de construire pour la PO.
gr-learn-order-three = Vous détenez KSS, GBS et BHE : pour ces trois-là, c’est vous qui décidez où construire. À la leçon suivante, vous le faites.

gr-learn-build = Construire
gr-learn-build-far = Construisez pour la GBS, la compagnie rouge. Son réseau se limite à Mannheim. Francfort-sur-le-Main est à deux cases : essayez d’y construire.
gr-learn-build-build = Chaque locomotive se pose à côté du réseau. Posez la première sur la montagne marquée : elle coûterait 4, mais une case interurbaine par construction est gratuite pour la GBS. Posez la deuxième à Francfort, sur une colline : 3 thalers. Puis terminez.
gr-learn-build-income = La GBS a payé 3 thalers de sa caisse. Francfort vaut 2 : le revenu de la GBS passe de 1 à 3. **Les villes font la valeur d’une action**, pour tous ceux qui en ont une.

gr-learn-meet = Deux compagnies se rencontrent
gr-learn-meet-price = Vous êtes maintenant Ben et vous détenez la MWB, la compagnie jaune de Kassel. Dans une ville, chaque autre compagnie présente coûte 1 thaler de plus : Francfort coûte 3 + 1, car la GBS y est.
gr-learn-meet-build = La MWB a 12 thalers. Construisez par les cases marquées (4 et 3) jusqu’à Francfort (4), puis terminez.
gr-learn-meet-paid = La MWB et la GBS se sont rencontrées pour la première fois : **toutes les compagnies versent des dividendes**. Chaque action rapporte le revenu de sa compagnie, et la MWB, qui a construit, paie double. Vous avez reçu 2 pour la NME et 10 pour la MWB. Il n’y a pas d’autre gain.

gr-learn-offer = Mettre une action aux enchères
gr-learn-offer-offer = Vous êtes de nouveau Cleo, avec votre deuxième pion. Une action de la MWB vaut maintenant 5. Mettez sa deuxième action aux enchères.
gr-learn-offer-open = Qui propose une action ouvre l’enchère. Misez **6**.
gr-learn-offer-raise = Ada mise 8, Ben passe. Misez **9**.
gr-learn-offer-worth = L’action est à vous. Vos 9 thalers sont dans la caisse de la MWB, qui peut de nouveau construire, et votre revenu a monté de 5. Vous partagez maintenant une compagnie avec Ben : ce qu’il construit pour elle vous profite aussi.

gr-learn-room = Place pour une, place pour toutes
gr-learn-room-taken = Une autre partie ; vous êtes Ben et construisez pour la NME, la compagnie brune. La PO a une locomotive sur la case interurbaine marquée, près de Posen. Essayez d’y construire aussi.
gr-learn-room-city = Une case interurbaine n’accueille qu’une locomotive. Une **ville en accueille une de chaque compagnie** : à Posen, PO et NME en ont chacune une et sont donc reliées.
gr-learn-room-build = Construisez la NME vers Berlin : par les deux cases marquées, puis terminez. Vous pouvez vous arrêter quand vous voulez, ici après deux.
gr-learn-room-ahead = Vous avez pris une case dont d’autres pourraient avoir besoin. Les voies ne sont jamais retirées : une bonne place les bloque pour toute la partie.

gr-learn-berlin = Berlin
gr-learn-berlin-ring = Autour de Berlin s’étend un anneau, la périphérie de Berlin. Chaque compagnie y a droit à **une case pour toute la partie**. La KSS, la compagnie orange, a la sienne : essayez-en une deuxième.
gr-learn-berlin-enter = Mais de sa case, la KSS peut entrer dans Berlin. Cela coûte 2 + 2, car NME et BHE y sont. Construisez et terminez.
gr-learn-berlin-double = La KSS a rencontré deux compagnies à la fois, mais les dividendes ne sont versés qu’une fois par construction. Berlin vaut 3 : la KSS passe de 1 à 4 et paie double, 8 pour votre action ; la GBS a rapporté 1.

gr-learn-powers = Chaque compagnie est différente
gr-learn-powers-each = Vous êtes Ada, en pleine construction pour la CME, la compagnie violette : deux locomotives sont posées, 4 thalers dépensés. Chaque compagnie a sa particularité, et celle de la CME est une limite.
gr-learn-powers-limit = La CME a encore de l’argent et une troisième locomotive. Essayez la case marquée, une plaine à 2 thalers.
gr-learn-powers-stop = La CME dépense au plus 5 thalers par construction. Terminez ici.
gr-learn-powers-list = Les autres en bref : la PO pose jusqu’à 4 locomotives, la KSS au plus 2 ; la NME ne paie pas de supplément en ville ; la KBS paie 1 thaler de moins par case ; pour la MWB, sa meilleure ville compte double ; la GBS a une case interurbaine gratuite ; la BHE vient ensuite.

gr-learn-hamburg = Berlin et Hambourg
gr-learn-hamburg-nothing = Vous êtes Cleo et détenez la BHE, la compagnie verte. Elle a atteint Hambourg, mais **elle ne verse aucun dividende tant que sa propre voie ne relie pas Berlin et Hambourg**.
gr-learn-hamburg-join = La BHE a 8 thalers : construisez par les deux cases marquées jusqu’à Berlin, 2 chacune, et terminez.
gr-learn-hamburg-now = Reliées. Personne d’autre n’est à Berlin, donc rien n’est versé maintenant, mais dès les prochains dividendes chaque action de la BHE rapporte 9.

gr-learn-end = Comment cela finit
gr-learn-end-when = La partie finit quand **chaque compagnie est reliée à deux autres**. Vous êtes Ben ; sept compagnies y sont, seule la CME, la violette, n’a qu’une liaison.
gr-learn-end-last = Construisez pour la MWB par les cases marquées jusqu’à la CME et terminez. La MWB construit, elle vous paie donc double.
gr-learn-end-count = Toutes sont reliées : avec la manche, la partie était finie. Seul l’argent compte, ni les actions ni les caisses : vous avez 180 thalers, Ada 155, Cleo 113. Vous gagnez.

gr-learn-play = Une courte partie
gr-learn-play-begin = À vous de jouer : vous êtes Ada contre deux adversaires faciles, d’abord les huit enchères, puis deux manches. Tout coup permis est accepté.
gr-learn-play-rounds = Votre partie, jusqu’à la fin de deux manches.
gr-learn-play-end = C’est le jeu. À une vraie table, cela continue ainsi jusqu’à ce que toutes soient reliées.
gr-learn-coach-bid = Que vaut l’action pour vous ? Son revenu revient à chaque dividende, et ce que vous payez permet à la compagnie de construire.
gr-learn-coach-choose = Cherchez une ville à portée d’une de vos compagnies, de préférence où une autre se trouve déjà.
gr-learn-coach-build = Surveillez la caisse : ce qui est dépensé maintenant manquera plus tard.
gr-learn-coach-built = On ne peut plus rien poser : terminez la construction.
gr-learn-coach-vote = D’autres proposent d’arrêter. N’acceptez que si vous êtes en tête.
