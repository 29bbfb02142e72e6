"""The games for other people's tools: PettingZoo, OpenSpiel, Gymnasium."""
