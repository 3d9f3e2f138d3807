# Die Aufzeichnung einer Partie, die nicht zu Ende war, wieder geöffnet: was ein Platz von ihr gesehen hat.

seen-by-spectators = die Zuschauer
seen-title-seat = Wie { $seat } es sah
seen-why-seat = Die Partie war noch nicht zu Ende, als sie gespeichert wurde. Zu sehen ist, was { $seat } erfahren hat, und nicht mehr: Was da verdeckt war, bleibt verdeckt.
seen-title-spectators = Wie Zuschauer es sahen
seen-why-spectators = Die Partie war noch nicht zu Ende, als sie gespeichert wurde. Zu sehen ist, was alle erfahren haben, und nicht mehr: Was da verdeckt war, bleibt verdeckt.
seen-hand = Auf der Hand: { $cards }.
replay-seen-by = Die Partie war noch nicht zu Ende, als sie gespeichert wurde. Zu sehen ist nur eine Sicht: { $seat }.
error-seen-by-another = In dieser Aufzeichnung steht nur, was dieser Platz gesehen hat: { $seat }. Bitte --seat weglassen.
error-seen-answers-only = Eine ältere Version hat das während der Partie gespeichert: Die Antworten, die ein Platz gesehen hat, stehen darin, aber kein Tisch, der sich zeigen ließe.
error-seen-impossible = Was in dieser Aufzeichnung steht, kann kein Platz dieser Partie gesehen haben.
