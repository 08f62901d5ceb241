## At the door of a server

door-greeting = Accessible Games: des jeux de cartes à jouer ensemble, à l'oreille et au toucher.
door-languages = Deutsch: de. English: en. Français: fr.
door-how = Tape ton nom. Si tu viens en visite, tape les trois mots d'une table.
prompt-door = Nom?
about-door = Tape ton nom, même si c'est la première fois. En visite, tape les trois mots d'une table, ou tes trois mots à toi pour revenir. Tape quit pour partir.
door-new-name = Personne ne s'appelle encore { $name } ici. Est-ce que ce sera ton nom désormais?
door-needs-safety = Un nom avec mot de passe demande une connexion chiffrée. En visite, tape les trois mots d'une table.
door-choose-password = Choisis un mot de passe d'au moins { $least } lettres. { $shown ->
    [yes] Il se lira sur ton écran.
   *[no] Il n'est pas affiché.
}
door-short-password = Il a moins de { $least } lettres.
door-other-password = Ce sont deux mots de passe différents.
prompt-password = Mot de passe?
prompt-password-again = Encore une fois?
door-wrong-password = Ce n'est pas le mot de passe de { $name }.
door-wrong-words = Aucune table et aucun visiteur n'a ces mots.
door-too-many = C'était faux trop souvent. Réessaie dans quelques minutes.
door-full = Il y a trop de monde ici, ou trop de monde de là où tu es. Réessaie plus tard.
door-slow = Rien n'a été tapé depuis trop longtemps, alors cette porte se ferme.
door-guest-name = Comment t'appelles-tu?
prompt-guest-name = Ton nom?
door-name-taken = Quelqu'un d'autre s'appelle { $name } ici. Choisis un autre nom.
door-guest-words = Pour revenir comme { $name }, tape { $words }.
door-elsewhere = Tu es déjà ici, par une autre porte. Faut-il fermer l'autre?
door-closes = Te voilà à une autre porte, alors celle-ci se ferme.
door-stays = L'autre porte reste ouverte, et celle-ci se ferme.
door-welcome = Bienvenue, { $name }. { $count ->
    [one] Il y a une personne ici.
   *[other] Il y a { $count } personnes ici.
}
door-missed = { $count ->
    [0] Voici ce que tu as manqué.
    [one] Voici ce que tu as manqué, après une ligne qui n'est plus là.
   *[other] Voici ce que tu as manqué, après { $count } lignes qui ne sont plus là.
}
lobby-how = Tape tables pour entendre ce qui se joue, nouvelle et le nom d'un jeu pour en préparer un, ou aide.
prompt-lobby = Entrée.
prompt-gathering = Avant la partie.
too-fast = C'était trop rapide, alors des lignes ont été ignorées. Attends un instant.
talk-too-fast = Tu parles trop vite. Attends un instant.
farewell = Au revoir, { $name }.
server-stops = Le serveur s'arrête maintenant. Toutes les parties sont enregistrées.
server-cannot-save = La partie attend, car elle ne peut pas être enregistrée en ce moment: { $problem }.
server-saves-again = L'enregistrement marche de nouveau, et la partie continue.

## Who is here, and which tables there are

people-here = Ici: { $names }.
people-also-here = Ici aussi: { $names }.
nobody-called = Personne ici ne s'appelle { $name }.
who-is-meant = Tape { $command } et un nom.
tables-none = Il n'y a pas encore de table. Tape nouvelle et le nom d'un jeu.
table-told = { $number }, { $title }, avec { $names }, { $state ->
    [open] pas encore commencé.
    [over] terminé.
   *[playing] en cours.
}
table-choose = Tape nouvelle et un jeu: { $choices }. Tu peux ajouter combien jouent, le niveau de l'ordinateur, et plus pour qu'on te demande tout.
table-made = { $title } pour { $high } personnes. L'ordinateur, s'il joue, est de niveau { $level }.
table-words = Les visiteurs viennent à cette table en tapant { $words }.
table-how = Quand tout le monde est là, tape commencer. L'ordinateur prend les places libres.
table-unknown = Cette table n'existe pas. Tape tables pour entendre celles qu'il y a.
table-full = Il n'y a plus de place à cette table. Tape regarder pour suivre la partie.
table-refused = Tu ne peux pas venir à cette table.
table-is-begun = Cette partie a déjà commencé. Tape regarder pour la suivre.
table-not-begun = Cette partie n'a pas encore commencé. Tape rejoindre pour y jouer.
table-elsewhere = Tu es déjà à une table. Tape d'abord partir.
table-nowhere = Tu n'es à aucune table. Tape tables pour entendre celles qu'il y a.
table-lost = Cette partie ne peut pas continuer, car ses règles ont changé depuis.
table-own = Tu joues toi-même à cette table, alors tu ne peux pas la regarder.
table-onlooker = Seuls ceux qui jouent peuvent faire cela.
table-joined = Tu es à une table de { $title }, avec { $names }.
table-watched = Tu suis une partie de { $title }, avec { $names }.
table-begins = { $name } commence la partie.
someone-joins = { $name } vient à la table.
someone-watches = { $name } regarde.
someone-leaves = { $name } quitte la table.
someone-away = { $name } s'absente.
someone-back = { $name } est de retour.
someone-away-long = { $name } n'est plus là depuis un moment. Pour que l'ordinateur garde la place, tape remplacer { $name }.
invited = { $name } reçoit ton invitation.
invites-you = { $name } t'invite à { $title }. Tape rejoindre { $name }.
away-now = Tu t'absentes jusqu'à ce que tu tapes quelque chose.
away-left = Tu quittes la table. Ta place reste libre: tape rejoindre { $words } pour y revenir.
left-table = Tu quittes la table.
hold-here = { $name } est là, alors personne ne peut garder la place.
hold-wished = { $name } aimerait que l'ordinateur garde la place de { $other }. Si tu es d'accord, tape accepter.
seat-held = L'ordinateur garde la place de { $name } jusqu'au retour de { $name }.
end-wished = { $name } aimerait arrêter cette partie pour de bon. Si tu es d'accord, tape accepter.
table-ended = La partie est arrêtée, et personne n'a gagné.

