"""The release workflow asks for little and runs what it names by its content."""

import json
import os
import plistlib
import re
import shutil
import subprocess
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


def test_what_is_fetched_by_name_is_fetched_in_one_version() -> None:
    fetched = re.findall(r"choco install (.*)", WORKFLOW)
    assert fetched
    assert [words for words in fetched if not re.search(r"--version \d+\.\d+\.\d+\b", words)] == []


STUB = """#!/usr/bin/env bash
echo "$(basename "$0") $*" >>"$ASKED"
case "$(basename "$0") $*" in
*/git/ref/tags/*) echo "$TAGGED" ;;
*/git/tags/*) printf 'What is new\\n\\n- a thing\\n-----BEGIN PGP SIGNATURE-----\\nabc\\n' ;;
"gh release create"*) cat >"$NOTES" ;;
"hdiutil attach"*)
    app=${*: -2:1}/Cardavia.app/Contents/MacOS
    mkdir -p "$app" && cp "$PROGRAM" "$app/Cardavia" ;;
ditto*) cp -a "$1" "$2" ;;
"plutil -extract"*) echo 1.2.3 ;;
uuidgen*) echo 0-1 ;;
"security create-keychain"*) touch "${*: -1}" ;;
"file -b"*) echo Mach-O ;;
esac
"""


def stubs(folder: Path, *names: str) -> dict[str, str]:
    """Put programs of these names first on the path, which do as the real ones would in a good case."""
    (folder / "bin").mkdir()
    for name in names:
        (folder / "bin" / name).write_text(STUB, encoding="utf-8")
        (folder / "bin" / name).chmod(0o755)
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "ASKED": str(folder / "asked"), "NOTES": str(folder / "notes")}


def last_step(job: str) -> str:
    """Return the shell lines of the last step of a job."""
    lines = job.rstrip().split("        run: |")[-1].splitlines()[1:]
    return "\n".join(line.removeprefix(" " * 10) for line in lines)


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize("tagged", ["0123abc", ""])
def test_the_draft_has_the_notes_of_the_tag(tmp_path: Path, tagged: str) -> None:
    """gh refuses `--notes-from-tag` with `--repo`; a tag that is a mere name has no message to give."""
    environment = stubs(tmp_path, "gh") | {"TAG": "v1.2.3", "GITHUB_REPOSITORY": "a/b", "TAGGED": tagged}
    script = ["bash", "-eo", "pipefail", "-c", last_step(jobs()["draft"])]
    done = subprocess.run(script, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == bool(tagged), done.stderr
    assert (tmp_path / "notes").exists() == bool(tagged)
    if tagged:
        assert (tmp_path / "notes").read_text(encoding="utf-8") == "What is new\n\n- a thing\n"
        asked = (tmp_path / "asked").read_text(encoding="utf-8")
        assert "--notes-file -" in asked
        assert "--notes-from-tag" not in asked


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize("fault", ["", "no sounds"])
def test_the_macos_trial_ends_as_the_program_found_it(tmp_path: Path, fault: str) -> None:
    program = tmp_path / "program"
    report = json.dumps({"fault": fault})
    program.write_text(f"#!/usr/bin/env bash\necho '{report}' >\"${{*: -1}}\"\n", encoding="utf-8")
    program.chmod(0o755)
    environment = stubs(tmp_path, "hdiutil", "ditto", "plutil") | {"PROGRAM": str(program)}
    trial = ["bash", str(ROOT / "packaging" / "macos" / "trial.sh"), "Cardavia.dmg"]
    done = subprocess.run(trial, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (not fault), done.stderr
    assert (fault or "all is well") in done.stdout


SECRETS = {
    "MACOS_CERTIFICATE": "Y2VydGlmaWNhdGU=",
    "MACOS_CERTIFICATE_PASSWORD": "word",
    "MACOS_IDENTITY": "Developer ID Application: A",
}
NOTARY = {"NOTARY_KEY": "a2V5", "NOTARY_KEY_ID": "1", "NOTARY_ISSUER": "2"}


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize(
    ("secrets", "image", "told"),
    [
        ({}, "Cardavia-1.2.3-macos-arm64-unsigned.dmg", "the program is not signed"),
        (SECRETS, "Cardavia-1.2.3-macos-arm64.dmg", "the image is signed and not notarised"),
        (SECRETS | NOTARY, "Cardavia-1.2.3-macos-arm64.dmg", ""),
    ],
    ids=["no secrets", "a certificate", "all"],
)
def test_macos_is_signed_and_notarised_as_far_as_the_secrets_allow(
    tmp_path: Path, secrets: dict[str, str], image: str, told: str
) -> None:
    app = tmp_path / "Cardavia.app"
    (app / "Contents" / "Frameworks").mkdir(parents=True)
    (app / "Contents" / "Frameworks" / "libone.dylib").write_bytes(b"")
    tools = ("codesign", "ditto", "file", "hdiutil", "plutil", "security", "spctl", "uuidgen", "xcrun")
    environment = {
        name: value for name, value in stubs(tmp_path, *tools).items() if name not in {**SECRETS, **NOTARY}
    } | secrets
    pack = ["bash", str(ROOT / "packaging" / "macos" / "pack.sh"), str(app), "arm64"]
    done = subprocess.run(pack, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == str(tmp_path / image)
    assert told in done.stdout
    asked = (tmp_path / "asked").read_text(encoding="utf-8")
    signatures = [line for line in asked.splitlines() if line.startswith("codesign --force")]
    assert [line.split("/")[-1] for line in signatures] == ["libone.dylib", "Cardavia.app"]
    hardened = [line for line in signatures if "--options runtime" in line and "entitlements.plist" in line]
    assert len(hardened) == (2 if secrets else 0)
    assert ("notarytool submit" in asked) == ("stapler staple" in asked) == ("NOTARY_KEY" in secrets)
    assert ("security delete-keychain" in asked) == ("security create-keychain" in asked)


def test_the_entitlements_let_libraries_be_replaced_and_ask_for_no_more() -> None:
    path = ROOT / "packaging" / "macos" / "entitlements.plist"
    assert plistlib.loads(path.read_bytes()) == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
        "com.apple.security.cs.disable-library-validation": True,
    }


KEYS = Path("/etc/apt/trusted.gpg.d")


@pytest.mark.skipif(not KEYS.is_dir(), reason="no apt here whose keys could be taken along")
def test_a_trial_in_debian_keeps_the_keys_of_debian(tmp_path: Path) -> None:
    key = tmp_path / f"base-bookworm{KEYS}" / "of-this-debian.asc"
    key.parent.mkdir(parents=True)
    key.write_text("a key", encoding="utf-8")
    (tmp_path / "base-bookworm" / "etc" / "debian_version").write_text("12", encoding="utf-8")
    (tmp_path / "base-bookworm" / "root").mkdir()
    (tmp_path / "certificates").write_text("", encoding="utf-8")
    lines = f"""
        source {ROOT}/packaging/bare_debian.sh
        mount() {{ :; }}
        fresh_trial
        ls "$trial{KEYS}"
    """
    environment = {
        **{name: value for name, value in os.environ.items() if name not in ("SUITE", "PIP_FIND_LINKS")},
        "folder": str(tmp_path),
        "SSL_CERT_FILE": str(tmp_path / "certificates"),
    }
    script = ["bash", "-euo", "pipefail", "-c", lines]
    done = subprocess.run(script, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    here = {path.name for path in KEYS.iterdir()}
    assert set(done.stdout.split()) == here | {key.name}
