"""What bots do wrong, counted over games."""
