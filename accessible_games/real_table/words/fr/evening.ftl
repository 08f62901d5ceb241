title = Soirée de jeux

## Ce qui se passe

sheet-opened = Nouvelle feuille en { $unit ->
    [money] argent
   *[points] points
}, { $wins ->
    [least] le plus petit total gagne
   *[most] le plus grand total gagne
}{ sheet-limits }.
    .brief = Nouvelle feuille{ sheet-limits }.
sheet-limits = { $target ->
    [0] {""}
   *[other] , jusqu'à { sheet-target }
}{ $rounds ->
    [0] {""}
    [one] , une manche
   *[other] , { $rounds } manches
}
sheet-target = { $unit ->
    [money] { MONEY($target) }
   *[points] { $target }
}
seat-money = { $seat } { MONEY($number) }
amounts-told = { $unit ->
    [money] { EACH($amounts, as: "seat-money") }
   *[points] { EACH($amounts, as: "seat-score") }
}
round-written = { amounts-told }.
round-read = Manche { $number }: { amounts-told }.
round-corrected = La manche { $number } devient { amounts-told }.
leading = { $by ->
    [0] Égalité partout.
   *[other] { $count ->
        [one] { DOES($seat, you: "Tu mènes", other: "mène") } de { leading-by }.
       *[other] { EACH($seats, as: "seat-name") } mènent de { leading-by }.
    }
}
leading-by = { $unit ->
    [money] { MONEY($by) }
   *[points] { $by }
}
totals = { totals-told }.
totals-reached = Totaux: { totals-told }.
dealer-named = { DOES($seat, you: "Tu distribues", other: "distribue") }.
beginner-drawn = { DOES($seat, you: "Tu commences", other: "commence") }.
dice-rolled = Dés: { $dice }{ $plus ->
    [0] { $count ->
        [one] {""}
       *[other] , total { $total }
    }
   *[other] , modificateur { $plus }, total { $total }
}.
    .brief = { $dice }{ $plus ->
    [0] { $count ->
        [one] {""}
       *[other] : { $total }
    }
   *[other] : { $total }
}.
coin-tossed = { $side ->
    [tails] Pile.
   *[heads] Face.
}
evening-ended = La soirée est finie.

secrets-dealt = { $count } secrets sont distribués{ $spare ->
    [0] {""}
    [one] , il en reste un
   *[other] , il en reste { $spare }
}. Chacun entend le sien seul.
cards-dealt = { $count ->
    [one] Une carte
   *[other] { $count } cartes
} pour chacun{ $spare ->
    [0] {""}
    [one] , il en reste 1
   *[other] , il en reste { $spare }
}. Chacun entend les siennes en secret.
secret-held = { secret-told }.
secret-told = { $what ->
    [cards] Tes cartes
   *[secret] Ton secret
}: { $secret }
no-secret = Ici tu n'as pas de secret. Tape secret et un nom.
loves-and-hates = tu aimes { $love ->
    [you] toi-même
   *[other] { $love }
}, tu détestes { $hate ->
    [you] toi-même
   *[other] { $hate }
}
timer-set = Le minuteur tourne { time-told }.

game-sheet-opened = Nouvelle feuille pour { $game }{ $options }{ $lives ->
    [0] {""}
   *[other] , { $lives } vies chacun
}{ $target ->
    [0] {""}
   *[other] , jusqu'à { $target }
}{ $rounds ->
    [0] {""}
    [one] , une manche
   *[other] , { $rounds } manches
}.
title-skat = Skat
sheet-expert = règles des experts
sheet-seeger-fabian = Seeger-Fabian
sheet-ramsch = avec Ramsch
sheet-bock = avec Bock
sheet-ramsch-skat-last = le skat au dernier pli
sheet-ramsch-tie-last = égalité au dernier pli
sheet-ramsch-no-virgin = une vierge ne double pas
sheet-ramsch-no-march = sans marche
sheet-ramsch-fixed = perte fixe
sheet-bock-split = après 60 partout
sheet-bock-grand-hand = après un grand main
sheet-bock-null-ouvert-hand = après un null ouvert main
sheet-psychopath-spare-love = pour un psychopathe tous les morts comptent sauf son amour
sheet-psychopath-3 = pour un psychopathe chaque mort compte 3 points
skat-deal-written = { $deal }
skat-deal-added = Sur la liste: { EACH($amounts, as: "seat-score") }{ $others ->
    [0] {""}
   *[other] , tous les autres { $others }
}.
skat-all-passed = Tous ont passé.
bock-begins = { $count } donnes comptent maintenant double.
round-scored-by-rules = { $told }

## Ce qu'on peut demander

sheet-ends = { $written ->
    [0] Aucune manche
    [one] une manche
   *[other] { $written } manches
}{ $rounds ->
    [0] {""}
    [one] {""}
   *[other] { " " }sur { $rounds }
}{ $target ->
    [0] {""}
   *[other] , jusqu'à { sheet-target }
}.

## Ce qui est demandé

