## Friends

friends-none = Tu n'as pas encore d'amis ici. Tape ami et un nom.
friends-present = Tes amis présents: { $names }.
friends-absent = Tes amis absents: { $names }.
friends-off = non
friends-on = oui
friends-is = Annoncer l'arrivée de tes amis: { $now }. Au choix: { $choices }.
friends-changed = Annoncer l'arrivée de tes amis, désormais: { $now }.
friends-too-many = Il n'y a plus de place pour d'autres amis. Tape d'abord oublier et un nom.
friends-not-free = Aucun de tes amis n'est ici sans table.
friend-made = { $name } fait maintenant partie de tes amis.
friend-no-more = { $name } ne fait plus partie de tes amis.
friend-unknown = Personne parmi tes amis ne s'appelle { $name }. Tape amis pour entendre qui ils sont.
friend-guest = Les visiteurs sont oubliés à leur départ, alors ils n'ont pas d'amis ici et ne peuvent pas en être.
friend-comes = Parmi tes amis, { $name } vient d'arriver.

## News while one types

news-hold = attendre
news-now = tout de suite
news-bell = sonner
news-is = Annonces pendant que tu tapes: { $now }. Au choix: { $choices }. Avec attendre, elles viennent à la fin de ta ligne, avec sonner elles attendent et sonnent.
news-changed = Annonces pendant que tu tapes, désormais: { $now }.
news-elsewhere = Ici, c'est ton propre programme qui a ta ligne, alors tout vient tout de suite. Le choix compte si tu viens par SSH avec un terminal.

## Order at a table

kick-wished = { $name } propose d'exclure { $other } de cette table, pour de bon. Si tu es d'accord, tape accepter.
kick-two = À deux, on ne peut exclure personne, car une seule personne déciderait. Tu peux taper partir, ou ignorer et le nom.
kick-founder = { $name } a préparé cette table, et personne ne peut l'en exclure avant la partie. Tu peux taper partir.
kick-first = Une question à ton sujet est posée aux autres, alors tu ne peux rien proposer maintenant. Attends une minute.
kick-nobody = Personne d'autre à cette table ne s'appelle { $name }.
kick-shuts = Cette table ne reçoit plus de nouveaux visiteurs. Vous pouvez encore inviter.
kicked = { $name } doit quitter cette table.
kicked-from-game = { $name } doit quitter cette table. L'ordinateur joue à cette place.
kicked-you = Les autres ont voté ton départ de cette table, et tu ne peux pas y revenir.
login-banned = La personne qui tient ce serveur ne te laisse plus entrer.

## Commands

command-kick = exclure
command-news = annonces
command-friends = amis amies
command-friend = ami amie
command-unfriend = oublier oublie
