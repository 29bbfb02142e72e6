"""Pictures of boards as SVG, for the command line, the documents and anyone without a browser."""
