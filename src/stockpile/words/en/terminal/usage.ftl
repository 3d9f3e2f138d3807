# What Typer says by itself: the frame of --help, and what is wrong with a command. Reasons come without a full
# stop. The frame stays plain text: help must be quick.

usage-usage = Usage:
usage-options-here = [OPTIONS]
usage-command-here = COMMAND [ARGS]...
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-help = Show this help.
usage-required = [required]
usage-default = default

usage-no-option = there is no option { $option }
usage-no-option-but = there is no option { $option }; perhaps one of these is meant: { $others }
usage-no-command = there is no command { $name }
usage-no-command-but = there is no command { $name }; perhaps one of these is meant: { $others }
usage-no-argument = { $name } is missing
usage-option-missing = the option { $name } is missing
usage-extra = this is too much: { $words }
usage-value-missing = after { $option } a value is missing
usage-value-extra = { $option } takes no value
usage-unreadable = { $option } cannot be { $file }: it may not be read
usage-whole = { $option } is a whole number, not { $given }
usage-number = { $option } is a number, not { $given }
usage-least = { $option } is at least { $limit }, not { $given }
usage-most = { $option } is at most { $limit }, not { $given }
