"""The game in a terminal: plain lines, one after the other, that can be listened to. A client of `Session` alone."""
