## The drinks without alcohol, in the place of cola, lemon and beer.

piece-cola = { $case ->
    [dative] { $count ->
        [one] einer Kirsche
       *[other] { $count } Kirschen
    }
   *[nominative] { $count ->
        [one] eine Kirsche
       *[other] { $count } Kirschen
    }
}
    .name = Kirsche
    .names = Kirschen
    .code = K
piece-lemonade = { $case ->
    [dative] { $count ->
        [one] einer Banane
       *[other] { $count } Bananen
    }
   *[nominative] { $count ->
        [one] eine Banane
       *[other] { $count } Bananen
    }
}
    .name = Banane
    .names = Bananen
    .code = B
piece-beer = { $case ->
    [dative] { $count ->
        [one] einem Wasser
       *[other] { $count } Wassern
    }
   *[nominative] { $count ->
        [one] ein Wasser
       *[other] { $count } Wasser
    }
}
    .name = Wasser
    .names = Wasser
    .code = W
piece-spezi = { $case ->
    [dative] { $count ->
        [one] einer Kirschbanane
       *[other] { $count } Kirschbananen
    }
   *[nominative] { $count ->
        [one] eine Kirschbanane
       *[other] { $count } Kirschbananen
    }
}
    .name = Kirschbanane
    .names = Kirschbananen
    .code = KB
piece-diesel = { $case ->
    [dative] { $count ->
        [one] einer Kirschschorle
       *[other] { $count } Kirschschorlen
    }
   *[nominative] { $count ->
        [one] eine Kirschschorle
       *[other] { $count } Kirschschorlen
    }
}
    .name = Kirschschorle
    .names = Kirschschorlen
    .code = KW
piece-shandy = { $case ->
    [dative] { $count ->
        [one] einer Bananenschorle
       *[other] { $count } Bananenschorlen
    }
   *[nominative] { $count ->
        [one] eine Bananenschorle
       *[other] { $count } Bananenschorlen
    }
}
    .name = Bananenschorle
    .names = Bananenschorlen
    .code = BW
called-cola = k kirsch kirschsaft
called-lemonade = b bananensaft
called-beer = w mineralwasser sprudel
called-spezi = kb bk kirsch-banane kirsche-banane banane-kirsche kiba
called-diesel = kw wk kirsch-schorle kirsche-wasser kirsch-wasser kirschwasser wasser-kirsche
called-shandy = bw wb bananen-schorle banane-wasser bananen-wasser bananenwasser wasser-banane
how-to-answer = Zum Anlegen tippe Getränk und Platz, etwa Kirsche p12. Anfangsbuchstaben genügen.
    Zum Wegnehmen tippe nimm p12.
    Tippe links, rechts, hoch, runter oder einen Platz, um über den Tisch zu gehen.
    Die Pfeiltasten tun dasselbe.
    Das Wort hier meint den Platz, auf dem du bist: nimm hier.
    Zum Melden tippe ja, oder 2 Ecken deines Musters, etwa p13 r14.
