## Two machines, of which one follows the other

serve-machine-key = La clé de cette machine: { $key }.
serve-takes-over = Cette machine prend la relève.
serve-asks-to-take-over = Cette machine demande à la première de lui passer la main. Si elle ne répond pas, celle-ci le dit, et rien ne change.
serve-follows-none = Ce serveur n'en suit aucun autre, il n'a donc rien à reprendre.
serve-only-follows = Cette machine en suit une autre. Tape cela là où le serveur joue.
serve-second-followed = La deuxième machine a tout.
serve-second-away = La deuxième machine ne répond pas.
serve-second-refused = La deuxième machine a une autre version du programme, et ne suit pas.
serve-second-full = La deuxième machine ne peut pas enregistrer: { $problem }.
serve-second-superseded = La deuxième machine a pris la relève, donc celle-ci s'arrête.
serve-first-met = La première machine est désormais reconnue à sa clé: { $about }.
serve-first-waits = Cette machine était la première. L'autre ne répond pas et a peut-être pris la relève: celle-ci attend sa réponse. Si ce n'est pas le cas, lance celle-ci avec --alone.
serve-first-follows = Cette machine a tout ce que la première a.
serve-first-lost = La première machine ne répond pas. Les essais continuent. Si elle est éteinte, tape accessible-games serve takeover sure.
serve-first-refused = { $about ->
    [key] La première machine ne connaît pas la clé de celle-ci. Lance-la avec --followed-by et cette clé.
   *[version] La première machine a une autre version du programme. Mets les deux à jour.
}
serve-first-older = L'autre machine n'est pas à jour et ne doit pas jouer. Arrête-la.
serve-first-both = Les deux machines se disent la première. Arrêtes-en une, déplace son server.sqlite, et relance-la.
serve-first-neither = Aucune des deux machines ne joue. Sur celle qui doit jouer, tape accessible-games serve takeover sure.
serve-first-other-key = La première machine a une autre clé qu'avant. Si c'est normal, supprime { $about }.
serve-first-broken = Ce que la première machine envoie ne va pas avec ce qui est ici. Tout est envoyé de nouveau.
serve-first-full = Cette machine ne peut pas enregistrer, donc elle ne suit pas: { $about }.
serve-first-silent = La première machine ne répond pas. Assure-toi qu'elle est éteinte, puis tape accessible-games serve takeover sure.
followed-by-nobody = Ajoute --followed-by et la clé de la deuxième machine.
followed-by-how = { $word } n'est pas une clé. Une machine qui suit dit la sienne au démarrage.
takeover-how = Tape accessible-games serve takeover, ou serve takeover sure si la première machine est éteinte.
server-second-away = La partie attend, car la deuxième machine où elle est enregistrée ne répond pas.
server-superseded = La partie continue sur une autre machine. Ce qui n'a pas encore eu de réponse n'est pas enregistré.
