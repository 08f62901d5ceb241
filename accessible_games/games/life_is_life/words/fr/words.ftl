## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-knock = Qui frappe n'échange plus. Chacun des autres joue encore une fois, puis on compte.
meaning-last-lap = Le dernier tour: après qu'on a frappé, chacun des autres joue encore une fois.
called-last-lap = dernier-tour
meaning-sudden-death = Mort subite: qui a une collection après un échange finit la manche, et chacun des autres perd une vie.
called-sudden-death = mort-subite mort fin-immédiate
meaning-set = Une collection, ce sont tous les chats, tous les lapins ou tous les cochons en main. C'est la mort subite.
called-set = collection collections série séries
meaning-info-card = La carte informative montre les collections: tous les chats, tous les lapins ou tous les cochons.
called-info-card = carte-informative cartes-informatives
meaning-majority = Majorité: qui a seul le plus de cartes d'un animal marque une fois sa valeur.
called-majority = majorité majorités
meaning-life = Vies: le moins de points en coûte deux, le plus de points aucune, entre les deux une. Sans vie, tu es hors jeu.
called-life = vie vies carte-de-vie cartes-de-vie
meaning-display = L'étalage: quatre rangées, d'une à quatre cartes. Un échange prend toute une rangée.
called-display = étalage rangée rangées
meaning-swap = Pour échanger, tu prends toute une rangée et poses autant de cartes de ta main.
called-swap = échanger échange
meaning-round = Une manche finit par une mort subite ou après qu'on a frappé. Alors on compte, et des vies se perdent.
called-round = manche manches tour
meaning-variant = { option-expert-more }
called-variant = variante variante-avancée avancée niveau-avancé

## What each question is about, for help alone.

question-turn = Tu échanges toute une rangée contre autant de cartes de ta main, ou tu frappes.
question-lay = Tu poses des cartes de ta main à la place de la rangée que tu prends, mais pas exactement les mêmes.
