## What commands about people do

help-recovery = { $typed }: neue Notfallwörter hören, mit denen du ein anderes Passwort wählst, wenn du deines vergessen hast. Frühere gelten dann nicht mehr.
help-caution = { $typed }, ein Name und warum: jemanden verwarnen. Das kann nur die Moderation, und wer den Server betreibt, kann es lesen.
help-silence = { $typed }, ein Name, wie lange und warum, etwa { $typed } anna zwei Stunden Geschrei: jemand spielt weiter, kann aber nicht mit anderen reden. Mit aus hinter dem Namen endet es. Das kann nur die Moderation, und wer den Server betreibt, kann es lesen.
help-ban = { $typed }, ein Name, wie lange und warum, etwa { $typed } anna drei Tage Drohungen: jemand muss gehen und kann nicht hereinkommen. Mit aus hinter dem Namen endet es. Das kann nur die Moderation, und wer den Server betreibt, kann es lesen.

## The command line

usage-serve-password = accessible-games serve password NAME nennt Wörter, mit denen jemand nach Verlust des Passworts ein anderes wählt, ob der Server läuft oder nicht.
    Sie gelten einmal und drei Tage lang. --data nennt einen anderen Ordner eines Servers.
usage-serve-moderation = accessible-games serve moderation sagt, was die Moderation wann mit wem und warum getan hat: die neuesten 50 Einträge, oder so viele, wie du sagst.
    --data nennt einen anderen Ordner eines Servers.
