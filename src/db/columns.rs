//! How ids are kept: as the whole numbers that they are.

use super::Id;
use sqlx::any::{AnyTypeInfo, AnyValueRef};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::{Any, Database, Decode, Encode, Type};

impl<K> Type<Any> for Id<K> {
    fn type_info() -> AnyTypeInfo {
        <i64 as Type<Any>>::type_info()
    }

    fn compatible(ty: &AnyTypeInfo) -> bool {
        <i64 as Type<Any>>::compatible(ty)
    }
}

impl<'q, K> Encode<'q, Any> for Id<K> {
    fn encode_by_ref(
        &self,
        buffer: &mut <Any as Database>::ArgumentBuffer,
    ) -> Result<IsNull, BoxDynError> {
        <i64 as Encode<'q, Any>>::encode_by_ref(&self.number(), buffer)
    }
}

impl<'r, K> Decode<'r, Any> for Id<K> {
    fn decode(value: AnyValueRef<'r>) -> Result<Self, BoxDynError> {
        <i64 as Decode<'r, Any>>::decode(value).map(Self::new)
    }
}
