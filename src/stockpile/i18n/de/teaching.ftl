## Was der Begleiter im geführten ersten Spiel und in den Lektionen sagt, und was dorthin führt.

guide-title = Begleiter
guide-step = { $number } von { $count }
guide-next = Verstanden
guide-leave = Ohne Begleiter spielen
guide-again = Noch einmal sagen
guide-off = Der Begleiter schweigt.
guide-your-move = Du bist dran: wie geraten, oder wie du es für richtig hältst.
guide-wait = Die anderen sind am Zug. Der Ticker sagt, was sie tun.
guide-reading = Lies in Ruhe; weiter geht es unten.
guide-learn = Spielen lernen
guide-offer = Neu hier? Spiel deine erste Partie mit einem Begleiter: ein echtes Spiel gegen drei Anfänger, etwa zehn Minuten. Du kannst jederzeit gehen und später weiterspielen.
guide-start = Geführtes Spiel beginnen
guide-start-again = Geführtes Spiel noch einmal
guide-go-on = Geführtes Spiel fortsetzen
guide-lessons = Kurze Lektionen ({ $done } von { $count } geschafft)
guide-done = geschafft
guide-left = begonnen; hier geht es weiter
guide-learned = Was du gelernt hast

guide-lesson-bonds = Anleihen
guide-lesson-bonds-why = Auch schlafendes Geld kann verdienen.
guide-lesson-commodities = Rohstoffe und Steuern
guide-lesson-commodities-why = Sammle Verschiedenes, und überlass die Steuern den anderen.
guide-lesson-dice = Vorausschauwürfel
guide-lesson-dice-why = Jede Runde hat andere Vorausschauen.
guide-lesson-strategies = Strategiekarten
guide-lesson-strategies-why = Ein Kniff pro Runde.
guide-lesson-investor = Dein Investor
guide-lesson-investor-why = Weniger Geld, dafür ein Talent.
guide-lesson-first-player = Die Erstspielerkarte
guide-lesson-first-player-why = Wer anfangen will, bietet darum.
guide-lesson-advanced-board = Das fortgeschrittene Spielbrett
guide-lesson-advanced-board-why = Jede Firma hat ihre eigene Wertebahn.
guide-lesson-two-players = Zu zweit
guide-lesson-two-players-why = Zwei Stapel, zwei Männchen, zwei Geheimnisse.

# Das geführte erste Spiel.

