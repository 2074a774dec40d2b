#!/usr/bin/env bash
# Installs the Debian packages that "program" or "tests" lack, where it may;
# otherwise prints the one command to run. Does nothing when all is there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

work=${1:-program}
python=$(tools/find_python.sh)
missing=$("$python" tools/missing_packages.py "$work")
[ -n "$missing" ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo -n)
fi
if ! command -v apt-get >/dev/null || ! "${as_root[@]}" true 2>/dev/null; then
    echo "This machine lacks some system packages. Run this, then try again:" >&2
    echo "    sudo apt-get install -y $missing" >&2
    exit 1
fi

install() {
    # shellcheck disable=SC2086  # one word a package
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends $missing >/dev/null
}
echo "Installing system packages: $missing"
install 2>/dev/null || { "${as_root[@]}" apt-get update -qq && install; }
