#!/usr/bin/env python3
"""Compare random games a second with other engines, in one run and on one core.

    cargo bench --bench instructions --no-run     # prints the path of the program
    pip install open_spiel
    taskset -c 0 python3 benches/compare.py PROGRAM [--congkak-core]

Time is that of the processor alone, so that other work on the machine disturbs less; each engine
takes its turn in each round, and the best of its rounds counts.

OpenSpiel plays with its own C++ rollouts (`RandomRolloutEvaluator`), from the same start by the
same rules. `--congkak-core` adds a public
Congkak engine in Rust; docs/engine.md says how to build it.
"""

import argparse
import os
import resource
import subprocess
import time

ROUNDS = 7


def children_secs():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def ours(program, game, games):
    began = children_secs()
    subprocess.run([program, game, str(games)], check=True, stdout=subprocess.DEVNULL)
    return games / (children_secs() - began)


def open_spiel(name, games):
    import pyspiel

    game = pyspiel.load_game(name)
    # A search of one simulation evaluates the start alone, by this many rollouts.
    evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False)
    began = time.process_time()
    bot.step(game.new_initial_state())
    return games / (time.process_time() - began)


def congkak_core(games):
    import congkak_core as core

    state, rules = core.BoardState(), core.RuleConfig()
    began = time.process_time()
    core.batch_random_playouts(state, rules, games, 1)
    return games / (time.process_time() - began)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--congkak-core", action="store_true")
    args = parser.parse_args()
    pairs = [
        ("kalah", "OpenSpiel mancala", lambda: open_spiel("mancala", 40_000)),
        ("oware", "OpenSpiel oware", lambda: open_spiel("oware", 8_000)),
    ]
    if args.congkak_core:
        pairs.append(("congkak", "congkak-core", lambda: congkak_core(80_000)))
    else:
        pairs.append(("congkak", None, None))
    print(f"{'game':8} {'ours':>10} {'theirs':>10}  games a second on one core; times")
    for game, name, theirs in pairs:
        best = [0.0, 0.0]
        for _ in range(ROUNDS):
            best[0] = max(best[0], ours(args.program, game, 200_000))
            if theirs:
                best[1] = max(best[1], theirs())
        if theirs:
            print(f"{game:8} {best[0]:10,.0f} {best[1]:10,.0f}  {best[0] / best[1]:.1f} {name}")
        else:
            print(f"{game:8} {best[0]:10,.0f}")


if __name__ == "__main__":
    main()