guide-first-win = Willkommen! Wer nach { $rounds } Runden am meisten Geld hat, gewinnt. Du verdienst es, indem du Aktien billig kaufst und sie verkaufst, bevor andere sehen, was kommt.
guide-first-have = Du beginnst mit { $starting_money } und einer Aktie von { $steel }. Was du besitzt, steht hier; die anderen sehen es nicht.
guide-first-pair = Das ist dein Geheimnis, ein Paar: eine Firma, und was ihr Kurs am Ende der Runde tut. { $labs } steigt um { $labs_steps }, und nur du weißt es. Das andere Paar kennen alle: { $steel } fällt um { $steel_steps }.
guide-first-track = Jede Firma hat einen Kurs, die farbige Zahl auf ihrer Wertebahn. { $labs } steht bei { $labs_price }; heute Abend sind es { $labs_tonight }. Wer dann eine Aktie davon hat, ist um { $labs_gain } reicher.
guide-first-piles = Aktien kommen in Stapeln, und jeder wird einen davon kaufen. Vorher legt jeder zwei Karten dazu: eine, die alle sehen, und eine verdeckte.
guide-first-mislead = So kannst du täuschen. Lege deine Karte von { $labs } verdeckt auf Stapel B, wo schon eine liegt, und die Handelsgebühr offen dazu: Jetzt sieht er für die anderen schlecht aus. Wer eine Gebühr nimmt, zahlt sie. Dann bestätige.
guide-first-bid = Nun kommt die Steigerungsphase: Alle bieten auf die Stapel. Setze dein Männchen, deine Spielfigur, auf einen Preis eines Stapels; am Ende hat jeder genau einen. Bezahlt wird erst, wenn alle einen haben.
guide-first-bid-worth = Du weißt, dass in Stapel B zwei Aktien von { $labs } liegen. Heute Abend sind sie { $labs_pair_tonight } wert. Fang niedrig an, mit { $space_2 } oder { $space_3 }, und sieh, wer ihn auch will.
guide-first-outbid = Du wurdest überboten: Dein Männchen ist zurück, und das kostet nichts. Biete auf demselben Stapel mehr, oder nimm einen anderen. Biete ruhig mehr, als dir richtig vorkommt: Am Anfang hört man zu früh auf, und mit jeder Karte ist ein Stapel mehr wert. Stapel B ist auch für { $space_5 } noch günstig.
guide-first-fall = Erst dürfen alle verkaufen, dann bewegen sich die Kurse. { $steel } wird um { $steel_steps } fallen; verkaufe deine Aktie also jetzt, für { $steel_price }. Behalte { $labs }: Es steigt heute Abend. Wenn du gewählt hast, bestätige.
guide-first-report = Nach jeder Runde liest du, was sich bewegt hat und warum. { $labs } steht bei { $labs_price }. { $auto } hatte die Vorausschau $$, eine Dividende: Der Kurs bleibt, und die Bank hat { $dividend_2 } für jede Aktie gezahlt.
guide-first-split = Das offene Paar sagt { $labs_forecast } für { $labs }, und der Kurs steht bei { $labs_price }. Geht ein Kurs über { $labs_last } hinaus, auf ×2, gibt es einen Aktiensplit: Jede Karte zählt von da an als zwei Aktien, und der Kurs beginnt neu bei { $labs_after_split }. Hol dir mehr davon!
guide-first-poison = Dein Geheimnis: { $steel } fällt um { $steel_steps }, von { $steel_price } aus. Das geht über das andere Ende hinaus, auf ×: Insolvenz. Lege deine Karte von { $steel } offen auf Stapel B, für alle, die an sie glauben. Lege { $electric } verdeckt auf Stapel A, den du selbst willst.
guide-first-last-bidder = In Stapel A liegen zwei Aktien von { $labs }. Du bietest als Letzter und siehst alle anderen Gebote: Überbiete { $rival3 } dort mit { $space_4 }.
guide-first-hold = Verkaufe { $labs } nicht: Der Split macht aus einer Aktie zu { $labs_price } zwei zu je { $labs_after_split }. Hast du noch { $steel }, dann verkaufe es jetzt.
guide-first-report-split = { $labs } hatte einen Split: Die Karten zählen jetzt doppelt. { $steel } wurde insolvent: Alle Aktien davon sind verloren, und der Kurs beginnt neu bei { $steel_start }.
guide-first-boom = Auf jedem Stapel liegt ein Boom oder eine Krise. Wer den Stapel nimmt, muss die Karte sofort spielen, auf eine beliebige Firma: Ein Boom hebt ihren Kurs um { $boom }, eine Krise senkt ihn um { $bust }.
guide-first-dividend = Dein Geheimnis ist eine Dividende: { $labs_pays } für jede Aktie von { $labs }, ohne sie zu verkaufen, und Doppelaktien zählen doppelt. Lege deine Karte von { $labs } verdeckt auf Stapel C und die Gebühr offen dazu.
guide-first-cheap = { $rival2 } und { $rival3 } wollen andere Stapel. Versuche es mit Stapel C, und zahle wenig. Was du jetzt sparst, kannst du später bieten.
guide-first-action = Nun spiel deine Karte. Ein Boom gehört dorthin, wo du am meisten hast: { $labs }. Eine Krise gehört dorthin, wo andere etwas haben und du nicht. Wähle die Firma und bestätige.
guide-first-keep = Alle wissen, dass { $electric } um { $electric_steps } fällt: Hast du welche, verkaufe sie. Behalte { $labs }, damit die Dividende dir gehört.
guide-first-hide = Die Dividende von { $labs }: Was du zeigst, wird bezahlt, und von da an wissen es alle. Was du verbirgst, bringt nichts, aber so sieht niemand, wie nahe du einer Mehrheit bist. Doppelaktien liegen ohnehin offen. Dieses eine Mal wirst du gefragt; später entscheidet der Schalter neben deinem Portfolio.
guide-first-report-dividend = Die Dividende von { $labs } ist gezahlt, und die Aktien sind noch da. Nun hast du alles gesehen, was am Markt geschieht: Kurse steigen und fallen, es gibt Splits, Insolvenzen und Dividenden.
guide-first-majority = Denk ans Ende: In jeder Firma bekommt, wer die meisten Aktien hat, noch { $majority }; bei Gleichstand gibt es je { $tied }. Doppelaktien zählen als zwei. Neben jedem Namen siehst du, was du von den Aktien der anderen weißt.
guide-first-more = Mit noch mehr { $labs } holt dich dort niemand ein. Dein Geheimnis sagt { $labs_forecast }. Geh auf Stapel B, bis { $space_5 }.
guide-first-public = { $bank } wird um { $bank_steps } fallen. Verkaufe, was du davon hast, und woran du sonst nicht glaubst. Geld für Gebote kommt aus Verkäufen.
guide-first-second = Wieder { $labs }, { $labs_forecast }: Der Kurs kann ein zweites Mal über das Ende gehen. Dann bringt jede Karte, die schon doppelt zählt, sofort { $bonus }, und sie bleibt.
guide-first-cash = Sieh nach, wer das meiste Geld hat. Damit kann man die besten Karten auf einen Stapel legen, denn niemand sonst kann ihn bezahlen; Vorsicht nur, wenn jemand gleich viel hat und vor dir bietet. Mit wenig Geld halte die Stapel gleich, damit dir kein schlechter bleibt.
guide-first-alone = Du weißt nun, wie es geht. Sieh dir an, was offen liegt, wer die verdeckten Karten gelegt hat und was dein Geld erlaubt. Einen Stapel für { $space_1 } gibt es immer.
guide-first-stay = Behalte { $labs } noch einmal. Verkaufe, was wohl fällt: Bei jeder Firma ohne bekannte Vorausschau steht, wie wahrscheinlich jede ist.
guide-first-last = Die letzte Runde! Danach werden die Mehrheiten bezahlt, und dann werden alle Aktien zu ihrem Kurs verkauft. Nichts bleibt übrig.
guide-first-last-bid = Sieh dir die anderen noch einmal an: Eine Aktie mehr kann dir eine Mehrheit bringen oder ihre brechen. In einer Firma, die erst spät insolvent wurde, reicht vielleicht eine einzige. Auch Geld, das du nicht bietest, zählt.
guide-first-last-sale = Danach wird ohnehin alles verkauft. Verkaufe jetzt also nur, was vorher noch fällt: Du weißt, dass { $cosmic } um { $cosmic_steps } fällt. Aber auch eine Mehrheit ist { $majority } wert.
guide-first-count = Das war der Markt. Jetzt werden die Mehrheiten bezahlt und die Aktien verkauft, und das meiste Geld gewinnt.
guide-first-end = Du hast getäuscht und geboten, wurdest überboten, hast vor dem Fall verkauft und einen Split, eine Dividende, eine Insolvenz, Boom und Krise und die Mehrheiten der letzten Runde gesehen. Das ist das ganze Spiel. Spiel weiter gegen drei Bots, oder lerne, was die Module bringen: je zwei Minuten.

