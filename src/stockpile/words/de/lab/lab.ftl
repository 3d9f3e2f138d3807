# Die Befehle des Labors. Die ersten fünf zeigt --help, sie bleiben schlichter Text.

command-lab = Das Labor: was viele Partien über das Spiel und seine Spieler sagen.
command-fit = Passt an beendete Partien an, was Besitz für den Hai wert ist, und schreibt die Gewichte.
option-fit-games = Wie viele Partien für jede Art von Tisch (2 bis 5 Spieler, ohne Module und mit denen der Epic Edition).
option-fit-seed = Die Startzahl der Partien. Dieselbe Startzahl ergibt dieselben Gewichte.
option-fit-file = Wohin die Gewichte geschrieben werden. Nach Strg-C kommen die fertigen daneben, mit -partial im Namen. Der Hai spielt mit denen in seinem eigenen Ordner.

fit-playing = Anpassen
fit-written = { $tables } von { $all } Tabellen sind angepasst und in { $file } geschrieben.
fit-partial = Angehalten. { $tables } von { $all } Tabellen sind angepasst und in { $file } geschrieben.
fit-nothing = Angehalten, bevor die erste von { $all } Tabellen angepasst war. Es ist nichts geschrieben.
error-no-folder = Den Ordner { $folder } gibt es nicht. Nenne eine Datei in einem Ordner, den es gibt.
