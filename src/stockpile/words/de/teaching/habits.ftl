# Meine Spiele auf der Seite: was viele analysierte Spiele über mich sagen. Gewohnheiten und Verlauf selbst stehen in study.ftl.

web-habits-sums = Über { $games } Spiele zusammengezählt, in Anteilen an einem Sieg: Glück { $luck }, Können { $skill }, Ergebnis { $result }
web-habits-grade = Die mittlere Note ist { $grade } ({ $interval }).
web-habits-why = Was dich welche Art von Fehler kostet, die teuerste zuerst, im Mittel all deiner analysierten Spiele. In Klammern und als Strich über dem Balken: wo der wahre Preis in 95 von 100 solchen Fällen liegt.
web-habits-cost = Kostet { $money } je Spiel ({ $range }) und { $win } eines Sieges ({ $wins }).
web-habits-cost-alone = Kostete in diesem Spiel { $money } und { $win } eines Sieges.
web-habits-unsure = kann Zufall sein
web-habits-more = { $count ->
    [one] Eine weitere, die weniger kostet
   *[other] { $count } weitere, die weniger kosten
}
web-habits-newest = Hier zählen deine neuesten { $count } analysierten Spiele.