# Anleihen.

guide-bonds-buy = Mit Anleihen darfst du zu Beginn jeder Runde bis zu { $limit } kaufen. Jede bringt am Ende jeder Runde { $interest }, und am Spielende bekommst du zurück, was sie gekostet hat.
guide-bonds-price = Eine Anleihe kostet hier { $bond_price }. Verlieren kannst du damit nicht, aber das Geld ist bis zum Ende fort: Was in Anleihen steckt, kannst du nicht bieten. Kaufe eine oder zwei, und sieh, wie sehr es dir fehlt.
guide-bonds-place = Lege wie immer. Dein Geheimnis ist { $labs_forecast } für { $labs }, und davon hast du eine Aktie.
guide-bonds-bid = Jetzt spürst du es: Du bietest mit dem, was übrig ist. Ein guter Stapel bringt mehr als eine Anleihe, müßiges Geld bringt nichts.
guide-bonds-interest = Die Runde ist vorbei, und jede Anleihe hat Zinsen gebracht. Das tut sie noch einmal.
guide-bonds-last = Die letzte Runde: Eine Anleihe bringt jetzt noch einmal { $interest } und kommt zurück. Auch das ist mehr als nichts, außer du brauchst das Geld zum Bieten.
guide-bonds-sell = Verkaufe, was fallen wird. Anleihen kann man nicht verkaufen; sie kommen von selbst zurück.
guide-bonds-end = Anleihen sind sicher: je { $interest } pro Runde, und am Ende der Preis zurück. Früh sind sie am meisten wert, und beim Bieten kosten sie dich Freiheit.

# Rohstoffe und Steuern.

guide-commodities-sets = Du hast Gold aus der Runde davor; { $rival1 } hat eine Steuerkarte. Am Ende ist ein Satz verschiedener Rohstoffe mehr wert als seine Teile: einer { $set_1 }, zwei { $set_2 }, drei { $set_3 } und so weiter bis { $set_6 } für alle sechs. Ein zweites Gold begänne einen neuen Satz.
guide-commodities-place = Lege deine Marktkarten wie immer. Danach bekommt jeder noch eine Warenkarte.
guide-commodities-tax = Du hast eine Steuerkarte gezogen. Steuern kosten am Ende: eine { $tax_1 }, zwei { $tax_2 }, drei { $tax_3 }, immer mehr. Sie muss offen auf einen Stapel. Natürlich auf einen, den du nicht willst!
guide-commodities-bid = Öl ist neu für dich: Gold und Öl sind { $set_2 } wert, Gold allein { $set_1 }. Noch ein Gold bringt dir nur { $set_1 }, als zweiter Satz. Sieh auch auf die Steuern, und biete.
guide-commodities-sell = Verkaufe, was fallen wird. Rohstoffe und Steuern bleiben bis zum Ende.
guide-commodities-end = Verschiedene Rohstoffe bilden einen Satz, und jede weitere Sorte ist mehr wert als die davor. Mit den Steuern ist es umgekehrt: Wer viele hat, zahlt für die nächste viel.

