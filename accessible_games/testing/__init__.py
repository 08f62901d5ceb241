"""What tests a game: guards that know no game, a linter of speech, and all that is missing.

Our own tests use them, `accessible-games game check` runs them, and the tests of a game of another
package do by the plugin of pytest `accessible_games.testing.plugin`, which alone imports pytest.
"""
