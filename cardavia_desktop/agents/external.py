"""A player that is another program: it reads requests and writes replies, one JSON object a line.

A bot may die, stay silent or answer nonsense. Its side loses nothing by that but the decision: a harmless
legal action is played and the fault is reported.
"""

import json
import logging
import queue
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import IO, Final

from cardavia_desktop.agents.fallback import default_action
from cardavia_desktop.agents.protocol import BadReplyError, action_of, request
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.observation import Observation

COMMAND_PREFIX: Final = "exec:"
"""What a player's name begins with when the rest is a command."""

TIME_LIMIT: Final = 5.0
"""Seconds that a bot has for a decision."""

STARTING_TIME: Final = 30.0
"""Seconds that it has for its first one, while it loads."""

_CLOSING_TIME: Final = 1.0
"""Seconds that a bot has to end by itself once its input is closed."""

_LONGEST_LINE: Final = 65_536
"""Characters of a line that are read; a reply is much shorter."""

_log = logging.getLogger(__name__)


class FaultKind(StrEnum):
    """What a bot did wrong."""

    DEAD = auto()
    """It could not be started, or has ended."""
    SILENT = auto()
    """It did not answer in time."""
    NONSENSE = auto()
    """It answered something that is no legal action."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a bot.

    Attributes:
        kind: what went wrong.
        command: the bot's command.
        detail: what it said or did, in English.
    """

    kind: FaultKind
    command: str
    detail: str


class _FaultError(Exception):
    def __init__(self, kind: FaultKind, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail


def _log_fault(fault: Fault) -> None:
    _log.warning("bot %s: %s: %s", fault.command, fault.kind.value, fault.detail)


class ExternalAgent:
    """A bot behind a command, started at its first decision.

    Args:
        command: the command line, split as the system's shell would; no shell runs it.
        time_limit: seconds for a decision.
        starting_time: seconds for the first decision.
        report: is told each fault.
    """

    def __init__(
        self,
        command: str,
        time_limit: float = TIME_LIMIT,
        starting_time: float = STARTING_TIME,
        report: Callable[[Fault], None] = _log_fault,
    ) -> None:
        self._command = command
        self._time_limit = time_limit
        self._starting_time = max(time_limit, starting_time)
        self._report = report
        self._bot: _Bot | None = None

    def decide(self, observation: Observation) -> Action:
        """Return the bot's action, or a harmless legal one after a fault."""
        try:
            return self._asked(observation)
        except _FaultError as fault:
            if fault.kind is not FaultKind.NONSENSE:
                self.close()
            self._report(Fault(fault.kind, self._command, fault.detail))
            return default_action(observation)

    def close(self) -> None:
        """End the bot; the next decision starts it anew."""
        if self._bot is not None:
            self._bot.close()
            self._bot = None

    def _asked(self, observation: Observation) -> Action:
        limit = self._time_limit
        if self._bot is None:
            self._bot = _Bot(self._command)
            limit = self._starting_time
        line = self._bot.answer(json.dumps(request(observation), separators=(",", ":")), limit)
        try:
            return action_of(json.loads(line), observation)
        except BadReplyError as error:
            raise _FaultError(FaultKind.NONSENSE, str(error)) from error
        except (ValueError, RecursionError) as error:
            raise _FaultError(FaultKind.NONSENSE, f"no JSON: {line[:80]!r}") from error


class _Bot:
    """The running process. A thread of its own reads, so that waiting can end at the time limit."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(
                _arguments(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as error:
            raise _FaultError(FaultKind.DEAD, f"cannot be started: {error}") from error
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def answer(self, line: str, limit: float) -> str:
        """Return the line with which the bot answers one, within ``limit`` seconds."""
        while not self._lines.empty():
            if self._lines.get() is None:
                raise _FaultError(FaultKind.DEAD, self._ending())
        try:
            _pipe(self._process.stdin).write(line + "\n")
            _pipe(self._process.stdin).flush()
            reply = self._lines.get(timeout=limit)
        except OSError as error:
            raise _FaultError(FaultKind.DEAD, f"does not listen: {error}") from error
        except queue.Empty as error:
            raise _FaultError(FaultKind.SILENT, f"no answer in {limit:g} s") from error
        if reply is None:
            raise _FaultError(FaultKind.DEAD, self._ending())
        return reply

    def close(self) -> None:
        """End the process, gently first."""
        try:
            _pipe(self._process.stdin).close()
        except OSError:
            _log.debug("the bot's input was closed already")
        try:
            self._process.wait(_CLOSING_TIME)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(_CLOSING_TIME)
        _pipe(self._process.stdout).close()

    def _read(self) -> None:
        output = _pipe(self._process.stdout)
        try:
            while line := output.readline(_LONGEST_LINE):
                self._lines.put(line)
        except (OSError, ValueError):
            _log.debug("the bot's output broke off or is no text")
        self._lines.put(None)

    def _ending(self) -> str:
        deadline = time.monotonic() + _CLOSING_TIME
        while self._process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.01)
        code = self._process.poll()
        return "closed its output" if code is None else f"ended with exit code {code}"


def _arguments(command: str) -> str | list[str]:
    """Return a command as the system wants it: Windows takes the line apart itself, backslashes and all."""
    if sys.platform == "win32":
        return command
    # An empty command is a program without a name, which cannot be started either.
    return shlex.split(command) or [""]


def _pipe(stream: IO[str] | None) -> IO[str]:
    if stream is None:
        raise ValueError("the process has no pipes")
    return stream
