# The coach on the page: luck and skill of a game that is over, and over many games.

server-analysis-one = Another game is being analysed for you. Wait until that is done.
server-analysis-busy = Many games wait to be analysed. Try again in a few minutes.
server-analysis-later = So many analyses take their time. Ask again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
server-no-analysis = This game has not been analysed yet.
