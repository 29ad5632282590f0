#!/bin/sh
# Plays a match in a real browser. Needs node, npm and chromium; says so and does nothing without them.
# Screenshots are left in target/browser/.
set -eu
cd "$(dirname "$0")/../../.."
chromium=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || true)}
for tool in node npm "$chromium"; do
    if ! command -v "${tool:-chromium}" >/dev/null; then
        echo "skipped: the page was not tried in a browser, for there is no ${tool:-chromium} here"
        exit 0
    fi
done
home=target/browser
mkdir -p "$home"
[ -d "$home/node_modules/playwright-core" ] ||
    npm install --silent --no-fund --no-audit --prefix "$home" playwright-core@1.65.1
# Both at once, so that what they share is compiled once.
cargo build --quiet -p congkak -p sandbox ${PROFILE:+--profile "$PROFILE"}
target=target/${PROFILE:-debug}
[ "$target" = target/dev ] && target=target/debug
cp sandbox/tests/browser/*.mjs "$home/"
CHROMIUM="$chromium" SANDBOX="$target/sandbox" OUT="$home" node "$home/play.mjs"
