"""Sizes (limits of messages): how long the parts of what a browser sends may be."""

from typing import Annotated

import msgspec

SentNumber = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
"""Of a question."""
SentToken = Annotated[str, msgspec.Meta(max_length=64)]
SentLine = Annotated[str, msgspec.Meta(max_length=400)]
SentName = Annotated[str, msgspec.Meta(max_length=1000)]
"""It is cut to what fits; what is longer was not typed by a person."""
SentSeen = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""As a number of JavaScript can hold it."""
LARGEST_CASE = 200_000
"""Letters of a case file that is sent; a long evening has twenty-five thousand."""
SentCase = Annotated[str, msgspec.Meta(max_length=LARGEST_CASE)]
SentTalk = Annotated[str, msgspec.Meta(max_length=8000)]
SentPage = Annotated[str, msgspec.Meta(max_length=8000)]
