# Der Trainer auf der Seite: Glück und Können in einem Spiel, das zu Ende ist, und über viele Spiele.

server-analysis-one = Ein anderes Spiel wird gerade für dich analysiert. Warte, bis das fertig ist.
server-analysis-busy = Viele Spiele warten auf ihre Analyse. Versuch es in ein paar Minuten noch einmal.
server-analysis-later = So viele Analysen brauchen ihre Zeit. Frag in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-no-analysis = Dieses Spiel ist noch nicht analysiert.
