### Le compte dans les réglages.

ui-account = Compte
ui-account-guest = Vous jouez en invité : seul ce navigateur vous connaît. Avec un compte, vous retrouvez vos parties sur tous vos appareils. Vos places et vos parties terminées restent à vous.
ui-account-yours = Vous utilisez le compte { $login }.
ui-account-make = Créer un compte
ui-account-made = Le compte est créé. Toutes vos places restent à vous.
ui-account-delete = Supprimer le compte
ui-account-delete-ask = Supprimer ce compte ?
ui-account-delete-help = Votre nom disparaît partout, des bots jouent à vos places, et vos tables qui n’ont pas commencé sont fermées. Les parties des autres restent. C’est définitif.
ui-sign-in = Se connecter
ui-sign-out = Se déconnecter
ui-sign-in-ask = Quitter vos places d’invité ?
ui-sign-in-leaves = { $count ->
        [one] En invité, vous avez une place à { $count } table. Elle ne passe pas au compte, et vous ne pourrez pas y revenir.
       *[other] En invité, vous avez une place à { $count } tables. Elles ne passent pas au compte, et vous ne pourrez pas y revenir.
    }
ui-login = Identifiant
ui-login-help = Il reste secret ; les autres voient votre nom. Lettres de a à z, chiffres ou . _ @ + -
ui-password = Mot de passe
ui-password-help = Au moins 8 caractères. Personne ne peut vous le renvoyer en cas d’oubli : gardez-le bien.
ui-password-show = Afficher le mot de passe
ui-password-change = Changer le mot de passe
ui-password-change-help = Tous les autres navigateurs sont déconnectés.
ui-password-now = Mot de passe actuel
ui-password-new = Nouveau mot de passe
ui-password-changed = Le nouveau mot de passe est en vigueur. Tous les autres navigateurs sont déconnectés.
ui-sessions = Vos sessions ouvertes
ui-session-browser = { $browser } sur { $system }
ui-session-unknown = Un autre programme
ui-session-here = ce navigateur
ui-session-when = Depuis le { $created }, dernière visite le { $seen }
ui-session-end = Fermer celle-ci
ui-session-end-of = Fermer celle-ci : { $browser }, depuis le { $created }
ui-session-ended = Cette session est fermée.
ui-sessions-end = Fermer toutes les autres
ui-sessions-ended = Toutes les autres sessions sont fermées.
