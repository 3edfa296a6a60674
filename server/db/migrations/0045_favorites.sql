-- The hotels a guest keeps. Their hotel may leave the catalogue: then it is not told, and comes back with it.
create table user_favorites (
  user_id uuid not null references users on delete cascade,
  hotel_id text not null,
  -- What was kept at the same moment has its order too.
  place bigint not null generated always as identity,
  added_at timestamptz not null,
  primary key (user_id, hotel_id)
);