# Würfel.

guide-dice-roll = Mit den Würfeln wechseln die Vorausschauen: Vor jeder Runde werden { $forecast_dice } Würfel geworfen, und was sie zeigen, sind die Vorausschauen dieser Runde. Alle sehen sie.
guide-dice-read = Heute: { $rolled }. Welche Firma was bekommt, weißt du nicht, außer von deinem Paar und dem offenen. Was den anderen bleibt, kannst du dir ausrechnen.
guide-dice-bid = Bei so einem Wurf lohnen sich die meisten Firmen, aber auch eine der unbekannten fällt. { $labs } steigt um { $labs_steps }, das weißt du.
guide-dice-sell = { $cosmic } fällt um { $cosmic_steps }, von { $cosmic_price } auf { $cosmic_tonight }, und du hast eine Aktie. Verkaufe sie!
guide-dice-end = Würfel machen Runden verschieden: Sieh sie dir zuerst an. Ein wilder Wurf macht Geheimnisse teuer, ein ruhiger macht sie billig.

# Strategien.

guide-strategies-box = Mit Strategien bekommt jeder Karten auf die Hand und legt zwei davon zurück in die Schachtel. Lies, was sie tun und was sie kosten. Aktienrückkauf hebt einen Kurs um { $stock_buyback_steps }; Value-Investing belohnt niedrige Gebote, Blockhandel hohe.
guide-strategies-place = Zwei hast du behalten, und pro Runde darfst du eine spielen, in deinem Aktionszug. Lege wie immer.
guide-strategies-bid = Denk beim Bieten an deine Karten: Value-Investing bringt { $value_investing_receive }, wenn dein Männchen auf { $value_investing_at_most } oder weniger bleibt, Blockhandel { $block_trading_receive }, wenn es auf { $block_trading_at_least } oder mehr bleibt.
guide-strategies-play = Dein Aktionszug: Spiel eine Karte, oder behalte sie. Angeboten wird nur, was du bezahlen kannst und was etwas bewirkt. Es ist die einzige Runde; was du behältst, ist verloren.
guide-strategies-sell = Vielleicht haben sich Kurse schon bewegt. Verkaufe, was fallen wird.
guide-strategies-end = Eine Strategiekarte pro Runde, in deinem Aktionszug, vor oder nach Boom und Krise. Am besten sind die, die zu dem passen, was du ohnehin vorhast.

# Investoren.

guide-investor-choose = Mit Investoren bekommt jeder zwei und behält einen. Er sagt, mit wie viel Geld du beginnst, und was du kannst und andere nicht. Lies beide: Donald zahlt für jedes Gebot weniger, Graham bekommt für jede verkaufte Aktie mehr.
guide-investor-place = Jetzt liegen alle Investoren offen. Sieh, was die anderen können: Es sagt dir, was du von ihnen zu erwarten hast. Dann lege.
guide-investor-bid = Bist du Donald, dann ist die kleine Zahl das, was du wirklich zahlst. Es ist weniger, als auf dem Feld steht; so kannst du höher bieten als die anderen.
guide-investor-sell = Bist du Graham, dann bringt jede Aktie { $graham_extra } mehr. Das gilt auch am Spielende.
guide-investor-end = Ein Investor ist Geld und ein Talent. Je stärker das Talent, desto weniger Geld hast du am Anfang. Nutze es in jeder Runde: Dafür hast du bezahlt.

# Die Erstspielerkarte.

guide-first-player-order = Sonst wechselt von Runde zu Runde im Uhrzeigersinn, wer anfängt. Jetzt beginnst du. Wer als Letzter bietet, sieht alle anderen Gebote; wer zuerst bietet, hat die freie Wahl. Lege deine Karten.
guide-first-player-card = Mit diesem Modul legt der Erstspieler die Erstspielerkarte auf einen Stapel. Wer ihn nimmt, sagt, wer die nächste Runde beginnt. Lege sie dorthin, wo du sie haben willst, oder wo andere dafür zahlen sollen.
guide-first-player-bid = Biete. Ist dir die Reihenfolge der nächsten Runde etwas wert? Nur zusammen mit den anderen Karten des Stapels.
guide-first-player-hand = Du hast die Karte: Behalte sie und beginne die nächste Runde, oder gib sie jemandem. In der letzten Runde ist es gut, erst die Gebote der anderen zu sehen.
guide-first-player-report = Die Karte hat entschieden, wer die nächste Runde beginnt.
guide-first-player-last = Das ist die letzte Runde: Die Karte wird nicht mehr gebraucht. Sieh, wer beginnt, und spiel die Runde zu Ende.
guide-first-player-end = Die Erstspielerkarte liegt in einem Stapel wie jede andere Karte. Wer sie nimmt, sagt, wer anfängt, für eine Runde.

