## At the SSH door

login-no-commands = Entre sans commande: enlève ce qui suit le nom du serveur.
login-key-how = Ton programme a une clé. Tape clé, et par SSH tu n'auras plus besoin de mot de passe.
key-how = Pour entrer par une clé, il te faut un nom avec mot de passe. Entre par SSH avec les deux, puis tape clé.
key-on = Désormais ta clé suffit pour entrer par SSH. Tape encore clé pour changer cela.
key-off = Par SSH, plus personne n'entre avec ta clé. Tape encore clé pour changer cela.

## Running it

serve-fingerprint = À sa première visite par SSH, chacun doit confirmer cette clé: { $fingerprint }.
serve-no-ssh-port = Le port { $file } n'est pas utilisable: { $problem }. Choisis-en un autre avec --ssh-port.
serve-host-key = { $file } n'est pas une clé pour SSH. Remets une sauvegarde à sa place, ou déplace-le: une nouvelle clé sera créée, et les programmes poseront la question.
serve-no-asyncssh = SSH et join ont besoin d'asyncssh, qui manque. { EDITION() ->
    [checkout] Relance bootstrap.
    [package] D'autres éditions l'ont: l'installateur pour Windows, le paquet Debian et le wheel.
   *[other] Tape pip install asyncssh.
}

## Commands

command-key = clé
