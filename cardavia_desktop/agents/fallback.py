"""What is played for a player that gives no legal answer."""

from cardavia_desktop.engine.actions import Action, Bid, Pass
from cardavia_desktop.engine.observation import Observation


def default_action(observation: Observation) -> Action:
    """Return a harmless legal action: to pass where that is allowed, else the first legal one."""
    for action in observation.legal:
        if action == Pass() or action == Bid(0):
            return action
    return observation.legal[0]
