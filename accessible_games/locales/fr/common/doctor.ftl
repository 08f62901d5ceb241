## The doctor: what works on this machine, and how to get what is missing

doctor-well = Tout le nécessaire marche.
doctor-ill = { $count ->
    [one] Un élément nécessaire ne marche pas.
   *[other] { $count } éléments nécessaires ne marchent pas.
}
    .brief = { $count ->
    [one] Un élément nécessaire en panne.
   *[other] { $count } éléments nécessaires en panne.
}
doctor-failed = Un élément n'a pas pu être examiné: { $problem }.
doctor-program = Accessible Games { $value } tourne avec Python { $found }.
    .brief = Version { $value }, Python { $found }.
doctor-others = Jeux d'autres paquets: { $names }.
doctor-other-fails = Le jeu { $game } manque, car il ne se charge pas: { $problem }.
doctor-other-newer = Le jeu { $game } manque, car il demande une version plus récente de ce programme.
doctor-no-modules = Il manque à Python { $choices }. Relance bootstrap, ou réinstalle Accessible Games.
    .brief = Il manque { $choices }. Relance bootstrap.
doctor-language-option = Langue: { $now }, selon l'option --language.
    .brief = Langue { $now }, selon --language.
doctor-language-setting = Langue: { $now }, selon tes réglages.
    .brief = Langue { $now }, selon les réglages.
doctor-language-system = Langue: { $now }, selon le système, { $value }.
    .brief = Langue { $now }, selon le système.
doctor-language-default = La langue du système n'existe pas ici, c'est donc { $now }. Pour changer: settings language.
    .brief = Langue { $now }, pas celle du système.
doctor-settings = Les réglages dans { $file } sont en ordre.
    .brief = Les réglages sont en ordre.
doctor-no-settings = Aucun réglage n'a encore été changé. Ils seront gardés dans { $file }.
    .brief = Aucun réglage n'a encore été changé.
doctor-terminal = Le terminal a { $width } colonnes et { $height } lignes.
    .brief = { $width } colonnes, { $height } lignes.
doctor-narrow = Le terminal a { $width } colonnes, c'est peu pour les lignes les plus longues. Élargis-le, ou choisis --verbosity brief.
    .brief = { $width } colonnes, c'est peu. Élargis le terminal.
doctor-no-size = Le terminal ne dit pas sa taille. Avant de jouer, tape stty columns et un nombre.
    .brief = Le terminal ne dit pas sa taille.
doctor-editing = La ligne se corrige pendant que tu tapes, dans le terminal { $name }.
    .brief = La ligne se corrige en tapant.
doctor-console = La console édite ce que tu tapes: Tab complète, les flèches rappellent les lignes d'avant.
    .brief = L'édition des lignes marche.
doctor-plain = La ligne se tape sans touches d'édition, comme tu l'as choisi.
    .brief = Pas d'édition, comme choisi.
doctor-dumb = La ligne se tape sans touches d'édition, car TERM est { $name }. Si le terminal peut mieux, mets TERM à { $value }.
    .brief = Pas d'édition: TERM est { $name }.
doctor-no-editing = La ligne se tape sans touches d'édition, car il manque à Python { $choices }.
    .brief = Pas d'édition: il manque { $choices }.
doctor-no-input = L'entrée n'est pas un terminal, les lignes sont lues comme elles viennent.
    .brief = L'entrée n'est pas un terminal.
doctor-no-output = La sortie n'est pas un terminal, chaque invite est une ligne à part.
    .brief = La sortie n'est pas un terminal.
doctor-encoding = L'encodage { $name } écrit toutes les lettres et le braille.
    .brief = Lettres et braille s'écrivent.
doctor-no-letters = Des lettres manquent à l'encodage { $name }, elles deviennent simples. Si le terminal connaît { $found }, mets PYTHONIOENCODING à { $found }.
    .brief = Des lettres manquent à { $name }. Mets PYTHONIOENCODING à { $found }.
