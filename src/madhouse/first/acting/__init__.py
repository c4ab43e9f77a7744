"""How cards act: whom they speak of, what they wait for, what they go on saying."""
