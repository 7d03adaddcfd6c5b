"""Where things stand on a card's face: rectangles (x, y, width, height) in a face of 512 × 716 pixels."""

FACE = (512, 716)
LAYOUT = {
    "face": FACE,
    "art": (30, 80, 452, 339),
    "title": (112, 28, 364, 56),
    "banner": (70, 24, 420, 64),
    "plaque": (168, 388, 176, 40),
    "panel": (38, 432, 436, 226),
    "text": (54, 440, 404, 206),
    "orb": (-4, -4, 128, 128),
    "cost": (14, 14, 92, 92),
    "gem": (224, 648, 64, 64),
    "glow": (-64, -64, 640, 844),
}
"""`orb`, `gem` and `glow` are where those pictures go; `cost` is where the number stands upon the orb.
The picture `art` is laid first, the frame upon it; `art` is a little larger than the frame's window."""
