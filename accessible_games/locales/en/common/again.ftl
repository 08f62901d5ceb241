## What stands in the window already

again = Again.
once-more = Once more.
