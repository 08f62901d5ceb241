"""Web Push: keys, encryption, addresses and posting."""