# Das fortgeschrittene Spielbrett.

guide-advanced-board-tracks = Auf dem fortgeschrittenen Spielbrett hat jede Firma ihre eigene Wertebahn: kurz oder lang, in kleinen Schritten oder großen. Eine Vorausschau zählt Felder, nicht Geld.
guide-advanced-board-cosmic = { $cosmic } hat nur { $cosmic_spaces } Felder. Dein Geheimnis sagt { $cosmic_forecast }: Von { $cosmic_price } aus geht es über das Ende hinaus, also gibt es einen Split, und heute Abend sind es { $cosmic_tonight }. Kleine Bewegungen sind hier groß.
guide-advanced-board-steel = { $steel } hat Felder mit $. Jedes, das es beim Steigen betritt, bringt { $dividend_1 } pro Aktie. Alle wissen von { $steel_forecast }: Erst wird gezahlt, dann kommt der Split. Wer bekommt die Karte von { $steel }?
guide-advanced-board-sell = Behalte, was splittet: { $cosmic } und { $steel }. Sieh auf das Ende der Wertebahn, bevor du verkaufst.
guide-advanced-board-end = Auf kurzen Wertebahnen kommen Splits und Insolvenzen schnell, lange sind ruhig, und { $steel } zahlt auf dem Weg nach oben. Sieh auf die Wertebahn, bevor du eine Vorausschau bewertest.

# Zu zweit.

guide-two-players-pairs = Zu zweit gibt es { $piles } Stapel. Du hast zwei Geheimnisse, kein Paar liegt offen, und zwei liegen verdeckt. { $labs } steigt um { $labs_steps }, { $steel } fällt um { $steel_steps }.
guide-two-players-hands = Du legst zwei Karten, dann dein Gegenüber, und dann jeder noch einmal zwei. Ein Plan darf also zwei Schritte haben.
guide-two-players-meeples = Du hast zwei Männchen und nimmst zwei Stapel, nie beide denselben. Beide Gebote zusammen dürfen nicht mehr kosten, als du hast. Wird eines überboten, kommt nur dieses zurück.
guide-two-players-sell = Nur du weißt, dass { $steel } fällt. Verkaufe, was du davon hast.
guide-two-players-end = Zu zweit ist alles doppelt: Geheimnisse, Karten, Männchen, Stapel. Was du nicht weißt, weiß dein Gegenüber, oder niemand.


## Tipps: was die eigene Sicht in Zahlen wert ist, was ein starker Bot täte und warum.

server-hints-forbidden = An diesem Tisch gibt es keine Tipps: So hat es der Gastgeber bestimmt.
server-hints-off = Schalte zuerst die Tipps ein. Alle am Tisch sehen dann, dass du sie benutzt.
server-advice-later = So viel Rat braucht seine Zeit. Frag wieder in { $seconds ->
    [one] einer Sekunde.
   *[other] { $seconds } Sekunden.
}
server-advice-busy = Im Moment fragen zu viele um Rat. Versuch es in ein paar Sekunden noch einmal.

