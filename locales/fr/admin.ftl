### La page des administrateurs.

server-no-no-such-person = Personne ne porte cet identifiant.
server-no-no-such-report = Ce signalement n’existe pas.
server-no-not-account = Seul un compte peut être administrateur : les invités n’ont pas de mot de passe.
server-no-is-suspended = Cette personne est suspendue. Laissez-la d’abord rejouer.
server-no-is-admin = C’est un administrateur. Retirez-lui d’abord ce droit : trackside admin revoke.
server-no-bad-factor = Un facteur est un nombre de { $least } à { $most }.
