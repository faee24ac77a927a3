"""Tournaments between agents: who wins how often against whom, and how sure that is."""
