"""Steps from an older database to the present one; run at start-up."""
