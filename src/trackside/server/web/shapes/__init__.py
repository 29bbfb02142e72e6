"""The shapes of requests and answers, a module for each topic."""
