"""The training loop: workers that play and learn by turns, with a log, evaluations and checkpoints."""

import json
import math
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tools.train import checkpoint
from tools.train.learner import Learner
from tools.train.network import Size, ValueNet, value_decisions
from tools.train.sampling import Encoder, Pool, SelfPlay

_POOL_CAPACITY = 65536
_POOL_FILL = 16384
"""A net learns once this many samples wait, so that a batch mixes many deals."""
_FULL = 60000
"""Above this nothing more is played until the samples have been learnt."""


@dataclass(frozen=True)
class Plan:
    """How long and how fast to learn.

    Attributes:
        until_samples: samples at which the run ends; the rates follow the share of them that is done.
        batch: samples a step.
        first_rate, last_rate: learning rate at the start and at the end, with a cosine between.
        first_epsilon, last_epsilon: chance of a random move, falling in a straight line.
        workers: threads that play and learn.
        evaluate_every: samples between evaluations.
        save_every: seconds between checkpoints.
        freeze_every: samples between copies of the weights that are kept.
    """

    until_samples: int
    batch: int = 2048
    first_rate: float = 1e-3
    last_rate: float = 1e-4
    first_epsilon: float = 0.02
    last_epsilon: float = 0.005
    workers: int = 2
    evaluate_every: int = 4_000_000
    save_every: float = 180.0
    freeze_every: int = 10_000_000

    def learning_rate(self, samples: int) -> float:
        """Return the learning rate after ``samples``."""
        done = min(samples / self.until_samples, 1.0)
        return self.last_rate + (self.first_rate - self.last_rate) * (1 + math.cos(math.pi * done)) / 2

    def epsilon(self, samples: int) -> float:
        """Return the chance of a random move after ``samples``."""
        done = min(samples / self.until_samples, 1.0)
        return self.first_epsilon + (self.last_epsilon - self.first_epsilon) * done


@dataclass(frozen=True)
class Game:
    """What the loop needs to know of a game.

    Attributes:
        size: the size of each role's net.
        roles: how many nets there are.
        sample_type: the dtype of its samples.
        self_play: makes deals in lockstep from a seed.
        encoder: makes an encoder of samples.
        opponents: nets that play and do not learn, numbered after those that do.
        evaluate: returns figures, by name, of one net for each role.
    """

    size: Size
    roles: int
    sample_type: np.dtype[np.void]
    self_play: Callable[[int], SelfPlay]
    encoder: Callable[[], Encoder]
    opponents: Sequence[ValueNet]
    evaluate: Callable[[list[ValueNet]], dict[str, float]]


