"""The weights and the network of the bots of RailRoad Dice."""
