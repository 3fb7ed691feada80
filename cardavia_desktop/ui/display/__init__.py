"""The picture's contrast, grain and colour temperature."""
