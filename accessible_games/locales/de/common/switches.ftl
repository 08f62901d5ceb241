## Womit man etwas an- oder ausschaltet, außer mit den Wörtern, die genannt werden. Ein Bindestrich steht für ein Leerzeichen.

switches-on = an ein ja j jawohl aktiv aktivieren aktiviere aktiviert anschalten einschalten angeschaltet eingeschaltet schalte-an schalte-ein anmachen mach-an wieder-an wieder-ein
switches-off = aus ab nein n nö nee inaktiv deaktivieren deaktiviere deaktiviert ausschalten abschalten ausgeschaltet abgeschaltet schalte-aus schalte-ab abstellen ausmachen mach-aus nein-danke nicht-mehr nicht keine kein stopp nie
