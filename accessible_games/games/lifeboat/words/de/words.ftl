## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-nothing = Du nutzt deine Aktion nicht.
meaning-row = Rudern ist eine Aktion: Du ziehst Navigationskarten und legst beliebige davon auf den Ruderstapel. Es kann durstig machen.
meaning-swap = Plätze tauschen ist eine Aktion: Wer gefragt ist, gibt nach, oder es kommt zum Kampf.
meaning-mug = Überfallen ist eine Aktion: Du verlangst eine verdeckte oder eine offene Karte. Wer sie hat, gibt nach, oder es kommt zum Kampf.
meaning-trade = Handeln kostet keine Aktion: Du bietest Karten gegen andere oder als Geschenk.
meaning-slip = Zustecken ist verdecktes Handeln: Nur ihr zwei kennt diese Karten.
meaning-later = Abends: Du sagst jetzt, dass du nach der letzten Aktion des Tages handeln willst.
meaning-show = Zeigen legt eine verdeckte Karte offen vor dich. Es kostet keine Aktion und bleibt so.
meaning-hidden = Eine verdeckte Karte ist auf der Hand. Nur wer sie hat, kennt sie.
meaning-agree = Wer nachgibt, gibt das Verlangte her, ohne Kampf.
meaning-fight = Im Kampf zählt die Stärke beider Seiten. Die stärkere siegt, bei Gleichstand die Verteidigung, und Verlierer bekommen je eine Wunde.
meaning-threaten = Wer droht, kündigt Kampf und Rache an. Es bindet niemanden, aber alle merken es sich.
meaning-offer = Statt des Verlangten eine andere Karte bieten: Wird sie genommen, ist die Forderung vom Tisch und der Zug vorbei.
meaning-attack = Angreifen heißt, der Seite zu helfen, die etwas verlangt.
meaning-defend = Verteidigen heißt, der Seite zu helfen, die sich weigert. Sie siegt bei Gleichstand.
meaning-out = Du hältst dich aus dem Kampf heraus: keine Wunde und kein Durst vom Kämpfen.
meaning-promise = Ein Versprechen nennt eine Karte als Preis für Hilfe im Kampf. Es bindet niemanden.
meaning-bribe = Wer besticht, bietet eine Karte für Hilfe im Kampf oder fürs Heraushalten.
meaning-aid = Mitkämpfen heißt, auf der Seite zu kämpfen, die die Karte bietet.
meaning-done = Fertig: Du willst vor der nächsten Aktion nicht mehr handeln.
meaning-top = Die oberste Karte ist die nächste des Navigationsstapels, die niemand kennt.
meaning-navigator = Wer bei Bewusstsein dem Heck am nächsten sitzt, wählt abends eine Karte vom Ruderstapel.
called-navigator = navigator steuern navigieren
meaning-row-stack = Auf dem Ruderstapel liegen die Navigationskarten, die heute beim Rudern behalten wurden. Eine davon gilt abends.
called-row-stack = ruderstapel
meaning-navigation = Eine Navigationskarte sagt, wer über Bord fällt, wer Durst bekommt und ob ein Vogel zu sehen ist.
called-navigation = navigation navigationskarte navigationskarten
meaning-thirst = Durst: Ein Wasser löscht ihn. Ohne Wasser gibt es eine Wunde.
called-thirst = durst durstig
meaning-wound = Wunden: Sind es so viele wie deine Größe, bist du bewusstlos. Eine mehr ist der Tod.
called-wound = wunde wunden schadenspunkt schadenspunkte
meaning-unconscious = Bewusstlose haben keinen Zug und weigern sich nicht, aber sie leben.
called-unconscious = bewusstlos ohnmächtig ohnmacht
meaning-overboard = Wer über Bord fällt, bekommt eine Wunde, wenn kein Rettungsring hilft.
called-overboard = über-bord bord
meaning-bird = Vögel heißen Land: Mit dem vierten Vogel endet das Spiel sofort.
called-bird = vogel vögel land
meaning-love = Deine Liebe bringt dir Punkte, wenn sie am Ende lebt. Nur du weißt, wer es ist.
called-love = liebe liebst
meaning-hate = Dein Feind bringt dir Punkte, wenn er am Ende tot ist. Nur du weißt, wer es ist.
called-hate = hass feind
meaning-psychopath = Wer sich selbst hasst, ist Psychopath und punktet mit dem Tod anderer.
called-psychopath = psychopath psychopathin
meaning-narcissist = Narzissten lieben sich selbst: Ihr Überleben zählt am Ende doppelt.
called-narcissist = narzisst narzisstin
meaning-ambivalent = Ambivalent ist, wer eine Person liebt und hasst: Punkte gibt es, ob sie lebt oder tot ist.
called-ambivalent = ambivalent
meaning-quartermaster = Der Proviantmeister zieht morgens den Proviant: Wer wach dem Bug am nächsten sitzt.
    In der Anleitung heißt er Steuermannsmaat.
