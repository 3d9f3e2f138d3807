# 늦거나 자리를 비운 플레이어 대신 봇이 응답함: 게임이 끝났을 때, 코치의 보고서, 연구.
standin-answers = 봇이 { $seat } 대신 { $answers }번 응답했습니다({ $rounds ->
    [1] { $first }라운드
   *[other] { $first }~{ $last }라운드
}).
standin-not-judged = 봇이 대신한 응답은 운과 실력에는 들어가지만, 평점과 결정, 버릇에는 들어가지 않습니다.
standin-all = 모든 결정을 봇이 { $seat } 대신 내려 평점이 없습니다.
standin-effect = 이 실력에는 이 자리에서 대신 응답한 봇의 몫도 들어 있습니다: { $effect }.
standin-turn = 봇이 { $seat } 대신 내린 결정: { $answer }.
standin-my-game = 봇이 나 대신 { $answers }번 응답함
standin-my-game-all = 평점 없음: 모든 결정을 봇이 나 대신 내림 · 운 { $luck }, 실력 { $skill }
standin-some-games = 게임 { $games }판에서는 봇이 { $player } 대신 일부 응답을 했습니다. 그 응답은 평점과 버릇에서 뺐습니다.
standin-all-games = 모든 결정을 봇이 { $player } 대신 내린 게임 { $games }판은 뺐습니다.
error-study-stand-ins = { $folder } 폴더에는 연구할 것이 없습니다: 이 게임들에서는 모든 결정을 봇이 플레이어 대신 내렸습니다.
