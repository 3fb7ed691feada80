"""Write the sounds: ``python -m tools.sounds [folder]``; the folder is ``resources`` unless told."""

import argparse
import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tools.sounds.sounds import sound_files
from tools.sounds.synth import RATE, Samples, loudness


def as_16_bits(samples: Samples) -> NDArray[np.int16]:
    """Round samples to the 16 bits of the files."""
    return np.rint(np.clip(samples, -1, 1) * 32767).astype("<i2")


def main() -> None:
    """Write every sound anew as a mono file of 16 bits."""
    parser = argparse.ArgumentParser(description="Make the sounds as WAV files.")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("resources"))
    folder: Path = parser.parse_args().folder
    for name, samples in sound_files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(as_16_bits(samples).tobytes())
        peak = 20 * np.log10(np.abs(samples).max())
        print(
            f"{name}: {len(samples) / RATE * 1000:.0f} ms, {loudness(samples):.1f} LUFS, peak {peak:.1f} dB"
        )


if __name__ == "__main__":
    main()
