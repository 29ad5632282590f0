//! What SQLite and PostgreSQL must have in common, and what only one of them can do.

use super::*;
use crate::db::carry;
use sqlx::{AnyConnection, Executor, Row};
use std::collections::BTreeSet;

on_postgres_too! {
    one_transaction_writes_at_a_time_over_all_processes
    a_write_that_fails_leaves_everything_as_it_was_and_the_next_one_works
    whoever_waits_too_long_to_write_is_counted_and_can_write_later
    a_snapshot_sees_nothing_that_is_written_after_it
    a_database_of_a_newer_version_is_refused
    tables_of_something_else_are_left_alone
    only_the_bot_makes_tables
    all_tables_are_carried_over_but_those_of_the_moment
}

async fn connect(place: &Site) -> AnyConnection {
    AnyConnection::connect(place.url()).await.unwrap()
}

#[tokio::test]
async fn one_transaction_writes_at_a_time_over_all_processes() {
    let (db, place) = empty().await;
    let other = Db::open(place.url()).await.unwrap();
    let mut write = db.write().await.unwrap();
    let id = add_match(&mut write).await.id;
    write.commit().await.unwrap();
    let count = async |db: &Db| {
        for _ in 0..20 {
            let mut write = db.write().await.unwrap();
            let mut row = write.match_row(id).await.unwrap().unwrap();
            row.record = format!("{}x", row.record);
            tokio::task::yield_now().await;
            assert!(write.save_match(at(2), &mut row, "S").await.unwrap());
            write.commit().await.unwrap();
        }
    };
    tokio::join!(count(&db), count(&other), count(&db), count(&other));
    let row = db.match_row(id).await.unwrap().unwrap();
    assert_eq!(row.revision, 80);
    assert_eq!(row.record.matches('x').count(), 80);
}

#[tokio::test]
async fn a_write_that_fails_leaves_everything_as_it_was_and_the_next_one_works() {
    let (db, _place) = empty().await;
    let mut write = db.write().await.unwrap();
    add_match(&mut write).await;
    let again = match_in(SERVER, CHANNEL, ANI, BUDI);
    assert!(write.add_match(at(1), again).await.is_err());
    drop(write);
    assert_eq!(db.open_match_count().await.unwrap(), 0);
    let mut write = db.write().await.unwrap();
    add_match(&mut write).await;
    write.commit().await.unwrap();
    assert_eq!(db.open_match_count().await.unwrap(), 1);
}

#[tokio::test]
async fn whoever_waits_too_long_to_write_is_counted_and_can_write_later() {
    let (db, place) = empty().await;
    let other = Db::open(place.url()).await.unwrap();
    let held = other.write().await.unwrap();
    assert!(db.write().await.is_err());
    assert_eq!(db.busy_count(), 1);
    assert!(db.waited() >= engine::BUSY_WAIT);
    // Whoever only reads does not wait.
    assert_eq!(db.open_match_count().await.unwrap(), 0);
    drop(held);
    let held = other.write().await.unwrap();
    held.commit().await.unwrap();
    let mut write = db.write().await.unwrap();
    add_match(&mut write).await;
    write.commit().await.unwrap();
    assert_eq!(other.open_match_count().await.unwrap(), 1);
}

#[tokio::test]
async fn a_snapshot_sees_nothing_that_is_written_after_it() {
    let (db, _place) = empty().await;
    let mut snapshot = db.snapshot().await.unwrap();
    assert_eq!(snapshot.open_matches_of(ANI).await.unwrap(), []);
    let mut write = db.write().await.unwrap();
    let id = add_match(&mut write).await.id;
    write.commit().await.unwrap();
    assert_eq!(snapshot.open_matches_of(ANI).await.unwrap(), []);
    drop(snapshot);
    let mut snapshot = db.snapshot().await.unwrap();
    assert_eq!(snapshot.open_matches_of(ANI).await.unwrap(), [id]);
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let (db, place) = empty().await;
    db.close().await;
    sqlx::query(
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (999999, 'of tomorrow', true, $1, 0)",
    )
    .bind(&[0_u8][..])
    .execute(&mut connect(&place).await)
    .await
    .unwrap();
    let refused = Db::open(place.url()).await.err().unwrap();
    assert!(
        matches!(
            refused,
            OpenError::Newer {
                version: 999_999,
                ..
            }
        ),
        "{refused}"
    );
}

