"""The 3D picture: a chamber of an act, its lights, the creatures in it, particles, and the passes over it.

Space as Ursina's: x right, y up, z away from the camera, in metres.
"""
