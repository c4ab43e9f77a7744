"""The tiles of the first pack: what they draw is what is listed of them."""

import pytest

from madhouse.engine.board import read_plan
from madhouse.second.edition import the_box
from tests.second.things.listed import Face, faces
from tests.second.things.test_tiles import MEDIUM, SMALL, inner, outer_doors

LISTED = faces(
    """
m101a ; Hall of Hats ab, Clerk's Room c ; a:b bDc ; Ec N1a N2b S1a Wa ;
m101b ; Survey Yard* abc ; a:b b:c ; Ec N1a N2b Wa ;
m102a ; Testator's Study ab ; a:b ; Eb N2b S1a Wa ;
m102b ; Plan Room ab ; a:b ; Eb N2b S1a Wa ;
m103a ; Stair Hall a, Corrected Stair b ; a:b ; Eb N1a N2b S1a S2b Wa ;
m103b ; Long Closet ab ; a:b ; N1a Wa ;
m104a ; Upper Hall ab ; a:b ; Eb N1a N2b S1a S2b Wa ;
m104b ; Stair Head ab, Muniment Room c ; a:b bDc a|c ; N1a N2c S1a S2b Wa ;
s101a ; Nursery Old ab ; a:b ; Eb Sb Wa ;
s101b ; Strong Room ab ; a:b ; Na Wa ; dark
s102a ; West Bedroom ab ; a:b ; Eb Na Sa ;
s102b ; Blind Landing ab ; a:b ; Na Sb ;
s103a ; Honoria's Room ab ; a:b ; Eb Na Wa ;
s103b ; Light Well* ab ; a:b ; Eb Wa ;
s104a ; Sewing Room ab ; a:b ; Na Sb Wa ;
s104b ; Door That Was Not ab ; a:b ; Sb Wa ; dark
s105a ; Nursery New ab ; a:b ; Eb Na Sb Wa ;
s105b ; Ruled Passage ab ; a:b ; Eb Na Sb Wa ;
s106a ; Half Room ab ; a:b ; Eb Wa ; dark
s106b ; Plumb Room ab ; a:b ; Eb Na Sb Wa ;
s107a ; Squared Closet a ;  ; Ea Na Wa ; dark
s107b ; Square Landing ab ; a:b ; Eb Na Sb Wa ;
s108a ; True Passage ab ; a:b ; Eb Na Sb Wa ;
s108b ; Offset Hall ab ; a:b ; Eb Na Sb Wa ;
s109a ; Level Gallery ab ; a:b ; Eb Na Sb Wa ;
s109b ; Even Pantry ab ; a:b ; Eb Na Sb Wa ;
s110a ; The Two Feet a ;  ; Ea Na Sa Wa ;
s110b ; Blank Sheet a ;  ; Ea Wa ;
"""
)
TILES = the_box().with_packs(["the-second-key"]).tiles


def test_all_of_its_faces_are_listed() -> None:
    own = {f"{name}{side}" for name, tile in TILES.items() for side in tile.sides if len(name) > 3}
    assert own >= LISTED.keys()
    assert len(LISTED) == 28


@pytest.mark.parametrize("name", LISTED)
def test_a_side_is_what_is_listed(name: str) -> None:
    tile = TILES[name[:-1]]
    rooms = tile.sides[name[-1]].rooms
    plan = read_plan(tile, name[-1])
    assert LISTED[name] == Face(
        rooms={room: "".join(rooms[room].spaces) for room in rooms},
        outdoors=frozenset(room for room in rooms if rooms[room].outdoors),
        inner=inner(plan),
        doors=outer_doors(plan, SMALL if tile.size == "small" else MEDIUM),
        tags=frozenset(tag for room in rooms.values() for tag in room.tags),
    )
