### Auswertung beendeter Partien

server-no-bad-record = Diese Aufzeichnung lässt sich nicht auswerten: { $why }
server-no-no-such-analysis = Diese Auswertung gibt es hier nicht. Fordere sie zuerst an.
server-no-no-such-moment = Diesen Moment gibt es in der Auswertung nicht.
server-no-analyses-waiting = Von dir warten schon { $most } Auswertungen. Warte auf eine davon.
server-no-analyses-full = Es warten viele Auswertungen. Versuche es später noch einmal.
server-no-bad-effort = Eine Auswertung ist schnell oder gründlich.
