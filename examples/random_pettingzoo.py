"""Random play through PettingZoo: every seat is an agent that picks any legal action.

It shows the loop of PettingZoo's AEC interface, where agents act one after the other: `last()` says what the agent
that is asked sees and may do, `step()` takes its answer. At the end every agent gets its final money as reward.

    python examples/random_pettingzoo.py          # 10 games
    python examples/random_pettingzoo.py 100
"""

import sys
from collections import Counter

from stockpile.envs import pettingzoo


def play(seed: int) -> dict[str, float]:
    """One game; gives what every agent got for it."""
    env = pettingzoo.env(players=4, preset="epic")
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + number)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        got[agent] += reward
        if termination or truncation:
            env.step(None)  # so PettingZoo takes an agent from the table
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    return got


def main(games: int = 10) -> None:
    won: Counter[str] = Counter()
    for seed in range(games):
        got = play(seed)
        best = max(got.values())
        won.update({agent: money == best for agent, money in got.items()})
        print(f"game {seed}:", ", ".join(f"{agent} {money:.0f}" for agent, money in got.items()))
    print("games won:", ", ".join(f"{agent} {count}" for agent, count in won.items()))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
