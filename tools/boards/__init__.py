"""The board builder: recipes, overrides and real geography make boards and their art."""
