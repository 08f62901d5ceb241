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
ask-row = Choisis pour la pile de rame, le reste repart.
    .brief = {""}
    .full = Choisis pour la pile de rame, le reste repart: { PIECES($cards, form: "bare") }.
prompt-row = Que mets-tu?
    .brief = Pile de rame?
    .braille = Pile?
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
prompt-water = De l'eau pour { SEAT($about) }?
    .brief = Eau pour { SEAT($about, form: "name") }?

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
typed-nothing = rien aucune attendre attends passer ne-rien-faire rien-faire fais-rien ne-fais-rien ne-fais-rien-du-tout ne-rien-faire-du-tout rien-du-tout passe passe-mon-tour passer-mon-tour repose reposer me-repose me-reposer reste-assis reste-assise rester-assis rester-assise patiente que-dalle dors je-passe-mon-tour
typed-row = ramer rame les-rames prends-les-rames ramons jrame aux-rames aux-avirons pagayer pagaie ramer-un-peu
typed-swap = changer change permuter place siège changement changeons
typed-mug = détrousser détrousse voler vole attaquer attaque piquer pique dépouiller dépouille racketter rackette braquer braque dévaliser dévalise agresser agresse m-en-prends chaparde chaparder
typed-trade = échanger échange troc troquer troque offrir offre cadeau échangeons propose proposer donne donner
typed-slip = glisser glisse secrètement en-cachette en-secret en-douce discrètement secret échange-en-cachette échanger-en-cachette échange-secret
typed-later = soir tard
typed-show = montrer montre dévoiler dévoile pose poser révéler révèle exhiber exhibe montre-leur montre-lui
typed-hidden = cachée caché cacher secrète en-cachette en-secret au-hasard n-importe-laquelle n-importe-quelle-carte une-cachée carte-cachée de-sa-main sans-la-montrer secret secrètement face-cachée dans-sa-main que-personne-ne-voit une-carte-que-personne-ne-voit au-fond-de-sa-main une-carte-en-cachette
typed-agree = céder cède accepter accepte accord oui o ok d-accord cède-la-place cède-ma-place laisse-ma-place laisse laisse-faire me-laisse-faire prends-la ouais ouaip yes bien-sûr entendu volontiers soit vas-y va-pour si-tu-veux avec-plaisir ça-marche ça-me-va ça-roule je-veux-bien carrément évidemment absolument bien-entendu certainement okay sûrement lui-laisse-la-place laisse-la-place laisse-lui-la-place laisse-lui-ma-place ça-me-convient bien très-bien prends-ma-place prenez-ma-place
typed-fight = combattre combat combats refuser refuse bats battre non jamais bagarre bagarrer baston bats-toi battons-nous me-bats me-battre défends défendre me-défends me-défendre résister résiste en-garde nan pas-question hors-de-question il-n-en-est-pas-question certainement-pas sûrement-pas jamais-de-la-vie non-merci même-pas-en-rêve bien-sûr-que-non finalement-non te-battre viens-te-battre tu-rêves on-se-bat se-battre je-me-bats
typed-threaten = menacer menace menaces
typed-offer = offrir offre rançon racheter rachète à-la-place propose proposer autre-chose une-autre-carte autre-carte marchander marchande
typed-attack = attaquer attaque attaquant aide-l-attaquant j-aide-l-attaquant l-attaquant attaquer-avec-elle attaquer-avec-lui l-attaquante j-aide-l-attaquante aide-l-attaquante
typed-defend = défendre défends défend défense défenseur
# Who fights, by what they do there.
typed-role-attack = attaquant attaquante attaquants l-attaquant l-attaquante
typed-role-defend = défenseur défenseuse défense défenseurs la-défense
# What is said of somebody to take their side in a fight.
typed-helping = aide aider soutiens soutenir du-côté-de du-côté défends rejoins pour avec défendre rejoindre protège protéger range aux-côtés-de suis-avec suis-pour me-bats-pour me-bats-avec combats-pour combats-avec prends-le-parti-de prends-le-parti au-secours-de viens-en-aide viens-aider soutien défendrai aiderai soutiendrai du-côté-du suis-du-côté-du suis-du-côté-de
# What is said of somebody to fight on the other side.
typed-opposing = contre attaque attaquer me-bats-contre combats combattre affronte affronter
typed-out = dehors neutre non rien passer passe rester-dehors reste-dehors ni-l-un-ni-l-autre aucun rester-en-dehors reste-en-dehors neutralité reste-neutre rester-neutre reste-assis reste-assise rester-assis rester-assise regarde regarder m-abstiens m-abstenir sans-moi aucun-des-deux aucune-des-deux rien-du-tout pas-cette-fois pas-maintenant non-merci nan ne-fais-rien ne-rien-faire ça-ne-me-regarde-pas pas-mes-affaires passe-mon-tour passer-mon-tour que-dalle je-passe-mon-tour tiens-à-l-écart à-l-écart pas-ce-tour-ci m-en-lave-les-mains qu-il-reste-dehors qu-elle-reste-dehors qu-il-ne-s-en-mêle-pas qu-elle-ne-s-en-mêle-pas je-ne-m-en-mêle-pas ne-m-en-mêle-pas qu-il-s-en-mêle-pas qu-elle-s-en-mêle-pas qu-il-reste-en-dehors pour-qu-il-reste-en-dehors
typed-promise = exiger exige demander demande prix promettre promets promesse récompense en-échange quelque-chose-en-échange contre-une-carte contre-paiement contre-quelque-chose ça-dépend ça-dépend-du-prix
typed-bribe = offrir offre soudoyer soudoie acheter achète propose proposer corrompre corromps payer paie
typed-aid = soutenir soutien soutiens aiderait soutiens-moi m-aider m-aide qu-il-m-aide me-soutenir son-soutien son-aide bats-toi-avec-moi se-battre-avec-moi combattre-avec-moi aide-au-combat qu-il-se-batte-avec-moi qu-elle-se-batte-avec-moi qu-elle-m-aide qu-il-vienne-m-aider se-batte-avec-moi
typed-done = fini finir terminer terminé prêt continuer continue non rien passer passe c-est-tout c-est-fini terminons c-est-bon ça-ira j-ai-fini j-ai-terminé rien-d-autre plus-rien rien-du-tout pas-cette-fois pas-maintenant non-merci nan aucun-échange pas-d-échange personne n-échange-rien ne-propose-rien que-dalle c-est-tout-pour-moi passe-mon-tour je-passe-mon-tour je-m-abstiens rien-à-échanger
typed-top = dessus première haut première-carte carte-du-dessus
typed-yes = oui o accepter accepte accord ok d-accord promets promis payer paie donne-la la-donne marché-conclu volontiers ouais ouaip yes okay bien-sûr bien-entendu entendu soit vas-y va-pour si-tu-veux avec-plaisir ça-marche ça-me-va ça-roule je-veux-bien carrément évidemment absolument certainement affaire-conclue tope-là vendu banco conclu le-jure jure promis-juré tiens-parole chose-promise-chose-due la-voilà la-lui-donne lui-donne sûrement ça-me-convient tiens paie-ma-dette règle-ma-dette bien très-bien prends je-prends prends-la prends-le deal ok-deal c-est-promis qu-elle-boive qu-il-boive donne-lui-de-l-eau
typed-no = non rien aucune refuser refuse passer jamais aucune-arme sans-arme sans pas-d-arme ni-l-un-ni-l-autre pas-maintenant aucun nan pas-question hors-de-question certainement-pas sûrement-pas jamais-de-la-vie sans-façon laisse-tomber oublie-ça pas-intéressé pas-intéressée ça-ne-m-intéresse-pas pas-cette-fois pas-aujourd-hui non-merci rien-du-tout sans-rien trop-cher même-pas-en-rêve bien-sûr-que-non passe passe-mon-tour mains-nues à-mains-nues les-poings mes-poings aucun-des-deux aucune-des-deux ne-fais-rien ne-rien-faire regarde endure serre-les-dents ne-donne-rien ne-promets-rien promets-rien ne-joue-rien ne-montre-rien ne-lance-rien qu-elle-se-débrouille qu-il-se-débrouille désolé désolée pas-pour-elle pas-pour-lui je-passe-mon-tour finalement-non finalement-rien pas-ce-tour-ci laisse-passer je-laisse-passer ne-te-dois-rien ne-dois-rien m-abstiens je-m-abstiens tu-rêves je-garde-mon-eau je-garde-ma-carte je-garde-ma-bouée je-garde-ma-matraque je-garde-mes-cartes je-garde-tout je-la-garde je-le-garde supporte-la-soif je-supporte-la-soif qu-elle-ait-soif qu-il-ait-soif je-préfère-attendre ça-m-intéresse-pas m-intéresse-pas je-promets-rien je-promets-rien-du-tout qu-elle-crève qu-il-crève il-aura-rien elle-aura-rien rien-à-échanger

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
option-own-preserver = Quand ta propre bouée t'aide-t-elle?
option-own-preserver-open = si elle est visible
option-own-preserver-hand = même depuis ta main
option-own-preserver-more = D'après la règle, une bouée aide si elle est visible devant toi, ou si quelqu'un d'autre la joue pour toi, mais certains laissent lancer la sienne depuis sa main.
table-own-preserver-hand = On peut se lancer sa propre bouée depuis sa main.
    .brief = Ta bouée t'aide depuis ta main.
