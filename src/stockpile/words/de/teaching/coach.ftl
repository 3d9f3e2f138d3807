# Der Trainer: was an einer Entscheidung falsch war. Danach folgt die bessere Antwort und warum sie besser ist.

coach-bid-dear = Du hast { $cost } auf Stapel { $pile } geboten, der dir etwa { $worth } wert war. Stapel { $better } war etwa { $better_worth } wert und für { $better_cost } zu haben.
coach-bid-pile = Du hast { $cost } auf Stapel { $pile } geboten, der dir etwa { $worth } wert war. Auf Stapel { $better }, etwa { $better_worth } wert, konntest du { $better_cost } bieten: Das versprach mehr.
coach-bid-auction = Du hast { $cost } auf Stapel { $pile } geboten. Mit { $better_cost } auf Stapel { $better } lief das Bieten in den Spielen, die dieses hätten sein können, besser für dich: Was die anderen dann noch nehmen können, zählt mehr als die Stapel selbst.
coach-bid-high = Du hast { $cost } auf Stapel { $pile } geboten, der dir etwa { $worth } wert war. { $better_cost } wäre besser gewesen.
coach-bid-low-first = Du hast mit { $cost } auf Stapel { $pile } eröffnet, der dir etwa { $worth } wert war. Gleich { $better_cost } hätte mehr von den anderen abgehalten.
coach-bid-low = Du hast { $cost } auf Stapel { $pile } geboten, der dir etwa { $worth } wert war. { $better_cost } hätte mehr von den anderen abgehalten.
coach-look-missed = Du hast gleich geboten. Erst nachzusehen war mehr wert.
coach-look-wasted = Du hast erst nachgesehen. Gleich zu bieten war mehr wert.
coach-hide-other = Du hast { $card } verdeckt. { $better } zu verdecken war besser.
coach-hide-pile = Du hast { $card } verdeckt auf Stapel { $pile } gelegt. Auf Stapel { $better } wäre die Karte dir mehr wert gewesen.
coach-show-pile = Du hast { $card } offen auf Stapel { $pile } gelegt. Auf Stapel { $better } hätte die Karte dir mehr genützt.
coach-open-other = Du hast { $card } auf Stapel { $pile } ausgelegt. Eine andere Karte versprach dort mehr.
coach-commerce-pile = Du hast die Warenkarte auf Stapel { $pile } gelegt. Stapel { $better } war besser für dich.
coach-first-card-pile = Du hast die Erstspielerkarte auf Stapel { $pile } gelegt. Stapel { $better } war besser für dich.
coach-action-company = Du hast { $card } auf { $company } gespielt. Auf { $better } hätte es dir mehr gebracht.
coach-strategy-missed = Du hättest hier { $better } spielen können.
coach-strategy-wasted = Du hast { $strategy } gespielt. Die Karte zu behalten war mehr wert.
coach-strategy-other = Du hast { $strategy } gespielt. { $better } hätte mehr gebracht.
coach-strategy-use = Die Karte war richtig, aber sie ließ sich besser nutzen.
coach-ability-missed = Du hast das Talent von { $better } nicht genutzt.
coach-ability-wasted = Du hast das Talent von { $investor } genutzt. Darauf zu verzichten war besser.
coach-ability-use = Das Talent ließ sich besser nutzen.
coach-sold-early = Du hast { $company } für { $price } je Aktie verkauft. Behalten versprach sie mehr.
coach-kept-long = Du hast nicht weiter verkauft. { $company } brachte { $price } je Aktie, und das war mehr, als sie behalten versprach.
coach-sold-other = Du hast { $company } verkauft. { $better } zu verkaufen war besser.
coach-show-few = Du hast nicht alle deine Aktien gezeigt und für die anderen nichts bekommen.
coach-bonds-few = Du hast { $count ->
    [0] keine Anleihe
    [one] eine Anleihe
   *[other] { $count } Anleihen
} gekauft. { $better } wären besser gewesen.
coach-bonds-many = Du hast { $count ->
    [one] eine Anleihe
   *[other] { $count } Anleihen
} gekauft. { $better ->
    [0] Das Geld zu behalten wäre
    [one] Eine wäre
   *[other] { $better } wären
} besser gewesen.
coach-investor-choice = Du hast { $investor } gewählt. { $better } gewinnt hier öfter.
coach-investor-bid = Ein anderes Gebot auf die Investoren versprach mehr.
coach-discard-other = Du hast { $strategy } zurückgelegt. { $better } zurückzulegen war besser.
coach-hand-over = Du hast die Erstspielerkarte { $seat } gegeben. Sie { $better } zu geben war besser für dich.
coach-other = Eine andere Antwort war in den Spielen besser, die dieses hätten sein können.

# Wie schwer eine Entscheidung wog.
coach-verdict-blunder = Grober Fehler
coach-verdict-mistake = Fehler
coach-verdict-inaccuracy = Ungenauigkeit
coach-verdict-good = Gut

# Was der Zufall entschied.
coach-chance-first = wer beginnt
coach-chance-strategies = Strategiekarten
coach-chance-investors = Investoren
coach-chance-shares = Startaktien
coach-chance-dice = die Würfel
coach-chance-pairs = die Informationspaare
coach-chance-opening = die ersten Karten der Stapel
coach-chance-hand = Handkarten
coach-chance-commerce = Warenkarten
