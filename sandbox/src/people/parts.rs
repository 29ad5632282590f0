//! The buttons and selects of a message.

use serde_json::Value;

use crate::model::Message;
use crate::validate::components;

/// The components of a message, row by row; of the second version, those in rows at any depth.
pub(crate) fn of(message: &Message) -> impl Iterator<Item = &Value> {
    let mut found = Vec::new();
    collect(&message.components, &mut found);
    found.into_iter()
}

fn collect<'a>(components: &'a [Value], found: &mut Vec<&'a Value>) {
    for component in components {
        match component.get("components").and_then(Value::as_array) {
            Some(inner) => collect(inner, found),
            None => found.push(component),
        }
        if let Some(accessory) = component.get("accessory") {
            found.push(accessory);
        }
    }
}

pub(crate) fn is_button(part: &Value) -> bool {
    components::kind(part) == components::BUTTON
}

pub(crate) fn is_disabled(part: &Value) -> bool {
    part.get("disabled") == Some(&Value::Bool(true))
}

/// What a button shows.
pub(crate) fn label(part: &Value) -> String {
    let text = |pointer: &str| part.pointer(pointer).and_then(Value::as_str);
    text("/label")
        .filter(|label| !label.is_empty())
        .or_else(|| text("/emoji/name"))
        .unwrap_or_default()
        .to_owned()
}
