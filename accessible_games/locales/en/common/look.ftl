## A card that was looked up by what is felt on it

look-in = { $title }:
look-card = { $name }, { $count ->
    [one] once
   *[other] { $count } times
} in the deck.
    .brief = { $name }{ $count ->
    [one] .
   *[other] , { $count } times.
}
look-several = { $count } cards.
look-one = { $value }: { $text }
look-label = Label { $value }.
look-too-many = { $count } cards have this. Type more of the label or of the name.
look-nothing = No card here is labelled or called { $word }.
look-nothing-like = No card here is labelled or called { $word }. Did you mean { $choices }?
look-title = Card
look-not-here = This server does not know this card. Ask whoever made its label, or type the label at the command look.
look-deck = Deck: { $title }.
prompt-look = Label or name?
about-look = Type what you feel on a card, with a stroke between its lines, or its name. An empty line ends this.
look-begin = Type what you feel on a card, or its name. An empty line ends this.
look-too-often = You have looked up very many cards. Wait a minute, then try again.
look-what = Type what you feel on a card, such as look g9, or look skat CA.
