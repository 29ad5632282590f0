//! Where finished matches were looked at.

use super::{ChannelId, Db, MatchId, Write};
use anyhow::Context;

impl Db {
    /// The thread in which a match was looked at, if it was.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn analysis(&self, id: MatchId) -> anyhow::Result<Option<ChannelId>> {
        let found: Option<Option<ChannelId>> =
            sqlx::query_scalar("select analysis_id from matches where match_id = $1")
                .bind(id)
                .fetch_optional(&self.readers)
                .await
                .with_context(|| format!("looking for the analysis of match {id}"))?;
        Ok(found.flatten())
    }
}

impl Write {
    /// Notes the thread in which a match was looked at; none, where it is gone.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_analysis(
        &mut self,
        id: MatchId,
        thread: Option<ChannelId>,
    ) -> anyhow::Result<()> {
        sqlx::query("update matches set analysis_id = $2 where match_id = $1")
            .bind(id)
            .bind(thread)
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("noting the analysis of match {id}"))?;
        Ok(())
    }
}
