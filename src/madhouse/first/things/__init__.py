"""What there is: state, cards, stories, the box they lie in and the table they lie on."""
