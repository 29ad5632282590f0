#!/bin/sh
# Fuzzes each target for so many seconds, 30 unless told otherwise; with "build" makes them ready and
# no more. Corpora are kept in fuzz/corpus.
# Says so and does nothing where there is no C++ compiler, which the fuzzer itself is written in.
set -eu
cd "$(dirname "$0")"
if ! command -v c++ >/dev/null; then
    echo "SKIPPED: nothing was fuzzed, for there is no C++ compiler here"
    exit 0
fi
host=$(rustc -vV | sed -n 's/^host: //p')
export RUSTC_BOOTSTRAP=1 ASAN_OPTIONS=detect_leaks=0
export RUSTFLAGS="-Zsanitizer=address -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing -Ccodegen-units=1"
cargo build --quiet --release --locked --target "$host"
[ "${1:-}" != build ] || exit 0
for target in record custom_id engine; do
    mkdir -p "corpus/$target"
    echo "fuzzing $target for ${1:-30} s"
    if [ -e "$target.dict" ]; then words="-dict=$target.dict"; else words=; fi
    # Unquoted where there is none: an empty argument would be a corpus.
    "target/$host/release/$target" "corpus/$target" $words -max_total_time="${1:-30}" -max_len=2000 \
        -verbosity=0 -print_final_stats=1
done
