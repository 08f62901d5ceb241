## What only the host of a server hears

serve-nobody = Sur ce serveur, personne qui s'appelle { $problem } n'a de compte.
serve-password = Donne ces mots à { $name }: { $words }. Ils permettent à { $name } de choisir un autre mot de passe: taper oublié au lieu d'un nom, puis le nom et les mots. Ils comptent une fois, pendant { $span }.
password-how = Tape accessible-games serve password et le nom de quelqu'un qui a un compte.
moderation-how = Tape accessible-games serve moderation, et le nombre d'entrées si ce ne sont pas les 50 dernières.
log-empty = La modération n'a rien fait.
log-caution = { $when }: { $moderator } a averti { $name }: { $reason }
log-silence = { $when }: { $moderator } a réduit { $name } au silence pendant { $span }: { $reason }
log-silence-ended = { $when }: { $moderator } laisse { $name } parler de nouveau aux autres.
log-removal = { $when }: { $moderator } a interdit l'entrée à { $name } pendant { $span }: { $reason }
log-removal-ended = { $when }: { $moderator } laisse de nouveau entrer { $name }.
host-file-unreadable = { $file } ne peut pas être lu, et compte comme vide. Fais-en un fichier que le serveur peut lire.
host-file-too-large = { $file } compte comme vide: { $lines } lignes et { $count } octets sont permis. Raccourcis-le.
host-file-no-text = { $file } compte comme vide, car ses lettres ne sont pas en Unicode. Enregistre-le en Unicode.
host-file-control = { $file } compte comme vide, car il contient des signes que personne n'entend, par exemple pour des couleurs. Enlève-les.
serve-left-out-message = Un message pour { $name } est abîmé et manque.
serve-left-out-sanction = Ce que la modération a fait à propos { ELIDED("de", $name) } est abîmé et manque.
