"""What a person sees and does: Qt Widgets. It renders events and never decides what is legal."""
