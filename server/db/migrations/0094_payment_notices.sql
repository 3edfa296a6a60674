-- What the card service has told us by itself: the same notice may come any number of times.
create table payment_notices (
  kind text not null,
  transaction_id text not null,
  written_at timestamptz not null,
  -- Ours, where the notice names it.
  order_id text,
  -- When it has had its effect.
  heard_at timestamptz,
  primary key (kind, transaction_id, written_at)
);
