"""`python -m kickdoor` is the `kickdoor` command, of the Python one names."""

from kickdoor.cli import main

if __name__ == "__main__":
    main()
