"""How fair and how lively an edition is: many games watched, counted and shown on one page."""