class Trainer:
    """One run in its directory; the same directory goes on where the last run stopped.

    A checkpoint holds weights, averaged weights, optimisers, counters and random states. Deals in play and
    samples not learnt yet (some seconds of work) are dealt afresh on resuming.

    Args:
        game: what is played.
        plan: how long and how fast.
        directory: where the checkpoint, the log and frozen weights are.
        seed: where a new run's randomness starts.
    """

    def __init__(self, game: Game, plan: Plan, directory: Path, seed: int) -> None:
        self._game = game
        self._plan = plan
        self._directory = directory
        self._seed = seed
        self._learners = [Learner(game.size, seed + role) for role in range(game.roles)]
        self._learning = [threading.Lock() for _ in range(game.roles)]
        self._pools = [Pool(_POOL_CAPACITY, game.sample_type) for _ in range(game.roles)]
        self._pooling = [threading.Lock() for _ in range(game.roles)]
        self._envs = [game.self_play(seed + 1000 + worker) for worker in range(plan.workers)]
        self._rngs = [np.random.default_rng(seed + 2000 + worker) for worker in range(plan.workers)]
        self._counting = threading.Lock()
        self._samples = 0
        self._deals = 0
        self._won = 0
        self._cpu_before = 0.0
        self._stop = threading.Event()
        self._fault: BaseException | None = None
        directory.mkdir(parents=True, exist_ok=True)
        self._resume()

    def stop(self) -> None:
        """End the run after the steps in hand; it is saved and can be resumed."""
        self._stop.set()

    def run(self) -> None:
        """Train until the plan's samples are done or :meth:`stop` is called.

        Raises:
            RuntimeError: a worker failed.
        """
        workers = [threading.Thread(target=self._work, args=(n,)) for n in range(self._plan.workers)]
        for worker in workers:
            worker.start()
        last_save = last_log = time.monotonic()
        next_evaluation = self._next(self._plan.evaluate_every)
        next_freeze = self._next(self._plan.freeze_every)
        while not self._stop.wait(1.0) and self._samples < self._plan.until_samples:
            if self._samples >= next_evaluation:
                next_evaluation = self._next(self._plan.evaluate_every)
                self._log(self._evaluate())
                last_log = time.monotonic()
            elif time.monotonic() - last_log > 60:
                self._log({})
                last_log = time.monotonic()
            if self._samples >= next_freeze:
                next_freeze = self._next(self._plan.freeze_every)
                self._save(self._directory / f"frozen-{self._samples // 1_000_000:04}M.pt")
            if time.monotonic() - last_save > self._plan.save_every:
                self._save(self._directory / checkpoint.NAME)
                last_save = time.monotonic()
        self._stop.set()
        for worker in workers:
            worker.join()
        if self._fault:
            raise RuntimeError("a worker failed") from self._fault
        self._save(self._directory / checkpoint.NAME)
        self._log(self._evaluate())

    def _next(self, every: int) -> int:
        return (self._samples // every + 1) * every

    def _evaluate(self) -> dict[str, float]:
        return self._game.evaluate([learner.acting for learner in self._learners])

    def _work(self, worker: int) -> None:
        try:
            encoder = self._game.encoder()
            while not self._stop.is_set() and self._samples < self._plan.until_samples:
                if self._learn_somewhere(encoder, self._rngs[worker]):
                    continue
                if max(len(pool) for pool in self._pools) > _FULL:
                    time.sleep(0.005)
                else:
                    self._play(self._envs[worker], self._rngs[worker])
        except BaseException as fault:
            self._fault = fault
            self._stop.set()
            raise

    def _learn_somewhere(self, encoder: Encoder, rng: np.random.Generator) -> bool:
        """Make a step for the role with most samples that nobody is at; return whether there was one."""
        for role in sorted(range(self._game.roles), key=lambda role: -len(self._pools[role])):
            if len(self._pools[role]) < _POOL_FILL:
                return False
            if not self._learning[role].acquire(blocking=False):
                continue
            try:
                with self._pooling[role]:
                    samples = self._pools[role].take(self._plan.batch, rng)
                states, actions = encoder(samples)
                rate = self._plan.learning_rate(self._samples)
                self._learners[role].learn(states, actions, samples["target"], rate)
            finally:
                self._learning[role].release()
            with self._counting:
                self._samples += self._plan.batch
            return True
        return False

    def _play(self, env: SelfPlay, rng: np.random.Generator) -> None:
        """Play one round of all deals of ``env`` and pool the samples of those that ended."""
        progress = env.advance()
        for role in range(self._game.roles):
            samples = env.finished(role)
            if len(samples):
                with self._pooling[role]:
                    self._pools[role].put(samples, rng)
        with self._counting:
            self._deals += progress.deals
            self._won += progress.won
        for role in range(self._game.roles):
            decisions = env.decisions(role)
            if len(decisions.states):
                values = value_decisions(self._learners[role].acting, decisions)
                env.play(role, values, self._plan.epsilon(self._samples))
        for number, opponent in enumerate(self._game.opponents, start=self._game.roles):
            decisions = env.decisions(number)
            if len(decisions.states):
                env.play(number, value_decisions(opponent, decisions), 0.0)

    def _cpu(self) -> float:
        return self._cpu_before + time.process_time()

    def _log(self, figures: dict[str, float]) -> None:
        entry: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S"),
            "cpu_s": round(self._cpu(), 1),
            "samples": self._samples,
            "deals": self._deals,
            "won": self._won,
            "rate": self._plan.learning_rate(self._samples),
            "loss": [round(learner.loss, 4) for learner in self._learners],
            "pools": [len(pool) for pool in self._pools],
            **figures,
        }
        line = json.dumps(entry)
        with (self._directory / "log.jsonl").open("a") as log:
            log.write(line + "\n")
        print(line, flush=True)

    def _save(self, path: Path) -> None:
        for lock in self._learning:
            lock.acquire()
        try:
            checkpoint.save(path, self._state())
        finally:
            for lock in self._learning:
                lock.release()

    def _state(self) -> dict[str, Any]:
        return {
            "format": 1,
            "seed": self._seed,
            "size": tuple(self._game.size),
            "plan": asdict(self._plan),
            "samples": self._samples,
            "deals": self._deals,
            "won": self._won,
            "cpu_s": self._cpu(),
            "learners": [learner.state() for learner in self._learners],
            "random": [json.dumps(rng.bit_generator.state) for rng in self._generators()],
        }

    def _generators(self) -> list[np.random.Generator]:
        return [env.rng for env in self._envs] + self._rngs

    def _resume(self) -> None:
        state = checkpoint.load(self._directory / checkpoint.NAME)
        if state is None:
            return
        if tuple(state["size"]) != tuple(self._game.size):
            raise ValueError(f"{self._directory} holds nets of size {state['size']}, not {self._game.size}")
        self._samples = state["samples"]
        self._deals = state["deals"]
        self._won = state["won"]
        self._cpu_before = state["cpu_s"]
        for learner, saved in zip(self._learners, state["learners"], strict=True):
            learner.restore(saved)
        for rng, saved in zip(self._generators(), state["random"], strict=False):
            rng.bit_generator.state = json.loads(saved)
