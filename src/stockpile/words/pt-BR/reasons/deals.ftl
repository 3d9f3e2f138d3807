# What is wrong with the transcript of a deal.

wrong-deal-otherwise = { $given } se escreve { $written }
wrong-deal-no-line = aqui esperava-se { $line }
wrong-deal-no-key = aqui esperavam-se { $key } e o seu valor
wrong-deal-no-number = esperava-se um número, não { $word }
wrong-deal-more = aqui não se espera mais nada
wrong-deal-missing = falta { $wanted } depois desta linha
wrong-deal-config = não é possível montar uma partida assim: { $reason }
wrong-deal-no-config = depois de { $key } vêm jogadores, módulos e conjuntos de investidores, em JSON
wrong-deal-seat = aqui esperavam-se { $key }, o número { $seat }, human ou bot, e quem é
wrong-deal-never-none = { $key } nunca é { $none }
wrong-deal-no-hex = esperavam-se 64 dígitos hexadecimais depois de { $key }, não { $word }
wrong-deal-cut-off = a última linha está cortada
