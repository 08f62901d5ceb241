"""The page that makes braille labels: an ASGI app, for a game server or by itself."""
