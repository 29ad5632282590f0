#!/bin/sh
# Plays a match in a real browser. Needs node, npm and chromium; says so and does nothing without them.
# Screenshots are left in target/browser/shots.
set -eu
cd "$(dirname "$0")/../../.."
chromium=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || true)}
for tool in node npm "$chromium"; do
    if ! command -v "${tool:-chromium}" >/dev/null; then
        echo "SKIPPED: the page was not tried in a browser, for there is no ${tool:-chromium} here"
        exit 0
    fi
done
home=target/browser
mkdir -p "$home"
[ -d "$home/node_modules/playwright-core" ] ||
    npm install --silent --no-fund --no-audit --prefix "$home" playwright-core@1.65.1 || {
    echo "SKIPPED: the page was not tried in a browser, for playwright-core cannot be installed here"
    exit 0
}
# Both programs as the tests build them, so that nothing is compiled twice.
cargo test --quiet --workspace --locked --no-run
target=${CARGO_TARGET_DIR:-target}/debug
cp sandbox/tests/browser/*.mjs "$home/"
CHROMIUM="$chromium" SANDBOX="$target/sandbox" OUT="$home" node "$home/play.mjs"
