"""The rules as numbered clauses and rulings, and which tests cover them."""