#[tokio::test]
async fn tables_of_something_else_are_left_alone() {
    for table in [
        "create table a (b text)",
        "create table _sqlx_migrations (version bigint, checksum text)",
    ] {
        let place = Site::new().await;
        let mut connection = AnyConnection::connect(&format!(
            "{}{}",
            place.url(),
            if place.is_postgres() { "" } else { "?mode=rwc" }
        ))
        .await
        .unwrap();
        connection.execute(table).await.unwrap();
        if table.contains("_sqlx") {
            let row = "insert into _sqlx_migrations values (1, 'x')";
            connection.execute(row).await.unwrap();
        }
        for opened in [
            Db::open(place.url()).await,
            Db::open_existing(place.url()).await,
        ] {
            let refused = opened.err().unwrap();
            let is_left = matches!(
                refused,
                OpenError::Foreign { .. } | OpenError::Unreachable { .. }
            );
            assert!(is_left, "{refused}");
        }
        assert!(connection.execute("select * from matches").await.is_err());
    }
}

#[tokio::test]
async fn only_the_bot_makes_tables() {
    let place = Site::new().await;
    let refused = Db::open_existing(place.url()).await.err().unwrap();
    let is_refused = matches!(
        refused,
        OpenError::Missing { .. } | OpenError::Foreign { .. }
    );
    assert!(is_refused, "{refused}");
    Db::open(place.url()).await.unwrap().close().await;
    let db = Db::open_existing(place.url()).await.unwrap();
    assert_eq!(db.open_match_count().await.unwrap(), 0);
}

/// Everything that a schema consists of, in lines that are alike for both.
async fn schema(place: &Site) -> Vec<String> {
    let mut connection = connect(place).await;
    let queries = if place.is_postgres() {
        [
            "select 'column ' || c.table_name || '.' || c.column_name || ' ' || c.data_type || ' '
                    || case c.is_nullable when 'YES' then 'null' else 'not null' end || ' '
                    || coalesce(replace(c.column_default, '::text', ''), '')
             from information_schema.columns c where c.table_schema = current_schema()",
            "select 'key ' || cast(t.relname as text) || ' '
                    || string_agg(cast(a.attname as text), ' ' order by k.place)
             from pg_constraint c join pg_class t on t.oid = c.conrelid
             cross join lateral unnest(c.conkey) with ordinality as k (number, place)
             join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
             where c.contype = 'p' and c.connamespace = cast(current_schema() as regnamespace)
             group by t.relname",
            "select 'reference ' || cast(t.relname as text) || ' ' || cast(f.relname as text) || ' '
                    || case c.confdeltype when 'c' then 'cascade' else '' end
             from pg_constraint c join pg_class t on t.oid = c.conrelid
             join pg_class f on f.oid = c.confrelid
             where c.contype = 'f' and c.connamespace = cast(current_schema() as regnamespace)",
            "select 'index ' || replace(replace(replace(indexdef, schemaname || '.', ''),
                    'USING btree ', ''), '::text', '')
             from pg_indexes where schemaname = current_schema() and indexname not like '%\\_pkey'",
        ]
    } else {
        [
            "select 'column ' || t.name || '.' || c.name || ' '
                    || replace(lower(c.type), 'integer', 'bigint') || ' '
                    || case when c.\"notnull\" = 0 and c.pk = 0 then 'null' else 'not null' end
                    || ' ' || coalesce(c.dflt_value, '')
             from sqlite_master t join pragma_table_info(t.name) c where t.type = 'table'",
            "select 'key ' || name || ' ' || string_agg(key, ' ' order by pk) from (
                 select t.name as name, c.name as key, c.pk as pk
                 from sqlite_master t join pragma_table_info(t.name) c
                 where t.type = 'table' and c.pk > 0) group by name",
            "select 'reference ' || t.name || ' ' || f.\"table\" || ' ' || lower(f.on_delete)
             from sqlite_master t join pragma_foreign_key_list(t.name) f where t.type = 'table'",
            "select 'index ' || sql from sqlite_master where type = 'index' and sql is not null",
        ]
    };
    let mut lines = Vec::new();
    for query in queries {
        let rows = connection.fetch_all(query).await.unwrap();
        lines.extend(rows.iter().map(|row| {
            let line: String = row.get(0);
            let line = line.to_lowercase().replace(['(', ')', ','], " ");
            line.split_whitespace().collect::<Vec<_>>().join(" ")
        }));
    }
    // What sqlx and SQLite keep for themselves.
    lines.retain(|line| !line.contains("_sqlx") && !line.contains(" sqlite_"));
    lines.sort();
    lines
}

