## Words that change nothing in an answer to a question: of the whole game, and of each question.

details = karte karten
details-play = lege leg legen hin ab drauf darauf spiele spiel spielen ausspielen werfe werf abwerfen ablegen dann mit rauf dazu
details-seven = lege leg legen noch drauf darauf spiele spiel spielen dann weitere
details-wish = wünsche wünsch wünschen mir will möchte farbe nehme nehm wähle wähl jetzt
