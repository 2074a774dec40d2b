"""The keyboard: what keys do on each page, and keys that the learner has changed."""