#[tokio::test]
async fn all_tables_are_carried_over_but_those_of_the_moment() {
    let (_db, place) = empty().await;
    let lines = schema(&place).await;
    let columns = lines.iter().filter_map(|line| line.strip_prefix("column "));
    let tables = columns.filter_map(|column| Some(column.split_once('.')?.0));
    let carried = carry::TABLES.iter().map(|(table, _)| *table);
    let known = carried.chain(["processes", "identifies", "heard", "revisions"]);
    assert_eq!(tables.collect::<BTreeSet<_>>(), known.collect());
}

/// This runs on PostgreSQL, and takes SQLite to compare.
fn both_end_in_the_same_tables_columns_and_indexes() {
    #[tokio::main(flavor = "current_thread")]
    async fn of(place: &Site) -> Vec<String> {
        Db::open(place.url()).await.unwrap().close().await;
        schema(place).await
    }
    #[tokio::main(flavor = "current_thread")]
    async fn place() -> Site {
        Site::new().await
    }
    let postgres = of(&place());
    let sqlite = std::thread::spawn(|| of(&place())).join().unwrap();
    assert!(sqlite.len() > 200, "{}", sqlite.len());
    assert_eq!(postgres, sqlite);
}

mod on_postgres_alone {
    use super::*;
    use crate::site::on_postgres;

    #[test]
    fn both_end_in_the_same_tables_columns_and_indexes() {
        on_postgres(super::both_end_in_the_same_tables_columns_and_indexes);
    }

    /// Ends one of the server's connections, as a restart does.
    async fn end(place: &Site, pid: i64) {
        sqlx::query("select pg_terminate_backend(cast($1 as integer))")
            .bind(pid)
            .execute(&mut connect(place).await)
            .await
            .unwrap();
    }

    /// Ends the connection that a database reads by.
    async fn cut_off(place: &Site, db: &Db) {
        let pid = db.count_for_test("select pg_backend_pid()").await;
        end(place, pid).await;
    }

    #[tokio::main(flavor = "current_thread")]
    async fn a_connection_that_is_lost_fails_what_was_under_way_and_nothing_else() {
        let (db, place) = empty().await;
        cut_off(&place, &db).await;
        assert_eq!(db.open_match_count().await.unwrap(), 0);
        let mut write = db.write().await.unwrap();
        add_match(&mut write).await;
        let pid: i64 = sqlx::query_scalar("select pg_backend_pid()")
            .fetch_one(&mut *write.tx)
            .await
            .unwrap();
        end(&place, pid).await;
        assert!(write.commit().await.is_err());
        assert_eq!(db.open_match_count().await.unwrap(), 0);
        let mut write = db.write().await.unwrap();
        add_match(&mut write).await;
        write.commit().await.unwrap();
        assert_eq!(db.open_match_count().await.unwrap(), 1);
    }

    #[test]
    fn a_lost_connection() {
        on_postgres(a_connection_that_is_lost_fails_what_was_under_way_and_nothing_else);
    }

    #[tokio::main(flavor = "current_thread")]
    async fn backup() {
        let (db, _place) = empty().await;
        let told = db.backup(Path::new("copy.dump")).await.unwrap_err();
        let command = "pg_dump --format=custom --file=copy.dump \"$DATABASE_URL\"";
        assert!(told.to_string().contains(command), "{told}");
    }

    #[test]
    fn a_backup_is_left_to_the_servers_own_program() {
        on_postgres(backup);
    }
}
