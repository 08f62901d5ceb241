## What only the host of a server hears

backup-pattern = { $date ->
    [1] d'er' MMMM y, HH:mm
   *[other] d MMMM y, HH:mm
}
serve-backed-up = La sauvegarde est { $file }.
serve-backs-up = La première sauvegarde est { $file }. Les autres suivent toutes seules.
serve-backs-up-again = Les sauvegardes reprennent: { $file }.
serve-backup-failed = Aucune sauvegarde n'a pu être faite. { $problem } Les parties continuent, et un autre essai suivra.
serve-backup-busy = Un autre programme fait une sauvegarde dans { $file }.
serve-backup-damaged = { $file } est abîmé.
serve-no-backup = { $file } n'est pas une sauvegarde d'un serveur.
serve-backup-itself = { $file } est ce que le serveur utilise déjà. Indique une sauvegarde.
serve-restores = La sauvegarde du { $when } contient { $count ->
    [1] une personne
    [one] { $count } personne
   *[other] { $count } personnes
}, { $number ->
    [1] une partie en cours
    [one] { $number } partie en cours
   *[other] { $number } parties en cours
} et { $done ->
    [1] une partie finie
    [one] { $done } partie finie
   *[other] { $done } parties finies
}.
serve-restored-aside = Ce que le serveur utilisait est maintenant { $file }.
serve-restored-before = Le serveur a déjà commencé avec elle, et continue avec ce qui s'est joué depuis. Pour recommencer avec elle, déplace d'abord { $file }.
backup-nowhere = Ajoute --backup et le dossier des sauvegardes.
backup-how = Indique un seul dossier: accessible-games serve backup DOSSIER.
every-how = { $word } n'est pas une durée. Tape 30m, 1h ou 1d.
serve-restart-announced = { $minutes ->
    [one] Tout le monde entend que le serveur redémarre dans une minute.
   *[other] Tout le monde entend que le serveur redémarre dans { $minutes } minutes.
}
serve-restart-off = Le serveur ne redémarre pas, et qui s'y attendait l'entend.
serve-restart-none = Aucun redémarrage n'était prévu.
serve-restarts = Le serveur redémarre.
serve-starts-not = Le serveur ne redémarre pas: le programme ne démarre pas tel qu'il est installé maintenant. { $problem } Toutes les parties continuent.
serve-not-running = Aucun serveur n'utilise { $file } en ce moment.
serve-not-obeyed = Le serveur ne répond pas. Arrête-le et relance-le toi-même.
restart-how = Tape accessible-games serve restart et un nombre de minutes, { $high } au plus, ou off.
