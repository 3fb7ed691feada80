"""Hatchling's hook: translations and resources are compiled before a wheel or a source archive is made."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class AssetsHook(BuildHookInterface[BuilderConfig]):
    """Runs `tools/build_assets.py`, which leaves what is current alone: a source archive brings its own."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Build the assets in the tree that is being packaged."""
        path = Path(self.root) / "tools" / "build_assets.py"
        spec = importlib.util.spec_from_file_location("build_assets", path)
        if spec is None or spec.loader is None:
            message = f"{path} is missing, and the assets cannot be built without it"
            raise RuntimeError(message)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        module.build(Path(self.root))