option-swimmer = Et si Frenchy tombe par-dessus bord sans connaissance?
option-swimmer-conscious = Frenchy se noie
option-swimmer-always = Frenchy nage
option-swimmer-more = La règle dit que la mer ne fait aucun mal à Frenchy, et aussi qu'elle tue qui est sans connaissance, alors Frenchy se noie sans connaissance, ou nage quand même.
table-swimmer-always = Frenchy revient à la nage même sans connaissance.
    .brief = Frenchy nage même sans connaissance.
option-trading = Qui peut proposer des échanges?
option-trading-free = qui le demande
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
option-parley = Peut-on répondre à une demande par une menace ou par une autre carte?
option-parley-yes = oui
option-parley-no = non
option-parley-more = D'après la règle, tu cèdes ou tu te bats. Ici, tu peux d'abord menacer ou offrir une autre carte, comme on le fait à table.
departs-parley = on peut aussi répondre à une demande par une menace ou par une autre carte
table-parley-no = À une demande on ne peut que céder ou se battre.
    .brief = Ni menace ni offre avant la réponse.

how-to-answer = À ton tour, tape ramer, changer, détrousser, rien, ou une carte, par exemple pistolet.
    Échanger et montrer ne coûtent aucune action, tape-les donc avant. Glisser, c'est échanger en cachette.
    Tape échanger aussi au tour des autres, ou soir pour échanger après la dernière action.
    Tout tient sur une ligne, par exemple détrousser Second couteau, ou trousse Gamin.
    Nomme les gens par leur personnage.
    Tape canot pour entendre tout le monde, et canot Second pour une seule personne.
