### The page of the administrators.

server-no-no-such-person = There is nobody with this id.
server-no-no-such-report = There is no such report.
server-no-not-account = Only an account can be an administrator: guests have no password.
server-no-is-suspended = This person is suspended. Allow them to play first.
server-no-is-admin = This is an administrator. Take that away first: trackside admin revoke.
server-no-bad-factor = A factor is a number from { $least } to { $most }.
