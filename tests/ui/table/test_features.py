"""What the table offers beside playing: chips, counter, skipping, passing by itself, sounds, words."""

from collections.abc import Callable, Hashable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.actions import Pass
from cardavia_desktop.engine.cards import Card, numbered, parse, rank_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.events import Played
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.match import Match
from cardavia_desktop.ui import assets, phrases
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.sound.art import Sound, deal_path, play_path, sound_path
from cardavia_desktop.ui.sound.cues import Sounds
from cardavia_desktop.ui.table import counting
from cardavia_desktop.ui.table.card_picture import CardLook
from cardavia_desktop.ui.table.placing import HandState
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences
from cardavia_desktop.ui.table.shown import settled
from tests.ui.table.driving import INSTANT, Player


def lead_at_seven(qtbot: QtBot) -> Player:
    """Return a player who leads at level 7 with two straight flushes of spades and a wild card."""
    mine = parse("RJ BJ 7S 7H 7C AS AD KS KH KC QS QD JS JH TS TC 9S 9H 8C 8D 8D 6S 6H 5S 5D 4S 3S")
    rest = [card for card in range(108) if card not in mine]
    others = [tuple(sorted(numbered(rest[start : start + 27]))) for start in (0, 27, 54)]
    player = Player(qtbot)
    deal = Deal((tuple(sorted(mine)), *others), (), 0)
    player.resume(Match(guandan.GAME, deal, {"level": "7"}, ("", "greedy", "greedy", "greedy")))
    return player


def test_a_chip_chooses_a_straight_flush_and_lets_go_of_it(qtbot: QtBot) -> None:
    player = lead_at_seven(qtbot)
    assert player.button("chip0").text() == "10–A"
    player.click("chip0")
    assert player.table.selected == set(parse("TS JS QS KS AS"))
    assert player.button("play").isEnabled()
    player.click("chip0")
    assert not player.table.selected


def cards_shown(player: Player, so: Callable[[CardLook], bool]) -> set[Card]:
    """Return which cards on the table look so; all of them must be the hand's."""
    keys = [key for key, item in player.table._stage.cards.items() if so(item.shape_shown)]
    hand: dict[Hashable, Card] = {("hand", slot.card): slot.card for slot in player.table._stage.hand.slots}
    return {hand[key] for key in keys}


def test_cards_of_a_natural_straight_flush_carry_a_thread(qtbot: QtBot) -> None:
    player = lead_at_seven(qtbot)
    threaded = cards_shown(player, lambda look: bool(look.thread))
    assert threaded == set(parse("3S 4S 5S 6S 7S 9S TS JS QS KS AS"))


def test_only_wild_cards_are_marked_wild(qtbot: QtBot) -> None:
    player = lead_at_seven(qtbot)
    assert cards_shown(player, lambda look: look.wild is not None) == set(parse("7H"))


def test_the_counter_knows_only_what_everyone_could_count() -> None:
    rng, mind = Random(6), GreedyAgent()
    match = Match(doudizhu.GAME, doudizhu.GAME.shuffle(rng))
    while match.state.phase.value != "play":
        seat = match.state.to_act
        if seat is None:
            match.deal(doudizhu.GAME.shuffle(rng))
        else:
            match.act(seat, mind.decide(match.state.observe(seat)))
    for _ in range(25):
        seat = match.state.to_act
        if seat is None:
            break
        match.act(seat, mind.decide(match.state.observe(seat)))
        view = match.state.observe(0)
        counts = counting.count(settled(view, (None,) * 3), tuple(range(15)), packs=1)
        others = [card for other in (1, 2) for card in range(54) if match.state.hand(other) >> card & 1]
        for entry in counts:
            assert entry.out == sum(rank_of(card) == entry.rank for card in others)


def test_the_counter_opens_by_its_key_and_button(qtbot: QtBot) -> None:
    player = lead_at_seven(qtbot)
    counter = player.table._stage._counter
    assert not counter.isVisible()
    player.key(Qt.Key.Key_C)
    assert counter.isVisible()
    player.click("counter")
    assert not counter.isVisible()


def test_who_is_out_can_skip_to_the_result(qtbot: QtBot) -> None:
    mind = GreedyAgent()
    for seed in range(1, 40):
        player = Player(qtbot, seed=seed)
        player.start(guandan.GAME)
        for _ in range(300):
            player.wait()
            if player.view.result is not None:
                break
            if player.session.your_turn:
                player.session.act(mind.decide(player.view))
                if not player.view.hand and player.view.result is None:
                    player.table.set_preferences(TablePreferences(speed=Speed.SLOW))
                    player.table.complete()
                    break
        view = player.view
        if view.result is None and not view.hand:
            break
    else:
        raise AssertionError("no deal let you go out before its end")
    QApplication.processEvents()
    player.click("skip")
    player.wait()
    assert player.view.result is not None
    assert player.button("next_deal").isVisible()


@pytest.mark.parametrize("by_itself", [True, False])
def test_passing_by_itself_is_an_option(qtbot: QtBot, by_itself: bool) -> None:
    preferences = TablePreferences(speed=Speed.INSTANT, auto_pass=by_itself)
    player = Player(qtbot, preferences=preferences, seed=5)
    player.start(guandan.GAME)
    mind = GreedyAgent()
    must_pass = 0
    for _ in range(150):
        player.wait()
        if player.view.result is not None:
            break
        if player.session.your_turn:
            must_pass += player.view.legal == (Pass(),)
            player.session.act(mind.decide(player.view))
    assert (must_pass == 0) == by_itself


