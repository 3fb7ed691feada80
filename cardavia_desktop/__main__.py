"""Run the program as ``python -m cardavia_desktop``, and as the installed command."""

import gc
import multiprocessing
import sys


def main() -> int:
    """Run the program and return its exit code.

    The players' process imports what the program was started by, so the window is loaded in here only.
    """
    multiprocessing.freeze_support()
    gc.disable()  # all that is loaded stays; looking through it for garbage would take a sixth of the start
    from cardavia_desktop import app  # noqa: PLC0415 - see above

    return app.main()


if __name__ == "__main__":
    sys.exit(main())
