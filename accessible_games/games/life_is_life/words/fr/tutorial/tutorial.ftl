begins = Tu joues avec { $first } et { $second }. C'est la dernière manche d'une longue partie.
    Tu gagnes quand plus personne d'autre n'a de vie.

step-hand = D'abord tes cartes. Tu as 10 animaux, et personne d'autre ne les connaît.
    Tape { $typed }, ou seulement sa première lettre.
step-hand-why = Écoute d'abord tes cartes. Tape { $typed }.
step-value = Les animaux identiques sont annoncés par un nombre: tu as 3 ours.
    Que vaut un ours? Tape { $typed }.
step-value-why = Demande d'abord ce que vaut un ours. Tape { $typed }.
step-table = Il y a autant de cartes d'un animal qu'il vaut de points: 8 ours.
    Tu gagnes ces points si tu as plus d'ours que chacun des autres.
    Écoute maintenant la table. Tape { $typed }.
step-table-why = Écoute d'abord ce qu'il y a sur la table. Tape { $typed }.
step-find = Ces 4 rangées sont l'étalage. Tout le monde les connaît.
    La rangée 1 a toujours une carte, la rangée 2 a 2 cartes, et ainsi de suite.
    Tu veux plus d'ours. Pour savoir où ils sont, tape { $typed }.
step-find-why = Demande où sont les ours. Tape { $typed }.
step-lives = Tu as 3 ours, et il y a 2 ours dans la rangée 2. Tu vas les prendre.
    Avant, écoute combien de vies ont les joueurs. Tape { $typed }.
step-lives-why = Encore une question avant de jouer. Tape { $typed }.
step-swap = Une partie commence avec 5 vies chacun. Peu de points coûtent des vies.
    À toi de jouer. Tu échanges une rangée entière contre autant de tes cartes.
    Prends la rangée 2, et pose à sa place le lapin et la souris.
    Tape le numéro de la rangée, puis les 2 animaux.
step-swap-why = Tu veux les 2 ours de la rangée 2. Le lapin et la souris sont de trop.
    Le reste va te servir. Et avant de frapper, il faut avoir échangé.
    Tape donc le numéro de la rangée, puis les deux animaux.
step-since = Tu as maintenant 5 ours sur 8. Personne ne peut en avoir plus.
    Ton lapin et ta souris forment la nouvelle rangée 2.
    Après toi, { $first } a échangé, puis { $second }.
    Pour réentendre ce qui s'est passé depuis ton tour, tape { $typed }.
step-since-why = Réécoute ce que les autres ont fait. Tape { $typed }.
step-set = Tout le monde entend qui prend quoi. { $first } semble vouloir des girafes.
    Maintenant, attention aux chats, aux lapins et aux cochons.
    Tape { $typed }.
step-set-why = Pour savoir pourquoi les chats sont dangereux, tape { $typed }.
step-row = Qui a tous les chats, tous les lapins ou tous les cochons arrête la manche.
    Cela vaut après un échange. Chacun des autres perd alors une vie.
    Aujourd'hui, personne n'en est proche.
    À toi. Tu as 2 chèvres, et il y en a une troisième dans la rangée 1.
    Cette fois, tape seulement le numéro de la rangée.
step-row-why = Tu veux la chèvre de la rangée 1. Tape seulement le numéro de la rangée.
step-lay = Maintenant on te demande quelle carte tu poses à sa place.
    Pas une chèvre: tu ne peux pas poser exactement ce que tu prends.
    Un chien tout seul te sert peu. Tape son nom.
step-lay-why = Garde les ours, les chèvres et les moutons, ils te donneront des points.
    Pose le chien.
step-count = Écoute encore ta main. Tape { $typed }.
step-count-why = Avant de décider, écoute ta main. Tape { $typed }.
step-knock = Avec tant d'ours, de chèvres et de moutons, arrête la manche.
    Si tu frappes, chacun des autres joue encore une fois, et toi non.
    Ensuite, on compte les points. Tape le mot frapper.
step-knock-why = Tu pourrais encore échanger, mais les autres progressent aussi.
    Ta main est bonne maintenant, alors frappe.

ends = On a compté animal par animal, de la girafe à la souris.
    Pour les cochons, il y a égalité, donc personne n'a de points.
    Un seul lapin suffit à { $second }, car personne d'autre n'en a.
    Le plus de points ne coûte aucune vie, le moins de points coûte 2 vies.
    Entre les deux, on perd une vie.
    Tu sais maintenant écouter, échanger et frapper.
    Dans une partie, conseil te propose un coup et te dit pourquoi.