doctor-no-cells = Le braille manque à l'encodage { $name }, il devient des points d'interrogation. Si le terminal connaît { $found }, mets PYTHONIOENCODING à { $found }.
    .brief = Le braille manque à { $name }. Mets PYTHONIOENCODING à { $found }.
doctor-labels = Les étiquettes des cartes s'écrivent en braille.
    .brief = Les étiquettes s'écrivent.
doctor-no-labels = Les tables des étiquettes sont abîmées: { $choices }. Réinstalle Accessible Games.
    .brief = Étiquettes abîmées: { $choices }.
doctor-grades = Avec liblouis { $value }, le braille s'écrit en { $choices }.
    .brief = Braille: { $choices }.
doctor-no-grades = Il manque à liblouis { $value } le braille { $choices }. { INSTALL("tables") ->
    [none] Réinstalle liblouis
   *[other] Tape { INSTALL("tables") }
}, et ne définis pas { $word }.
    .brief = Il manque le braille { $choices }. Réinstalle liblouis.
doctor-pdf = Les étiquettes peuvent s'imprimer en pdf.
doctor-font = Un pdf peut avoir toutes les lettres d'Europe.
doctor-codes = Les codes QR peuvent se dessiner.
doctor-brltty = BRLTTY tourne, et les programmes peuvent le joindre.
    .brief = BRLTTY tourne.
doctor-brltty-alone = BRLTTY tourne, mais les programmes ne peuvent pas le joindre. Active BrlAPI dans { $file }.
    .brief = BRLTTY tourne sans BrlAPI.
doctor-brltty-elsewhere = BRLTTY est sur une autre machine, { $name }, qui n'a pas été interrogée. Pour celui d'ici, efface { $word }.
    .brief = BRLTTY est ailleurs, sur { $name }.
doctor-no-brltty = BRLTTY ne tourne pas. { INSTALL("brltty") ->
    [none] Pour une plage braille, installe-le et lance-le.
   *[other] Pour une plage braille, tape { INSTALL("brltty") } et lance-le.
}
    .brief = BRLTTY ne tourne pas.
doctor-brlapi = Python peut joindre BRLTTY, comme le demande { $option }.
    .brief = Python peut joindre BRLTTY.
doctor-no-brlapi = Python ne peut pas joindre BRLTTY. { INSTALL("brlapi") ->
    [none] On ne connaît pas de paquet pour cela sur ce système. Ton lecteur d'écran s'occupe de la plage braille.
   *[other] Pour { $option }, tape { INSTALL("brlapi") }{ start-again }.
}
    .brief = Python ne peut pas joindre BRLTTY.
doctor-brlapi-broken = Le module brlapi est en panne, ou autre chose porte ce nom. { INSTALL("brlapi") ->
    [none] Enlève-le.
   *[other] Tape { INSTALL("brlapi") }{ start-again }.
}
    .brief = En panne: brlapi.
doctor-orca = Orca { $value } tourne. Il lit les fenêtres du bureau, comme celle d'un terminal.
    .brief = Orca { $value } tourne.
doctor-orca-sleeps = Orca { $value } est là et ne tourne pas. Sur un bureau, Super Alt S le lance.
    .brief = Orca { $value } ne tourne pas.
doctor-no-orca = Orca manque. { INSTALL("orca") ->
    [none] Pour entendre les fenêtres d'un bureau Linux, installe-le.
   *[other] Pour entendre les fenêtres d'un bureau Linux, tape { INSTALL("orca") }.
}
    .brief = Orca manque.
doctor-orca-broken = Orca est en panne: il ne dit pas sa version. Réinstalle orca.
    .brief = En panne: orca. Réinstalle-le.
doctor-speech = Speech Dispatcher tourne.
doctor-speech-sleeps = Speech Dispatcher est là, et démarre quand il le faut.
    .brief = Speech Dispatcher est là.
