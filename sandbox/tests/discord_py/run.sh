#!/bin/sh
# Installs discord.py into target/ and runs the sandbox's test with it.
set -eu
cd "$(dirname "$0")/../../.."
home=target/discord-py
[ -x "$home/bin/python" ] || python3 -m venv "$home"
"$home/bin/python" -c 'import discord' 2>/dev/null ||
    "$home/bin/python" -m pip install --quiet discord.py==2.7.1
SANDBOX_PYTHON="$PWD/$home/bin/python" cargo test -p sandbox --test discord_py
