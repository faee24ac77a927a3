"""What a player looks up: what the sets hold, their rules, their cards."""
