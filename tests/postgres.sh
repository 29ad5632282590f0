#!/usr/bin/env bash
# Runs a command with a server of PostgreSQL for the tests: tests/postgres.sh cargo test --workspace
#
# The server is a new one on loopback, with no password, and gone when the command has ended. It
# forgets all in a power cut: do not copy its settings. Without PostgreSQL the command runs all the
# same, and the tests say what they skip.
set -euo pipefail

programs="$(dirname "$(command -v initdb || ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null | sort -V | tail -n 1)")"
if [ ! -x "$programs/initdb" ]; then
    echo "SKIPPED: there is no PostgreSQL here (Debian: apt-get install postgresql); the tests run on SQLite alone" >&2
    exec "$@"
fi

# It refuses to be root's.
as_nobody=()
if [ "$(id -u)" = 0 ]; then
    id postgres >/dev/null 2>&1 && user=postgres || user=nobody
    as_nobody=(setpriv "--reuid=$(id -u "$user")" "--regid=$(id -g "$user")" --clear-groups)
fi
folder="$(mktemp -d)"
if [ "${#as_nobody[@]}" -gt 0 ]; then chown "$user" "$folder"; fi
server() { (cd "$folder" && "${as_nobody[@]}" "$programs/$1" "${@:2}") >>"$folder.log" 2>&1; }
stop() {
    server pg_ctl --pgdata="$folder/data" --mode=immediate stop || true
    rm -rf "$folder" "$folder.log"
}
trap stop EXIT

server initdb --pgdata="$folder/data" --username=congkak --auth=trust --encoding=UTF8 --no-sync ||
    { cat "$folder.log" >&2; exit 1; }
for _ in 1 2 3 4 5 6 7 8 9; do
    port=$((20000 + RANDOM))
    options="-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories='' -c max_connections=200
        -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
    if server pg_ctl --pgdata="$folder/data" --wait --options="$options" start; then
        export CONGKAK_TEST_POSTGRES="postgres://congkak@127.0.0.1:$port/postgres"
        break
    fi
done
if [ -z "${CONGKAK_TEST_POSTGRES:-}" ]; then
    cat "$folder.log" >&2
    exit 1
fi
"$@"
