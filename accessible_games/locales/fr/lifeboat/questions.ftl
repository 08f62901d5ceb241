## What is asked

ask-draft = {""}
    .full = Garde une de ces cartes, les autres passent plus loin.
prompt-draft = Que gardes-tu?
    .braille = Garder?
ask-turn = {""}
    .full = Rame, change de place, détrousse, utilise une carte ou ne fais rien. Avant, tu peux échanger et montrer des cartes.
costly-mug = Détrousser: { $name }. C'est bien cela?
prompt-turn = Ton action?
    .braille = Action?
ask-row = Choisis pour la pile de rame, le reste repart: { PIECES($cards, form: "bare") }.
    .brief = {""}
prompt-row = Que mets-tu?
moves-row = Nomme les cartes pour la pile de rame, par leur nom ou leur place, ou rien.
    .brief = Nomme des cartes, ou rien.
hint-row = { $count ->
    [0] Mon conseil: tout remettre sous la pile.
   *[other] Mon conseil: garder { PIECES($cards, form: "bare") }.
}
ask-heal = À soigner: { PIECES($cards, form: "bare") }.
prompt-heal = Qui soignes-tu?
ask-show = Tu peux montrer { PIECES($cards) }, ou taper non.
    .brief = {""}
prompt-show = Que montres-tu?
ask-swap = {""}
    .full = Tu peux changer de place: { PIECES($cards, form: "bare") }.
prompt-swap = Avec qui changer?
ask-mug = {""}
    .full = Ceux qui ont des cartes: { PIECES($cards, form: "bare") }.
prompt-mug = Qui détrousses-tu?
ask-loot = Visibles: { PIECES($cards) }.
    .brief = Visibles: { PIECES($cards, form: "bare") }.
prompt-loot = Que prends-tu?
ask-consent = {""}
    .full = Cède, ou refuse et combats. Avant, tu peux menacer ou offrir une autre carte.
prompt-consent = Céder ou combattre?
ask-ransom = {""}
    .full = Nomme une de tes cartes. Si elle est prise, la demande tombe.
prompt-ransom = { prompt-stake }
ask-settle = {""}
    .full = Si tu laisses tomber, ton tour est fini. Sinon, insiste.
prompt-settle = Laisser tomber?
ask-join = {""}
    .full = Attaque, défends ou reste en dehors. Avant, tu peux exiger un prix, ou offrir une carte à quelqu'un.
prompt-join = Attaquer, défendre?
    .braille = Camp?
ask-weapon = {""}
    .full = Joue une arme de ta main, ou tape non.{ $may-bribe ->
    [yes] {" "}Avant, tu peux offrir une carte à quelqu'un, contre son aide ou pour qu'il reste en dehors.
   *[no] {""}
}
prompt-weapon = { $may-bribe ->
    [yes] Arme ou offrir?
   *[no] Quelle arme?
}
ask-help = {""}
    .full = Que ferais-tu pour une carte: attaquer, défendre, ou rester en dehors?
prompt-help = Pour faire quoi?
ask-price = {""}
    .full = Nomme la carte que tu veux en échange.
prompt-price = Pour quelle carte?
ask-terms = {""}
    .full = Même si tu promets, tu décides seulement après le combat.
prompt-terms = Le promets-tu?
ask-bribe = {""}
    .full = À qui offres-tu une carte? Nomme aussi la carte si tu veux.
prompt-bribe = Offrir à qui?
ask-stake = {""}
    .full = Nomme une carte que tu as, ou offre une carte cachée sans la nommer.
prompt-stake = Offrir quelle carte?
ask-service = {""}
    .full = En échange de quoi: se battre avec toi, ou rester en dehors?
prompt-service = { prompt-help }
ask-pay = {""}
    .full = Donne la carte devant tous, donnes-en une cachée, ou tape non.
prompt-pay = Donner la carte?
ask-slip = {""}
    .full = Vous deux seuls saurez quelle carte c'est.
prompt-slip = Laquelle, cachée?
ask-market = {""}
    .full = Avant la prochaine action, tu peux échanger et montrer des cartes.
prompt-market = Échanger ou fini?
ask-partner = {""}
    .full = Tu peux échanger avec { PIECES($cards, form: "bare") }.
prompt-partner = Échanger avec qui?
ask-give = Tu peux donner { PIECES($cards) }{ $least ->
    [0] , ou rien.
   *[other] .
}
    .brief = {""}
