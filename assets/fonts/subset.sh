#!/usr/bin/env bash
# Makes the fonts beside this file anew. Run it only to change what they cover; they are kept in the repository.
#
# Needs, on Debian 12: apt-get install fonts-noto-core fonts-noto-extra fonts-noto-cjk npm python3-pip
#                      pip install fonttools==4.68.0
# The emoji come from the npm package @expo-google-fonts/noto-emoji. All are under the SIL Open Font License, OFL.txt.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
(cd "$work" && npm pack --silent @expo-google-fonts/noto-emoji@0.4.7 && tar xzf ./*.tgz)
python3 - "$work/package/700Bold/NotoEmoji_700Bold.ttf" <<'PY'
import sys
from fontTools import subset
from fontTools.ttLib import TTFont, TTCollection

NOTO = "/usr/share/fonts/truetype/noto/"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"


def cut(path, ranges=None, features=None, number=-1):
    """The font with only these code points, without hints, as if it were bold.

    The shaper falls back only to fonts of the very weight it was asked for.
    """
    options = subset.Options()
    options.hinting = False
    if features is not None:
        options.layout_features = list(features)
    elif "NotoSans-" not in path:
        options.layout_features.remove("kern")
    options.name_IDs = [1, 2, 4, 6, 13, 14]
    options.name_languages = [0x409]
    options.drop_tables += ["MATH", "STAT", "DSIG", "FFTM", "meta", "vhea", "vmtx", "VORG"]
    options.notdef_outline = True
    font = subset.load_font(path, options, lazy=False) if number < 0 else TTFont(path, fontNumber=number, lazy=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=parse(ranges) if ranges else sorted(font.getBestCmap()))
    cutter.subset(font)
    font["OS/2"].usWeightClass = 700
    return font


def parse(ranges):
    points = set()
    for part in ranges.split():
        low, _, high = part.partition("-")
        points.update(range(int(low, 16), int(high or low, 16) + 1))
    return points


def encodes(char, codec):
    try:
        char.encode(codec)
        return True
    except UnicodeEncodeError:
        return False


cut(NOTO + "NotoSans-SemiCondensedBold.ttf", "2B 2F 30-39", features=()).save("digits.ttf")

scripts = ["NotoSans-Bold"]
scripts += [
    f"NotoSans{script}-Bold"
    for script in """Adlam Arabic Armenian Balinese Bengali CanadianAboriginal Cham Cherokee Devanagari Ethiopic Georgian
        Gujarati Gurmukhi HanifiRohingya Hebrew Javanese Kannada Khmer Lao Lisu Malayalam MeeteiMayek Myanmar OlChiki
        Oriya Sinhala Sundanese Tamil Telugu Thaana Thai""".split()
]
scripts += [
    f"NotoSans{script}-Regular"
    for script in """Batak Buginese Buhid Chakma Coptic Deseret Glagolitic Gothic Hanunoo Lepcha Limbu Mongolian
        NewTaiLue NKo Ogham Osage Rejang Runic Saurashtra SylotiNagri Syriac Tagalog Tagbanwa TaiLe Tifinagh Vai
        Yi""".split()
]
faces = TTCollection()
faces.fonts = [cut(f"{NOTO}{name}.ttf") for name in scripts]
# Letters that people write their names with for show, arrows, stars and the like.
faces.fonts.append(cut(NOTO + "NotoSansMath-Regular.ttf", "2100-214F 1D400-1D7FF", features=("ccmp",)))
faces.fonts.append(cut(NOTO + "NotoSansSymbols-Bold.ttf", "20D0-20F0 2100-218B 2190-21FF 2300-23FF 2460-24FF 2600-27BF 2B00-2BFF 1F100-1F1FF", features=("ccmp",)))
faces.fonts.append(cut(NOTO + "NotoSansSymbols2-Regular.ttf", "2190-21FF 2300-23FF 2400-243F 2500-28FF 2B00-2BFF 1F030-1F0FF 1F650-1F67F 1F780-1F7FF 1F800-1F8FF", features=("ccmp",)))
tibetan = [*range(0xF00, 0xF48), *range(0xF49, 0xF6D), *range(0xF71, 0xFDB)]
faces.fonts.append(cut(NOTO + "NotoSerifTibetan-Bold.ttf", " ".join(f"{point:X}" for point in tibetan), features=("abvm", "blwm", "mark", "mkmk")))
faces.save("scripts.ttc")

# Every Han character that the national standards of China, Taiwan, Japan or Korea have.
han = [c for c in range(0x4E00, 0xA000) if any(encodes(chr(c), codec) for codec in ("gb2312", "big5", "shift_jis", "euc_kr"))]
MORE_HAN = "堃喆珺煊赟翀昉昇璟睿琟瑄妤焜㛃"  # often in names, though not in those standards
rest = "1100-11FF 3000-303F 3041-3096 3099-30FF 3105-312F 3130-318F 31A0-31BF 31F0-31FF 3200-33FF AC00-D7A3 FE30-FE4F FF00-FFEF"
cut(CJK, rest + " " + " ".join(f"{c:X}" for c in [*han, *map(ord, MORE_HAN)]), features=("ccmp", "ljmo", "vjmo", "tjmo"), number=0).save("cjk.otf")

cut(sys.argv[1], features=("ccmp", "rlig", "liga")).save("emoji.ttf")
PY
ls -l digits.ttf scripts.ttc cjk.otf emoji.ttf
