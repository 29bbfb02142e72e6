"""What the Makefile and the site of documents call."""
