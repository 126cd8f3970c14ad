"""What is known of Ogórek: a quick player and match equity learnt by self-play, and a search that builds on both."""
