"""Everything that can go wrong with what is kept: dead processes, full disks, files that nobody wrote so."""
