"""Web Push: keys, encryption, addresses of push services, and posting; it knows no people."""
