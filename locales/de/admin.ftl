### Die Seite der Administratoren.

server-no-no-such-person = Unter dieser Kennung gibt es niemanden.
server-no-no-such-report = Diese Meldung gibt es nicht.
server-no-not-account = Nur ein Konto kann Administrator sein: Gäste haben kein Passwort.
server-no-is-suspended = Diese Person ist gesperrt. Lass sie zuerst wieder spielen.
server-no-is-admin = Das ist ein Administrator. Entzieh ihm das zuerst: trackside admin revoke.
server-no-bad-factor = Ein Faktor ist eine Zahl von { $least } bis { $most }.
