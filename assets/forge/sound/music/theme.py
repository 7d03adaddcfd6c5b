"""The theme of the game and what is made of it, all in D minor: 1 b3 2 | b6 5, a rise and a sigh.

Each tune says the chords that it was written over.
"""

FIGHT = "D4/3 F4/1 | E4/4 | Eb4/2 Bb3/2 | A3/4 | D4/3 F4/1 | G4/2 A4/2 | Bb4/3 A4/1 | A4/2 C#4/2"
"""i i bII i  i i VI V, or VI VII in its fifth and sixth bar."""
FIGHT_HIGHER = "D4/3 F4/1 | E4/2 A4/2 | Bb4/3 A4/1 | G4/4 | F4/2 Bb4/2 | C5/2 Bb4/1 G4/1 | A4/4 | E4/2 C#4/2"
"""i i iv iv  VI VII V V"""
FIGHT_SONG = "D5/4 | C5/2 Bb4/2 | C5/3 Bb4/1 | A4/4 | Bb4/3 A4/1 | G4/2 F4/2 | G4/2 Eb4/2 | E4/2 C#4/2"
"""VI VI III III  iv iv bII V"""

MIGHT = "D4/4 | F4/2 E4/2 | Eb4/2 Bb3/2 | G4/2 Eb4/2 | D4/2 F4/1 E4/1 | D5/2 Bb4/2 | C5/1 Bb4/1 G4/2 | A4/2 C#4/2"
"""i i bII bII  i VI bII V"""
MIGHT_HIGHER = "A4/2 F4/2 | G4/2 Bb4/2 | G4/2 C5/2 | A4/4 | Bb4/2 D5/2 | Eb5/3 Bb4/1 | A4/4 | E4/2 C#4/2"
"""i iv VII III  VI bII V V"""
MIGHT_SONG = "D5/4 | E5/2 C5/2 | F5/4 | D5/2 E5/1 F5/1 | G5/3 F5/1 | Eb5/2 Bb4/2 | A4/4 | E5/2 C#5/2"
"""VI VII i i  iv bII V V"""
MIGHT_LAST = "D4/2 F4/2 | E4/2 A4/2 | Bb4/4 | G4/2 Eb4/2 | G4/2 Bb4/2 | D5/3 Bb4/1 | C5/1 Bb4/1 G4/2 | A4/2 C#4/2"
"""i i bII bII  iv VI bII V"""

BROAD = "D4/2 F4/1 E4/1 | Bb4/2 A4/2 | G4/1.5 A4/.5 Bb4/2 | A4/3 C#5/1"
"""i VI iv V"""

HOLLOW = (1400, 0.3)
"""Where organs and choirs are hollowed out, so that what happens in a fight is heard through them."""
