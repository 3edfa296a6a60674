-- What was ordered of our own rooms through the port of suppliers, by the buyer's reference.
create table supply_orders (
  reference uuid primary key,
  room_type_id text not null references room_types,
  held_from text not null,
  held_until text not null,
  rooms integer not null check (rooms > 0),
  -- Until then cancelling costs nothing, afterwards this much.
  free_until timestamptz not null,
  late_penalty_cents bigint not null,
  penalty_cents bigint,
  cancelled_at timestamptz,
  created_at timestamptz not null
);
