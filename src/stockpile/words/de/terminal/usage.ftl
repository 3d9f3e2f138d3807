# What Typer says by itself: the frame of --help, and what is wrong with a command. Reasons come without a full
# stop. The frame stays plain text: help must be quick.

usage-usage = Aufruf:
usage-options-here = [OPTIONEN]
usage-command-here = BEFEHL [ANGABEN]...
usage-arguments = Angaben
usage-options = Optionen
usage-commands = Befehle
usage-help = Diese Hilfe zeigen.
usage-required = [nötig]
usage-default = sonst

usage-no-option = eine Option { $option } gibt es nicht
usage-no-option-but = eine Option { $option } gibt es nicht; vielleicht ist eine von diesen gemeint: { $others }
usage-no-command = einen Befehl { $name } gibt es nicht
usage-no-command-but = einen Befehl { $name } gibt es nicht; vielleicht ist einer von diesen gemeint: { $others }
usage-no-argument = { $name } fehlt
usage-option-missing = die Option { $name } fehlt
usage-extra = das ist zu viel: { $words }
usage-value-missing = nach { $option } fehlt ein Wert
usage-value-extra = { $option } bekommt keinen Wert
usage-unreadable = { $option } kann nicht { $file } sein: Das darf nicht gelesen werden
usage-whole = { $option } ist eine ganze Zahl, nicht { $given }
usage-number = { $option } ist eine Zahl, nicht { $given }
usage-least = { $option } ist mindestens { $limit }, nicht { $given }
usage-most = { $option } ist höchstens { $limit }, nicht { $given }
