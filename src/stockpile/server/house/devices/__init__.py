"""Where a guest is known: what a device is, how another one is added, and signing out."""
