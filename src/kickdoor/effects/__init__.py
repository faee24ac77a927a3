"""The card vocabulary: what cards do, as values with a schema, a code for the engine and a text for players."""
