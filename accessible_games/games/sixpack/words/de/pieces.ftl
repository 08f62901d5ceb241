title = SixPack

## The drinks. A mix is called by what it contains, and so are its letters.

piece-cola = { $case ->
    [dative] { $count ->
        [one] einer Cola
       *[other] { $count } Colas
    }
   *[nominative] { $count ->
        [one] eine Cola
       *[other] { $count } Colas
    }
}
    .name = Cola
    .names = Colas
    .code = C
piece-lemonade = { $case ->
    [dative] { $count ->
        [one] einer Limo
       *[other] { $count } Limos
    }
   *[nominative] { $count ->
        [one] eine Limo
       *[other] { $count } Limos
    }
}
    .name = Limo
    .names = Limos
    .code = L
piece-beer = { $case ->
    [dative] { $count ->
        [one] einem Bier
       *[other] { $count } Bieren
    }
   *[nominative] { $count ->
        [one] ein Bier
       *[other] { $count } Biere
    }
}
    .name = Bier
    .names = Biere
    .code = B
piece-spezi = { $case ->
    [dative] { $count ->
        [one] einer Colalimo
       *[other] { $count } Colalimos
    }
   *[nominative] { $count ->
        [one] eine Colalimo
       *[other] { $count } Colalimos
    }
}
    .name = Colalimo
    .names = Colalimos
    .code = CL
piece-diesel = { $case ->
    [dative] { $count ->
        [one] einem Colabier
       *[other] { $count } Colabieren
    }
   *[nominative] { $count ->
        [one] ein Colabier
       *[other] { $count } Colabiere
    }
}
    .name = Colabier
    .names = Colabiere
    .code = CB
piece-shandy = { $case ->
    [dative] { $count ->
        [one] einem Limobier
       *[other] { $count } Limobieren
    }
   *[nominative] { $count ->
        [one] ein Limobier
       *[other] { $count } Limobiere
    }
}
    .name = Limobier
    .names = Limobiere
    .code = LB
called-cola = c coke
called-lemonade = l limonade zitronenlimo zitronenlimonade
called-beer = b bierchen
called-spezi = cl lc cola-limo limo-cola limocola spezi
called-diesel = cb bc cola-bier bier-cola biercola diesel
called-shandy = lb bl limo-bier bier-limo bierlimo radler alster
