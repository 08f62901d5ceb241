begins = Tu joues avec { $first }. Tu as 6 points, et avec un de plus tu gagnes.
    Sur la table, des boissons: des bouteilles, et des mélanges de 2 bouteilles.

step-hand = D'abord tes dominos. Chacun montre une bouteille et un mélange.
    Tape { $typed }.
step-hand-why = Écoute d'abord tes dominos. Tape { $typed }.
step-table = Tu as donc 3 dominos, que personne d'autre ne connaît.
    Ensemble, ils forment un motif de 6 boissons: 2 rangées de 3 boissons.
    Quand un tel motif est sur la table, tu peux l'annoncer pour un point.
    Écoute maintenant la table. Tape { $typed }.
step-table-why = Écoute d'abord ce qu'il y a sur la table. Tape { $typed }.
step-look = Chaque case a une lettre pour la colonne et un nombre pour la rangée.
    Une bouteille ne touche que des mélanges, un mélange que des bouteilles.
    Pour regarder une case, tape-la seule: { $typed }, ou juste q13.
step-look-why = Regarde une case de la table. Tape { $typed }.
step-left = Tu es maintenant en q13. De là, tu peux aller aux cases voisines.
    Appuie sur la flèche gauche, ou tape { $typed }.
step-left-why = Va d'une case à gauche. Tape { $typed }.
step-pattern = Tu es en p13. Cola, et à droite colabière: est-ce dans ton motif?
    Pour entendre tous les motifs de tes dominos, tape { $typed }.
step-pattern-why = Écoute d'abord ce que tu cherches. Tape { $typed }.
step-add = Prends le troisième, en miroir: en haut cola, colabière, bière.
    En bas colabière, bière, limobière. Le début est dans la rangée 13.
    À ton tour, tu poses une boisson ou tu en retires une.
    Ensuite, on comble les trous qui touchent 2 boissons. Profites-en.
    Pose un colabière en r12, à droite de la bière: tape colabière r12.
step-add-why = D'autres coups sont possibles, mais celui-ci montre comment on comble un trou.
    D'abord la boisson, puis la case: pose un colabière en r12.
step-fill = Le trou r13 est maintenant entre 2 colabières.
    Il y vient une bouteille qui est dans les deux: cola ou bière. À toi de choisir.
    Ton motif veut une bière ici. Tape bière r13.
step-fill-why = Avec un cola en r13, la rangée ne va pas. Tu veux cola, colabière, bière.
    Comble r13 avec une bière: tape bière r13.
step-changes = Puis { $first } a posé une bière, et un trou s'est comblé tout seul.
    Entre un cola et une bière vient un colabière.
    Pour savoir ce qui a changé depuis ton tour, tape { $typed }.
step-changes-why = Écoute ce qui a changé sur la table. Tape { $typed }.
step-row = La rangée 13 est complète: cola, colabière, bière.
    Et dans la rangée du dessous? Tape { $typed }.
step-row-why = Écoute la rangée 14. Tape { $typed }.
step-finish = Il y a colabière et bière, comme il te faut. Il manque une limobière.
    En r14, il y a un trou entre 2 bières, qui ne se comble pas tout seul.
    Pose une limobière en r14: un mélange peut toucher toute bouteille.
step-finish-why = Il ne manque qu'une boisson, au bout de la rangée 14.
    Pose une limobière en r14: d'abord la boisson, puis la case.
step-led = Ton motif est là, mais c'est à toi de le trouver.
    Fais-toi guider sur la table, 6 boissons à la fois. Tape { $typed }.
step-led-why = Laisse le programme te guider sur la table. Tape { $typed }.
step-claim = Ce n'est pas là. Annonce dit les 6 boissons suivantes, oui les annonce.
    Mais tu sais où est ton motif: dans les rangées 13 et 14.
    Nomme 2 de ses coins: tape p13 r14.
step-claim-why = Se tromper ne coûte rien. Le tien va de p13 à r14: tape p13 r14.
step-point = Tu mets un domino de côté, et c'est ton point.
    Il ne revient pas. Le plus dur: un mélange sans la bouteille du domino.
    Ici, tu n'en as pas. Mets le dernier de côté: tape bière limobière.
step-point-why = Tout domino serait un point. Pour cette leçon, prends le dernier.
    Tape bière limobière.

ends = Après chaque point avant le septième, tu pioches de nouveau 3 dominos.
    Tu peux aussi retirer une boisson: tape retire et sa case.
    Quand une pile est presque vide, on débarrasse une rangée ou une colonne.
    Tu sais maintenant te déplacer, poser, combler les trous et annoncer.
    Dans une partie, conseil te propose un coup et te dit pourquoi.
