### Analysis of finished games

server-no-bad-record = This record cannot be analysed: { $why }
server-no-no-such-analysis = There is no such analysis here. Ask for it first.
server-no-no-such-moment = There is no such moment in the analysis.
server-no-analyses-waiting = You have { $most } analyses waiting. Wait for one of them.
server-no-analyses-full = Many analyses are waiting. Try again later.
server-no-bad-effort = An analysis is quick or full.
