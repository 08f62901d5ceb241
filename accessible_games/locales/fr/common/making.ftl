## Games in the making

game-task = { $word ->
    [none] Tape new, check ou transcript après game.
   *[other] Après game vient new, check ou transcript, pas { $word }.
}
game-needs-name = Nomme le nouveau jeu en un mot, comme small-stones.
game-needs-path = Nomme le dossier du jeu après { $task }.
game-not-there = { $count ->
    [0] Il n'y a pas de jeu dans { $folder }: game.py n'y est pas.
   *[other] Il y a plusieurs jeux dans { $folder }. Nomme le dossier de l'un d'eux.
}
new-game-odd = Un jeu ne peut pas s'appeler { $word }. Prends { $longest } lettres anglaises minuscules, chiffres et traits d'union au plus, comme small-stones.
new-game-taken = Le nom { $word } est déjà pris. Prends-en un autre.
new-game-there = { $word } existe déjà. Prends un autre nom ou un autre dossier.
new-game-made = Le jeu est dans le dossier { $folder }. Tape accessible-games game check { $folder } pour l'examiner. La suite est dans { $file }.
checked-games = { $games } parties au hasard, { $moves } coups, { $speed } millisecondes par coup.
checked-crash = Une partie au hasard ne va pas jusqu'au bout: { $problem }.
checked-fine = { $part }: rien à redire.
checked-none = { $part }: il n'y en a pas.
checked-lacks = { $part }: il en manque, le jeu n'y est pas proposé.
checked-wrong = { $more ->
    [0] { $part }: { $problem }.
    [one] { $part }: { $problem }, et encore un défaut.
   *[other] { $part }: { $problem }, et { $more } autres défauts.
}
checked-newer = { $game } demande une version plus récente de ce programme.
checked-fails = { $game } ne se charge pas: { $problem }.
checked-part-rules = Règles
checked-part-secrets = Secrets
checked-part-copies = Copies
checked-part-records = Parties enregistrées et positions
checked-part-undo = Annulation
checked-part-players = Honnêteté des joueurs
checked-part-words = Mots
checked-part-speech = Langage parlé
checked-part-labels = Étiquettes
checked-part-rules-page = Règles à lire
checked-part-lesson = Leçon
checked-part-languages = Langues
