"""The tiles and layouts as the world's book lists them, written down a second time."""

from dataclasses import dataclass

# Rooms with their spaces ('*' is outdoors); what divides two spaces, in the signs of a drawing;
# the printed doors by side and space; tags.
FACES = """
m1a  ; Front Hall ab                    ; a:b         ; Eb Wa ;
m1b  ; Counter Hall ab, Post Lobby c    ; a:b bDc a|c ; Eb N1a N2b ;
m2a  ; Parlour ab                       ; a:b         ; Eb N1a ;
m2b  ; Taproom ab, Snug c               ; a:b bDc a|c ; Eb N1a S1a S2b Wa ;
m3a  ; Dining Room ab                   ; a:b         ; N2b Wa ;
m3b  ; Sorting Floor abc                ; a:b b:c a!c ; Ec N1a N2c S1b S2b ;
m4a  ; Landing ab, Linen Room c         ; a:b bDc a|c ; N1a N2c S1a Wa ;
m4b  ; Ballroom abc                     ; a:b b:c a:c ; Ec N1a N2c S2b ;
m5a  ; Quay* abc                        ; a:b b:c     ; Ec N1a N2b S1a S2c Wa   ; water
m5b  ; Boiling House One ab, Stack c    ; a:b bDc a|c ; Ec N1a N2b Wa ;
m6a  ; Salt Flat North* abc             ; a:b b:c a:c ; Ec N2c S1b S2b Wa ;
m6b  ; Chapel ab, Vestry c              ; a:b bDc a|c ; S2b Wa ;
m7a  ; Causeway* abc                    ; a:b b:c     ; Ec N1a N2b S1a S2c Wa ;
m7b  ; Mail Dock* ab, Loading Bay c     ; a:b bDc a|c ; N2c S2b Wa ;
m8a  ; Boiling House Two ab, Pan Floor c ; a:b b:c a!c ; N1a N2c S1b Wa ;
m8b  ; Inspector's Gallery abc          ; a:b b:c     ; N2b S2b Wa ;
s1a  ; Kitchen ab                       ; a:b         ; Eb Na Sb Wa ;
s1b  ; Customs Hut a, Drying Yard* b    ; aDb         ; Na Wa ;
s2a  ; Scullery a, Back Stair b         ; aDb         ; Eb Sa Wa ;
s2b  ; Weigh House ab                   ; a:b         ; Eb Na ;
s3a  ; Room Six ab                      ; a:b         ; Eb ;
s3b  ; Postmaster's Office ab           ; a:b         ; Eb Na Sb Wa ;
s4a  ; Bathroom a, Box Room b           ; aDb         ; Na                      ; water
s4b  ; Stamp Vault a                    ;             ; Wa ;
s5a  ; Cellar ab                        ; a:b         ; Na Wa                   ; dark
s5b  ; Telegraph Room a, Cable Closet b ; aDb         ; Na                      ; machine
s6a  ; Laundry a, Coal Hole b           ; aDb         ; Na                      ; water
s6b  ; Coopers' Shed ab                 ; a:b         ; Na Sb ;
s7a  ; Attic ab                         ; a:b         ; Na                      ; dark
s7b  ; Brine Tunnel ab                  ; a:b         ; Eb Na Sb                ; dark water
s8a  ; Yard* ab                         ; a:b         ; Na Sb Wa ;
s8b  ; Sluice Walk* ab                  ; a:b         ; Eb Na Sb                ; water
s9a  ; Bridal Chamber ab                ; a:b         ; Sb ;
s9b  ; Boiler Room ab                   ; a:b         ; Na Sb                   ; machine fire
s10a ; Guest Corridor ab                ; a:b         ; Eb Na Wa ;
s10b ; Barge Landing* ab                ; a:b         ; Eb Na Sb                ; water
s11a ; Gallery Stair ab                 ; a:b         ; Eb Na Sb Wa ;
s11b ; Chute Room ab                    ; a!b         ; Eb Sb                   ; machine
s12a ; Boathouse ab                     ; a:b         ; Eb Na Wa                ; water
s12b ; Records ab                       ; a:b         ; Na Wa ;
s13a ; Strand* ab                       ; a:b         ; Eb Na Wa                ; water
s13b ; Dead Letter Office ab            ; a:b         ; Eb Wa ;
s14a ; Net Loft ab                      ; a:b         ; Eb Na Sb                ; dark
s14b ; Tide Gate* ab                    ; a:b         ; Na Sb                   ; water machine
s15a ; Salt Flat South* ab              ; a:b         ; Eb Na Sb Wa ;
s15b ; Carriers' Room a, Locker Passage b ; aDb         ; Na Sb ;
s16a ; Boiling House Three ab           ; a:b         ; Na Sb Wa ;
s16b ; Stable a, Tack Room b            ; aDb         ; Na Wa ;
"""

