//! A small bot on serenity: it answers as its name for a command or button says.

use sandbox::Sandbox;
use serenity::all::ActionRowComponent;
use serenity::all::AutocompleteChoice;
use serenity::all::Client;
use serenity::all::ClientBuilder;
use serenity::all::CommandInteraction;
use serenity::all::CommandOptionType;
use serenity::all::ComponentInteraction;
use serenity::all::Context;
use serenity::all::CreateActionRow;
use serenity::all::CreateAllowedMentions;
use serenity::all::CreateAttachment;
use serenity::all::CreateAutocompleteResponse;
use serenity::all::CreateButton;
use serenity::all::CreateCommand;
use serenity::all::CreateCommandOption;
use serenity::all::CreateEmbed;
use serenity::all::CreateInputText;
use serenity::all::CreateInteractionResponse;
use serenity::all::CreateInteractionResponseFollowup;
use serenity::all::CreateInteractionResponseMessage;
use serenity::all::CreateMessage;
use serenity::all::CreateModal;
use serenity::all::CreateSelectMenu;
use serenity::all::CreateSelectMenuKind;
use serenity::all::CreateSelectMenuOption;
use serenity::all::EditAttachments;
use serenity::all::EditInteractionResponse;
use serenity::all::EventHandler;
use serenity::all::GatewayIntents;
use serenity::all::HttpBuilder;
use serenity::all::InputTextStyle;
use serenity::all::Interaction;
use serenity::all::ModalInteraction;
use serenity::all::Ready;
use serenity::async_trait;
use tokio::task::JoinHandle;

/// The bot, running.
pub(crate) struct Bot {
    task: JoinHandle<()>,
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// One pixel.
pub(crate) const PICTURE: &[u8] =
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x02\x08\x06\0\0\0";

/// Starts the bot and waits until its commands are registered.
pub(crate) async fn start(sandbox: &Sandbox) -> Bot {
    let http = HttpBuilder::new(sandbox.token())
        .proxy(sandbox.api_base())
        .ratelimiter_disabled(true)
        .build();
    let mut client: Client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .event_handler(Handler)
        .await
        .unwrap();
    let task = tokio::spawn(async move { client.start().await.unwrap() });
    let registered = || {
        let traffic = sandbox.traffic();
        let mut requests = traffic.iter();
        requests
            .any(|request| request.method == "PUT" && request.status == Some(200))
            .then_some(())
    };
    sandbox
        .until("the bot to register its commands", registered)
        .await;
    Bot { task }
}

struct Handler;

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, ctx: Context, _ready: Ready) {
        serenity::all::Command::set_global_commands(&ctx.http, commands())
            .await
            .unwrap();
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => run(&ctx, &command).await,
            Interaction::Component(component) => press(&ctx, &component).await,
            Interaction::Modal(modal) => submit(&ctx, &modal).await,
            Interaction::Autocomplete(typing) => complete(&ctx, &typing).await,
            _ => Ok(()),
        }
        .unwrap();
    }
}

fn commands() -> Vec<CreateCommand> {
    let plain = |name: &str| CreateCommand::new(name).description("Does as it is called");
    vec![
        plain("private"),
        plain("board"),
        plain("defer"),
        plain("dm"),
        plain("modal"),
        plain("silent"),
        plain("select"),
        plain("challenge")
            .add_option(
                CreateCommandOption::new(CommandOptionType::User, "opponent", "Whom to challenge")
                    .required(true),
            )
            .add_option(
                CreateCommandOption::new(CommandOptionType::Integer, "rounds", "How many")
                    .min_int_value(1)
                    .max_int_value(9),
            )
            .add_option(
                CreateCommandOption::new(CommandOptionType::String, "town", "Where")
                    .set_autocomplete(true),
            ),
    ]
}

fn reply(content: impl Into<String>) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().content(content)
}

