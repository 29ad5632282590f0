//! Queries about people and servers: what they chose, whom they block, who has left.

use super::*;
use crate::rules::Side;

on_postgres_too! {
    each_setting_is_kept_for_its_owner_and_taken_back
    a_block_holds_one_way_has_the_newest_name_and_is_taken_back
    servers_are_known_by_what_is_kept_of_them_until_they_are_gone
    who_has_left_is_noted_once_in_each_open_match_of_the_server
    it_is_known_of_who_has_played_whether_they_have_left
}

#[tokio::test]
async fn each_setting_is_kept_for_its_owner_and_taken_back() {
    let (db, _folder) = empty().await;
    let (server, player) = (Owner::Server(SERVER), Owner::Player(PlayerId::new(10)));
    let mut write = db.write().await.unwrap();
    for setting in Setting::ALL {
        let value = Some(setting.word());
        write.choose(server, setting, value).await.unwrap();
    }
    let chosen = write.chosen(server).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(db.chosen(server).await.unwrap(), chosen);
    let words = serde_json::to_value(&chosen).unwrap();
    for setting in Setting::ALL {
        assert_eq!(words[setting.word()], setting.word());
    }
    // The same number is another owner.
    assert_eq!(db.chosen(player).await.unwrap(), Chosen::default());
    assert_eq!(db.theme(server).await.unwrap().as_deref(), Some("theme"));
    let mut write = db.write().await.unwrap();
    write.choose(server, Setting::Pace, None).await.unwrap();
    let after = write.chosen(server).await.unwrap();
    assert_eq!((after.pace, after.game.as_deref()), (None, Some("game")));
}

#[tokio::test]
async fn a_block_holds_one_way_has_the_newest_name_and_is_taken_back() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    write.add_block(at(1), ANI, BUDI, "budi").await.unwrap();
    write.add_block(at(1), ANI, CICI, "cici").await.unwrap();
    write.add_block(at(2), ANI, BUDI, "abudi").await.unwrap();
    assert!(write.has_blocked(ANI, BUDI).await.unwrap());
    assert!(!write.has_blocked(BUDI, ANI).await.unwrap());
    write.commit().await.unwrap();
    let blocks = db.blocks(ANI, 9).await.unwrap();
    let names: Vec<&str> = blocks.iter().map(|b| b.blocked_name.as_str()).collect();
    assert_eq!(names, ["abudi", "cici"]);
    assert_eq!(blocks[0].blocked_id, BUDI);
    assert_eq!(db.blocks(ANI, 1).await.unwrap().len(), 1);
    assert!(db.blocks(BUDI, 9).await.unwrap().is_empty());
    let mut write = db.write().await.unwrap();
    assert!(!write.remove_block(BUDI, ANI).await.unwrap());
    assert!(write.remove_block(ANI, BUDI).await.unwrap());
    assert!(!write.has_blocked(ANI, BUDI).await.unwrap());
    assert!(write.has_blocked(ANI, CICI).await.unwrap());
}

#[tokio::test]
async fn servers_are_known_by_what_is_kept_of_them_until_they_are_gone() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    add_match(&mut write).await;
    let owner = Owner::Server(OTHER_SERVER);
    write
        .choose(owner, Setting::Pace, Some("live"))
        .await
        .unwrap();
    write.commit().await.unwrap();
    let mut known = db.servers().await.unwrap();
    known.sort();
    assert_eq!(known, [SERVER, OTHER_SERVER]);
    let mut write = db.write().await.unwrap();
    assert!(write.server_gone(at(5), SERVER).await.unwrap());
    assert!(!write.server_gone(at(9), SERVER).await.unwrap());
    write.commit().await.unwrap();
    assert_eq!(db.servers().await.unwrap(), [OTHER_SERVER]);
    assert!(db.is_gone(SERVER).await.unwrap());
    assert!(!db.is_gone(OTHER_SERVER).await.unwrap());
    assert_eq!(db.servers_gone_since(at(4), 9).await.unwrap(), []);
    assert_eq!(db.servers_gone_since(at(5), 9).await.unwrap(), [SERVER]);
    assert_eq!(db.servers_gone_since(at(5), 0).await.unwrap(), []);
    let mut write = db.write().await.unwrap();
    write.server_back(SERVER).await.unwrap();
    write.commit().await.unwrap();
    assert!(!db.is_gone(SERVER).await.unwrap());
}

#[tokio::test]
async fn who_has_left_is_noted_once_in_each_open_match_of_the_server() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let as_south = add_match(&mut write).await.id;
    let other = match_in(SERVER, OTHER_CHANNEL, CICI, ANI);
    let as_north = write.add_match(at(1), other).await.unwrap().id;
    let elsewhere = match_in(OTHER_SERVER, ChannelId::new(30), ANI, BUDI);
    write.add_match(at(1), elsewhere).await.unwrap();
    let over = match_in(SERVER, ChannelId::new(31), ANI, BUDI);
    let mut over = write.add_match(at(1), over).await.unwrap();
    over.is_open = false;
    write.save_match(at(2), &mut over, "").await.unwrap();
    let both = [(as_south, Side::South), (as_north, Side::North)];
    assert_eq!(write.note_left(SERVER, ANI).await.unwrap(), both);
    assert_eq!(write.note_left(SERVER, ANI).await.unwrap(), []);
    // The other one of the same match is noted beside.
    let budi = write.note_left(SERVER, BUDI).await.unwrap();
    assert_eq!(budi, [(as_south, Side::North)]);
    write.note_back(SERVER, ANI).await.unwrap();
    assert_eq!(write.note_left(SERVER, BUDI).await.unwrap(), []);
    assert_eq!(write.note_left(SERVER, ANI).await.unwrap(), both);
}

#[tokio::test]
async fn it_is_known_of_who_has_played_whether_they_have_left() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    assert!(!write.has_left(SERVER, ANI).await.unwrap());
    write.meet(SERVER, ANI, "ani").await.unwrap();
    assert!(!write.has_left(SERVER, ANI).await.unwrap());
    write.set_present(SERVER, ANI, false).await.unwrap();
    assert!(write.has_left(SERVER, ANI).await.unwrap());
    assert!(!write.has_left(OTHER_SERVER, ANI).await.unwrap());
}
