## Recovery words, for who has forgotten a password

forgot = vergessen passwort-vergessen ich-habe-es-vergessen ich-habe-mein-passwort-vergessen mein-passwort-vergessen
login-forgot-how = Wenn du es vergessen hast, tippe vergessen.
prompt-forgotten = Wessen Passwort?
login-forgotten = Tippe deine Notfallwörter, oder die, die du vom Betreiber dieses Servers hast.
prompt-recovery = Notfallwörter?
login-wrong-recovery = Das sind nicht die Wörter von { $name }. Wenn sie verloren sind, frag den Betreiber dieses Servers.
login-elsewhere-over = Dein Passwort wurde an einer anderen Tür geändert, darum schließt sich diese.
recovery-how = Falls du dein Passwort einmal vergisst: Tippe notfallwörter, und bewahre die Wörter auf, die du hörst.
recovery-words = Falls du dein Passwort vergisst, kannst du mit diesen Wörtern ein anderes wählen: { $words }. Schreib sie auf, denn du hörst sie nicht noch einmal.
recovery-again = Du hast schon Notfallwörter. Sollen neue an ihre Stelle treten?
recovery-stays = Die, die du hast, gelten weiter.
recovery-guest = Gäste haben kein Passwort und kommen mit ihren eigenen Wörtern wieder.
recovery-too-often = Du hast schon mehrmals neue Wörter bekommen. Warte einige Minuten.
command-recovery = notfallwörter
also-recovery = neue-notfallwörter notwörter wiederherstellung
