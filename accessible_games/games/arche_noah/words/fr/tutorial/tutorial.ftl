begins = Tu joues avec { $first } et { $second }. Il reste 3 tours avant la fin de la partie.
    Les paires d'une même espèce donnent des points, les animaux seuls en coûtent.

step-hand = Ce que tu prends va sur ta pile, face cachée. Personne ne le revoit.
    Il faut donc retenir ce qui est seul. Ici, on te le dit, mais une seule fois.
    Sont seuls dans ta pile: grenouille 3, serpent 2 et toucan 1.
    Toucan 4 et toucan 2 font une paire, et tout le reste va aussi par paires.
    Tape { $typed }.
step-hand-why = Écoute d'abord ce que tu as d'autre. Tape { $typed }.
step-table = Tu entends combien de cartes tu as, mais plus jamais lesquelles.
    Les pièces servent à miser. Les jetons d'action, c'est pour bientôt.
    Écoute maintenant la table. Tape { $typed }.
step-table-why = Écoute d'abord quels animaux sont à prendre. Tape { $typed }.
step-card = Il y a toujours autant d'animaux que de joueurs.
    Grenouille 4 irait avec ta grenouille 3.
    Pour savoir ce qu'elle vaut, tape { $typed }.
step-card-why = Demande ce que vaut grenouille 4. Tape { $typed }.
step-scores = Avec grenouille 3, c'est une paire, qui donne les deux valeurs: 7 points.
    Seule, ta grenouille te coûte 3 points. Tu veux donc grenouille 4.
    Combien de pièces ont les autres? Tape { $typed }.
step-scores-why = Avant de miser, écoute ce que les autres ont. Tape { $typed }.
step-bid = Qui mise le plus prend d'abord, puis les autres, selon leurs mises.
    On mise une seule fois et on paie toujours. À ce tour, tu mises en premier.
    Grenouille 4 en vaut la peine: mise 3 pièces. Tape le nombre.
step-bid-why = Avec moins de pièces, un autre pourrait prendre la grenouille avant toi.
    Avec plus, il t'en reste peu, et 2 pièces donnent un point à la fin.
    Mise 3 pièces.
step-pick = Tu as misé le plus, tu prends donc d'abord. Il faut prendre un animal.
    Tape l'animal avec sa valeur, ou sa place dans la liste que tu viens d'entendre.
step-pick-why = Un seul animal va avec ta grenouille 3. Les autres resteraient seuls.
    Prends grenouille 4.
step-find = Chacun a pris et payé, même pour le dernier animal.
    Un nouveau tour commence, et cette fois { $first } a misé en premier.
    Toucan 3 est sur la table. Tape { $typed }.
step-find-why = Demande où sont les toucans. Tape { $typed }.
step-outbid = On ne te dit rien de ta pile. Mais tu t'en souviens: tu as 3 toucans.
    Les 4 animaux d'une espèce donnent leurs valeurs et encore 3 points.
    Tu mises en dernier, après tout le monde: { $first } a misé une pièce.
    À mises égales, la première compte. Mise juste ce qu'il faut.
step-outbid-why = Tu veux prendre d'abord. Une pièce ne suffit pas: { $first } était avant toi.
    Plus de 2 pièces, c'est du gaspillage. Mise 2 pièces.
step-two = Il te faut toucan 3, et serpent 4 va avec ton serpent 2.
    Avec un jeton d'action, tu peux prendre 2 animaux à la fois.
    Tape simplement les deux, l'un après l'autre.
step-two-why = Avec toucan 3 tout seul, ton serpent 2 reste sans paire.
    Un jeton d'action donne un point à la fin, une paire donne plus.
    Tape toucan 3, puis serpent 4.
step-nothing = Tu as pris 2 animaux. Sans mise, il n'est rien resté pour { $second }.
    C'est le dernier tour. Tous tes animaux vont par paires.
    Ce que tu prends maintenant resterait seul et te coûterait des points.
    Il n'y a donc rien à gagner. Ne mise rien.
step-nothing-why = Aucun animal sur la table ne va avec les tiens. Ne gaspille pas tes pièces.
    Tape rien, ou 0.
step-decline = Tu prends en dernier, il reste hyène 4. Seule, elle te coûterait 4 points.
    Avec un jeton d'action, tu peux aussi ne prendre aucun animal.
    Tape rien.
step-decline-why = Hyène 4 te coûterait 4 points, et un jeton d'action un seul.
    Ne prends aucun animal: tape le mot rien.

ends = On a compté chaque pile: paires, animaux seuls, pièces et jetons d'action.
    Une partie entière a 2 manches, chacune avec une nouvelle carte secrète.
    Tu sais maintenant miser, prendre, et quand un jeton d'action est utile.
    Tout l'art est là: retiens lesquels de tes animaux sont encore seuls.
