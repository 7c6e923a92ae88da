"""`python -m bigsmoke` is the command `bigsmoke`."""

from bigsmoke.cli import main

main()
