"""Keep the translation files in step with the code.

    python -m tools.translations update    collect the texts of the code into translations/*.ts
    python -m tools.translations add de    begin a language, here German
    python -m tools.translations check     say what is missing, unfinished or inconsistent

The texts in the code are English; `cardavia_en.ts` holds only what differs in number (%n). After `update`,
fill in what is marked unfinished, by hand or with Qt Linguist. lupdate ends with success even where it misses
a text, so `check` also reads the code itself and wants every translated call found, in its context.
"""

import argparse
import ast
import difflib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from tools.build_assets import qt_tool

ROOT = Path(__file__).resolve().parent.parent
# French sets a narrow no-break space before ; : ! ? » and after «, and its apostrophe is curved.
BAD_FRENCH = re.compile("[^\u202f](?:[;!?»]|:(?!\\w))|«[^\u202f]|\\w'\\w")
PLACEHOLDER = re.compile(r"%L?\d+|%L?n|\{\w*\}")


def main() -> int:
    """Do what the command line asks and return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("command", choices=("update", "add", "check"))
    parser.add_argument("language", nargs="?", help="the code of the language to add")
    given = parser.parse_args()
    if given.command == "add":
        if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", given.language or ""):
            parser.error("name a language by its code, such as de or pt_BR")
        add(ROOT, ROOT / "translations", given.language)
        return 0
    if given.command == "update":
        update(ROOT, ROOT / "translations")
        return 0
    faults = check(ROOT)
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        print("The translations are complete.")
    return 1 if faults else 0


def languages(folder: Path) -> list[str]:
    """Return the codes of the languages that `folder` has a file of. A new language is a new file there."""
    return sorted(path.stem.removeprefix("cardavia_") for path in folder.glob("cardavia_*.ts"))


def add(root: Path, folder: Path, language: str) -> None:
    """Begin a language: its file, with every text to be translated; one that is there stays as it is."""
    path = folder / f"cardavia_{language}.ts"
    if not path.exists():
        path.write_text(
            '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
            f'<TS version="2.1" language="{language}" sourcelanguage="en">\n</TS>\n',
            encoding="utf-8",
        )
    update(root, folder)


def update(root: Path, folder: Path) -> None:
    """Bring the `.ts` files in `folder` up to date with the code of the source tree at `root`.

    Raises:
        RuntimeError: lupdate is missing or failed; the message is its own.
    """
    sources = [str(path) for path in sorted((root / "cardavia_desktop").rglob("*.py"))]
    for language in languages(folder):
        command = [
            str(qt_tool("lupdate")),
            *sources,
            *("-extensions", "py", "-no-obsolete", "-locations", "none", "-silent"),
            *(("-pluralonly",) if language == "en" else ()),
            *("-source-language", "en", "-target-language", language),
            *("-ts", str(folder / f"cardavia_{language}.ts")),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0 or done.stderr:
            message = f"lupdate failed:\n{done.stdout}{done.stderr}"
            raise RuntimeError(message)


def check(root: Path) -> list[str]:
    """Return what is wrong with the translations of the source tree at `root`, one line or diff each."""
    faults: list[str] = []
    known: set[tuple[str, str]] = set()
    with tempfile.TemporaryDirectory() as name:
        copies = Path(name)
        for language in languages(root / "translations"):
            path = root / "translations" / f"cardavia_{language}.ts"
            (copies / path.name).write_bytes(path.read_bytes())
        update(root, copies)
        for language in languages(root / "translations"):
            path = root / "translations" / f"cardavia_{language}.ts"
            faults += _differences(path, copies / path.name)
            faults += [f"{path.name}: {fault}" for fault in faults_in(path)]
            known |= {(context, source) for context, source, _ in _messages(copies / path.name)}
    for source in sorted((root / "cardavia_desktop").rglob("*.py")):
        where = source.relative_to(root)
        for line, context, text in translated_calls(ast.parse(source.read_text(encoding="utf-8"))):
            if text is None:
                faults.append(
                    f"{where}:{line}: lupdate needs the text itself here, and n as a plain third argument"
                )
            elif (context, text) not in known:
                faults.append(f"{where}:{line}: lupdate did not find {text!r} in context {context}")
    return faults


def _differences(old: Path, new: Path) -> Iterator[str]:
    before, after = (path.read_text(encoding="utf-8").splitlines() for path in (old, new))
    if before != after:
        yield f"{old.name} is not up to date (run: python -m tools.translations update)"
        yield from list(difflib.unified_diff(before, after, "now", "updated", lineterm="", n=1))[:40]


def _messages(path: Path) -> Iterator[tuple[str, str, ET.Element]]:
    """Yield context, source text and message of every entry of a `.ts` file."""
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            yield context.findtext("name", ""), message.findtext("source", ""), message


def faults_in(path: Path) -> Iterator[str]:
    """Yield what is unfinished in a `.ts` file, and translations with other placeholders than the source.

    A singular form may do without the number: "one card" stands for "%n card".
    """
    for context, source, message in _messages(path):
        entry = f"{context}: {source!r}"
        translation = message.find("translation")
        if translation is None or translation.get("type") is not None:
            yield f"{entry} is unfinished"
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")]
        plural = bool(forms)
        for number, text in enumerate(forms or [translation.text or ""]):
            if not text:
                yield f"{entry} has an empty translation"
                continue
            if path.stem.endswith("_fr") and (bad := BAD_FRENCH.search(text)):
                yield f"{entry} has {bad[0]!r} in {text!r}: see BAD_FRENCH in tools/translations.py"
            wanted, found = (sorted(PLACEHOLDER.findall(part)) for part in (source, text))
            may_drop_number = plural and number < len(forms) - 1
            if found != wanted and not (may_drop_number and found == [it for it in wanted if it != "%n"]):
                yield f"{entry} has placeholders {wanted}, its translation {text!r} has {found}"


def translated_calls(tree: ast.AST, context: str = "") -> Iterator[tuple[int, str, str | None]]:
    """Yield line, context and text of every `tr` and `translate` call; None for a text lupdate cannot read.

    The context of `self.tr()` is the class around it. A `translate` whose context and text are both variables
    reads texts that were marked elsewhere, with QT_TRANSLATE_NOOP, and is no call to be found.
    """
    for node in ast.iter_child_nodes(tree):
        inner = node.name if isinstance(node, ast.ClassDef) else context
        if isinstance(node, ast.Call):
            yield from _translated_call(node, context)
        yield from translated_calls(node, inner)


def _translated_call(node: ast.Call, context: str) -> Iterator[tuple[int, str, str | None]]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    texts = [
        argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None
        for argument in node.args
    ]
    by_keyword = bool(node.keywords)
    if name == "tr" and texts:
        yield node.lineno, context, None if by_keyword else texts[0]
    elif name in {"translate", "QT_TRANSLATE_NOOP"} and len(texts) > 1 and (texts[0] or texts[1]):
        yield node.lineno, texts[0] or "", None if by_keyword else texts[1]


if __name__ == "__main__":
    sys.exit(main())
