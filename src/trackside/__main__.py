"""`python -m trackside`."""

from trackside.cli.main import main

if __name__ == "__main__":
    main()
