"""The coach at the tables: what luck gave and skill took in games that are over, worked out aside."""
