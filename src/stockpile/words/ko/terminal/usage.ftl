# What Typer says by itself: the frame of --help, and what is wrong with a command. Reasons come without a full
# stop. The frame stays plain text: help must be quick.

usage-usage = 사용법:
usage-options-here = [옵션]
usage-command-here = 명령 [인자]...
usage-arguments = 인자
usage-options = 옵션
usage-commands = 명령
usage-help = 이 도움말을 보여 줍니다.
usage-required = [필수]
usage-default = 기본값

usage-no-option = { $option } 옵션은 없습니다
usage-no-option-but = { $option } 옵션은 없습니다. 혹시 이 중 하나인가요: { $others }
usage-no-command = { $name } 명령은 없습니다
usage-no-command-but = { $name } 명령은 없습니다. 혹시 이 중 하나인가요: { $others }
usage-no-argument = { $name } 인자가 빠졌습니다
usage-option-missing = { $name } 옵션이 빠졌습니다
usage-extra = 남는 인자가 있습니다: { $words }
usage-value-missing = { $option } 뒤에 값이 빠졌습니다
usage-value-extra = { $option } 옵션에는 값을 주지 않습니다
usage-unreadable = { $option } 자리에 { $file } 파일을 쓸 수 없습니다. 읽을 권한이 없습니다
usage-whole = { $option } 값은 정수여야 합니다. 받은 값: { $given }
usage-number = { $option } 값은 수여야 합니다. 받은 값: { $given }
usage-least = { $option } 값은 { $limit } 이상이어야 합니다. 받은 값: { $given }
usage-most = { $option } 값은 { $limit } 이하여야 합니다. 받은 값: { $given }
