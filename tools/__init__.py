"""Tools for making Cardavia: nothing in here ships with the program."""
