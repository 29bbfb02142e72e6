### Ce qui se dit des conversations, des notes et des revanches.

server-no-bad-talk = Écrivez quelque chose de lisible, { $most } caractères au plus.
server-no-not-your-room = Tant que la partie dure, joueurs et spectateurs parlent à part.
server-no-talk-full = On a tant parlé ici qu’il n’y a plus de place.
server-no-no-such-line = Cela n’a pas été dit ici.
server-no-nobody-there = Personne n’est assis là.
server-no-nobody-named = Dites de qui il s’agit.
server-no-yourself = C’est vous.
server-no-too-many-blocks = Vous avez mis en sourdine ou bloqué { $most } personnes. Retirez d’abord quelqu’un de la liste.
server-no-cannot-join = Vous ne pouvez pas vous asseoir à cette table.
server-no-not-over = Cette partie n’est pas encore terminée.
server-no-not-asked = Aucune place ne vous est réservée ici.
server-no-rematch-began = Les autres ont commencé sans vous. Ouvrez une table à vous.
