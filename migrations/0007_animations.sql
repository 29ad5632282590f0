-- Whether boards move after each reveal. Nobody has chosen it yet, so that they do not.

alter table settings add column animations text;       -- yes, no; null: not chosen
