# What Typer says by itself: the frame of --help, and what is wrong with a command. Reasons come without a full
# stop. The frame stays plain text: help must be quick.

usage-usage = Uso:
usage-options-here = [OPÇÕES]
usage-command-here = COMANDO [ARGUMENTOS]...
usage-arguments = Argumentos
usage-options = Opções
usage-commands = Comandos
usage-help = Mostra esta ajuda.
usage-required = [obrigatório]
usage-default = padrão

usage-no-option = não existe a opção { $option }
usage-no-option-but = não existe a opção { $option }; talvez seja uma destas: { $others }
usage-no-command = não existe o comando { $name }
usage-no-command-but = não existe o comando { $name }; talvez seja um destes: { $others }
usage-no-argument = falta { $name }
usage-option-missing = falta a opção { $name }
usage-extra = isto sobra: { $words }
usage-value-missing = falta um valor depois de { $option }
usage-value-extra = { $option } não recebe valor
usage-unreadable = { $option } não pode ser { $file }: falta permissão de leitura
usage-whole = { $option } é um número inteiro, não { $given }
usage-number = { $option } é um número, não { $given }
usage-least = { $option } é no mínimo { $limit }, não { $given }
usage-most = { $option } é no máximo { $limit }, não { $given }
