#!/usr/bin/env bash
# Installs a package in an empty Debian 12 and tries it there, as somebody without rights.
# Usage: tools/package/try_debian.sh PACKAGE.deb [ROOT]
#   ROOT is a folder with an empty Debian 12 to copy; without one it is fetched.
set -euo pipefail

package=$(readlink -f "$1")
given=${2:-}
question=own-upkeep-remedy
if [ "$(id -u)" -ne 0 ]; then
    echo "This needs root: it makes a system of its own below /tmp." >&2
    exit 1
fi
if [ -z "$given" ] && ! command -v debootstrap >/dev/null; then
    echo "This needs debootstrap: apt-get install -y debootstrap" >&2
    exit 1
fi

root=$(mktemp -d /tmp/quizapp-try.XXXXXX)
leave() {
    end_all_inside
    for place in dev/shm dev/pts proc; do
        ! mountpoint -q "$root/$place" || umount "$root/$place"
    done
    rm -rf --one-file-system "$root"
}
trap leave EXIT

# Ends what was started in the system below /tmp, and nothing else.
end_all_inside() {
    local process
    for process in /proc/[0-9]*; do
        if [ "$(readlink "$process/root" 2>/dev/null)" = "$root" ]; then
            kill "${process#/proc/}" 2>/dev/null || true
        fi
    done
    wait
}
say() { printf '\n== %s\n' "$*"; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 "$@"; }
as_user() { inside setpriv --reuid=1000 --regid=1000 --clear-groups env HOME=/home/somebody "$@"; }

say "an empty Debian 12"
if [ -n "$given" ]; then
    cp -a "$given/." "$root"
else
    debootstrap --variant=minbase bookworm "$root" >/dev/null
fi
chmod 755 "$root"  # somebody without rights must get into it
cp /etc/resolv.conf "$root/etc/resolv.conf"
cp "$package" "$root/tmp/quizapp.deb"
mount -t proc proc "$root/proc"
mkdir -p "$root/dev/shm"
mount -t tmpfs tmpfs "$root/dev/shm"
inside cat /etc/debian_version
! inside sh -c "command -v python3" || { echo "it has a Python of its own"; exit 1; }

say "install"
inside apt-get -qq update
inside env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install /tmp/quizapp.deb >/dev/null 2>&1
inside dpkg-query --show --showformat='${Package} ${Version} ${Status}\n' quizapp
inside dpkg --verify quizapp
mkdir -p "$root/home/somebody" && chown 1000:1000 "$root/home/somebody"

say "commands"
as_user quizapp --version
as_user quizapp doctor
as_user quizapp key "$question" | sed -n 1,4p
as_user quizapp check --jobs 2 --json \
    "/usr/lib/quizapp/_internal/quizapp/_content/questions/missed-triggers/$question.yaml" \
    | grep -A1 '"errors"'

say "without a display"
if as_user quizapp 2>"$root/tmp/said"; then
    echo "a window opened where there is no display"
    exit 1
fi
cat "$root/tmp/said"
[ "$(wc -l <"$root/tmp/said")" -eq 1 ]

say "kinds of files"
inside env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends \
    xvfb x11-utils x11-apps libglib2.0-bin >/dev/null 2>&1
cp "$root/usr/lib/quizapp/_internal/quizapp/_content/questions/missed-triggers/$question.yaml" \
    "$root/home/somebody/asked.yaml"
printf 'list:\n- other\n' >"$root/home/somebody/other.yaml"
for ending in quizpaper quizanswers; do echo '{}' >"$root/home/somebody/sealed.$ending"; done
for file in asked.yaml other.yaml sealed.quizpaper sealed.quizanswers; do
    printf '%s: ' "$file"
    as_user gio info -a standard::content-type "/home/somebody/$file" \
        | sed -n 's/.*content-type: //p'
done | tee "$root/tmp/kinds"
[ "$(grep -c 'application/vnd.quizapp' "$root/tmp/kinds")" -eq 3 ]
as_user gio mime application/vnd.quizapp.paper | sed -n 1p

say "a window"
inside Xvfb :7 -screen 0 1440x900x24 -noreset >/dev/null 2>&1 &
for _ in $(seq 50); do
    ! inside xdpyinfo -display :7 >/dev/null 2>&1 || break
    sleep 0.2
done
started=$(date +%s%N)
as_user DISPLAY=:7 quizapp open /home/somebody/asked.yaml 2>"$root/tmp/said" &
program=$!
painted=
for _ in $(seq 300); do
    if inside xwininfo -display :7 -root -tree | grep -q '"quizapp": \|quizapp'; then
        painted=$((($(date +%s%N) - started) / 1000000))
        break
    fi
    sleep 0.1
done
[ -n "$painted" ] || { cat "$root/tmp/said"; echo "no window came"; exit 1; }
echo "a window was there after $painted ms"
sleep 15
inside xwd -display :7 -root -silent >"$root/tmp/screen.xwd"
colours=$(tail -c +4000 "$root/tmp/screen.xwd" | od -An -v -t x4 -w4 | sort -u | wc -l)
echo "it has $colours colours"
[ "$colours" -gt 100 ]
[ -z "${PICTURE:-}" ] || cp "$root/tmp/screen.xwd" "$PICTURE"
kill "$program" 2>/dev/null || true
end_all_inside
cat "$root/tmp/said"
! grep -q Traceback "$root/tmp/said"
as_user ls /home/somebody/.local/share/quizapp

say "remove"
inside apt-get -qq -y remove quizapp >/dev/null 2>&1
[ ! -e "$root/usr/lib/quizapp" ] && [ ! -e "$root/usr/bin/quizapp" ]
[ -e "$root/home/somebody/.local/share/quizapp" ]
echo "The program is gone, the answers stay."
say "All of it holds."
