# Bots: die Stufen und die Stile, in denen sie spielen können, je mit einer Zeile, die sagt, wie.
bot-random = Zufall
bot-random-why = Nimmt irgendeine erlaubte Antwort. Gut, um die Regeln zu lernen.
bot-intern = Praktikant
bot-intern-why = Kurzsichtig, und macht die Fehler von Anfängern. Für erste Partien.
bot-clerk = Sachbearbeiter
bot-clerk-why = Spielt vernünftig, aber einfach. Für alle, die die Regeln kennen.
bot-broker = Broker
bot-broker-why = Wägt jeden Stapel, jedes Gebot und jeden Verkauf nach guten Faustregeln ab.
bot-shark = Hai
bot-shark-why = Probiert aus, was aus jeder Antwort werden könnte, und ahnt, was andere verbergen.
bot-shark-1s = Hai, eine Sekunde
bot-shark-1s-why = Der Hai mit einer ganzen Sekunde für jede Antwort: Schwerer wird es nicht.
bot-in-style = { $bot }, { $style }
style-usual = üblicher Stil
style-bold = mutig
style-bold-why = Bietet hoch und wagt etwas.
style-careful = vorsichtig
style-careful-why = Hält das Geld zusammen und meidet Risiken.
style-hoarder = Sammler
style-hoarder-why = Sammelt Aktien und trennt sich spät von ihnen.
style-bluffer = Bluffer
style-bluffer-why = Legt Karten, um irrezuführen.

# Die Liste im Terminal.
bots-how = Wähle einen mit --bots NAME, in einem Stil mit --bots NAME:STIL. Wie lange er nachdenkt, steht dahinter, in Durchläufen (shark@400) oder Millisekunden (shark:bold@100ms).
bots-styles = Stile
bots-others = Aus anderen Paketen
bots-lab = Zum Messen, nur bei simulate und tournament
bot-broker-1-why = Der Broker, wie er zuerst war: ein Maßstab, der gleich bleibt.
bot-naive-why = Spielt nach fünf Regeln, wie man sie sich nach dem ersten Lesen der Anleitung machen könnte.
bot-oracle-why = Sieht alles Verborgene und probiert jede Antwort aus: was sich gewinnen ließe, wenn man alles wüsste.
bot-pike-why = Probiert aus, was aus jeder Antwort werden könnte, und schließt nichts daraus, wie andere spielen: flink, für lange Messungen.
bots-of = aus { $package }
