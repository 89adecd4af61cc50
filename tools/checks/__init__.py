"""The checks that need no test, one module each; `tools/check.py` runs them all."""
