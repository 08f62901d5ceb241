## Two machines

usage-serve-takeover = accessible-games serve takeover lässt den Rechner, der folgt, vom ersten übernehmen, der alles übergibt. Alle kommen dort wieder herein.
    sure tut es ohne den ersten Rechner, wenn der aus ist. --data nennt einen anderen Ordner eines Servers.