## Talking

said-own = Tu dis: { $text }
said-by = { $name } dit: { $text }
told-own = Tu chuchotes à { $name }: { $text }
told-by = { $name } te chuchote: { $text }
nothing-to-say = Tape { $command } et ce que tu veux dire.
nothing-was-said = Personne n'a encore rien dit.
mute-on = Tu n'entends plus { $name }, jusqu'à ton départ ou si tu le tapes encore.
mute-off = Tu entends de nouveau { $name }.
ignore-on = { $name } ne peut plus te parler, ni t'inviter, ni venir à tes tables. Tape-le encore pour changer cela.
ignore-off = { $name } peut de nouveau te parler.
reported = Merci. La personne qui tient ce serveur reçoit ton signalement, avec les dernières lignes que tu as entendues.
report-of = { $name } signale: { $text }
width-is = Les lignes ont au plus { $width } signes. Tape largeur et un nombre, ou largeur whole.
width-whole = Les lignes sont entières. Tape largeur et un nombre pour les couper.

## Commands at a server

command-people = gens qui
command-tables = tables
command-new = nouvelle nouveau
command-join = rejoindre
command-watch = regarder
command-begin = commencer démarrer
command-invite = inviter
command-say = dire dis
command-tell = chuchoter chuchote
command-history = messages discussion
command-mute = muet
command-ignore = ignorer bloquer
command-complain = signaler
command-away = absence absent absente
command-width = largeur
command-hold = remplacer
command-end = arrêter
command-leave = partir quitter quit q
house-help = Commandes: { $commands }.
    Tape aide et une commande pour entendre ce qu'elle fait.

## Running a server

serve-here = Le serveur tourne. Depuis cette machine: telnet localhost { $port }, ou ssh -p { $ssh } NOM@localhost.
serve-network = Depuis le réseau: telnet { $host } { $port }, ou ssh -p { $ssh } NOM@{ $host }.
serve-encrypted = Chiffré, par TLS: port { $port }.
serve-closed = Personne d'autre ne peut entrer. Pour laisser entrer les autres, lance-le avec --open.
serve-stop = Contrôle C l'arrête. Toutes les parties sont enregistrées.
serve-stopped = Le serveur est arrêté.
serve-in-use = Un autre serveur utilise { $file }. Arrête-le d'abord, ou choisis un autre dossier avec --data.
serve-damaged = { $file } est abîmé, alors le serveur ne démarre pas. Mets une sauvegarde à sa place, ou déplace-le pour recommencer à neuf.
serve-other-shape = { $file } a été écrit par une version plus récente de ce programme. Installe-la.
serve-unusable = { file-problem }
serve-no-port = Le port { $file } n'est pas utilisable: { $problem }. Choisis-en un autre avec --port.
serve-certificate = Le certificat { $file } ou sa clé n'est pas utilisable: { $problem }.
serve-no-argon2 = Un serveur a besoin d'argon2, qui manque. Relance bootstrap, ou tape pip install argon2-cffi.
serve-no-library = Un serveur demande un Python avec { $name }.
serve-page = Dans un navigateur sur cette machine, va à { $address }.
serve-page-network = Dans un navigateur du réseau, va à { $address }.
serve-page-encrypted = Dans un navigateur, va à { $address }, où HOST est le nom du certificat.
serve-no-page-port = Le port { $file } n'est pas utilisable pour la page: { $problem }. Choisis-en un autre avec --page.
serve-no-uvicorn = Il manque à la page uvicorn, starlette ou websockets. Relance bootstrap, ou tape pip install starlette uvicorn websockets.

## Words by which guests come to a table: easy to spell, and none like another

plain-words = abeille abricot agneau aiguille amande ananas ancre arbre argile armoire août avion avril balcon balle banane banc barque bassin bateau beurre bijou blé bois bonbon botte bouche bougie bouton branche brise brosse buisson cabane cactus café cahier caillou camion canal canard carotte castor cerise chaise chameau champ chant chapeau château chemin cheval chocolat ciel cigogne ciseau citron clairon cloche clou collier colline comète coq corail corbeille coton crayon cuivre dauphin dimanche domaine dragon drapeau écharpe éclair écorce église encre épice érable étang étoile fagot falaise farine fenêtre ferme feuille ficelle figue flamme fleuve flocon flûte foin fontaine forêt fourmi fraise framboise fromage fusée galet gant garage gâteau genou girouette glace gourde grange grenier grotte guitare hamac haricot herbe hibou hiver horloge huile île jambon jardin
