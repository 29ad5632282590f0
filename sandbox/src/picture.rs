//! Reads the size of a picture from its first bytes, as Discord tells it of attachments.

/// Width and height of a PNG or GIF.
pub(crate) fn size_px(bytes: &[u8]) -> Option<(u32, u32)> {
    png(bytes).or_else(|| gif(bytes))
}

fn png(bytes: &[u8]) -> Option<(u32, u32)> {
    let rest = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let header = rest.get(8..16)?;
    let (width, height) = header.split_at_checked(4)?;
    Some((
        u32::from_be_bytes(width.try_into().ok()?),
        u32::from_be_bytes(height.try_into().ok()?),
    ))
}

fn gif(bytes: &[u8]) -> Option<(u32, u32)> {
    let rest = bytes
        .strip_prefix(b"GIF89a")
        .or_else(|| bytes.strip_prefix(b"GIF87a"))?;
    let (width, height) = rest.get(..4)?.split_at_checked(2)?;
    Some((
        u32::from(u16::from_le_bytes(width.try_into().ok()?)),
        u32::from(u16::from_le_bytes(height.try_into().ok()?)),
    ))
}
