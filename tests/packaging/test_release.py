"""The release workflow asks for little and runs what it names by its content."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
WORKFLOW = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")


def jobs() -> dict[str, str]:
    body = WORKFLOW.split("\njobs:\n")[1]
    parts = re.split(r"^  (\w+):\n", body, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def unpinned(workflow: str) -> list[str]:
    uses = re.findall(r"uses: *(.*)", workflow)
    return [use for use in uses if not re.fullmatch(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", use)]


def test_every_action_is_pinned_by_its_content() -> None:
    assert "uses:" in WORKFLOW
    assert unpinned(WORKFLOW) == []


@pytest.mark.parametrize("use", ["actions/checkout@v4", "actions/checkout@11bd719 # v4.2.2", "a/b@main"])
def test_an_action_that_is_not_pinned_is_seen(use: str) -> None:
    assert unpinned(f"      - uses: {use}\n") == [use]


def test_only_the_draft_may_write() -> None:
    assert "\npermissions: {}\n" in WORKFLOW
    for name, job in jobs().items():
        granted = dict(re.findall(r"^      ([\w-]+): (read|write)\b", job, flags=re.MULTILINE))
        if name == "draft":
            assert granted == {"contents": "write", "id-token": "write", "attestations": "write"}
        else:
            assert granted == {"contents": "read"}


def test_what_is_built_is_tested_before_it_is_released() -> None:
    (needs,) = re.findall(r"needs: \[(.*)\]", jobs()["draft"])
    assert {name.strip() for name in needs.split(",")} == jobs().keys() - {"draft"}


def test_no_checkout_keeps_its_credentials() -> None:
    assert WORKFLOW.count("actions/checkout@") == WORKFLOW.count("persist-credentials: false")


def test_every_script_that_it_runs_exists() -> None:
    scripts = set(re.findall(r"packaging/[\w/-]+\.(?:py|sh)", WORKFLOW))
    assert len(scripts) > 8
    assert {script for script in scripts if not (ROOT / script).is_file()} == set()