# Warum eine Antwort gut ist.
advice-only = Eine andere Antwort gibt es nicht.
advice-tried = Ausprobiert an vielen Verteilungen, die es sein könnten, war sie die beste.
advice-usual = In vielen Partien hat sich das am besten bewährt.
advice-bid-best = Stapel { $pile } ist dir etwa { $worth } wert und kostet { $cost }: Kein anderer lässt dir mehr übrig.
advice-bid-calm = Stapel { $pile } ist dir etwa { $worth } wert und kostet { $cost }. Stapel { $other } ließe dir mehr übrig, aber die anderen werden ihn dir kaum überlassen.
advice-bid-least = Stapel { $pile } ist dir etwa { $worth } wert und kostet { $cost }: kein guter Kauf, und doch war es am besten, wo es ausprobiert wurde.
advice-look = Was du dabei erfährst, ist mehr wert, als gleich zu bieten.
advice-hide-good = Sie ist dir etwa { $worth } wert ({ $card }), und liegt sie verdeckt auf Stapel { $pile }, weißt das nur du.
advice-hide-bad = Liegt sie verdeckt auf Stapel { $pile }, sieht niemand sonst, dass sie kein Gewinn ist ({ $card }).
advice-show-good = Alle sehen sie ({ $card }, dir etwa { $worth } wert): Das zieht Gebote auf Stapel { $pile }, und die anderen werden billiger.
advice-show-bad = Alle sehen sie ({ $card }): Das hält den Preis von Stapel { $pile } niedrig.
advice-boom-splits = Es gibt einen Aktiensplit bei { $company }, und du hast davon { $shares ->
    [one] eine Aktie.
   *[other] { $shares } Aktien.
}
advice-boom-own = Du hast { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
} von { $company }, und der Kurs steigt um { $steps ->
    [one] ein Feld.
   *[other] { $steps } Felder.
}
advice-boom-else = Er muss gespielt werden, und auf { $company } hilft er den anderen am wenigsten.
advice-bust-bankrupt = { $company } wird insolvent, und die anderen verlieren dabei mehr als du.
advice-bust-rivals = Du hast nichts von { $company }: Nur andere verlieren, wenn der Kurs um { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} fällt.
advice-bust-else = Sie muss gespielt werden, und auf { $company } kostet sie dich am wenigsten, gemessen an dem, was die anderen verlieren.
advice-action-none = Nichts, was du jetzt spielen könntest, bringt mehr, als es kostet.
advice-sell-falls = { $company } wird um { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} fallen, und du weißt es. Heute bringt eine Aktie noch { $price }.
advice-sell-dear = Eine Aktie von { $company } bringt heute { $price }; behalten ist sie etwa { $kept } wert.
advice-sell-cash = Eine Aktie von { $company } bringt { $price }, und mit diesem Geld in der Hand sind die nächsten Gebote mehr wert als die Aktie.
advice-keep-rises = { $company } wird um { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} steigen, und du weißt es.
advice-keep-majority = In etwa { $odds } von 100 solchen Partien hättest du am Ende die meisten Aktien von { $company }: Das ist mehr wert als der heutige Kurs.
advice-keep-all = Behalten bringen deine Aktien wahrscheinlich mehr als heute.
advice-show-all = Jede gezeigte Aktie wird bezahlt, und was die anderen dabei erfahren, ist weniger wert.
advice-bonds-buy = Zinsen gibt es { $rounds ->
    [one] noch in der letzten Runde
   *[other] in jeder der nächsten { $rounds } Runden
}, und zum Bieten bleibt genug.
advice-bonds-none = Deine { $money } sind zum Bieten mehr wert.

# Das Terminal.
advice-line = Ein starker Bot würde antworten: { $answers }.
advice-pile = { $pile }: etwa { $worth } (zu sehen sind heute { $now }, verdeckt { $hidden })
advice-piles = Was dir die Stapel wert sind: { $piles }.

# Die Seite.
web-hints = Tipps
web-hints-why = Wie Stapel, Kurse und Mehrheiten von deinem Platz aus stehen, und was ein starker Bot mit dem täte, was du weißt. Er kennt keine Karte, die du nicht kennst. Alle am Tisch sehen, dass du Tipps benutzt.
web-hints-use = In dieser Partie Tipps benutzen
web-hints-forbidden = Der Gastgeber hat an diesem Tisch keine Tipps erlaubt.
web-hints-on = benutzt Tipps
web-hints-used = hat Tipps benutzt
web-hints-told = { $seat } benutzt ab jetzt Tipps.
web-hints-told-off = { $seat } benutzt keine Tipps mehr.
web-hints-told-me = Du benutzt ab jetzt Tipps. Die anderen können das sehen.
web-hints-told-me-off = Du benutzt keine Tipps mehr.
web-hints-piles = Was dir die Stapel wert sind
web-hints-pile = Stapel
web-hints-now = Zu sehen, heute
web-hints-hidden = Verdeckt
web-hints-worth = Erwartet
web-hints-piles-none = Auf den Stapeln liegen gerade keine Karten.
web-hints-pile-chip = dir etwa { $worth } wert
web-hints-pile-long = Stapel { $pile } ist dir bis zum Spielende etwa { $worth } wert: Zu sehen sind { $now } zu heutigen Kursen, und { $hidden ->
    [0] verdeckt ist nichts.
    [one] eine verdeckte Karte ist geschätzt.
   *[other] { $hidden } verdeckte Karten sind geschätzt.
}
web-hints-companies = Was von dieser Runde zu erwarten ist
web-hints-company = Firma
web-hints-move = Felder
web-hints-change = Je Aktie
web-hints-kept = Behalten
web-hints-split = Split
web-hints-bankrupt = Insolvenz
web-hints-company-long = { $company }: Der Wert einer Aktie ändert sich in der Bewegungsphase dieser Runde voraussichtlich um { $change }, Dividenden und Splits mitgezählt.
web-hints-races = Mehrheiten, soweit du sie kennst
web-hints-races-why = Aktien, die bekannt sind, und in Klammern, wie viele es wahrscheinlich sind. Die Aussicht ist die, dass du am Ende die meisten hast.
web-hints-you = Du
web-hints-odds = Aussicht
web-hints-guess = { $known } ({ $expected })
web-hints-ask = Was würdest du tun?
web-hints-thinking = Denkt nach …
web-hints-prepare = Diese Antwort vorbereiten
web-hints-prepared = Vorbereitet. Sieh es dir an und bestätige.
web-form-hints = Tipps
web-form-no-hints = Keine Tipps an diesem Tisch
web-form-no-hints-why = Sonst kann sie jeder im Spiel einschalten, und alle sehen, wer es tut.
web-no-hints-set = keine Tipps


