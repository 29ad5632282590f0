#!/bin/sh
# Counts the instructions of a random pick, and fails where there are more than there were.
#
#     cargo bench --bench instructions --no-run     # prints the path of the program
#     sh benches/instructions.sh PROGRAM
#
# Counts are the same on a busy machine and an idle one, so that a slower engine is noticed though
# nobody measures time. They differ a little between compilers: a limit is a tenth above what
# Rust 1.95 made on x86-64. Lower it when the engine gets better. Needs valgrind.
set -eu

program=$1
games=1000

count() { # GAME GAMES
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" "$2" 2>&1 >/dev/null |
        sed -n 's/,//g; s/.*refs: *//p'
}

status=0
while read -r game limit; do
    picks=$("$program" "$game" "$games" | sed 's/.* picks \([0-9]*\) .*/\1/')
    each=$((($(count "$game" "$games") - $(count "$game" 0)) / picks))
    if [ "$each" -gt "$limit" ]; then
        echo "$game: $each instructions a pick, more than $limit"
        status=1
    else
        echo "$game: $each instructions a pick, at most $limit"
    fi
done <<'LIMITS'
congkak 310
kalah 175
oware 370
LIMITS
exit $status