async fn run(ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    match command.data.name.as_str() {
        "private" => {
            let message = reply("Only for you").ephemeral(true);
            let response = CreateInteractionResponse::Message(message);
            command.create_response(ctx, response).await
        }
        "board" => {
            let picture = CreateAttachment::bytes(PICTURE, "board.png").description("A board");
            let message =
                reply("A board:")
                    .add_file(picture)
                    .components(vec![CreateActionRow::Buttons(vec![
                        CreateButton::new("edit").label("Edit"),
                        CreateButton::new("follow").label("Follow up"),
                        CreateButton::new("later").label("Later"),
                        CreateButton::new("never").label("Never").disabled(true),
                    ])]);
            let response = CreateInteractionResponse::Message(message);
            command.create_response(ctx, response).await
        }
        "defer" => {
            command.defer(ctx).await?;
            let picture = CreateAttachment::bytes(PICTURE, "late.png").description("A late board");
            let embed = CreateEmbed::new().title("Late").attachment("late.png");
            let message = CreateInteractionResponseFollowup::new()
                .embed(embed)
                .add_file(picture);
            command.create_followup(ctx, message).await.map(|_| ())
        }
        "dm" => {
            let dm = command.user.create_dm_channel(ctx).await?;
            let sent = dm
                .send_message(ctx, CreateMessage::new().content("In private"))
                .await;
            let said = match sent {
                Ok(_) => "I have written to you",
                Err(_) => "I cannot write to you",
            };
            let response = CreateInteractionResponse::Message(reply(said).ephemeral(true));
            command.create_response(ctx, response).await
        }
        "modal" => {
            let input = CreateInputText::new(InputTextStyle::Short, "Name", "name");
            let modal = CreateModal::new("sign", "Sign here")
                .components(vec![CreateActionRow::InputText(input)]);
            let response = CreateInteractionResponse::Modal(modal);
            command.create_response(ctx, response).await
        }
        "select" => {
            let options = ["Kedah", "Perak"].map(|town| CreateSelectMenuOption::new(town, town));
            let kind = CreateSelectMenuKind::String {
                options: options.to_vec(),
            };
            let select = CreateSelectMenu::new("town", kind).placeholder("A town");
            let message = reply("Where?").components(vec![CreateActionRow::SelectMenu(select)]);
            let response = CreateInteractionResponse::Message(message);
            command.create_response(ctx, response).await
        }
        "challenge" => {
            let opponent = command
                .data
                .options
                .first()
                .and_then(|o| o.value.as_user_id());
            let opponent = opponent.unwrap();
            let message = reply(format!("<@{opponent}>, you are challenged"))
                .allowed_mentions(CreateAllowedMentions::new().users([opponent]));
            let response = CreateInteractionResponse::Message(message);
            command.create_response(ctx, response).await
        }
        _ => Ok(()),
    }
}

async fn press(ctx: &Context, press: &ComponentInteraction) -> serenity::Result<()> {
    match press.data.custom_id.as_str() {
        "edit" => {
            let picture =
                CreateAttachment::bytes(PICTURE, "next.png").description("The next board");
            let message = reply("Edited").add_file(picture);
            let response = CreateInteractionResponse::UpdateMessage(message);
            press.create_response(ctx, response).await
        }
        "follow" => {
            press.defer(ctx).await?;
            let message = CreateInteractionResponseFollowup::new()
                .content("Psst")
                .ephemeral(true);
            press.create_followup(ctx, message).await.map(|_| ())
        }
        "later" => {
            press.defer(ctx).await?;
            let kept = EditAttachments::keep_all(&press.message);
            let edit = EditInteractionResponse::new()
                .content("Later")
                .attachments(kept)
                .components(Vec::new());
            press.edit_response(ctx, edit).await.map(|_| ())
        }
        "town" => {
            let response = CreateInteractionResponse::UpdateMessage(reply("Thank you"));
            press.create_response(ctx, response).await
        }
        other => {
            let message = reply(format!("No such button: {other}")).ephemeral(true);
            let response = CreateInteractionResponse::Message(message);
            press.create_response(ctx, response).await
        }
    }
}

async fn submit(ctx: &Context, modal: &ModalInteraction) -> serenity::Result<()> {
    let mut inputs = modal.data.components.iter().flat_map(|row| &row.components);
    let name = match inputs.next() {
        Some(ActionRowComponent::InputText(input)) => input.value.clone().unwrap_or_default(),
        _ => String::new(),
    };
    let response = CreateInteractionResponse::Message(reply(format!("Signed: {name}")));
    modal.create_response(ctx, response).await
}

async fn complete(ctx: &Context, typing: &CommandInteraction) -> serenity::Result<()> {
    let typed = typing.data.autocomplete().unwrap().value.to_lowercase();
    let towns = ["Kedah", "Kelantan", "Perak"];
    let choices = towns
        .iter()
        .filter(|town| town.to_lowercase().starts_with(&typed))
        .map(|town| AutocompleteChoice::new(*town, *town))
        .collect();
    let response = CreateAutocompleteResponse::new().set_choices(choices);
    let response = CreateInteractionResponse::Autocomplete(response);
    typing.create_response(ctx, response).await
}