prompt-give = Que donnes-tu?
moves-give = Nomme les cartes que tu donnes, par leur nom ou leur place{ $least ->
    [0] , ou rien.
   *[other] .
}
    .brief = Nomme les cartes à donner{ $least ->
    [0] , ou rien.
   *[other] .
}
hint-give = { $count ->
    [0] Mon conseil: ne rien donner.
   *[other] Mon conseil: donner { PIECES($cards) }.
}
ask-want = {""}
    .full = Nomme ce que tu veux, au plus { COUNT($most, as: "cards") }{ $least ->
    [0] , ou rien.
   *[other] .
}
prompt-want = Que veux-tu?
moves-want = Nomme au plus { COUNT($most, as: "cards") } que tu veux{ $least ->
    [0] , ou rien.
   *[other] .
}
    .brief = Nomme au plus { COUNT($most, as: "cards") }{ $least ->
    [0] , ou rien.
   *[other] .
}
hint-want = { $count ->
    [0] Mon conseil: ne rien demander.
   *[other] Mon conseil: demander { PIECES($cards) }.
}
ask-cover = Peuvent passer face cachée: { PIECES($cards, form: "bare") }.
    .brief = {""}
prompt-cover = Lesquelles cachées?
moves-cover = Nomme les cartes qui passent face cachée, par leur nom ou leur place.
    .brief = Nomme les cartes qui restent cachées.
hint-cover = Mon conseil: cacher { PIECES($cards, form: "bare") }.
ask-deal = {""}
prompt-deal = { prompt-yes-no }
ask-steer = {""}
    .full = Choisis la carte du jour. Les autres repartent sous la pile.
prompt-steer = Quel cap suis-tu?
ask-sea = {""}
    .full = Joue un appât ou lance la bouée, ou tape non.
prompt-sea = Appât ou bouée?
ask-throw = Dans l'eau: { PIECES($cards, form: "bare") }.
prompt-throw = À qui la bouée?
ask-drink = {""}
    .full = Dépense de l'eau ou utilise une ombrelle ouverte contre la soif, ou tape non.
prompt-drink = Contre la soif?
ask-water = {""}
    .full = Tape eau pour donner de l'eau, ou tape non.
prompt-water = De l'eau ou non?

choice-nothing = rien
choice-row = ramer
choice-swap = changer de place
choice-mug = détrousser
choice-trade = échanger
choice-slip = glisser
choice-later = soir
choice-show = montrer
choice-hidden = une carte cachée
choice-agree = céder
choice-fight = combattre
choice-threaten = menacer
choice-offer = offrir
choice-attack = attaquer
choice-defend = défendre
choice-out = dehors
choice-promise = exiger
choice-bribe = offrir
choice-aid = soutenir
choice-done = fini
choice-top = la carte du dessus
typed-nothing = rien aucune attendre attends passer passe ne-rien-faire rien-faire fais-rien ne-fais-rien
typed-row = ramer rame rames
typed-swap = changer change permuter
typed-mug = détrousser détrousse voler vole attaquer attaque piquer pique
typed-trade = échanger échange troc troquer troque offrir offre cadeau
typed-slip = glisser glisse secrètement
typed-later = soir tard
typed-show = montrer montre dévoiler dévoile
typed-hidden = cachée caché cacher secrète
typed-agree = céder cède accepter accepte accord oui o ok d-accord
typed-fight = combattre combat combats refuser refuse bats battre non jamais
typed-threaten = menacer menace menaces
typed-offer = offrir offre rançon racheter rachète à-la-place
typed-attack = attaquer attaque attaquant
typed-defend = défendre défends défend défense défenseur
typed-out = dehors neutre non rien passer passe rester-dehors reste-dehors ni-l-un-ni-l-autre aucun
typed-promise = exiger exige demander demande prix promettre promets promesse
typed-bribe = offrir offre soudoyer soudoie acheter achète
typed-aid = soutenir soutien soutiens aiderait
typed-done = fini finir terminer terminé prêt continuer continue non rien passer passe c-est-tout c-est-fini
typed-top = dessus première haut
typed-yes = oui o accepter accepte accord ok d-accord promets promis payer paie donne-la la-donne marché-conclu volontiers
typed-no = non rien aucune refuser refuse passer passe jamais aucune-arme sans-arme sans pas-d-arme ni-l-un-ni-l-autre pas-maintenant aucun

## Refused