## What would happen: said before an answer is sent. Sums are numbers in the terminal and words in the browser.

outbid-by = { $seat } hat dich auf Stapel { $pile } mit { $price } überboten.
last-round = Letzte Runde: Danach wird alles verkauft, und die Mehrheiten werden ausgezahlt.
last-sale = Der letzte Verkauf: Nach dieser Runde werden ohnehin alle Aktien verkauft, zu ihrem Kurs von dann.
majorities-known = Mehrheiten, soweit du weißt:
race-ahead = { $company } deine
race-tied = { $company } geteilt
race-behind = { $company } nicht deine
race-open = { $company } offen
race-counts = (du { $mine }, { $seat } { $least }{ $unsure ->
    [yes] {" "}bis { $most }
   *[no] { "" }
})

# In the terminal, beside a company.
choice-rises = { $before } → { $after }
choice-splits = { $before } → Split, { $after }
choice-bankrupt = { $before } → insolvent, { $after }

# In the browser.
web-outcome-moves = { $company } geht von { $before } auf { $after }.
web-outcome-splits = { $times ->
    [one] Aktiensplit bei { $company }, danach steht der Kurs bei { $after }
   *[other] Zwei Aktiensplits bei { $company }, danach steht der Kurs bei { $after }
}{ $cards ->
    [0] .
    [one] : Aus deiner Aktie werden { $shares }.
   *[other] : Aus deinen { $cards } Aktien werden { $shares }.
}
web-outcome-bonus = Deine Doppelaktien bringen { $amount }.
web-outcome-bankrupt = { $company } wird insolvent: Alle verlieren diese Aktien{ $lost ->
    [0] .
    [one] , du eine.
   *[other] , du { $lost }.
} Der Kurs beginnt neu bei { $after }.
web-outcome-dividend = Gezahlt werden { $amount } für jede Aktie.
web-becomes = { $answer }: { $happening ->
    [split] Split, dann { $after }
    [bankrupt] insolvent, dann { $after }
   *[moves] dann { $after }
}
web-left = Dir bleiben { $amount }.
web-left-hired = Du würdest mit { $amount } beginnen.
web-left-fees = { $unpaid ->
    [no] Gebühren, von denen du weißt: { $fees }. Du könntest sie zahlen.
   *[yes] Gebühren, von denen du weißt: { $fees }. Davon könntest du { $rest } noch nicht zahlen.
}
web-left-brings = Gebühren, von denen du weißt: Sie bringen dir { $fees }.
web-left-hidden = { $count ->
    [one] Eine Karte dort kennst du nicht.
   *[other] { $count } Karten dort kennst du nicht.
}
web-sale-leaves = Du hättest dann { $amount }.
web-sale-owes = Davon sind { $owed } an Gebühren fällig.
web-which-answer = Welche?
web-last-round = Letzte Runde
web-last-round-begins = Die letzte Runde!
web-race-title = Mehrheiten (je { $majority }), soweit du weißt
web-race-you = du { $shares }
web-race-rival = { $seat } { $sure ->
    [yes] { $least }
   *[no] { $least } bis { $most }
}
web-race-nobody = sonst niemand
web-race-ahead = deine, wenn du sie behältst
web-race-tied = geteilt
web-race-behind = nicht deine
web-race-open = offen


## Rätsel: Augenblicke, in denen eine Antwort klar die beste ist und nicht die naheliegende. Wie sie gefunden werden, und die Seite.

command-puzzles = Rätsel in Partien von Bots finden: Augenblicke, in denen eine Antwort klar die beste ist und nicht die naheliegende. Jedes wird mit einer zehnmal so langen Suche geprüft und bis zum Ende weitergespielt. Strg-C beendet es; derselbe Befehl macht dort weiter.
option-puzzle-games = Wie viele Partien durchsucht werden; Arten von Partien und Spielerzahlen wechseln sich ab.
option-puzzle-seed = Woraus die Partien und alle Suchen gezogen werden.
option-puzzle-preset = Nur diese Art von Partie: first-game, classic, advanced oder epic.
option-puzzle-players = Nur Partien mit so vielen Spielern.
option-puzzle-out = Der Ordner für die Rätsel, jedes eine Textdatei, und für das, was in jeder Partie gefunden wurde.
option-puzzle-most = Höchstens so viele behalten, und zwar so verschieden voneinander wie möglich.

