# What is wrong with the transcript of a deal.

wrong-deal-otherwise = { $given } schreibt sich { $written }
wrong-deal-no-line = hier wird { $line } erwartet
wrong-deal-no-key = hier werden { $key } und seine Angabe erwartet
wrong-deal-no-number = erwartet wird eine Zahl, nicht { $word }
wrong-deal-more = hier wird nichts mehr erwartet
wrong-deal-missing = nach dieser Zeile fehlt { $wanted }
wrong-deal-config = so lässt sich keine Partie aufbauen: { $reason }
wrong-deal-no-config = auf { $key } folgen Spieler, Module und Investorensets, als JSON
wrong-deal-seat = hier werden { $key }, die Nummer { $seat }, human oder bot und eine Bezeichnung erwartet
wrong-deal-never-none = { $key } ist nie { $none }
wrong-deal-no-hex = nach { $key } werden 64 Hexadezimalziffern erwartet, nicht { $word }
wrong-deal-cut-off = die letzte Zeile ist abgeschnitten
