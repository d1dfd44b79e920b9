-- What a seller says to offers below the hidden minimum; empty: our words.
alter table hidden_minimum add column words text not null default '';
