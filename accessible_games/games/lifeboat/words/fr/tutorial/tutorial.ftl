begins = Vous êtes quatre dans un canot et vous dérivez depuis des jours.
    Au quatrième oiseau, voici la terre. La partie finit, et on compte les points.

step-who = Avant de choisir une carte: qui es-tu, qui aimes-tu, qui détestes-tu?
    Tape { $typed }.
step-who-why = Écoute d'abord qui tu es. Tape { $typed }.
step-boat = Personne d'autre ne sait qui tu aimes et qui tu détestes.
    Tu marques si tu survis, si ton amour survit et si ton ennemi meurt.
    Écoute qui est dans le canot. Tape { $typed }.
step-boat-why = Écoute d'abord qui est dans le canot. Tape { $typed }.
step-card = Voilà l'ordre de la proue à la poupe. Tu es à la proue, tout devant.
    Autant de blessures que la taille: sans connaissance. Une de plus: la mort.
    Tu pioches les provisions pour tous et choisis en premier.
    Un couteau, est-ce utile? Tape { $typed }.
step-card-why = Demande à quoi sert un couteau. Tape { $typed }.
step-draft = Stephen a un bijou, et tu détestes Stephen. On va peut-être se battre.
    Garde le couteau, le reste passe aux autres. Tape son nom.
step-draft-why = De l'eau, tu en as assez, et rien d'autre ne vaut le couteau au combat.
    Garde le couteau.
step-person = Les tours commencent. Tu as une action, par exemple ramer ou détrousser.
    Regarde Stephen de près. Tape { $typed }.
step-person-why = Regarde d'abord Stephen de près. Tape { $typed }.
step-mug = Ta force est ta taille, 8, et la sienne est 5. Détrousse-le de son bijou.
    Il peut te le donner, ou se battre.
    Tape en une ligne détrousser, puis qui, puis la carte.
step-mug-why = Tu pourrais ramer ou attendre, mais le bijou te rapporte des points.
    Dis ce que tu fais, à qui, pour quelle carte: détrousser, Stephen, bijou.
step-weapon = Il refuse. Avec une force de 8 contre 5, tu es devant.
    Mais les autres peuvent maintenant l'aider, et la Lady ajouterait 4.
    Tu peux jouer une arme de ta main. Joue le couteau.
step-weapon-why = Sans arme, ta force est 8, et Stephen avec la Lady a une force de 9.
    Joue le couteau: tape son nom.
step-drink = Tu as gagné. Qui perd reçoit une blessure, et le bijou est à toi.
    Les autres ont joué leur tour: la Lady a ramé.
    Puis on a navigué: c'est à la personne éveillée la plus proche de la poupe.
    La carte a donné un oiseau, jeté le Capitaine par-dessus bord et t'a donné soif.
    Qui tombe est blessé et perd ses cartes visibles. La soif blesse aussi.
    Tu as 3 cartes d'eau. Bois-en une: tape eau.
step-drink-why = Sans eau, la soif te blesse. L'eau l'étanche.
    Tape eau.
step-again = La carte nommait le Second, et aussi tous ceux qui se sont battus.
    Tu as donc soif une deuxième fois. Bois encore.
step-again-why = Cette soif serait une blessure, elle aussi. Tape eau.
step-water = Stephen s'est battu aussi. Sans connaissance, il dépend de l'eau des autres.
    Encore une blessure, et il meurt. Cela te donne des points. Tape non.
step-water-why = Tu détestes Stephen, et ta dernière eau peut servir à un échange.
    Tape non.
step-morning = Un nouveau jour. Les morts ne reçoivent rien, et tu choisis en premier.
    À la fin, les trésors comptent: argent, bijoux et tableaux. Prends l'argent.
step-morning-why = Avec 3 oiseaux, la terre est proche, et seuls les trésors compteront.
    Prends l'argent.
step-trade = Avant ton action, tu peux faire des échanges, autant que tu veux.
    Un bijou donne un point, 2 bijoux donnent 4 points.
    La Lady en a peut-être un. Propose-lui de l'eau.
    Tape en une ligne échanger, Lady, eau.
step-trade-why = D'abord l'échange, il ne coûte pas d'action. On peut toujours refuser.
    Propose de l'eau à la Lady: échanger, Lady, eau.
step-want = Tu veux un bijou en échange. Tape bijou.
step-want-why = C'est un deuxième bijou qui te rapporte le plus. Tape bijou.
step-scores = La Lady en avait bien un. Maintenant, tu as 2 bijoux.
    Combien de points aurais-tu en ce moment? Tape { $typed }.
step-scores-why = Avant de continuer, compte tes points. Tape { $typed }.
step-row = C'est beaucoup, alors vite à terre. Les cartes de navigation ont des oiseaux.
    Qui rame en regarde 2 et choisit lesquelles seront au choix ce soir.
    Tape ramer.
step-row-why = Tu as assez de points, et le prochain oiseau est le quatrième. Rame donc.
step-keep = Le soir, la carte vient de la pile de rame, si elle n'est pas vide.
    Cap 24 n'a pas d'oiseau et te jetterait par-dessus bord.
    Cap 2 a un oiseau. Ne mets que celui-là sur la pile de rame: tape cap 2.
step-keep-why = Tu veux l'oiseau, et personne ne doit pouvoir choisir autre chose.
    Seul cap 2 va donc sur la pile de rame. Tape cap 2.

ends = Au quatrième oiseau, on a montré amours et haines, et compté les points.
    Tu as survécu, ton amour aussi, ton ennemi était mort, et tu avais des trésors.
    Même les morts ont des points pour leur amour et leur ennemi.
    Tu connais la journée: le matin les provisions, puis les tours, puis la mer.
    Il te reste à essayer: changer de place, trousse, ombrelle et pistolet.
    Demande à quoi sert une carte avec info et son nom.
