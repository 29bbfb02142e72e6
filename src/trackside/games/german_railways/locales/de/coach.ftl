### Der Coach am ersten Tisch: was entschieden wird und worauf gute Spieler achten

gr-coach-bid = Du bietest um eine Aktie. Sie bringt bei jeder Dividende das Einkommen der Gesellschaft, und dein Gebot wird ihr Baugeld. Gute Spieler rechnen, wie viele Dividenden noch kommen, und behalten etwas für die nächste Aktie.
gr-coach-choose = Du baust, versteigerst eine Aktie oder passt. Gute Spieler suchen eine Stadt, die eine ihrer Gesellschaften jetzt erreicht, am besten eine, an der die anderen wenig halten, und versteigern, wenn die anderen wenig Geld haben.
gr-coach-build = Du legst Gleise für eine Gesellschaft, bezahlt aus ihrer Kasse. Gute Spieler zählen zuerst den Weg bis zur nächsten Stadt: Eine Stadt erhöht das Einkommen, und wer eine andere Gesellschaft erreicht, löst eine Dividende aus.
gr-coach-built = Mehr lässt sich nicht legen. Sieh dir die Strecke noch einmal an: Bis du den Bau beendest, kannst du Lokomotiven zurücknehmen.
gr-coach-vote = Du entscheidest, ob die Partie endet. Gute Spieler vergleichen Bargeld, nicht Aktien: Aktien sind am Ende nichts wert. Stimme zu, wenn du führst.
gr-coach-name-banker = Du bestimmst, wer die erste Versteigerung eröffnet. Ein großer Vorteil ist das nicht: Wähle frei.
