# A record of a game that was not over, opened again: what one seat saw of it.

seen-by-spectators = os espectadores
seen-title-seat = Como { $seat } viu
seen-why-seat = A partida não tinha terminado quando isto foi salvo. Mostra o que { $seat } soube, e nada mais: o que estava oculto continua oculto.
seen-title-spectators = Como os espectadores viram
seen-why-spectators = A partida não tinha terminado quando isto foi salvo. Mostra o que todos souberam, e nada mais: o que estava oculto continua oculto.
seen-hand = Na mão: { $cards }.
replay-seen-by = A partida não tinha terminado quando isto foi salvo: aqui está só o que { $seat } pôde ver.
error-seen-by-another = Neste registro está só o que { $seat } pôde ver. Deixe --seat de fora.
error-seen-answers-only = Uma versão antiga salvou isto com a partida em andamento: há nele as respostas que um lugar viu, e nenhuma mesa que se possa mostrar.
error-seen-impossible = Nenhum lugar desta partida pode ter visto o que está neste registro.
