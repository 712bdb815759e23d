"""Games that computer players play among themselves: for the command line, benches and tests."""
