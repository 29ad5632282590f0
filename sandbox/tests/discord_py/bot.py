"""A small bot on discord.py, to prove that the sandbox speaks Discord and not one library's dialect."""

import io
import os

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

BASE = os.environ["DISCORD_API_BASE"]
Route.BASE = f"{BASE}/api/v10"
# discord.py asks for the gateway's address only when it shards by itself.
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(BASE.replace("http", "ws", 1))

# A picture of one pixel.
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da63"
    "fccf50cf0000048101810d1b5d0000000049454e44ae426082"
)
TOWNS = ["Kedah", "Kelantan", "Perak"]


class Board(discord.ui.View):
    """A board with one button, which counts."""

    def __init__(self, count: int = 0):
        super().__init__(timeout=None)
        self.count = count

    @discord.ui.button(label="Sow", style=discord.ButtonStyle.primary)
    async def sow(self, interaction: discord.Interaction, _: discord.ui.Button):
        self.count += 1
        await interaction.response.edit_message(content=f"Sown {self.count}", view=self)

    @discord.ui.button(label="Whisper")
    async def whisper(self, interaction: discord.Interaction, _: discord.ui.Button):
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("Psst", ephemeral=True)


class Sign(discord.ui.Modal, title="Sign here"):
    """A modal with one field."""

    name = discord.ui.TextInput(label="Name")

    async def on_submit(self, interaction: discord.Interaction):
        await interaction.response.send_message(f"Signed: {self.name.value}")


class Bot(discord.Client):
    """The bot: no privileged intents, commands registered for all guilds."""

    def __init__(self):
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        await self.tree.sync()


bot = Bot()


@bot.tree.command(description="Greets somebody, in private")
@app_commands.describe(whom="Whom to greet")
async def greet(interaction: discord.Interaction, whom: discord.User):
    await interaction.response.send_message(f"Hello {whom.display_name}", ephemeral=True)


@bot.tree.command(description="Shows a board")
async def board(interaction: discord.Interaction):
    file = discord.File(io.BytesIO(PICTURE), "board.png", description="An empty board")
    await interaction.response.send_message("A board", file=file, view=Board())


@bot.tree.command(description="Writes to you, after some thought")
async def letter(interaction: discord.Interaction):
    await interaction.response.defer()
    try:
        embed = discord.Embed(title="A letter", description="In private")
        await interaction.user.send(embed=embed)
    except discord.Forbidden as refused:
        await interaction.followup.send(f"Refused with {refused.code}")
        return
    await interaction.followup.send("I have written to you")


@bot.tree.command(description="Lets you sign")
async def sign(interaction: discord.Interaction):
    await interaction.response.send_modal(Sign())


@bot.tree.command(description="Goes to a town")
@app_commands.describe(town="Where")
async def travel(interaction: discord.Interaction, town: str):
    await interaction.response.send_message(f"Off to {town}")


@travel.autocomplete("town")
async def towns(_: discord.Interaction, typed: str):
    found = [town for town in TOWNS if town.lower().startswith(typed.lower())]
    return [app_commands.Choice(name=town, value=town) for town in found]


bot.run(os.environ["DISCORD_TOKEN"], log_level=30)