called-quartermaster = proviantmeister steuermannsmaat
meaning-victory-point = Siegpunkte zählen am Ende: für das Überleben, für Schätze, für deine Liebe und deinen Feind.
called-victory-point = siegpunkte siegpunkt
meaning-size = Die Größe sagt, wie stark du im Kampf bist und wie viele Wunden du verträgst.
    In der Anleitung heißt sie Stärke.
called-size = größe stärke
meaning-survival = Das Überleben sagt, wie viele Punkte es bringt, wenn diese Person am Ende lebt.
    In der Anleitung heißen sie Überlebenspunkte.
called-survival = überleben überlebenspunkte
meaning-weapon = Eine Waffe macht dich stärker. In jedem Kampf darfst du eine aus der Hand spielen.
called-weapon = waffe waffen
meaning-provision = Proviant sind die Karten, die du hast: Wasser, Schätze, Waffen und Geräte.
called-provision = proviant proviantkarte proviantkarten provisionskarte provisionskarten schatz schätze beute gerät geräte
meaning-bow = Wer am Bug sitzt, wählt morgens zuerst, wer am Heck sitzt, steuert abends.
called-bow = bug heck
meaning-day = Ein Tag hat einen Morgen mit Proviant, eine Aktion für alle und einen Abend, an dem eine Navigationskarte gilt.
called-day = tag tage morgen morgens abend
called-swap = plätze-tauschen
called-trading = handel
called-drowned = ertrunken ertrinken
called-swimmer = schwimmen

## What each question is about, for help alone.

question-draft = Morgens behältst du eine Proviantkarte und gibst die anderen zum Heck hin weiter.
question-turn = Du hast eine Aktion. Handeln und Zeigen kosten keine.
question-row = Du hast gerudert. Aus dem, was du behältst, wird abends der Kurs gewählt.
question-heal = Der Verbandskasten nimmt jemandem, der lebt, oder dir eine Wunde.
question-show = Eine Karte, die du zeigst, bleibt offen vor dir liegen.
question-swap = Du nennst die Person, deren Platz du willst. Sie gibt nach oder kämpft.
question-mug = Du nennst die Person, von der du eine Karte willst. Sie gibt nach oder kämpft.
question-loot = Du nennst eine offene Karte oder eine verdeckte, die das Los bestimmt.
question-consent = Du gibst das Verlangte her, oder du weigerst dich, und es kommt zum Kampf.
question-ransom = Du nennst eine Karte, die du gibst, wenn man es gut sein lässt.
question-settle = Man droht dir oder bietet dir eine andere Karte. Mit ja ist dein Zug vorbei, mit nein bestehst du darauf.
question-join = Andere kämpfen, und du darfst einer Seite helfen. Verlierer bekommen je eine Wunde.
question-weapon = Du kämpfst und darfst eine Waffe aus der Hand spielen, um stärker zu sein.
question-help = Du sagst, was du in diesem Kampf für eine Karte tun würdest.
question-price = Du nennst die Karte, die du für deine Hilfe willst.
question-terms = Jemand nennt einen Preis. Ein Versprechen bindet dich nicht, die anderen merken es sich.
question-bribe = Du nennst die Person, der du für diesen Kampf eine Karte versprichst.
question-stake = Du nennst eine Karte, die du hast, oder bietest eine verdeckte, ohne sie zu nennen.
question-service = Du sagst, wofür die Karte ist: fürs Mitkämpfen oder fürs Heraushalten.
question-pay = Der Kampf ist vorbei, und du hast dafür eine Karte versprochen. Du gibst sie her oder nicht.
question-slip = Verdeckt kannst du jede Karte deiner Hand geben.
question-market = Vor der nächsten Aktion kannst du handeln und zeigen oder sagen, dass du fertig bist.
question-partner = Du nennst die Person, der du einen Handel anbietest.
question-give = Du nennst, was du bei diesem Handel gibst. Die andere Person muss noch zustimmen.
question-want = Du nennst, was du dafür willst. Mit nichts ist es ein Geschenk.
question-cover = Du nennst die Karten, die nur ihr zwei kennen sollt.
question-deal = Jemand bietet dir einen Handel an. Mit ja wechseln die Karten sofort den Besitzer.
question-steer = Du navigierst: Deine Karte sagt, wer über Bord fällt und wer Durst hat.
question-sea = Einige fallen über Bord. Köder lockt Haie zu ihnen, der Rettungsring rettet jemanden.
question-throw = Du nennst die Person im Wasser, die den Rettungsring bekommt und behält.
question-drink = Du hast Durst. Ohne Wasser oder offenen Sonnenschirm bekommst du eine Wunde.
question-water = Jemand hat Durst und trinkt nicht. Dein Wasser würde eine Wunde ersparen.

## Nouns that are counted here only.

counted = Wasser Überleben Wunde Wunden Vogel Vögel Vögeln Geldkarten Juwelen Verbandskästen Ruder Fischköder Proviantkarte Proviantkarten Navigationskarten
