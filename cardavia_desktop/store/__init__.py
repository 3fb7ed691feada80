"""What is kept between runs: where it lies, and how it is written so that nothing is ever lost. No Qt."""
