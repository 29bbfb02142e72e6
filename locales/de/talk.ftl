### Was zu Gesprächen, Notizen und Revanchen gesagt wird.

server-no-bad-talk = Schreib etwas Lesbares, höchstens { $most } Zeichen.
server-no-not-your-room = Solange die Partie läuft, reden Mitspielende und Zuschauende getrennt.
server-no-talk-full = Hier ist so viel geredet worden, dass kein Platz mehr ist.
server-no-no-such-line = Das wurde hier nicht gesagt.
server-no-nobody-there = Dort sitzt kein Mensch.
server-no-nobody-named = Sag, wen du meinst.
server-no-yourself = Das bist du selbst.
server-no-too-many-blocks = Du hast { $most } Leute stummgeschaltet oder blockiert. Nimm erst jemanden von der Liste.
server-no-cannot-join = An diesen Tisch kannst du dich nicht setzen.
server-no-not-over = Diese Partie ist noch nicht zu Ende.
server-no-not-asked = Hier ist kein Platz für dich freigehalten.
server-no-rematch-began = Die anderen haben ohne dich angefangen. Eröffne einen eigenen Tisch.
