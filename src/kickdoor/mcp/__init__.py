"""An assistant at an online table: the tools of the Model Context Protocol over Kickdoor's own public protocol."""
