"""Players that are programs, whole runs by the thousand, and what is learned from them: for designers and modders."""
