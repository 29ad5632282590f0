//! How ids are kept: as the whole numbers that they are.

use super::Id;

impl<K> sqlx::Type<sqlx::Sqlite> for Id<K> {
    fn type_info() -> sqlx::sqlite::SqliteTypeInfo {
        <i64 as sqlx::Type<sqlx::Sqlite>>::type_info()
    }

    fn compatible(ty: &sqlx::sqlite::SqliteTypeInfo) -> bool {
        <i64 as sqlx::Type<sqlx::Sqlite>>::compatible(ty)
    }
}

impl<'q, K> sqlx::Encode<'q, sqlx::Sqlite> for Id<K> {
    fn encode_by_ref(
        &self,
        buffer: &mut sqlx::sqlite::SqliteArgumentsBuffer,
    ) -> Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
        <i64 as sqlx::Encode<'q, sqlx::Sqlite>>::encode_by_ref(&self.number(), buffer)
    }
}

impl<'r, K> sqlx::Decode<'r, sqlx::Sqlite> for Id<K> {
    fn decode(value: sqlx::sqlite::SqliteValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
        <i64 as sqlx::Decode<'r, sqlx::Sqlite>>::decode(value).map(Self::new)
    }
}
