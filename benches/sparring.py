#!/usr/bin/env python3
"""Play a level against OpenSpiel's Monte Carlo tree search, in pairs of games with the seats changed.

    cargo build --release --example sparring
    pip install open_spiel
    python3 benches/sparring.py target/release/examples/sparring --pairs 100

Both games of a pair begin with the same four random picks. OpenSpiel keeps the rules and says who has won. Its search
(`MCTSBot`, written in C++, with the evaluator `RandomRolloutEvaluator`) gets so many simulations a pick that it takes
at least as much time of the processor as we do; both times are printed.
"""

import argparse
import os
import random
import resource
import subprocess
import time

import pyspiel

# Simulations a pick, for which it takes somewhat longer than we do.
GAMES = {"kalah": ("mancala", 6_000), "oware": ("oware", 500)}


class Ours:
    def __init__(self, program, game, level):
        self.game, self.level = game, level
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def pick(self, state, labels, seed):
        picks = " ".join(map(str, labels))
        self.process.stdin.write(f"{self.game} {self.level} {seed} {picks}".rstrip() + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        # Where the match is over by our rules, the rest decides nothing.
        return state.legal_actions()[0] if answer == "-" else action(self.game, state, int(answer))

    def secs(self):
        """Its time so far: known when it has ended."""
        self.process.stdin.close()
        self.process.wait()
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime


def label(game, action):
    """The hole of an action, counted from its owner's left."""
    return action % 7 if game == "kalah" else action + 1


def action(game, state, label):
    if game == "kalah":
        return label + 7 * state.current_player()
    return label - 1


def play(game, ours, theirs, seat, opening, seed):
    """A game; returns our points, and how long they thought."""
    state = pyspiel.load_game(GAMES[game][0]).new_initial_state()
    labels, took = [], 0.0
    for choice in opening:
        legal = state.legal_actions()
        picked = legal[int(choice * len(legal))]
        labels.append(label(game, picked))
        state.apply_action(picked)
    while not state.is_terminal():
        if state.current_player() == seat:
            picked = ours.pick(state, labels, seed)
        else:
            began = time.process_time()
            picked = theirs.step(state)
            took += time.process_time() - began
        labels.append(label(game, picked))
        state.apply_action(picked)
    return state.returns()[seat], took


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--level", type=int, default=6)
    parser.add_argument("--simulations", type=int, help="instead of those chosen for each game")
    args = parser.parse_args()
    before = 0.0
    for game, (name, simulations) in GAMES.items():
        simulations = args.simulations or simulations
        chance = random.Random(1)
        ours = Ours(args.program, game, args.level)
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        theirs = pyspiel.MCTSBot(
            pyspiel.load_game(name), evaluator, 1.4, simulations, 1000, True, 1, False
        )
        pairs, games, took = [0, 0, 0], [0, 0, 0], 0.0
        for number in range(args.pairs):
            opening, points = [chance.random() for _ in range(4)], 0
            for seat in (0, 1):
                result, secs = play(game, ours, theirs, seat, opening, number)
                took += secs
                points += result
                games[0 if result > 0 else 1 if result < 0 else 2] += 1
            pairs[0 if points > 0 else 1 if points < 0 else 2] += 1
        secs, before = ours.secs() - before, ours.secs()
        share = 100 * (pairs[0] + pairs[2] / 2) / args.pairs
        print(
            f"{game}, level {args.level} against {simulations} simulations: {share:.1f} % of {args.pairs} pairs "
            f"({pairs[0]} won, {pairs[1]} lost, {pairs[2]} drawn); {games[0]}, {games[1]}, {games[2]} of the games; "
            f"they thought {took / secs:.1f} times as long",
            flush=True,
        )


if __name__ == "__main__":
    main()
