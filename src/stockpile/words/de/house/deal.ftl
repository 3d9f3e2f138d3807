# Das Geben, das sich nachprüfen lässt: was der Server dabei ablehnt, und was „stockpile verify“ über eine Aufzeichnung sagt.

server-dealing = Die Karten werden gerade gegeben: Plätze lassen sich danach wieder ändern.
server-deal-late = Dieser Teil des Gebens ist vorbei: Es geht ohne diese Zahl weiter.
server-deal-step = Dafür ist jetzt nicht der Augenblick: Es werden keine Karten gegeben, oder dieser Schritt kommt erst noch.
server-deal-changed = Dieser Platz hat schon eine andere Zahl versiegelt.
server-deal-mismatch = Das ist nicht die Zahl, die dieser Platz versiegelt hat.
server-no-deal = Über dieses Geben lässt sich nichts beweisen: Es war eine Lektion, es wurde mit --seed des Servers gegeben, oder es stammt aus der Zeit, bevor es Beweise gab.

command-verify = Prüfe das Geben einer aufgezeichneten Partie: Alle Kartenstapel werden nachgerechnet.
option-kept = Was du vom Geben aufgehoben hast: die Datei, die die Seite oder dein Programm geschrieben hat. Nur damit lässt sich ein Geben beweisen.

verify-proven = Bewiesen, mit einer Einschränkung: Alle Kartenstapel folgen aus Zahlen, die versiegelt waren, bevor eine gezeigt wurde, darunter { $seats }, und alles ist so, wie es aufgehoben wurde.
verify-consistent = Stimmig: Alle Kartenstapel folgen aus den Zahlen in der Datei. Ob sie vor dem Spiel versiegelt waren, kann nur sagen, wer beim Geben dabei war: Gib mit --kept an, was aufgehoben wurde.
verify-consistent-kept = Stimmig: Alle Kartenstapel folgen aus den Zahlen in der Datei, und alles ist so, wie es aufgehoben wurde. Keine der Zahlen ist deine, deshalb ist es dir nicht bewiesen.
verify-none = Nicht bewiesen: In dieser Aufzeichnung steht kein Geben. Gegeben wurde mit einer Startzahl oder für eine Lektion, sie stammt aus der Zeit, bevor es Beweise gab, oder sie wurde nicht an einem Server gespielt.
verify-limit-proven = { $count ->
    [one] Was das nicht zeigt: dass der Server keine Wahl hatte. Er sieht die Zahl des Spielers, bevor er gibt, und kann sie weglassen. So konnte er zwischen zwei Verteilungen wählen.
   *[other] Was das nicht zeigt: dass der Server keine Wahl hatte. Er sieht die { $count } Zahlen der Spieler, bevor er gibt, und kann jede davon weglassen. So konnte er unter { $deals } Verteilungen wählen.
}
verify-limit-consistent = Was das nicht zeigt: dass der Server keine Wahl hatte. Er sieht die Zahlen der Spieler, bevor er gibt, und kann jede davon weglassen.
verify-broken = Passt nicht: { $count ->
    [one] Eines ist nicht, wie es sein sollte.
   *[other] { $count } Dinge sind nicht, wie sie sein sollten.
}
verify-earlier = { $count ->
    [one] An diesem Tisch wurde vorher schon einmal gegeben und abgebrochen.
   *[other] An diesem Tisch wurde vorher schon { $count }-mal gegeben und abgebrochen.
} Ein Server könnte das auch tun, um andere Karten zu bekommen.
verify-seat-revealed = { $seat }: hat eine Zahl versiegelt und gezeigt.
verify-seat-withheld = { $seat }: hat eine Zahl versiegelt, die nicht im Geben ist. Entweder wurde sie nicht rechtzeitig gezeigt, oder der Server hat sie weggelassen. Wer das getan hat, konnte zwischen zwei Verteilungen wählen.
verify-seat-absent = { $seat }: hat keine Zahl dazugegeben.

verify-fault-config = Gegeben wurde für ein Spiel mit anderen Spielern, Modulen oder Investorensets als dem der Aufzeichnung.
verify-fault-figures = Gegeben wurde für die Werte { $stated }, und die Aufzeichnung wurde mit { $played } gespielt.
verify-fault-server = Die Zahl des Servers ist nicht die, die er zusammen mit der Erklärung versiegelt hatte.
verify-fault-share = { $seat }: Die gezeigte Zahl ist nicht die, die versiegelt war.
verify-fault-uncommitted = { $seat }: Eine Zahl wurde gezeigt, und keine war versiegelt.
verify-fault-cards = { $deck }, Stelle { $place }: gespielt mit { $played }, und das Geben ergibt { $drawn }.
verify-fault-cards-round = { $deck }, Runde { $round }, Stelle { $place }: gespielt mit { $played }, und das Geben ergibt { $drawn }.
verify-fault-kept-table = Was aufgehoben wurde, gehört zu Tisch { $kept }, und die Aufzeichnung gehört zu Tisch { $stated }.
verify-fault-kept-start = Was aufgehoben wurde, gehört zu Geben Nummer { $kept } des Tisches, ab 0 gezählt, und die Aufzeichnung gehört zu Nummer { $stated }.
verify-fault-kept-statement = Die Erklärung ist nicht die, die aufgehoben wurde: Sie handelte von einem anderen Spiel oder von anderen Plätzen.
verify-fault-kept-server = Das Siegel des Servers ist nicht das, das aufgehoben wurde.
verify-fault-kept-commitment = { $seat }: Das Siegel ist nicht das, das aufgehoben wurde.
verify-fault-kept-reveal = { $seat }: Die gezeigte Zahl ist nicht die, die aufgehoben wurde.
verify-fault-kept-mine = { $seat }: Die Zahl ist nicht die, die du gezogen hast.

verify-deck-first = Der Erstspieler
verify-deck-shares = Die Startaktien
verify-deck-market = Der Marktstapel
verify-deck-dice = Die Würfel
verify-deck-pairs = Die Informationspaare
verify-deck-commerce = Der Warenstapel
verify-deck-investors = Die Investoren
verify-deck-strategies = Die Strategiekarten

error-kept = { $file } ist nicht das, was eine Seite oder ein Programm von einem Geben aufhebt.
error-kept-version = { $file } ist in Version { $version } geschrieben; dieses Programm liest Version { $ours }.
