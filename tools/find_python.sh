#!/usr/bin/env bash
# Prints the first supported interpreter, or says what to install.
set -euo pipefail

for python in ${PYTHON:-} python3 python3.11 python3.12 python3.13; do
    if "$python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null; then
        command -v "$python"
        exit 0
    fi
done
echo "quizapp needs Python 3.11, 3.12 or 3.13. Run this, then try again:" >&2
echo "    sudo apt-get install -y python3" >&2
exit 1
