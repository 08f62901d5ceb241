## Two machines

usage-serve-takeover = accessible-games serve takeover fait passer la main à la machine qui suit: la première lui remet tout, et tout le monde y revient.
    sure le fait sans la première machine, si elle est éteinte. --data nomme un autre dossier d'un serveur.
