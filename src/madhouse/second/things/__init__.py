"""What there is: the state, the table, the cards, the scenario, the box."""
