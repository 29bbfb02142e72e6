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

ui-tab-talk = Chat
ui-talk = Conversation
ui-notes = Notes
ui-talk-say = Dire quelque chose à la table
ui-talk-send = Envoyer
ui-talk-room = Qui l’entend
ui-talk-players = Joueurs
ui-talk-onlookers = Spectateurs
ui-talk-empty = Dites bonjour. Seule cette table le lit.
ui-talk-empty-onlookers = Dites bonjour aux autres spectateurs. Les joueurs le liront une fois la partie terminée.
ui-talk-move = Coup { $move }
ui-talk-unread = nouveau :
ui-talk-mute = Silence à cette table
ui-talk-left = { $count ->
    [one] encore { $count } caractère
   *[other] encore { $count } caractères
 }
ui-talk-menu = mettre en sourdine, bloquer ou signaler
ui-talk-show-place = Montrer { $place } sur le plateau
ui-mute = Mettre en sourdine
ui-block = Bloquer
ui-report = Signaler
ui-reported = Signalé. Merci.
ui-block-ask = Bloquer { $name } ?
ui-block-help = Vous ne verrez plus ce que l’autre dit, et réciproquement. La personne bloquée ne pourra ni s’asseoir à vos tables ni vous demander une revanche. Cela s’annule dans les réglages.
ui-report-ask = Signaler { $name } ?
ui-report-help = La personne qui héberge ce serveur lira la ligne telle qu’elle est ici.
ui-report-why = Ce qui ne va pas (facultatif)
ui-notes-help = Vous seul voyez ce que vous écrivez ici.
ui-notes-saving = Enregistrement…
ui-notes-saved = Enregistré
ui-notes-failed = Pas enregistré. La prochaine modification réessaiera.
ui-blocks = En sourdine et bloqués
ui-is-mute = en sourdine
ui-is-block = bloqué
ui-unblock = Retirer de la liste
ui-unblock-of = Retirer { $name } de la liste
ui-rematch = Revanche
ui-rematch-asks = { $name } demande une revanche.
ui-rematch-yes = J’en suis
ui-rematch-no = Non merci
ui-rematch-row = revanche : une place vous attend
ui-to-rematch = Vers la revanche
ui-seat-asked = invité à rejouer
ui-room-asked = On attend { $names }.
ui-room-rematch = La partie commence dès que tout le monde est assis.
ui-next-table = Table suivante
ui-next-table-count = { $count ->
    [one] Table suivante : { $count } vous attend
   *[other] Table suivante : { $count } vous attendent
 }
