# What is wrong with a bot, by its kind; and how one came to lose an answer, as a sentence about it says it.
trouble-unknown = Não há bot { $name }; há: { $names }.
trouble-gone = Não há mais o bot { $bot }.
trouble-no-styles = { $bot } não pode jogar “{ $style }”: não tem estilos.
trouble-no-such-style = { $bot } não pode jogar “{ $style }”; há: { $known }.
trouble-style-missing = “{ $text }” não indica estilo depois dos dois-pontos.
trouble-bad-budget = “{ $text }” não é um orçamento: escreva um número de simulações (400) ou um tempo (100ms, 1s).
trouble-no-budget = { $bot } não aceita orçamento: não pensa mais quando pode. Deixe @{ $budget } de fora.
trouble-name-is-ours = O bot “{ $bot }” de { $package } fica de fora: o nome é de um dos nossos.
trouble-name-is-taken = O bot “{ $bot }” de { $package } fica de fora: { $other } tem um bot com esse nome.
trouble-bad-name = O bot “{ $bot }” de { $package } fica de fora: um nome tem até 16 letras minúsculas, dígitos e hifens, começando por letra.
trouble-not-loaded = O bot { $bot } de { $package } não pôde ser carregado: { $error }.
trouble-no-class = O bot { $bot } de { $package } não é um bot: { $value } não é uma classe com um método decide.
trouble-not-made = O bot { $bot } não pôde ser criado: { $error }.
trouble-bad-thinks = O bot { $bot } não pode jogar com thinks = { $value }: escreva um orçamento com um número acima de 0, thinks = Budget(milliseconds=100), ou deixe-o de fora.
trouble-bad-hears = O bot { $bot } não pode jogar com hears = { $value }: escreva hears = True, ou deixe-o de fora.
trouble-lost = O bot { $bot } não pôde ser criado: demorou demais, ou encerrou seu processo.
trouble-busy = O bot { $bot } não está disponível agora, há muitos à espera. Tente de novo daqui a pouco.

fault-raised = lançou { $error } ({ $file }, linha { $line })
fault-raised-oddly = lançou um erro que não se pode examinar
fault-no-answer = respondeu com algo que não é resposta
fault-not-offered = deu uma resposta que não foi oferecida
fault-not-sent = deu algo que nenhum processo pode passar a outro
fault-too-long = demorou demais
fault-ended = encerrou seu processo
fault-lost = demorou demais, ou encerrou seu processo
fault-given-up = demorou demais ou encerrou seu processo vezes demais, e não é mais consultado
fault-cannot-play = não pode jogar ({ $why })