ask-entry = {""}
prompt-entry = { $number ->
    [0] Et maintenant?
   *[other] Manche { $number }.
}
question-entry = Note ce qui se passe à votre table.
moves-entry = Tu peux noter { $choices }.
choices-entry = { $sheet ->
    [skat] une donne comme Ana grand avec 2 gagné, correction, donneur
    [claims] les noms de tous ceux qui montrent un motif, manche, correction, donneur
    [yes] des noms avec des nombres, manche, correction, donneur
   *[no] feuille
}, commencer, dés, pièce, minuteur, distribue, pose ou terminer
ask-amount = {""}
prompt-amount = { $about }?
question-amount = Note ce que cette personne reçoit dans la manche. Entrée seule veut dire rien.
named-amount = { $unit ->
    [money] { MONEY($number) }
   *[points] { $number }
}
named-write = { amounts-told }
named-fix = manche { $number }, { amounts-told }
choice-sheet = nouvelle feuille
choice-round = manche
choice-dealer = donneur
choice-begin = qui commence
choice-dice = dés
choice-coin = pièce
choice-end = terminer
how-to-answer = Tape des noms avec des nombres, comme Ana 12, Ben moins 3. Un nom peut être abrégé.
    Des nombres seuls valent pour tous, dans l'ordre. Avec manche, on te les demande un par un.
    Une feuille peut être en argent, aller jusqu'à un nombre ou durer quelques manches. Avec moins, le plus petit total gagne: feuille moins jusqu'à 100.
    Ce qui est ouvert se note avec pose chèvre en b3, prends b3, déplace b3 vers c4. Table le lit, où chèvre le trouve.

ask-secret = { secret-told }.
prompt-secret = { $what ->
    [cards] Entrée les cache.
   *[secret] Entrée le cache.
}
question-secret = Toi seul entends cela. Entrée le cache.
moves-secret = Entrée cache ton secret.
choice-hide = Entrée
choice-timer = minuteur
choice-deal = distribuer
choice-show = secret

ask-shown = {""}
prompt-shown = { prompt-amount }
question-shown = Tape ce que cette personne montre: toutes les cartes, par leurs noms ou leurs étiquettes.
moves-shown = Tape { $choices }.
shown-life-is-life = dix cartes, comme 3 chèvres 4 cochons 3 moutons
shown-arche-noah = des cartes, des pièces et des jetons, comme toucan 3 4, 5 pièces, 2 jetons
shown-sixpack = 1 pour un motif, ou Entrée seule pour aucun
shown-lifeboat = qui c'est, qui est aimé et détesté, et des cartes, comme Capitaine aime Gamin déteste Second, mort, 2 argent
named-shown = ce qui a été montré
choice-skat = une donne de Skat
choice-set = mort subite

## Ce qui est refusé

refused-no-entry = On ne peut pas noter cela ici.
no-sheet = Il n'y a pas encore de feuille. Tape feuille pour en ouvrir une.
refused-no-sheet = Aucune feuille n'est ouverte. Tape feuille pour en ouvrir une.
refused-not-on-sheet = Sur cette feuille il n'y a { ELIDED("que", $names) }.
refused-too-much = Ce nombre est trop grand.
refused-not-a-number = Ici on ne peut noter qu'un nombre.
refused-no-such-round = { $written ->
    [0] Aucune manche n'est notée.
    [one] Une seule manche est notée.
   *[other] Il n'y a que { $written } manches, de 1 à { $written }.
}
refused-no-such-dice = On peut lancer jusqu'à 50 dés, de 2 à 1000 faces.
whole-points = Sur une feuille en points il n'y a que des nombres entiers, pas { $typed }.
refused-people-of-game = Ce jeu n'est pas pour autant de personnes.
refused-no-lives = Une mort subite n'existe que sur une feuille pour Life is Life.
set-whose = Sur une feuille pour Life is Life, tape à qui est la collection, comme collection Ana cochons.
refused-one-point = Un motif vaut un point, et personne n'en montre deux à la fois. Un total faux se corrige avec correction.
sheet-options = Une feuille pour { $game } connaît { $choices }.
sheet-by-rules = Une feuille pour { $game } finit selon les règles du jeu, en points.
refused-no-skat = C'est seulement pour une feuille de Skat. Tape feuille skat.
refused-no-ramsch = Cette feuille n'a pas de Ramsch. Tape feuille skat ramsch pour une nouvelle.
refused-skat-line = Tape la donne elle-même, comme Ana grand avec 2 gagné.
named-twice = { $name } figure deux fois.
amounts-for-all = { $count ->
    [one] Tape un nombre, ou un nom avec chacun.
   *[other] Tape { $count } nombres, un par personne, ou un nom avec chacun.
}
fix-what = Tape ce qui est juste, comme correction manche 2 Ana 12.
dealer-who = Tape qui distribue, comme donneur Ana.
dice-how = Je ne connais pas de tels dés: { $typed }. Tape par exemple dés 2d6.

