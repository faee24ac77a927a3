### What a host does about the company, lines of chat that are reported, and where one is known.

lookers = Who looks on
looks-on = (looks on)
silence = Silence for everybody
let-speak = Let speak again
dismiss = Send away …
dismiss-sure = Shall { $name } go?
dismiss-once = Yes, but may come back
dismiss-bar = Yes, for good, with everybody from there
pass-host = Pass the table on …
pass-host-sure = { $name } decides about the table then, and you no longer do.
pass-host-go = Pass it on

report = Report
report-title = Report a line
report-line = Report what { $name } said
report-sure = The line is shown to whoever runs the server.
report-why = What is wrong with it?
report-go = Report it
report-not = Never mind
report-done = Whoever runs the server can read it now.

sessions = Where you are known
sessions-hint = Every browser in which you were here or logged in. What ends has to log in again.
session-here = Here, since { $created }
session-there = Since { $created }, last used { $seen }
session-end = End it
sessions-end = End all others
session-leave = Log out here …
session-leave-sure = Without a login, nobody knows you here afterwards: your seats and games stay with a name you cannot get back.
session-leave-go = Log out
