//! Where a page begins: two servers, three people, and something to say.

use sandbox::Sandbox;

/// Makes the servers and people to begin with, unless there are some already.
pub(crate) fn settle(sandbox: &Sandbox) {
    if !sandbox.guilds().is_empty() {
        return;
    }
    let [ani, budi, cici] = ["ani", "budi", "cici"].map(|name| sandbox.person(name));
    let village = sandbox.guild("Kampung");
    village.channel("main");
    village.channel("side-table");
    village.forum("posts");
    for person in [&ani, &budi, &cici] {
        village.join(person);
    }
    // Somebody who may choose for the server, and others who may not.
    village.belongs_to(&ani);
    // Where the bot is no member: ani has brought it along.
    ani.installs();
    ani.dm_with(&budi);
    sandbox.group("Warung", &[&ani, &budi, &cici]);
    // A second one, so that what belongs to a server can be told from what belongs to a person.
    let market = sandbox.guild("Pasar");
    market.channel("main");
    for person in [&ani, &budi] {
        market.join(person);
    }
}
