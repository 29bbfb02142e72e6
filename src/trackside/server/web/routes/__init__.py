"""The routes, a few lines each: parse, ask, answer. `docs/http-api.md` says what they mean."""
