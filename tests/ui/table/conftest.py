"""The table writes in the bundled fonts."""

import pytest

from cardavia_desktop.ui.fonts import register_fonts


@pytest.fixture(scope="package", autouse=True)
def bundled_fonts() -> None:
    register_fonts()
