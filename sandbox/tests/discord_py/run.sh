#!/bin/sh
# Installs discord.py into target/ and runs the sandbox's test with it.
set -eu
cd "$(dirname "$0")/../../.."
home=target/discord-py
[ -x "$home/bin/python" ] || python3 -m venv "$home"
"$home/bin/python" -c 'import discord' 2>/dev/null ||
    "$home/bin/python" -m pip install --quiet discord.py==2.7.1 || {
    echo "SKIPPED: the stand-in was not tried with discord.py, which cannot be installed here"
    exit 0
}
# The whole workspace, as the other tests are built, so that nothing is compiled twice.
SANDBOX_PYTHON="$PWD/$home/bin/python" cargo test --workspace --locked --test discord_py
