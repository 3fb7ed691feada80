"""The match at the table: commands come in, signals go out, players think elsewhere. QtCore only."""
