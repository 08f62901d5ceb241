# Was in Braillezeichen getippt wird, wo nichts sie lesen kann.
cells-unread = Braillezeichen kann hier niemand lesen, denn liblouis fehlt. Tippe Buchstaben: BRLTTY schickt sie im Textmodus.
    .brief = Zeichen unlesbar: tippe Buchstaben.
