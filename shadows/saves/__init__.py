"""What outlives the process: the run under way, replays, and the history of runs. Clients play through `game.Game`."""
