# Was mit einem Bot nicht stimmt, nach seiner Art; und wie einer um eine Antwort kam, als Nebensatz in Klammern.
trouble-unknown = Einen Bot { $name } gibt es nicht; es gibt: { $names }.
trouble-gone = Einen Bot { $bot } gibt es nicht mehr.
trouble-no-styles = { $bot } kann nicht „{ $style }“ spielen: Er hat keine Stile.
trouble-no-such-style = { $bot } kann nicht „{ $style }“ spielen; es gibt: { $known }.
trouble-style-missing = In „{ $text }“ fehlt der Stil nach dem Doppelpunkt.
trouble-bad-budget = „{ $text }“ ist keine Bedenkzeit: Schreib eine Zahl von Durchläufen (400) oder eine Zeit (100ms, 1s).
trouble-no-budget = { $bot } braucht keine Bedenkzeit: Er denkt nicht länger nach, wenn er darf. Lass @{ $budget } weg.
trouble-name-is-ours = Der Bot „{ $bot }“ aus { $package } bleibt draußen: So heißt einer von unseren.
trouble-name-is-taken = Der Bot „{ $bot }“ aus { $package } bleibt draußen: In { $other } heißt schon einer so.
trouble-bad-name = Der Bot „{ $bot }“ aus { $package } bleibt draußen: Ein Name hat bis zu 16 Kleinbuchstaben, Ziffern und Bindestriche, zuerst einen Buchstaben.
trouble-not-loaded = Der Bot { $bot } aus { $package } lässt sich nicht laden: { $error }.
trouble-no-class = Der Bot { $bot } aus { $package } ist keiner: { $value } ist keine Klasse mit einer Methode decide.
trouble-not-made = Der Bot { $bot } lässt sich nicht erzeugen: { $error }.
trouble-bad-thinks = Der Bot { $bot } kann mit thinks = { $value } nicht spielen: Schreib eine Bedenkzeit mit einer Zahl über 0, thinks = Budget(milliseconds=100), oder lass es weg.
trouble-bad-hears = Der Bot { $bot } kann mit hears = { $value } nicht spielen: Schreib hears = True oder lass es weg.
trouble-lost = Der Bot { $bot } lässt sich nicht erzeugen: Er hat zu lange gebraucht oder seinen Prozess beendet.
trouble-busy = Den Bot { $bot } gibt es gerade nicht, zu viele warten. Versuch es gleich noch einmal.

fault-raised = Fehler { $error } in { $file }, Zeile { $line }
fault-raised-oddly = ein Fehler, den man sich nicht ansehen kann
fault-no-answer = keine Antwort, sondern etwas anderes
fault-not-offered = eine Antwort, die nicht zur Wahl stand
fault-not-sent = etwas, das kein Prozess einem anderen geben kann
fault-too-long = zu lange gebraucht
fault-ended = den Prozess beendet
fault-lost = zu lange gebraucht oder den Prozess beendet
fault-given-up = zu oft zu lange gebraucht oder den Prozess beendet, und nicht mehr gefragt
fault-cannot-play = kann nicht spielen: { $why }