# Face, column and row of its west half, turn in degrees; then which doors a Wall token closes.
LAYOUTS = {
    "first-cold-night A": """
        m1a 1 3 0, m3a 0 2 90, s1a 0 1 0, s2a 1 1 0, m4a 2 1 0, m2a 3 3 270, s3a 2 2 270,
        s8a 0 0 270, s4a 3 0 180
        ;
    """,
    "first-cold-night B": """
        m1a 2 3 0, m3a 1 2 90, s1a 1 1 0, s2a 2 1 0, m4a 3 1 0, s5a 2 2 90, m2a 5 3 180,
        s3a 3 0 90, s8a 0 1 180, s6a 3 2 270
        ;
    """,
    "first-cold-night C": """
        m1a 1 3 0, m3a 0 2 90, s1a 0 1 0, s2a 1 1 0, m4a 2 1 0, m2a 3 3 270, s3a 2 2 270,
        s8a 0 0 270, s7a 2 0 180
        ;
    """,
    "salt-wedding A": """
        m5a 1 1 0, s12a 3 1 270, s8a 2 2 0, m2b 1 3 270, m4b 0 4 0, s1a 2 3 180, s11a 2 4 90,
        s10a 3 4 180, s13a 3 0 180, s5a 3 3 270, s9a 3 5 180, m6b 0 3 270, s14a 3 2 270
        ; s11a.W=s1a.N m2b.E=m5a.S1 s1a.S=s8a.S
    """,
    "salt-wedding B": """
        m5a 1 2 0, s8a 1 1 270, m2b 3 1 180, s13a 0 2 0, m4b 2 0 0, s1a 3 2 270, s11a 4 0 270,
        s10a 4 1 90, s12a 1 3 90, s5a 3 3 90, s9a 5 1 90, m6b 0 1 270, s14a 4 2 180
        ; m5a.E=s1a.N s14a.E=s1a.S
    """,
    "salt-wedding C": """
        m5a 0 2 0, s8a 1 3 90, m2b 2 3 90, s13a 1 1 90, s12a 1 0 180, s1a 2 2 180, s11a 1 4 0,
        s10a 1 5 0, m6b 0 4 270, m4b 3 4 270, s5a 3 2 0, s9a 0 5 270, s14a 0 0 90
        ; m5a.E=s1a.E
    """,
    "dead-letter-office A": """
        m1b 0 1 0, m3b 2 1 90, s3b 1 0 90, m7b 3 3 270, s8a 3 4 90, s15b 1 2 90, m8b 2 3 90,
        s13b 1 4 180, s4b 0 0 180, s5b 2 0 270, s16b 4 4 270, s9b 0 2 90, s12b 0 4 180,
        s11b 3 1 180
        ; m8b.N2=s8a.S
    """,
    "dead-letter-office B": """
        m1b 0 3 0, m3b 1 2 0, s3b 0 2 90, m7b 3 3 270, s8a 4 2 270, s15b 2 3 0, s9b 2 4 0,
        m8b 3 1 180, s12b 2 0 270, s5b 0 1 180, s16b 4 3 90, s13b 2 5 90, s4b 1 0 180,
        s11b 1 1 0
        ;
    """,
    "ninety-barrels A": """
        m7a 1 1 0, m6a 2 2 90, s15a 3 1 180, s8b 1 3 0, m5b 2 4 0, s10b 1 4 270, s12a 0 4 0,
        s1b 2 0 270, s2b 0 1 90, m8a 3 3 0, s14b 1 2 0, s16a 4 1 0, s6b 3 2 0, s7b 4 4 180,
        s13a 0 3 270
        ; m7a.S1=s14b.N m5b.N2=m8a.S1 m8a.N1=s6b.S m5b.W=s10b.S
    """,
    "ninety-barrels B": """
        m7a 3 1 0, m6a 2 1 180, s15a 3 2 180, m8a 1 2 180, s8b 1 0 90, s13a 4 2 180, s12a 5 2 0,
        s1b 4 0 180, s2b 3 0 180, m5b 0 0 90, s14b 2 0 270, s16a 3 3 0, s6b 2 2 270,
        s10b 5 1 180, s7b 0 3 180
        ; m8a.W=s6b.N m7a.E=s10b.E s14b.S=s2b.E m5b.N1=s8b.S
    """,
    "ninety-barrels C": """
        m7a 2 4 0, m6a 2 3 270, s2b 1 4 0, s15a 1 3 180, m8a 3 2 270, s8b 2 1 180, s10b 1 1 270,
        s16a 0 3 270, s13a 1 2 180, s1b 4 4 0, m5b 3 3 0, s14b 1 0 180, s6b 0 4 180,
        s12a 0 2 90, s7b 4 2 270
        ; m6a.N2=s13a.W m5b.N1=m8a.W
    """,
}


@dataclass(frozen=True)
class Face:
    """One side of a tile as it is listed."""

    rooms: dict[str, str]  # the letters of each
    outdoors: frozenset[str]
    inner: dict[str, str]  # by two letters, the sign of what divides them
    doors: dict[str, str]  # by side, the letter they open from
    tags: frozenset[str]


@dataclass(frozen=True)
class Listed:
    """One layout as it is listed."""

    tiles: dict[str, tuple[int, int, int]]
    walled: list[tuple[str, str]]  # 's1a.N' and 'm5a.E'


def faces(listed: str = FACES) -> dict[str, Face]:
    lines = listed.strip("\n").split("\n")
    return {name.strip(): _face(*parts) for name, *parts in map(_columns, lines)}


def _columns(line: str) -> list[str]:
    return [part.strip() for part in line.split(";")]


def _face(rooms: str, inner: str, doors: str, tags: str) -> Face:
    named = dict(room.rsplit(" ", 1) for room in rooms.split(", "))
    return Face(
        rooms={name.rstrip("*"): letters for name, letters in named.items()},
        outdoors=frozenset(name[:-1] for name in named if name.endswith("*")),
        inner={pair[0] + pair[2]: pair[1] for pair in inner.split()},
        doors={door[:-1]: door[-1] for door in doors.split()},
        tags=frozenset(tags.split()),
    )


def layouts() -> dict[str, Listed]:
    return {name: _layout(*written.split(";")) for name, written in LAYOUTS.items()}


def _layout(tiles: str, walled: str) -> Listed:
    placed = [tile.split() for tile in tiles.split(",")]
    pairs = [pair.split("=") for pair in walled.split()]
    return Listed(
        tiles={face: (int(x), int(y), int(turn)) for face, x, y, turn in placed},
        walled=[(one, other) for one, other in pairs],
    )
