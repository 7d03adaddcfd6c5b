"""Body plans: joints, limbs and motions shared by creatures that are built alike."""
