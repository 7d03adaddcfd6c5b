"""What the window stands on: Panda3D and Ursina, input devices, sounds, pictures, and the tables of how things look."""
