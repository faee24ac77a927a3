"""The operations of card programs, a module a noun. layout/ops.py says which function an operation is.

Each is called with the state, the frame of its program as it stood, and its own numbers (code, arguments…).
"""
