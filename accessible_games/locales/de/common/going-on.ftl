## After a restart of the server that kept all connections

server-is-back = Der Server ist wieder da.
server-question-gone = Was du vor dem Neustart gefragt wurdest, ist nicht mehr offen.
server-line-dropped = Was du vor dem Neustart zu tippen begonnen hast, wird nicht ausgeführt.
server-come-again = Der Server ist neu gestartet und konnte deine Verbindung nicht halten. Komm wieder herein.
