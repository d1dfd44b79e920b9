-- The configurations as the service gave them: what a revision changed besides phases, such as an audience, a group or a whitelist.
create table experiment_config_file (
  used_at timestamptz primary key references experiment_config on delete cascade,
  file text not null check (length(file) <= 5000000) -- no larger one is ever in use
);
