## Word of a turn for whoever is away

command-notify = prévenir
also-notify = notifier notification notifications avis
help-notify = { $typed } et oui ou non: si on te prévient en ton absence quand c'est à toi. { $typed } et un nombre permet tant d'avis par jour, { $typed } après et un nombre attend tant de minutes d'absence. Un avis dit quel jeu et avec qui, jamais tes cartes.
typed-notify-after = après
typed-notify-beside = par jour fois maximum au plus minutes minute avis
notice-head = À toi: { $title }
notice-turn = C'est à toi de jouer dans { $title }{ $count ->
    [0] .
   *[other] , avec { $names }.
}{ $number ->
    [0] { "" }
    [1] { " " }Tu as un jour pour le faire.
   *[other] { " " }Tu as { $number } jours pour le faire.
}
notice-stop = Plus d'avis
notify-none = Ce serveur ne prévient personne.
notify-is = { $count ->
    [0] On ne te prévient pas. Avec prévenir oui, on te prévient en ton absence quand c'est à toi.
    [1] On te prévient une fois par jour au plus, en ton absence, quand c'est à toi.
   *[other] On te prévient { $count } fois par jour au plus, en ton absence, quand c'est à toi.
}
notify-waits = { $minutes ->
    [1] Cela attend une minute d'absence. Pour y mettre fin, tape prévenir non.
   *[other] Cela attend { $minutes } minutes d'absence. Pour y mettre fin, tape prévenir non.
}
notify-by-browser = { $count ->
    [0] Aucun navigateur ne l'affiche encore: ouvre la page de ce serveur dans l'un d'eux, et active le bouton des avis.
    [1] Un navigateur l'affiche.
   *[other] { $count } navigateurs l'affichent.
}
notify-by-host = La personne qui tient ce serveur te fait suivre les avis, comme convenu avec toi.
notify-how = Tape prévenir oui ou prévenir non. Après prévenir va aussi un nombre d'avis par jour, { $high } au plus, ou après et un nombre de minutes.
notify-taken = Ce navigateur te prévient désormais.
notify-left = Ce navigateur ne te prévient plus.

## The page

page-notices = Quand c'est à toi et que tu n'es pas là
page-notices-how = Ton navigateur peut te prévenir, même quand cette page est fermée. L'avis dit quel jeu et avec qui.
page-notices-button = Afficher les avis dans ce navigateur
page-notices-phone = Sur un iPhone ou un iPad, ajoute d'abord cette page à l'écran d'accueil: Partager, puis Sur l'écran d'accueil. Ouvre-la de là, et un bouton pour les avis sera ici.
page-notices-refused = Ton navigateur n'autorise pas les notifications de cette page. Autorise-les dans ses réglages, puis active de nouveau le bouton.
page-notices-failed = Ton navigateur n'a pas pu préparer les avis. Réessaie plus tard, ou dans un autre navigateur.
page-your-turn = À toi
page-offline = Pas de connexion
site-offline = Le serveur est injoignable en ce moment. Une fois la connexion revenue, retourne aux jeux. Ce que tu as joué est gardé.

## Notices of turns, as the host wants them

serve-no-cryptography = Les avis dans les navigateurs ont besoin de cryptography, qui manque. { EDITION() ->
    [checkout] Relance bootstrap.
    [package] D'autres éditions l'ont: l'installateur pour Windows, le paquet Debian et le wheel.
   *[other] Tape pip install cryptography.
}
serve-push-key = { $file } n'est pas une clé pour les avis: { $problem }. Reprends-la d'une sauvegarde, ou déplace le fichier. Les navigateurs devront alors redemander les avis.
serve-push-here-only = Seuls les navigateurs de cette machine peuvent demander des avis, car la page n'a pas de certificat.
serve-push-refused = Le service de push { $name } n'accepte pas les avis: { $problem }. Les autres avis continuent.
serve-push-again = Le service de push { $name } accepte de nouveau les avis.
serve-on-turn-missing = Le programme de --on-turn n'existe pas: { $name }. Tant qu'il manque, il ne prévient personne.
serve-on-turn-failed = La commande de --on-turn n'a pas marché: { $problem }. Elle sera réessayée au prochain avis.
serve-on-turn-again = La commande de --on-turn marche de nouveau.
push-contact = Tape --push et ta propre adresse mail, que les services de push reçoivent.
push-without-page = Ajoute --page à --push: les navigateurs demandent les avis sur la page.
on-turn-how = Tape --on-turn et, entre guillemets, un programme et ce qu'il reçoit.
