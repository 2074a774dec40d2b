#!/usr/bin/env bash
# Makes .venv and installs quizapp into it, editable, with what developers need.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    echo "Making .venv"
    "$(tools/find_python.sh)" -m venv --clear .venv
fi
echo "Installing Python packages into .venv"
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
.venv/bin/python -m pip install --quiet --editable '.[dev]'
touch .venv/.installed
