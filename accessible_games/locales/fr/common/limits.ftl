## What a server does not allow too often

login-guessed = En ce moment, trop de mots faux sont essayés ici, alors les tiens ne comptent pas. Réessaie dans une minute, ou entre avec un nom.
login-many-names = Personne ne peut prendre un nouveau nom depuis ton réseau en ce moment, car beaucoup l'ont déjà fait. Reviens dans une heure, ou tout de suite en visite.
login-name-alike = { $name } ressemble trop à un autre nom d'ici. Choisis un autre nom.
tables-more = { $count ->
    [one] Il y a encore une table.
   *[other] Il y a encore { $count } tables.
} Pour la suite, tape { $command }.
tables-how = Tape tables seul, avec un nombre pour les suivantes, ou avec oui ou non.
tables-parts = { $count ->
    [one] Il n'y a pas d'autres tables. Tape tables seul pour les entendre.
   *[other] Les tables sont dites en { $count } parties. Tape tables et le numéro de l'une d'elles.
}
tables-too-many = Ces derniers temps, tu as préparé beaucoup de tables sans finir les parties. Finis-en une, ou attends quelques minutes.
tables-unfinished = Trop de tes parties ne sont pas finies. Finis-en une avant de préparer une autre table.
reports-too-many = Tes derniers signalements sont bien arrivés. Tu pourras en envoyer un autre dans quelques minutes.
labels-still = Des étiquettes se font déjà pour toi. Attends qu'elles soient là, puis réessaie.
