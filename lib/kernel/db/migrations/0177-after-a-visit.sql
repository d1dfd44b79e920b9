-- What each side thinks after a visit, for itself alone: the other side never reads it.
alter table visit
  add column buyer_says text check (buyer_says in ('thinking', 'no')),
  add column seller_says text check (seller_says in ('thinking', 'no'));
