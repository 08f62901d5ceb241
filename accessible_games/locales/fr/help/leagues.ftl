help-league = { $typed }: avec qui tu joues ensuite dans ta ligue, qui d'entre eux est ici, et quand vous êtes tous debout. { $typed } jouer mène à cette table.
    { $typed } liste: quelles ligues il y a. { $typed } et un nom: ce qu'on y joue, et qui. { $typed } rejoindre et { $typed } quitter: entrer ou partir.
    { $typed } nouvelle, un nom et un jeu: fonder une ligue. Ajoute jours 3: trois jours pour chaque tour. { $typed } commencer: la commencer, ou sa ronde suivante. { $typed } retirer et un nom en retire quelqu'un, { $typed } finir la finit.
    { $typed } classement: qui a combien de points. Tu en gagnes un par personne que tu devances à une table, et un demi par personne à égalité. Une place qui manque compte un demi-point, et quand tu ne joues pas, toutes les autres aussi.
    { $typed } debout 18-22 Paris: quand tu es debout, pour que tous entendent vos heures communes. { $typed } debout non: personne ne l'entend.
    { $typed } exporter: le classement pour un tableur. Si tu es dans plusieurs ligues, ajoute le nom.
help-rating = { $typed }: ta force dans chaque jeu, et si elle est sûre. Tout le monde part de 1500. { $typed } oui: avoir une cote à partir de maintenant. { $typed } non: ne plus en avoir, et tes cotes sont effacées. { $typed } et un jeu: qui est en tête.
    Seules comptent les parties où deux personnes le veulent. L'ordinateur ne compte pas, et une partie finie avant son terme non plus. Qui est exclu par un vote finit en dernier. Là où l'ordinateur tient ta place, sa partie est la tienne.
usage-serve-league = accessible-games serve league dit les ligues de ton serveur, et avec un nom son classement, que le serveur tourne ou non.
    --out DOSSIER l'écrit pour un tableur, --force même par-dessus un ancien. --data donne un autre dossier d'un serveur.
