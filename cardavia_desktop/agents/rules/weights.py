"""The weights by which a rule-based player sets one consideration against another, in tempi.

A tempo is one lead: what it costs to lay a play that somebody beats, since the lead must be won back.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """One player's weights.

    Attributes:
        lead: what having the lead next is worth.
        partner_leads: the part of it that remains when it is the partner who has the lead.
        danger: what an opponent's going out costs.
        threat_fades: an opponent that wins the lead with one card left is out; each card more leaves this
            part of the threat.
        partner_guards: the part of a threat that remains while the partner can still act against it.
        finish: what it is worth when nobody stops the seat from going out from here on.
        help: what it is worth to lead a play by beating which the partner goes out.
        bars_partner: how often an opponent between that can beat such a play puts it out of the partner's
            reach.
        shed: what each card laid is worth beyond the plan, for long plays are hard to get rid of later.
        overtake_if_beaten: how likely the next opponents must be to beat the partner's play before the
            partner is overtaken.
        block_at: an opponent with so few cards is one to block, even over the partner's play.
    """

    lead: float
    partner_leads: float
    danger: float
    threat_fades: float
    partner_guards: float
    finish: float
    help: float
    bars_partner: float
    shed: float
    overtake_if_beaten: float
    block_at: int
