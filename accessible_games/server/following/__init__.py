"""Two machines, of which the second has every change before anybody hears of it."""