doctor-no-speech = Speech Dispatcher manque. { INSTALL("speech-dispatcher") ->
    [none] Pour entendre les lignes sans lecteur d'écran, installe-le.
   *[other] Pour entendre les lignes sans lecteur d'écran, tape { INSTALL("speech-dispatcher") }.
}
    .brief = Speech Dispatcher manque.
doctor-speechd = Python peut joindre Speech Dispatcher.
doctor-no-speechd = Python ne peut pas joindre Speech Dispatcher. { INSTALL("speechd") ->
    [none] On ne connaît pas de paquet pour cela sur ce système.
   *[other] Pour cela, tape { INSTALL("speechd") }.
}
    .brief = Python ne peut pas joindre Speech Dispatcher.
doctor-reader = Un lecteur d'écran tourne. Il lit cette fenêtre et s'occupe d'une plage braille.
    .brief = Un lecteur d'écran tourne.
doctor-old-console = Dans cette console, laisse l'algorithme de différence de NVDA sur Automatique. Le Terminal Windows convient mieux à tout lecteur d'écran.
    .brief = Laisse l'algorithme de différence de NVDA sur Automatique.
doctor-no-reader = Aucun lecteur d'écran ne tourne. Contrôle, Windows et Entrée lancent le Narrateur. Pour avoir NVDA, tape { INSTALL("nvda") }. JAWS convient aussi.
    .brief = Aucun lecteur d'écran ne tourne.
doctor-voiceover = VoiceOver fait partie de ce Mac. Commande F5 l'active et le coupe, et il s'occupe d'une plage braille.
    .brief = Commande F5 active VoiceOver.
doctor-silent-terminal = Orca ne peut pas lire ce terminal. Prends celui de GNOME ou de MATE.
doctor-other-terminal = Avec VoiceOver, joue dans l'application Terminal: ici, il peut couper les longues réponses.
    .brief = Avec VoiceOver, joue dans l'application Terminal.
doctor-folder = Les parties peuvent s'enregistrer dans { $folder }.
    .brief = Les parties peuvent s'enregistrer.
doctor-new-folder = Les parties peuvent s'enregistrer dans { $folder }, que la première créera.
    .brief = Les parties peuvent s'enregistrer.
doctor-no-folder = Les parties ne peuvent pas s'enregistrer dans { $folder }: { $problem }. Répare cela, ou choisis un autre dossier avec --data.
    .brief = Impossible d'enregistrer: { $problem }.
doctor-full = Le disque est plein, les parties ne peuvent pas s'enregistrer dans { $folder }. Fais de la place, ou choisis un autre dossier avec --data.
    .brief = Le disque est plein. Fais de la place.
doctor-megabytes = Sur le disque, il reste { $number ->
    [one] un mégaoctet.
   *[other] { $number } mégaoctets.
}
    .brief = { $number ->
    [one] Il reste un mégaoctet.
   *[other] Il reste { $number } mégaoctets.
}
doctor-gigabytes = Sur le disque, il reste { $number ->
    [one] un gigaoctet.
   *[other] { $number } gigaoctets.
}
    .brief = { $number ->
    [one] Il reste un gigaoctet.
   *[other] Il reste { $number } gigaoctets.
}
doctor-games = { $count ->
    [0] Aucune partie n'est encore enregistrée.
    [one] Une partie est enregistrée.
   *[other] { $count } parties sont enregistrées.
}
doctor-damaged = { $count ->
    [one] Une partie enregistrée est illisible: { $names }. Pour savoir pourquoi, tape accessible-games replay et son nom.
   *[other] { $count } parties enregistrées sont illisibles: { $names }. Pour savoir pourquoi, tape accessible-games replay et un nom.
}
    .brief = { $count ->
    [one] Une est illisible: { $names }.
   *[other] { $count } parties illisibles: { $names }.
}
start-again = { EDITION() ->
    [checkout] , puis relance bootstrap
   *[other] { "" }
}
