"""Boxes are opened once and kept: a test that puts something into one begins and ends without."""

from madhouse.first import edition as first_edition
from madhouse.first import shelf as first_shelf
from madhouse.first import tellers as first_tellers
from madhouse.second import edition as second_edition
from madhouse.second import shelf as second_shelf
from madhouse.second import tellers as second_tellers
from madhouse.second.kit import paper as second_paper


def close_boxes() -> None:
    """The next one who asks opens them anew."""
    for opened in (first_edition, second_edition):
        opened.the_box.cache_clear()
        opened.edition.cache_clear()
    second_edition._at_level.cache_clear()
    for told in (first_tellers, second_tellers):
        told.reference.cache_clear()
    for shelf in (first_shelf, second_shelf):
        shelf._library.cache_clear()
    second_paper.paper_boxes.cache_clear()
