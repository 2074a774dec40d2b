"""Makes the packages: a wheel, a folder that runs by itself, and a Debian package."""
