"""How instructions act: the scene, verbs, standing answers, reactions, and whose hands do it."""
