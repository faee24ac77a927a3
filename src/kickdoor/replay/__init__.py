"""Games as log files: written, read, played again, verified and told."""
