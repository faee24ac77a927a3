"""Many games at once: what comes out of them, and whether anything breaks on the way."""