refused-no-such-time = Un minuteur tourne de 1 seconde à 24 heures.
refused-deals-to-several = Les secrets sont pour plusieurs.
refused-too-few-secrets = Cela fait { $given ->
    [one] un secret
   *[other] { $given } secrets
} pour { $count } personnes. Tape plus, comme distribue 3 villageois, loup.
refused-too-few-cards = Il n'y a que { $given ->
    [one] 1 carte
   *[other] { $given } cartes
}, et il en faut { $count }. Tape un nombre plus petit.
refused-nothing-held = Rien n'a été distribué à cette personne.
refused-no-secret = Aucun secret n'est distribué. Tape distribue.
timer-how = Tape combien de temps, comme minuteur 60 ou minuteur 2 minutes.
deal-what = Tape ce qu'il faut distribuer, comme distribue skat, distribue 5 poker-52, distribue 3 villageois, loup, ou distribue bateau.
secret-whose = Tape le secret de qui, comme secret Ana.

## La feuille comme fichier

sheet-in-short = { $game ->
    [none] {""}
   *[other] { $game }:{" "}
}{ totals-told }, { $written ->
    [0] avant la première manche
    [one] après une manche
   *[other] après { $written } manches
}.
totals-told = { $unit ->
    [money] { EACH($totals, as: "seat-money") }
   *[points] { EACH($totals, as: "seat-score") }
}
csv-round = Manche
csv-start = Départ
csv-total = Total

## Ce qu'on tape

typed-sheet = feuille nouvelle-feuille
typed-new-sheet = points score
typed-round = manche
typed-fix = correction corrige corriger
typed-dealer = donneur qui-distribue qui-donne
typed-begin = commencer commence qui-commence tirage tire-au-sort tirer-au-sort
typed-dice = dés dé lancer lance lance-les-dés jette
typed-coin = pièce pile-ou-face lance-une-pièce jette-une-pièce
typed-end = terminer terminer-la-soirée finir-la-soirée
typed-timer = minuteur chrono sonnerie
typed-deal = distribue distribuer donne
typed-each = chacun chacune par-personne
typed-of-deck = de du des la le les d' à cartes carte jeu paquet chacun
typed-show = secret secret-de main main-de cartes-de
typed-hide = cacher
typed-lifeboat = bateau lifeboat canot amour-et-haine
typed-minutes = minutes minute min m
typed-seconds = secondes seconde sec s
details-secret = {""}
typed-set = collection série mort-subite
typed-expert = experts expert
details-shown = {""}
typed-seeger-fabian = seeger-fabian seeger ligue
typed-ramsch = ramsch
typed-bock = bock
typed-ramsch-skat-last = skat-au-dernier-pli le-skat-au-dernier-pli dernier-pli-prend-le-skat
typed-ramsch-tie-last = égalité-au-dernier-pli
typed-ramsch-no-virgin = sans-vierge pas-de-vierge
typed-ramsch-no-march = sans-marche pas-de-marche sans-durchmarsch
typed-ramsch-fixed = perte-fixe fixe
typed-bock-split = après-60-partout après-soixante-partout après-égalité
typed-bock-grand-hand = après-grand-main après-un-grand-main grand-main
typed-bock-null-ouvert-hand = après-null-ouvert-main après-un-null-ouvert-main null-ouvert-main null-ouvert
typed-psychopath-spare-love = psychopathe-sans-amour psychopathe-sans-son-amour
typed-psychopath-3 = psychopathe-3 psychopathe-trois
typed-minus = moins
typed-plus = plus
typed-money = argent euros euro
typed-least = moins le-moins bas
typed-most = plus le-plus haut
typed-rounds = manches manche
details = {""}
details-entry = point points a reçoit marque gagne pour jusqu jusqu'à à en avec de la le les un une et distribue
counted = manche manches vie vies donne donnes secret secrets
details-amount = point points
help-look = { $typed }: dit la carte qui a cette étiquette ou ce nom. Un jeu peut venir avant, comme regarde skat TA.

## Qui vient et qui part

person-joined = { DOES($seat, you: "Tu es", other: "est") } à la table{ $on_sheet ->
    [yes] , et sur la feuille avec 0
   *[no] {""}
}.
person-came = { person-joined }
person-left = { DOES($seat, you: "Tu pars", other: "part") }.
choice-join = { $name } arrive
choice-leave = { $name } part
choice-back = { $name } revient
typed-join = ajouter ajoute arrive vient revient est-là est-revenu est-revenue
typed-leave = part s'en-va est-parti est-partie rentre partir
coming-who = Tape qui arrive ou part, comme ajouter Eva, ou Ben part.
coming-here = { $name } est déjà à la table.
coming-no-name = "{ $name }" ne peut pas être un nom. Tape au plus { $longest } lettres, et aucun mot qui commence une entrée.
going-unknown = Personne à la table ne s'appelle { $typed }, seulement { $choices }.
refused-too-many-come = Pas plus de 12 personnes peuvent être à une table en une soirée.
refused-last-one = Quelqu'un doit rester. Tape terminer pour finir la soirée.
refused-all-gone = Tous ceux de cette feuille sont partis. Tape feuille pour en commencer une autre.
