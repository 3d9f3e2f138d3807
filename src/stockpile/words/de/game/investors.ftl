# The investors: their names, and what each can do in one sentence. Parameters are the figures of the content files.

investor-ana = Agile Ana
investor-barack = Bailout Barack
investor-bill = Billionaire Bill
investor-bernie = Broker Bernie
investor-barbara = Budget Barbara
investor-chanda = Clever Chanda
investor-cramer = Crazy Cramer
investor-carlos = Cunning Carlos
investor-dangote = Daring Dangote
investor-donald = Discount Donald
investor-deborah = Dividend Deborah
investor-phil = Forecast Phil
investor-graham = Golden Graham
investor-ivan = Illicit Ivan
investor-liliane = Lazy Liliane
investor-li = Lucrative Li
investor-mark = Maverick Mark
investor-martha = Mayknow Martha
investor-mitt = Moneymaker Mitt
investor-oprah = Opulent Oprah
investor-robins = Royal Robins
investor-stuart = Secretive Stuart
investor-soros = Shorting Soros
investor-sanders = Socialist Sanders
investor-talal = Tactical Talal
investor-warren = Wise Warren

ability-ana = Zeige am Ende der Runde Aktien beliebiger Firmen und erhalte { $each } je Firma.
ability-barack = Kaufe nach der Verkaufsphase eine Aktienkarte vom Ablegestapel, { $discount } unter ihrem Kurs.
ability-bill = Viel Geld und sonst nichts.
ability-bernie = Handelsgebühren in deinen Stapeln werden dir ausgezahlt.
ability-barbara = Die Felder eines Steigerungsbereichs kosten dich { $track }; unter 0 zahlt die Bank an dich.
ability-chanda = Eine Aktie, die du in deinem Aktionszug abgibst, macht eine andere deiner Karten zur Doppelaktie.
ability-cramer = Dein Aktionszug kann einen Kurs deiner Wahl um { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} verschieben, aufwärts oder abwärts.
ability-carlos = Wer dich überbietet, muss { $gap } Felder weiter gehen.
ability-dangote = Deine Rohstoffe bringen am Ende jeder Runde je { $each }.
ability-donald = Du zahlst nur das Feld { $back ->
    [one] vor
   *[other] { $back } Felder vor
} dem, auf das du bietest.
ability-deborah = Nenne am Ende der Runde eine Firma, wenn du magst: Sie zahlt allen, die Aktien von ihr haben, eine Dividende von { $dividend }.
ability-phil = Die Hälfte deines Paars ist deine Wahl, eine Firma oder eine Vorausschau; der Rest ist Zufall.
ability-graham = Was du verkaufst, bringt je Aktie { $extra } über Kurs, auch im letzten Verkauf.
ability-ivan = Du hast mehr Strategiekarten auf der Hand und darfst { $plays } davon pro Runde spielen.
ability-liliane = Die Steigerungsphase beginnt mit { $bonus } für dich; jedes Männchen, das zurückkommt, kostet { $outbid }.
ability-li = Mit den Zinsen erhältst du { $interest } extra je { $per } Anleihen, aufgerundet.
ability-mark = Vor der Steigerungsphase wandert eine Karte deiner Wahl auf einen anderen Stapel, offen oder verdeckt wie zuvor.
ability-martha = Einmal pro Runde siehst du dir während der Steigerungsphase ein fremdes Paar an.
ability-mitt = Erhalte { $bonus } für jedes Männchen, das du setzt.
ability-oprah = Das Ende jeder Runde kostet dich { $gift }: Geschenke für einen Mitspieler oder für mehrere.
ability-robins = Du legst die Startkarten der Stapel aus, eine davon verdeckt.
ability-stuart = Nichts, was du auf die Stapel legst, muss man sehen: Verstecke eine Karte wie alle oder gleich beide.
ability-soros = Beim Verkauf bringt dir eine Aktie pro Runde { $price }, egal wie ihr Kurs steht.
ability-sanders = Das Ende jeder Runde kostet den reichsten Mitspieler { $take }: { $keep } für dich, der Rest für den ärmsten.
ability-talal = Wenn alle verkauft haben, darfst du noch einmal verkaufen.
ability-warren = Vor der Steigerungsphase spähst du in einen Stapel und erfährst, was dort verborgen liegt.

# What an investor asks, and what comes after that.
question-investor = { $name }: Was wählst du?
question-investor-ana = { $name }: Von welcher Firma zeigst du für { $each } eine Aktie?
question-investor-barack = { $name }: Welche Aktienkarte kaufst du vom Ablegestapel, { $discount } billiger?
question-investor-chanda = { $name }: Welche Aktie gibst du ab?
question-investor-chanda-then = { $name }: Welche Karte wird zur Doppelaktie?
question-investor-cramer = { $name }: Welche Firma bewegst du, nach oben oder unten?
question-investor-deborah = { $name }: Welche Firma zahlt allen eine Dividende von { $dividend }?
question-investor-mark = { $name }: Von welchem Stapel verlegst du eine Karte, und welche?
question-investor-mark-then = { $name }: Auf welchen Stapel kommt die Karte?
question-investor-martha = { $name }: Welches Paar siehst du dir an?
question-investor-oprah = { $name }: Wer bekommt ein Geschenk von dir?
question-investor-phil = { $name }: Welche Firma oder Vorausschau willst du in deinem Paar?
question-investor-sanders = { $name }: Wem nimmst du { $take } ab?
question-investor-sanders-then = { $name }: Wer ist am ärmsten und bekommt den Rest?
question-investor-warren = { $name }: In welchen Stapel siehst du hinein?
