## Recovery words, for who has forgotten a password

forgot = oublié mot-de-passe-oublié j-ai-oublié j-ai-oublié-mon-mot-de-passe je-l-ai-oublié
login-forgot-how = Si tu l'as oublié, tape oublié.
prompt-forgotten = Pour quel nom?
login-forgotten = Tape tes mots de secours, ou ceux que l'hôte de ce serveur t'a donnés.
prompt-recovery = Mots de secours?
login-wrong-recovery = Ce ne sont pas les mots { ELIDED("de", $name) }. S'ils sont perdus, demande à l'hôte de ce serveur.
login-elsewhere-over = Ton mot de passe a été changé par une autre porte, alors celle-ci se ferme.
recovery-how = Au cas où tu oublierais ton mot de passe: tape secours, et garde les mots que tu entends.
recovery-words = Si un jour tu oublies ton mot de passe, ces mots te permettent d'en choisir un autre: { $words }. Note-les, car tu ne les entendras plus.
recovery-again = Tu as déjà des mots de secours. Faut-il les remplacer?
recovery-stays = Ceux que tu as comptent toujours.
recovery-guest = Les visiteurs n'ont pas de mot de passe, et reviennent par leurs propres mots.
recovery-too-often = Tu as reçu de nouveaux mots plusieurs fois. Attends quelques minutes.
command-recovery = secours
also-recovery = mots-de-secours nouveaux-mots-de-secours
