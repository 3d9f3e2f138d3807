# What --help shows. Plain text throughout: --help must be quick.

command-stockpile = Stockpile, das Brettspiel um Insidergeschäfte: im Browser und im Terminal.
command-play = Spiele in diesem Terminal gegen Bots. Jede Antwort wird sofort gespeichert.
command-watch = Sieh Bots bei einer Partie zu.
command-bots = Zeige die Bots und die Stile, in denen sie spielen können.
command-simulate = Lass Bots viele Partien spielen und zähle Siege, Geld und Runden.
command-replay = Zeige eine aufgezeichnete Partie Zug für Zug.
command-bench = Miss, wie schnell die Spiellogik oder ein Server auf diesem Rechner ist.

option-players = Wie viele spielen, 2 bis 5. Ohne Angabe 4, oder so viele, wie Bots einzeln genannt sind.
option-preset = Was dabei ist: first-game (nichts), classic (die Investoren des Grundspiels), advanced (dazu das fortgeschrittene Spielbrett), epic (alles außer der Investorenversteigerung).
option-module = Ein Modul zusätzlich zu denen der Vorgabe: bonds, commodities, dice, strategies, first_player_card, investors, investor_bidding, advanced_board. Mehrfach möglich.
option-sets = Welche Investoren ausgeteilt werden: B (Grundspiel), CC (Continuing Corruption), II (Illicit Investments), PP (Promo), durch Kommas getrennt.
option-board = Welches Spielbrett: standard oder advanced. Gleichbedeutend mit --module advanced_board.
option-bots = Welche Bots spielen: ein Name für alle, oder je Platz einer, mit Kommas dazwischen; mit Stil broker:bold, mit Bedenkzeit shark@400 (Durchläufe) oder shark:bold@100ms. `stockpile bots` zeigt sie.
option-lab-bots = Welche Bots spielen, einer für alle Plätze oder je Platz einer, mit Kommas dazwischen: NAME, NAME:STIL, NAME@ZEIT oder NAME:STIL@ZEIT. Die Zeit ist eine Zahl von Durchläufen (shark@400) oder Millisekunden (shark:bold@100ms). `stockpile bots` zeigt Namen und Stile, auch die zum Messen.
option-usual-bots = broker, und random auf allen anderen Plätzen
option-seed = Eine Zahl, die jedes Mischen bestimmt. Gleiche Zahl, gleiche Karten.
option-first = Der Platz, der beginnt, gezählt ab 0; bei play sitzt du auf Platz 0. Bei simulate der Bot, der an dieser Stelle genannt ist, wo er auch sitzt. Ohne dies entscheidet das Los. Die Karten einer Startzahl bleiben dieselben.
option-content = Die Werte deiner eigenen Schachtel: ein Ordner mit Dateien, die über unsere gelegt werden.
option-saved = Eine gespeicherte Partie, die weitergeht.
option-resume = Spiele eine gespeicherte Partie weiter: die in FILE, sonst die letzte, die noch nicht zu Ende ist.
option-delay = Wartezeit nach jeder Antwort in Sekunden. Ohne Angabe 0.6 im Terminal, sonst keine.
option-games = Wie viele Partien.
option-jobs = Wie viele Prozesse spielen. Das Ergebnis ist bei jeder Anzahl dasselbe.
option-json = Gib JSON aus, ein Objekt je Zeile, für andere Programme.
option-record = Eine aufgezeichnete Partie.
option-seat = Zeige nur, was dieser Platz gesehen hat. Die Zählung beginnt bei 0.
option-to = Halte nach so vielen Antworten an.
option-interpreted = Miss den Python-Quelltext, auch wenn er kompiliert vorliegt.
option-beside = Miss Zufallsspiel neben dem einer anderen Bibliothek, in einem Lauf: openspiel (dessen Hearts, in C++).
option-version = Zeige die Version.
