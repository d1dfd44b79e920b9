-- What the private contract of a sale says: plate, chassis, tax codes and the rest, encrypted as a whole (lib/kernel/secrets).
create table sale_paper (
  sale_id bigint primary key references sale (id) on delete cascade,
  content text not null,
  erase_at timestamptz not null, -- seven days after the delivery, sixty after it was begun at most
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
