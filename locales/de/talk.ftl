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

ui-tab-talk = Chat
ui-talk = Gespräch
ui-notes = Notizen
ui-talk-say = Etwas in die Runde sagen
ui-talk-send = Senden
ui-talk-room = Wer es hört
ui-talk-players = Spielende
ui-talk-onlookers = Zuschauende
ui-talk-empty = Sag Hallo. Nur dieser Tisch liest es.
ui-talk-empty-onlookers = Sag den anderen Zuschauenden Hallo. Wer spielt, liest es, wenn die Partie zu Ende ist.
ui-talk-move = Aktion { $move }
ui-talk-unread = neu:
ui-talk-mute = Ruhe an diesem Tisch
ui-talk-left = noch { $count } Zeichen
ui-talk-menu = stummschalten, blockieren oder melden
ui-talk-show-place = { $place } auf dem Spielplan zeigen
ui-mute = Stummschalten
ui-block = Blockieren
ui-report = Melden
ui-reported = Gemeldet. Danke.
ui-block-ask = { $name } blockieren?
ui-block-help = Ihr seht nicht mehr, was der andere sagt. Wer blockiert ist, kann sich nicht an deine Tische setzen und dich nicht um eine Revanche bitten. In den Einstellungen lässt es sich zurücknehmen.
ui-report-ask = { $name } melden?
ui-report-help = Wer diesen Server betreibt, liest die Zeile, wie sie hier steht.
ui-report-why = Was daran nicht in Ordnung ist (freiwillig)
ui-notes-help = Was du hier schreibst, siehst nur du.
ui-notes-saving = Wird gespeichert …
ui-notes-saved = Gespeichert
ui-notes-failed = Nicht gespeichert. Die nächste Änderung versucht es wieder.
ui-blocks = Stummgeschaltet und blockiert
ui-is-mute = stumm
ui-is-block = blockiert
ui-unblock = Von der Liste nehmen
ui-unblock-of = { $name } von der Liste nehmen
ui-rematch = Revanche
ui-rematch-asks = { $name } möchte eine Revanche.
ui-rematch-yes = Ich bin dabei
ui-rematch-no = Nein, danke
ui-rematch-row = Revanche: Ein Platz ist für dich frei
ui-to-rematch = Zur Revanche
ui-seat-asked = zur Revanche gebeten
ui-room-asked = Es fehlt noch: { $names }.
ui-room-rematch = Die Partie beginnt, sobald alle sitzen.
ui-next-table = Nächster Tisch
ui-next-table-count = { $count ->
    [one] Nächster Tisch: { $count } wartet auf dich
   *[other] Nächster Tisch: { $count } warten auf dich
 }