refused-alone = Il n'y a personne d'autre dans le canot.
refused-nobody-has-cards = Personne d'autre à bord n'a de carte.
refused-nobody-to-trade-with = Il n'y a personne pour un échange.
refused-trading-now = Tu es déjà en train d'échanger.
refused-wished = Tu l'as déjà dit.
refused-nothing-to-show = Tu n'as pas de carte cachée que tu puisses montrer.
    .brief = Tu n'as pas de carte à montrer.
refused-nobody-wounded = Aucun vivant n'a de blessure.
refused-already-open = Ton ombrelle est déjà ouverte.
refused-not-owned = Tu n'as pas cette carte. Tape possible pour entendre tes choix.
    .brief = Tu n'as pas cette carte.
refused-cannot-pay = Tu n'as pas ce qui est demandé, tu peux donc seulement dire non.
    .brief = Il te manque de quoi payer, dis non.

## The table's options

option-psychopath = Un psychopathe ne déteste que lui-même. Quels morts comptent pour lui?
option-psychopath-all = tous les autres
option-psychopath-spare-love = tous sauf son amour
option-psychopath-3 = 3 points chacun
option-psychopath-more = D'après la règle, la taille de chaque autre mort rapporte des points à un psychopathe, mais certains ne comptent pas son amour, et d'autres comptent 3 points par mort, toujours sans son amour.
table-psychopath-spare-love = La mort de son amour ne rapporte rien à un psychopathe.
    .brief = Psychopathe: rien pour son amour mort.
table-psychopath-3 = Chaque mort rapporte 3 points à un psychopathe, sauf celle de son amour.
    .brief = Pour un psychopathe, 3 points par mort.
option-drowned = Que devient le corps de qui se noie sans connaissance?
option-drowned-back = il revient à bord
option-drowned-gone = la mer l'emporte
option-drowned-more = Qui tombe par-dessus bord sans connaissance se noie: d'après la règle, le corps revient à bord avec ses cartes cachées, mais certains laissent la mer l'emporter avec sa place et toutes ses cartes.
table-drowned-gone = La mer emporte qui tombe sans connaissance, avec toutes ses cartes.
    .brief = La mer emporte les noyés.
option-preserver = À qui peut-on lancer la bouée?
option-preserver-living = à tous les vivants
option-preserver-conscious = à qui est conscient
option-preserver-more = D'après la règle, tous ceux qui sont vivants dans l'eau peuvent recevoir la bouée, même sans connaissance, mais certains la réservent à qui peut l'attraper.
table-preserver-conscious = On ne lance la bouée qu'à ceux qui sont conscients.
    .brief = La bouée est pour qui est conscient.
option-swimmer = Et si Frenchy tombe par-dessus bord sans connaissance?
option-swimmer-conscious = Frenchy se noie
option-swimmer-always = Frenchy nage
option-swimmer-more = La règle dit que la mer ne fait aucun mal à Frenchy, et aussi qu'elle tue qui est sans connaissance, alors Frenchy se noie sans connaissance, ou nage quand même.
table-swimmer-always = Frenchy revient à la nage même sans connaissance.
    .brief = Frenchy nage même sans connaissance.
option-trading = Qui peut proposer des échanges?
option-trading-free = qui le dit
option-trading-turn = qui agit
option-trading-open = tous, interrogés avant chaque action
option-trading-more = Selon la règle, tous peuvent échanger de la première à la dernière action, sauf en combat: la table attend qui le dit. Sinon, seul qui agit le peut, ou tous sont interrogés avant chaque action.
table-trading-turn = Seul qui agit peut échanger.
table-trading-open = Avant chaque action, on demande à tous s'ils veulent échanger.
    .brief = On demande à tous avant chaque action.
option-bribes = Les cartes promises au combat sont-elles données?
option-bribes-paid = juste après
option-bribes-announced = seulement annoncées
option-bribes-more = Selon la règle, qui promet une carte au combat peut la donner juste après, et seulement annoncées veut dire qu'on dit un prix sans que rien ne suive.
table-bribes-announced = Au combat, les promesses ne sont qu'annoncées.
    .brief = Promesses seulement annoncées.

how-to-answer = À ton tour, tape ramer, changer, détrousser, rien, ou une carte, par exemple pistolet.
    Échanger et montrer ne coûtent aucune action, tape-les donc avant. Glisser, c'est échanger en cachette.
    Tape échanger aussi au tour des autres, ou soir pour échanger après la dernière action.
    Tout tient sur une ligne, par exemple détrousser Second couteau, ou trousse Gamin.
    Nomme les gens par leur personnage.
    Tape canot pour entendre tout le monde, et canot Second pour une seule personne.
