help-league = { $typed }: with whom you play next in your league, who of them is here, and when all of you are awake. { $typed } play leads to that table.
    { $typed } list: which leagues there are. { $typed } and a name: what is played there, and by whom. { $typed } join and { $typed } leave: come in, or go.
    { $typed } new, a name and a game: found a league. Add days 3 for one in which each turn has three days. { $typed } begin: begin it, or its next round. { $typed } remove and a name puts somebody out, { $typed } end ends it.
    { $typed } standings: who has how many points. You get one for everybody at a table whom you leave behind, and half a point for everybody who is equal. A missing place counts half a point, and so do all others when you are free.
    { $typed } awake 18-22 Berlin: when you are awake, so that all hear which hours you share. { $typed } awake off: nobody hears it.
    { $typed } export: the standings as a table for a spreadsheet. If you are in several leagues, add the name.
help-rating = { $typed }: how strong you are in each game, and how sure that is. Everybody begins at 1500. { $typed } on: be rated from now on. { $typed } off: not any more, and your ratings are deleted. { $typed } and a game: who is best.
    Only games with two people who want it count. Computer players do not, and neither does a game that is ended early. Whoever is voted out comes last. Where a computer player holds your seat, its game is yours.
usage-serve-league = accessible-games serve league tells the leagues at your server, and with a name its standings, whether the server runs or not.
    --out FOLDER writes them as a table for a spreadsheet, --force over an older one. --data names another folder of a server.
