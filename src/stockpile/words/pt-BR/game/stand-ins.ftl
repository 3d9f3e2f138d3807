# Um bot respondeu por quem se atrasou ou se ausentou: no fim da partida, no relatório do treinador e nos estudos.
standin-answers = { $answers ->
    [one] Um bot deu uma resposta por { $seat }, na rodada { $first }.
   *[other] Um bot deu { $answers } respostas por { $seat }, { $rounds ->
        [one] na rodada { $first }.
       *[other] da rodada { $first } à { $last }.
    }
}
standin-not-judged = As respostas dadas por um bot contam para a sorte e a perícia. Não contam para notas, decisões e hábitos.
standin-all = Um bot tomou todas as decisões por { $seat }, por isso não há nota.
standin-effect = Nesta perícia entra também o bot que respondeu neste lugar: { $effect }.
standin-turn = Um bot decidiu por { $seat }: { $answer }.
standin-my-game = { $answers ->
    [one] um bot deu uma resposta por você
   *[other] um bot deu { $answers } respostas por você
}
standin-my-game-all = Sem nota: um bot tomou todas as decisões por você · sorte { $luck }, perícia { $skill }
standin-some-games = { $games ->
    [one] Em uma partida um bot deu algumas das respostas por { $player }; notas e hábitos as deixam de fora.
   *[other] Em { $games } partidas um bot deu algumas das respostas por { $player }; notas e hábitos as deixam de fora.
}
standin-all-games = { $games ->
    [one] Uma partida ficou de fora, porque nela um bot tomou todas as decisões por { $player }.
   *[other] { $games } partidas ficaram de fora, porque nelas um bot tomou todas as decisões por { $player }.
}
error-study-stand-ins = Não há o que estudar em { $folder }: nestas partidas bots tomaram todas as decisões pelos jogadores.
