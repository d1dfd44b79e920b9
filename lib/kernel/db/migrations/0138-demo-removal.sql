-- That the demo market was removed: no start loads another one by itself. `npm run seed` does, and deletes the row.
create table demo_removal (
  removed_at timestamptz not null default now()
);
