//! Keeps the bot's process while the sandbox runs: a page may stop, kill and start it.

use std::time::Duration;

use sandbox::BotCommand;
use sandbox::BotProcess;
use serde::Serialize;
use tokio::sync::mpsc;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long the bot may take to end.
const ENDING: Duration = Duration::from_secs(10);
/// Orders that wait to be carried out; more are refused.
const ORDERS_KEPT: usize = 8;

/// What is done with the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Starts it, unless it runs.
    Start,
    /// Asks it to end, and starts it again.
    Restart,
    /// Ends it without warning, as a power cut would.
    Kill,
    /// Asks it to end, and keeps no bot any more.
    End,
}

/// How the bot is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub(crate) enum Status {
    /// It is not ours: somebody else runs it, or nobody.
    NotOurs,
    /// Its process runs.
    Running,
    /// Its process has ended.
    Ended {
        /// How, in the words of the system.
        how: String,
    },
}

/// Gives orders about the bot, and knows how it is. Clones are the same one.
#[derive(Clone, Debug)]
pub(crate) struct Keeper {
    orders: mpsc::Sender<Order>,
    status: watch::Receiver<Status>,
}

/// The other end of a [`Keeper`], before there is a bot.
#[derive(Debug)]
pub(crate) struct Keeping {
    orders: mpsc::Receiver<Order>,
    status: watch::Sender<Status>,
}

/// Makes a keeper, and what carries out its orders.
pub(crate) fn new() -> (Keeper, Keeping) {
    let (order, orders) = mpsc::channel(ORDERS_KEPT);
    let (tell, status) = watch::channel(Status::NotOurs);
    let keeper = Keeper {
        orders: order,
        status,
    };
    (
        keeper,
        Keeping {
            orders,
            status: tell,
        },
    )
}

impl Keeper {
    /// How the bot is now.
    pub(crate) fn status(&self) -> Status {
        self.status.borrow().clone()
    }

    /// To wait until the bot's state changes.
    pub(crate) fn watch(&self) -> watch::Receiver<Status> {
        self.status.clone()
    }

    /// Gives an order. Whether it was taken: it is not while others wait, or where there is no bot.
    pub(crate) fn orders(&self, order: Order) -> bool {
        self.orders.try_send(order).is_ok()
    }

    /// Ends the bot for good.
    pub(crate) async fn ends(&self) {
        // Where nobody takes orders there is no bot to end.
        let _ = self.orders.send(Order::End).await;
    }
}

impl Keeping {
    /// Starts the bot and carries out orders until the last.
    pub(crate) fn start(self, command: BotCommand) -> JoinHandle<()> {
        tokio::spawn(self.keep(command))
    }

    /// Takes no orders.
    pub(crate) fn without_bot(self) -> JoinHandle<()> {
        drop(self);
        tokio::spawn(std::future::ready(()))
    }

    async fn keep(mut self, command: BotCommand) {
        let mut bot = self.begin(&command);
        loop {
            let order = tokio::select! {
                order = self.orders.recv() => order.unwrap_or(Order::End),
                how = ended(bot.as_mut()) => {
                    tracing::error!("the bot has ended by itself: {how}");
                    self.status.send_replace(Status::Ended { how });
                    bot = None;
                    continue;
                }
            };
            if let (Order::Kill | Order::Restart | Order::End, Some(mut running)) =
                (order, bot.take())
            {
                self.end(&mut running, order).await;
            }
            match order {
                Order::Start | Order::Restart if bot.is_none() => bot = self.begin(&command),
                Order::End => return,
                Order::Start | Order::Restart | Order::Kill => {}
            }
        }
    }

    fn begin(&self, command: &BotCommand) -> Option<BotProcess> {
        let (bot, status) = match BotProcess::start(command.clone()) {
            Ok(bot) => (Some(bot), Status::Running),
            Err(error) => {
                tracing::error!("{error:#}");
                let how = format!("{error:#}");
                (None, Status::Ended { how })
            }
        };
        self.status.send_replace(status);
        bot
    }

    async fn end(&self, bot: &mut BotProcess, order: Order) {
        let ended = match order {
            Order::Kill => bot.kill().await.map(|()| "killed".to_owned()),
            _ => bot.terminate(ENDING).await.map(|how| how.to_string()),
        };
        let how = ended.unwrap_or_else(|error| format!("{error:#}"));
        self.status.send_replace(Status::Ended { how });
    }
}

/// Waits until a bot ends by itself; for ever where there is none.
async fn ended(bot: Option<&mut BotProcess>) -> String {
    match bot {
        Some(bot) => match bot.ended().await {
            Ok(how) => how.to_string(),
            Err(error) => format!("{error:#}"),
        },
        None => std::future::pending().await,
    }
}
