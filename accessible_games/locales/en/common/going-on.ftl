## After a restart of the server that kept all connections

server-is-back = The server is back.
server-question-gone = What you were asked before the restart is not open any more.
server-line-dropped = What you had begun to type before the restart is not done.
server-come-again = The server has restarted, and could not keep your connection. Come in again.
