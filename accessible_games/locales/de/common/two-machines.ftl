## Two machines, of which one follows the other

serve-machine-key = Der Schlüssel dieses Rechners: { $key }.
serve-takes-over = Dieser Rechner übernimmt.
serve-asks-to-take-over = Dieser Rechner bittet den ersten, zu übergeben. Antwortet der nicht, sagt dieser es, und nichts ändert sich.
serve-follows-none = Dieser Server folgt keinem anderen, also gibt es nichts zu übernehmen.
serve-only-follows = Dieser Rechner folgt einem anderen. Tippe das dort, wo der Server spielt.
serve-second-followed = Der zweite Rechner hat alles.
serve-second-away = Der zweite Rechner antwortet nicht.
serve-second-refused = Der zweite Rechner hat eine andere Version des Programms und folgt nicht.
serve-second-full = Der zweite Rechner kann nicht speichern: { $problem }.
serve-second-superseded = Der zweite Rechner hat übernommen, deshalb hört dieser auf.
serve-first-met = Der erste Rechner wird von jetzt an an seinem Schlüssel erkannt: { $about }.
serve-first-waits = Dieser Rechner war der erste. Der andere antwortet nicht und hat vielleicht übernommen: Dieser wartet, bis er antwortet. Hat er nicht übernommen, dann starte diesen mit --alone.
serve-first-follows = Dieser Rechner hat alles, was der erste hat.
serve-first-lost = Der erste Rechner antwortet nicht. Es wird weiter versucht. Ist er aus, dann tippe accessible-games serve takeover sure.
serve-first-refused = { $about ->
    [key] Der erste Rechner kennt den Schlüssel von diesem nicht. Starte ihn mit --followed-by und diesem Schlüssel.
   *[version] Der erste Rechner hat eine andere Version des Programms. Bringe beide auf denselben Stand.
}
serve-first-older = Der andere Rechner ist nicht auf dem neuesten Stand und darf nicht spielen. Halte ihn an.
serve-first-both = Beide Rechner sagen, dass sie der erste sind. Halte einen an, verschiebe seine server.sqlite und starte ihn neu.
serve-first-neither = Keiner der beiden Rechner spielt. Tippe auf dem, der es soll, accessible-games serve takeover sure.
serve-first-other-key = Der erste Rechner hat einen anderen Schlüssel als vorher. Ist das richtig, dann lösche { $about }.
serve-first-broken = Was der erste Rechner schickt, passt nicht zu dem, was hier ist. Alles wird noch einmal geschickt.
serve-first-full = Dieser Rechner kann nicht speichern und folgt deshalb nicht: { $about }.
serve-first-silent = Der erste Rechner antwortet nicht. Vergewissere dich, dass er aus ist, und tippe dann accessible-games serve takeover sure.
followed-by-nobody = Gib --followed-by und den Schlüssel des zweiten Rechners an.
followed-by-how = { $word } ist kein Schlüssel. Ein Rechner, der folgt, sagt seinen beim Start.
takeover-how = Tippe accessible-games serve takeover, oder serve takeover sure, wenn der erste Rechner aus ist.
server-second-away = Das Spiel wartet, weil der zweite Rechner, auf dem es gespeichert wird, nicht antwortet.
server-superseded = Das Spiel geht auf einem anderen Rechner weiter. Worauf noch keine Antwort kam, das ist nicht gespeichert.
