## Ce qui est déjà dans la fenêtre

again = Encore une fois.
once-more = De nouveau.
