"""The drawing of Nanty Narking's map, and what the client knows of it."""

from tools.map_rows import ART, mapped


def test_the_client_knows_how_wide_each_area_is() -> None:
    # when the engraving has changed, `python -m tools.map_rows` writes it anew
    assert (ART / "map.json").read_text(encoding="utf-8") == mapped()
