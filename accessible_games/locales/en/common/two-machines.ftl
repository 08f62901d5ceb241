## Two machines, of which one follows the other

serve-machine-key = The key of this machine: { $key }.
serve-takes-over = This machine takes over.
serve-asks-to-take-over = This machine asks the first one to hand over. If that does not answer, this one says so, and nothing changes.
serve-follows-none = This server follows no other one, so it has nothing to take over.
serve-only-follows = This machine follows another one. Type that where the server plays.
serve-second-followed = The second machine has everything.
serve-second-away = The second machine does not answer.
serve-second-refused = The second machine has another version of the program, and does not follow.
serve-second-full = The second machine cannot save: { $problem }.
serve-second-superseded = The second machine has taken over, so this one stops.
serve-first-met = The first machine is known from now on by its key: { $about }.
serve-first-waits = This machine was the first. The other one does not answer, so it may have taken over: this one waits until it answers. If it has not, start this one with --alone.
serve-first-follows = This machine has everything that the first one has.
serve-first-lost = The first machine does not answer. It is tried again. If it is off, type accessible-games serve takeover sure.
serve-first-refused = { $about ->
    [key] The first machine does not know the key of this one. Start it with --followed-by and this key.
   *[version] The first machine has another version of the program. Update both.
}
serve-first-older = The other machine is older and must not play. Stop it.
serve-first-both = Both machines say that they are the first. Stop one, move its server.sqlite away, and start it again.
serve-first-neither = Neither machine plays. On the one that is to, type accessible-games serve takeover sure.
serve-first-other-key = The first machine has another key than before. If that is right, delete { $about }.
serve-first-broken = What the first machine sends does not fit what is here. It is sent again as a whole.
serve-first-full = This machine cannot save, so it does not follow: { $about }.
serve-first-silent = The first machine does not answer. Make sure that it is off, then type accessible-games serve takeover sure.
followed-by-nobody = Add --followed-by and the key of the second machine.
followed-by-how = { $word } is no key. A machine that follows says its key when it starts.
takeover-how = Type accessible-games serve takeover, or serve takeover sure if the first machine is off.
server-second-away = The game waits, because the second machine on which it is saved does not answer.
server-superseded = The game goes on at another machine. What was not answered yet is not saved.
