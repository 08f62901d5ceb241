## The page: what stands on all of them

page-navigation = Pages
page-languages = Langues
page-link-games = Jeux
page-refused = Ça n'a pas marché
page-begin-again = Recommencer
site-from-elsewhere = Ton navigateur dit qu'un autre site a envoyé cela. Recommence ici, et remplis le formulaire de cette page.
site-needs-cookie = Ce formulaire est trop vieux, ou ton navigateur ne garde pas de cookies pour cette page. Autorise-les, et recommence.

## Coming in

page-welcome = Bienvenue
page-come-in = Entrer
page-as-guest = En visite
page-words = Mots
site-words = Les trois mots d'une table, ou tes mots à toi pour revenir.
page-called = Ton nom à la table
site-called = Si tu reviens avec tes mots à toi, laisse-le vide.
page-by-name = Avec un nom à toi
page-name = Nom
site-name = Si c'est la première fois, on te demandera si ce sera ton nom désormais.
page-password = Mot de passe
site-password = Si c'est la première fois, laisse-le vide. Tu le choisiras ensuite.

## At the table

page-table = Jeux
page-log = Ce qui se dit
page-field = Ta ligne
page-hidden = Mot de passe, qui ne s'affiche pas
page-send = Envoyer
page-news = Entendre seulement les nouvelles
site-no-news = Il n'y a rien de nouveau.
page-offer = Ce que tu peux activer
page-to-plain = Continuer sans scripts
site-lost = La connexion est perdue. Elle revient toute seule.
site-back = La connexion à la page est revenue.
site-ended = Tu n'es plus ici. Pour revenir, va à la première page.
site-stranger = Le serveur ne connaît plus cette page. Pour revenir, va à la première page.
site-replaced = Tu continues dans une autre fenêtre, alors celle-ci est finie.

## Buttons

page-answers = Ce que tu peux répondre
page-choose-cards = { $count ->
    [one] Choisis une carte.
   *[other] Choisis { $count } cartes.
}
page-choose-most = { $count ->
    [one] Choisis-en une au plus.
   *[other] Choisis-en { $count } au plus.
}
page-usual = Comme d'habitude
page-tables = Les tables
page-new-table = Nouvelle table
page-meanwhile = Ce que tu peux dire à tout moment
page-walk = Parcourir la table
page-commands = Commandes
page-chosen = Envoyer le choix
