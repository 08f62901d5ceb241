"""The page as people have it: in a real Chromium, without a screen."""
