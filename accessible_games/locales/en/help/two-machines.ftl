## Two machines

usage-serve-takeover = accessible-games serve takeover lets the machine that follows take over from the first, which hands over all that it has. Everybody comes in again there.
    sure does it without the first machine, when that is off. --data names another folder of a server.