def test_moments_are_cued(qtbot: QtBot) -> None:
    player = Player(qtbot, seed=5)
    heard: list[str] = []
    sounds = Sounds(lambda path, _delay: heard.append(path), lambda: None)
    player.table.showing.connect(lambda shown: sounds.show(shown.event, len(shown.view.hand)))
    player.table.touched.connect(sounds.select)
    player.table.called.connect(sounds.call)
    player.start(guandan.GAME)
    mind = GreedyAgent()
    for _ in range(300):
        player.wait()
        if player.view.result is not None:
            break
        if player.session.your_turn:
            player.click_card(player.table._stage.hand.slots[-1].card)
            player.session.act(mind.decide(player.view))
    expected = {sound_path(sound) for sound in (Sound.SELECT, Sound.KNOCK, Sound.TURN)}
    assert {deal_path(0), play_path(1), *expected} <= set(heard)
    assert (sound_path(Sound.WIN) in heard) != (sound_path(Sound.LOSE) in heard)


def test_other_preferences_show_other_cards(qtbot: QtBot) -> None:
    player = lead_at_seven(qtbot)
    before = player.table.grab().toImage()
    player.table.set_preferences(TablePreferences(speed=Speed.INSTANT, four_colours=True))
    assert player.table.grab().toImage() != before
    player.table.set_preferences(INSTANT)
    assert player.table.grab().toImage() == before


NAMES = {
    "3S": ("Single 3", "Carte seule, 3"),
    "KS KH": ("Pair of kings", "Paire de rois"),
    "AS AH AD": ("Triple of aces", "Brelan d’as"),
    "3S 4S 5H 6D 7C": ("Straight to 7", "Suite au 7"),
    "TS JS QS KS AD": ("Straight to ace", "Suite à l’as"),
    "9S 9H TS TD JC JD": ("Pair run to jack", "Suite de paires au valet"),
    "QS QH QD QC": ("Bomb, four queens", "Bombe, quatre dames"),
    "BJ RJ": ("Rocket", "Fusée"),
    "7S 7H 7D 8S 8H 8D 3S 4S": ("Airplane to 8 + singles", "Avion au 8 + cartes seules"),
}


@pytest.mark.parametrize("cards", NAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_combinations_have_names(qapp: QApplication, cards: str, language: str) -> None:
    translators = assets.translators(language)
    for translator in translators:
        qapp.installTranslator(translator)
    try:
        (reading,) = doudizhu.readings(parse(cards))
        assert phrases.combination_name(reading) == NAMES[cards][language == "fr"]
    finally:
        for translator in translators:
            qapp.removeTranslator(translator)


def test_every_shape_of_both_games_has_a_name() -> None:
    deal = doudizhu.GAME.shuffle(Random(1))
    for play in doudizhu.legal_plays(deal.hands[0]):
        assert phrases.combination_name(play)
    hand = guandan.GAME.shuffle(Random(1)).hands[0]
    for play in guandan.legal_plays(hand, "5"):
        assert "%" not in phrases.combination_name(play)


def test_the_result_can_be_put_aside(qtbot: QtBot) -> None:
    player = Player(qtbot, seed=5)
    player.start(doudizhu.GAME)
    mind = GreedyAgent()
    for _ in range(200):
        player.wait()
        if player.view.result is not None:
            break
        if player.session.your_turn:
            player.session.act(mind.decide(player.view))
    assert player.button("next_deal").isVisible()
    player.key(Qt.Key.Key_Escape)
    assert not player.button("next_deal").isVisible()
    before = player.ply
    player.click("next")
    player.wait()
    assert player.ply > before or player.view.result is None


def test_a_refusal_leads_to_its_rule(qtbot: QtBot) -> None:
    player = lead_at_seven(qtbot)
    asked: list[str] = []
    player.table.rules_requested.connect(asked.append)
    player.choose(parse("RJ 3S"))
    player.click("why")
    assert asked == ["combinations"]
    player.choose(parse("3S"))
    assert not player.button("why").isVisible()


@pytest.mark.parametrize(("french", "letters"), [(False, "10–A 9–K"), (True, "10–A 9–R")])
def test_letters_beside_the_cards_are_those_on_them(qtbot: QtBot, french: bool, letters: str) -> None:
    player = lead_at_seven(qtbot)
    player.table.set_preferences(TablePreferences(speed=Speed.INSTANT, french_index=french))
    assert f"{player.button('chip0').text()} {player.button('chip1').text()}" == letters
    look = player.table.look
    assert [look.letter(rank) for rank in "AKQJT9"] == [*("ARDV" if french else "AKQJ"), "10", "9"]


def test_the_language_leaves_the_letters_alone(qtbot: QtBot) -> None:
    player = lead_at_seven(qtbot)
    language = Language()
    language.switch("fr")
    try:
        player.wait()
        assert player.button("chip1").text() == "9–K"
    finally:
        language.switch("en")
        language.close()
        player.wait()


@pytest.mark.parametrize("size", [(1024, 588), (1280, 748)])
def test_the_names_of_single_cards_beside_each_other_do_not_touch(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    player = Player(qtbot, size=size)
    player.start(guandan.GAME)
    view = player.view
    kings = [Combination(guandan.Shape.SINGLE, "RJ", (card,), (card,)) for card in parse("RJ RJ")]
    marks = (Played(0, kings[0]), None, Played(2, kings[1]), None)
    stage = player.table._stage
    stage.render_state(settled(view, marks), HandState(), moves_cards=False)
    boxes = [item.rect.translated(item.pos()) for item in stage._labels._items if item.text]
    assert len(boxes) == 2
    assert not boxes[0].intersects(boxes[1])
    assert all(player.table.rect().toRectF().contains(box) for box in boxes)
