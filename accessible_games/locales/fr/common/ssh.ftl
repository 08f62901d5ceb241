## At the SSH door

door-no-commands = Entre sans commande: enlève ce qui suit le nom du serveur.
door-key-how = Ton programme a une clé. Tape clé, et par SSH tu n'auras plus besoin de mot de passe.
key-how = Pour entrer par une clé, il te faut un nom avec mot de passe. Entre par SSH avec les deux, puis tape clé.
key-on = Désormais ta clé suffit pour entrer par SSH. Tape encore clé pour changer cela.
key-off = Par SSH, plus personne n'entre avec ta clé. Tape encore clé pour changer cela.

## Running it

serve-fingerprint = À sa première visite par SSH, chacun doit confirmer cette clé: { $fingerprint }.
serve-no-ssh-port = Le port { $file } n'est pas utilisable: { $problem }. Choisis-en un autre avec --ssh-port.
serve-host-key = { $file } n'est pas une clé pour SSH. Remets une sauvegarde à sa place, ou déplace-le: une nouvelle clé sera créée, et les programmes poseront la question.
serve-no-asyncssh = Un serveur a besoin d'asyncssh, qui manque. Relance bootstrap, ou tape pip install asyncssh.

## Commands

command-key = clé
