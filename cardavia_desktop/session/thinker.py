"""Where players think: in a process of their own, so that the window never waits.

A thread would not do: a player thinking in pure Python beside the window doubles the time of a frame.
"""

import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Protocol, TypeVar

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.agent import Advice, Appraisal
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.store.log import PLAYERS, Log

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

_T = TypeVar("_T")


class Thinker(Protocol):
    """Answers questions to players, some time later."""

    def prepare(self, game: str) -> Future[bool]:
        """Get ready for a game; the answer tells whether its trained players can be had.

        Where they cannot, simpler ones answer in their place.
        """

    def decide(self, player: str, observation: Observation, seed: int) -> Future[Action]:
        """Ask the player of that name for its decision; ``seed`` feeds what randomness it has."""

    def advise(self, observation: Observation) -> Future[tuple[Advice, ...]]:
        """Ask the best adviser there is for its advice."""

    def appraise(self, observation: Observation, action: Action) -> Future[Appraisal]:
        """Ask the expert what it thinks of a decision that was made."""

    def restart(self) -> None:
        """Drop what is being thought about, answered or not; go on with the next question."""

    def close(self) -> None:
        """Stop for good and leave nothing running."""


def _prepare(game: str) -> bool:
    return roster.has_nets(game)


def _decide(player: str, observation: Observation, seed: int) -> Action:
    return roster.create(observation.game, player, Random(seed)).decide(observation)


def _advise(observation: Observation) -> tuple[Advice, ...]:
    return roster.adviser(observation.game).advise(observation)


def _appraise(observation: Observation, action: Action) -> Appraisal:
    return roster.expert(observation.game).appraise(observation, action)


def _begin(log: Path | None) -> None:
    """Begin a worker: it keeps a log of its own and ends with the program."""
    if log is not None:
        Log(log, PLAYERS)
    _end_with_the_program()


def _end_with_the_program() -> None:
    """See to it that this worker ends with the program, even one that is killed and can end nothing.

    A worker holds both ends of the pipe that its questions come through, so it would wait there for ever.
    """
    import multiprocessing  # noqa: PLC0415 - the window loads this module, and no process before its paint

    program = multiprocessing.parent_process()
    if program is None:
        return

    def watch() -> None:
        program.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class InlineThinker:
    """Thinks at once, in the caller's thread: for tests and tools without an event loop."""

    def prepare(self, game: str) -> Future[bool]:
        """See :class:`Thinker`."""
        return _settled(_prepare, game)

    def decide(self, player: str, observation: Observation, seed: int) -> Future[Action]:
        """See :class:`Thinker`."""
        return _settled(_decide, player, observation, seed)

    def advise(self, observation: Observation) -> Future[tuple[Advice, ...]]:
        """See :class:`Thinker`."""
        return _settled(_advise, observation)

    def appraise(self, observation: Observation, action: Action) -> Future[Appraisal]:
        """See :class:`Thinker`."""
        return _settled(_appraise, observation, action)

    def restart(self) -> None:
        """See :class:`Thinker`; nothing is ever under way here."""

    def close(self) -> None:
        """See :class:`Thinker`; nothing runs here."""


def _settled(function: Callable[..., _T], *arguments: object) -> Future[_T]:
    future: Future[_T] = Future()
    try:
        future.set_result(function(*arguments))
    except Exception as error:  # noqa: BLE001 - a future carries any fault to whoever asks for its result
        future.set_exception(error)
    return future


class ProcessThinker:
    """Thinks in one worker process, started with the first question and again should it die.

    Args:
        log: the folder of the worker's log; None writes none.
    """

    def __init__(self, log: Path | None = None) -> None:
        self._log = log
        self._pool: ProcessPoolExecutor | None = None

    def prepare(self, game: str) -> Future[bool]:
        """See :class:`Thinker`."""
        return self._submit(_prepare, game)

    def decide(self, player: str, observation: Observation, seed: int) -> Future[Action]:
        """See :class:`Thinker`."""
        return self._submit(_decide, player, observation, seed)

    def advise(self, observation: Observation) -> Future[tuple[Advice, ...]]:
        """See :class:`Thinker`."""
        return self._submit(_advise, observation)

    def appraise(self, observation: Observation, action: Action) -> Future[Appraisal]:
        """See :class:`Thinker`."""
        return self._submit(_appraise, observation, action)

    def restart(self) -> None:
        """See :class:`Thinker`; kills the worker, which may hang."""
        pool, self._pool = self._pool, None
        if pool is not None:
            # The executor has no public way to end a worker that does not return.
            for process in list(getattr(pool, "_processes", {}).values()):
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)

    def close(self) -> None:
        """See :class:`Thinker`."""
        self.restart()

    def _submit(self, function: Callable[..., _T], *arguments: object) -> Future[_T]:
        try:
            try:
                return self._running().submit(function, *arguments)
            except BrokenExecutor:
                self.restart()
                return self._running().submit(function, *arguments)
        except OSError as error:
            # No process can be started: the one who asked plays a default, as for a player that fails.
            self.restart()
            future: Future[_T] = Future()
            future.set_exception(error)
            return future

    def _running(self) -> "ProcessPoolExecutor":
        if self._pool is None:
            # Here and not above: what starts processes takes as long to load as all of the session.
            import multiprocessing  # noqa: PLC0415 - as above
            from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - as above

            # Spawned, not forked: a fork would copy the window's threads and locks in mid-step.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_begin, initargs=(self._log,))
        return self._pool
