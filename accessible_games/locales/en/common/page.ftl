## The page: what stands on all of them

page-navigation = Pages
page-languages = Languages
page-link-games = Games
page-refused = That did not work
page-begin-again = Begin again
site-from-elsewhere = Your browser says that another site has sent this. Begin again here, and fill in the form on this page.
site-needs-cookie = This form is too old, or your browser keeps no cookies for this page. Allow them, and begin again.

## Coming in

page-welcome = Welcome
page-come-in = Come in
page-as-guest = As a guest
page-words = Words
site-words = The three words of a table, or your own words to come back.
page-called = Your name at the table
site-called = If you come back by your own words, leave it empty.
page-by-name = With a name of your own
page-name = Name
site-name = If you are new here, you are asked whether this is to be your name.
page-password = Password
site-password = If you are new here, leave it empty. You choose it afterwards.

## At the table

page-table = Games
page-log = What is said
page-field = Your line
page-hidden = Password, which is not shown
page-send = Send
page-news = Only hear the news
site-no-news = Nothing new has been said.
page-offer = What you can press
page-to-plain = Go on without scripts
site-lost = The connection is lost. It comes back by itself.
site-back = The connection to the page is back.
site-ended = You are not here any more. To come back, go to the first page.
site-stranger = The server does not know this page any more. To come back, go to the first page.
site-replaced = You go on in another window, so this one has ended.

## Buttons

page-answers = What you can answer
page-choose-cards = { $count ->
    [one] Choose one card.
   *[other] Choose { $count } cards.
}
page-choose-most = { $count ->
    [one] Choose at most one.
   *[other] Choose at most { $count }.
}
page-usual = As usual
page-tables = Tables
page-new-table = New table
page-meanwhile = What you can say at any time
page-walk = Walk over the table
page-commands = Commands
page-chosen = Send what is chosen
