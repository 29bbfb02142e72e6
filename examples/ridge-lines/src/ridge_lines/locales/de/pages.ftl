### Was die Seiten über Ridge Lines sagen.

rl-ui-about = Zwei Bahnen, ein Bergland: nur eine kommt durch
rl-ui-short-1 = Wer seine beiden Endbahnhöfe mit eigenem Gleis verbindet, hat gewonnen.
rl-ui-short-2 = Ein Zug hat zwei Trupps. Ebene und Stadt brauchen einen, ein Grat braucht beide.
rl-ui-short-3 = Neues Gleis liegt neben eigenem. Was liegt, bleibt liegen und steht dem anderen im Weg.
rl-ui-short-4 = Passen beide nacheinander, entscheiden die Städte am eigenen Gleis.
rl-ui-seat-track = Gleis
rl-ui-seat-gangs = Trupps
rl-ui-wins = { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
