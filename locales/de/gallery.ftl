### Spielpläne, die jemand aufhebt: das Regal und die Galerie.

ui-gallery-about = Spielpläne, die jemand gezeichnet hat: Sieh sie dir an, eröffne einen Tisch darauf, oder kopiere einen in den Editor und mach ihn zu deinem.
ui-gallery-draw = Spielplan zeichnen
ui-gallery-everybody = Öffentlich
ui-gallery-mine = Meine
ui-gallery-all-games = Alle Spiele
ui-gallery-order = Reihenfolge
ui-gallery-new = Neueste zuerst
ui-gallery-played = Meistgespielte zuerst
ui-gallery-none = Hier zeigt noch niemand einen Spielplan.
ui-gallery-none-mine = Du hast noch keine Spielpläne.
ui-gallery-none-help = Ein Spielplan wird im Editor gezeichnet, mit dem gedruckten daneben oder darunter, oder aus einer Datei begonnen. Er gehört dir allein, bis du ihn teilst.
ui-gallery-by = von { $name }
ui-gallery-games = { $count ->
    [0] noch nicht gespielt
    [one] { $count } Partie gespielt
   *[other] { $count } Partien gespielt
 }
ui-gallery-versions = { $count ->
    [one] { $count } Version
   *[other] { $count } Versionen
 }
ui-gallery-private = Privat
ui-gallery-link = Per Link
ui-gallery-public = Öffentlich
ui-gallery-withdrawn = Zurückgezogen
ui-gallery-private-help = Nur du siehst diesen Spielplan.
ui-gallery-link-help = Wer den Link hat, kann diesen Spielplan ansehen, darauf spielen und ihn kopieren.
ui-gallery-public-help = Alle finden diesen Spielplan in der Galerie, können darauf spielen und ihn kopieren.
ui-gallery-withdrawn-help = Der Betreiber des Servers hat diesen Spielplan zurückgezogen. Nur du siehst ihn, und er lässt sich nicht teilen.
ui-gallery-draft = Noch nicht spielbar
ui-gallery-play = Tisch eröffnen
ui-gallery-edit = Im Editor öffnen
ui-gallery-look = Ansehen
ui-gallery-copy = In den Editor kopieren
ui-gallery-file = Als Datei speichern
ui-gallery-copy-link = Link kopieren
ui-gallery-name = Name
ui-gallery-who-sees = Wer ihn sieht
ui-gallery-delete = Löschen
ui-gallery-delete-ask = „{ $name }“ löschen?
ui-gallery-delete-help = Alle Versionen gehen verloren. Partien, die darauf gespielt wurden, bleiben samt ihrem Spielplan.

ui-balance = Wie er sich spielt
ui-balance-help = Zahlen der Karte, und was Partien von Bots darauf zeigen. Die Bots spielen, wenn kein Tisch auf sie wartet; das kann dauern.
ui-balance-start = { $count ->
    [one] Bots { $count } Partie spielen lassen
   *[other] Bots { $count } Partien spielen lassen
 }
ui-balance-running = { $done } von { $wanted } Partien
ui-balance-stopped = Die Partien wurden abgebrochen. Lass die Bots noch einmal spielen.
ui-balance-none = Auf diesem Spielplan haben noch keine Bots gespielt.
ui-balance-mean = Mittel
ui-balance-least = kleinster
ui-balance-most = größter
ui-balance-rounds = Runden
ui-balance-actions = Aktionen
ui-balance-games = { $count ->
    [one] { $count } Partie von Bots
   *[other] { $count } Partien von Bots
 }
ui-balance-ends = Wie sie endeten
ui-balance-no-end = ohne Ende
ui-balance-wins = Wer gewann
ui-balance-seat = Platz { $number }
ui-balance-served = Städte, die selten eine Bahn hatten
ui-balance-level = Bots: { $level }, { $players } Plätze
