"""`python -m shadows`."""

import sys


def main() -> None:
    """Run the command that was written and leave with its exit status."""
    from shadows.cli import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
