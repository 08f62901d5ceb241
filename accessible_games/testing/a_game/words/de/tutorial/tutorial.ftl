begins = Du spielst mit { $first }. Eine Runde ist vorbei.
step-hand = Zuerst deine Stücke, die sonst niemand kennt. Tippe { $typed }.
step-hand-why = Höre zuerst deine Stücke. Tippe { $typed }.
step-scores = Das schwerste Stück einer Runde bekommt einen Punkt, wenn es allein ist. Für die Punkte tippe { $typed }.
step-scores-why = Höre zuerst die Punkte. Tippe { $typed }.
step-lay = { $first } hat einen Punkt. Lege deinen Felsen, nichts ist schwerer.
step-lay-why = Nur mit einem Felsen verlierst du die Runde sicher nicht. Tippe Felsen.
ends = Jetzt kennst du das Spiel. Spiele es gegen andere.
