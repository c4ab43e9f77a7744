"""What every error of Madhouse has in common: one clear sentence for its reader."""


class MadhouseError(Exception):
    """Something was asked that cannot be done; its message says what and where."""