puzzles-searching = Partien werden nach Rätseln durchsucht
puzzles-found = { $found ->
    [one] ein Rätsel
   *[other] { $found } Rätsel
}
puzzles-column-key = Rätsel
puzzles-column-game = Partie
puzzles-column-question = Frage
puzzles-column-best = Beste
puzzles-column-obvious = Naheliegende
puzzles-column-lead = Verlorene Chancen
puzzles-game-cell = { $preset }, { $players } Spieler, Runde { $round } von { $rounds }
puzzles-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} durchsucht: { $moments } Augenblicke angesehen, { $promising } versprachen etwas. Von { $looked }, die zehnmal so lange angesehen wurden, hielten { $long } stand, { $whole } auch bis zum Ende der Partie und { $again } noch einmal in anderen Welten.
puzzles-kept = { $kept } von { $found ->
    [one] einem Rätsel
   *[other] { $found } Rätseln
} liegen in { $folder }. Dasselbe noch einmal: { $command }
puzzles-interrupted = Vorzeitig beendet. Derselbe Befehl macht mit der nächsten Partie weiter.
error-puzzle-preset = Eine Art von Partie namens { $preset } gibt es nicht; es gibt: { $presets }.
error-puzzle-players = { $players } können nicht spielen: 2 bis 5 können es.

server-no-such-puzzle = Dieses Rätsel gibt es nicht.
server-puzzle-half = Beantworte die ganze Frage: alle Karten, die gelegt, alle Aktien, die verkauft werden.

# Die Seite.
puzzles-title = Rätsel
puzzles-today = Rätsel des Tages
puzzles-offer = Ein Augenblick einer Partie, eine Antwort, die klar die beste ist, und nicht die naheliegende. Am selben Tag bekommen alle dasselbe Rätsel.
puzzles-lead = Augenblicke aus echten Partien zwischen Bots. In jedem ist eine Antwort klar die beste, und nicht die, die einem zuerst einfällt. Du siehst, was der Platz sah, und nicht mehr. Dein erster Versuch zählt.
puzzles-all = Alle Rätsel
puzzles-done = { $done } von { $count } versucht, { $right } beim ersten Mal gelöst
puzzles-of-day = Rätsel des Tages
puzzles-number = Rätsel { $number } von { $count }
puzzles-task = Eine Antwort ist hier klar die beste, und nicht die naheliegende. Dein erster Versuch zählt.
puzzles-before-right = Du hast es beim ersten Versuch gelöst.
puzzles-before-wrong = Dein erster Versuch war eine andere Antwort.
puzzles-today-mark = heute
puzzles-mark-right = gelöst
puzzles-mark-wrong = verfehlt

puzzles-ask-choose-investor = Welcher Investor?
puzzles-ask-bid-investor = Ein Gebot auf Investoren
puzzles-ask-discard = Welche Strategien gehen zurück?
puzzles-ask-bonds = Wie viele Anleihen?
puzzles-ask-open = Startkarten auszulegen
puzzles-ask-place = Zwei Karten zu legen
puzzles-ask-commerce = Eine Warenkarte zu legen
puzzles-ask-first-player-card = Die Erstspielerkarte
puzzles-ask-bid = Ein Gebot
puzzles-ask-hand-over = Wer beginnt?
puzzles-ask-action = Aktienboom, Aktienkrise oder etwas anderes
puzzles-ask-strategy = Der Einsatz einer Strategie
puzzles-ask-ability = Ein Talent, oder nicht?
puzzles-ask-investor = Der Einsatz eines Talents
puzzles-ask-sell = Was verkaufen?
puzzles-ask-sell-some = Was sofort verkaufen?
puzzles-ask-dividend = Eine Dividende

puzzles-explanation = Erklärung
puzzles-explain = Warum?
puzzles-right = Richtig!
puzzles-wrong = Es gab eine bessere Antwort
puzzles-best = Die beste Antwort
puzzles-best-was = Am besten: { $answer }.
puzzles-placed = { $card } { $side } auf { $pile }
puzzles-sell = { $sales } verkaufen
puzzles-first = { $seat } beginnt
puzzles-first-me = Selbst beginnen
puzzles-yourself = dir selbst
puzzles-obvious = Die naheliegende Antwort: { $answer }. Damit gewinnst du in { $share } der Fälle statt in { $best } und hast etwa { $money } weniger.
puzzles-tried = Siegchancen ({ $shown } von { $count } Antworten)
puzzles-role-best = beste
puzzles-role-obvious = naheliegend
puzzles-role-given = deine
puzzles-wins = Siegchance
puzzles-behind = { $lost } Punkte weniger, ± { $error }
puzzles-how = Jede Antwort wurde in { $worlds } Verteilungen versucht, die diese sein könnten. Bekannt war dafür nur, was du hier siehst: Verdeckte Karten wurden jedes Mal neu verteilt, alle Plätze spielten vernünftig weiter, mindestens bis zum Ende der Runde, und was dann alle hatten, sagt, wie oft sie gewinnen.
puzzles-next = Ein anderes Rätsel
puzzles-again = Noch einmal versuchen
puzzles-look = Den Tisch ansehen
