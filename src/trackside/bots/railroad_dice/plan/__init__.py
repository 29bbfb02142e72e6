"""Looking ahead: whole turns of one seat, and what becomes of them."""
