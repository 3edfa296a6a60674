-- One row for each attempt to book. Money is whole US cents; hotel time is wall clock text; deadlines are instants.
create table bookings (
  id uuid primary key,
  reference text not null unique,
  user_uid text not null,
  idempotency_key text not null,
  request_hash text not null,
  -- What is known of money and room together; `bookings.steps.ts` names the moves between them.
  step text not null check (step in ('held', 'authorized', 'captured', 'declined', 'refused', 'refunding', 'refunded', 'review')),
  decline_reason text,
  -- What the guest may do about it.
  decline_face text,
  hotel_id text not null,
  room_type_id text not null,
  check_in text not null,
  check_out text not null,
  check_in_at timestamptz not null,
  check_out_at timestamptz not null,
  held_from text not null,
  held_until text not null,
  room_count smallint not null check (room_count > 0),
  rooms jsonb not null,
  checkin_guaranteed boolean not null,
  checkout_guaranteed boolean not null,
  guest_first_name text not null,
  guest_last_name text not null,
  guest_email text not null,
  lang text not null,
  comment text not null,
  total_cents integer not null check (total_cents > 0),
  breakdown jsonb not null,
  bid_check_in_cents integer check (bid_check_in_cents > 0),
  bid_check_out_cents integer check (bid_check_out_cents > 0),
  first_night_cents integer not null,
  cancellation_deadline timestamptz,
  -- Needed until the card is authorized, forgotten then.
  payment_nonce text,
  payment_device_data text,
  transaction_id text,
  refund_cents integer,
  cancelled_at timestamptz,
  -- One worker at a time moves a booking on.
  locked_until timestamptz,
  created_at timestamptz not null,
  constraint bookings_one_per_attempt unique (user_uid, idempotency_key)
);
create index bookings_by_user on bookings (user_uid, created_at desc);
