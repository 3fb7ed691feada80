"""Write `requirements/*.lock` anew: the newest versions that pyproject.toml allows, with their hashes.

    python -m tools.lock [--upgrade]

Needs uv. Without `--upgrade`, versions that are locked and still allowed stay. One version each, for every
system and every supported Python. `dev.lock` and `packaging.lock` contain `run.lock`; `rlcard.lock` can be
added to either.
"""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHEELS_ONLY = ("--only-binary", ":all:")
LOCKS = {
    "run": ("--group", "build", *WHEELS_ONLY),
    "dev": ("--group", "build", "--group", "dev", "-c", "requirements/run.lock", *WHEELS_ONLY),
    "packaging": ("--group", "build", "--group", "packaging", "-c", "requirements/run.lock", *WHEELS_ONLY),
    "rlcard": ("--group", "rlcard", "-c", "requirements/run.lock"),
}


def main() -> int:
    """Write all locks and return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions")
    upgrade = ["--upgrade"] if parser.parse_args().upgrade else []
    for name, arguments in LOCKS.items():
        command = [
            *("uv", "pip", "compile", "pyproject.toml", *arguments, *upgrade),
            *("--universal", "--python-version", "3.11", "--fork-strategy", "fewest"),
            *("--generate-hashes", "--no-header", "--no-emit-index-url", "--no-emit-find-links", "--quiet"),
            *("--output-file", f"requirements/{name}.lock"),
        ]
        subprocess.run(command, cwd=ROOT, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
