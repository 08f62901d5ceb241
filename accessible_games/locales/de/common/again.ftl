## Was schon im Fenster steht

again = Noch einmal.
once-more = Nochmals dasselbe.
