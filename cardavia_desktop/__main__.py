"""Run the program as ``python -m cardavia_desktop``."""

import sys

from cardavia_desktop.app import main

if __name__ == "__main__":
    sys.exit(main())
