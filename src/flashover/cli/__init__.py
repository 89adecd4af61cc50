"""The command `flashover`."""
