-- Addresses that a hotel, or staff for it, has given; a hotel of the catalogue has one there.
create table hotel_contacts (
  -- A hotel of the catalogue: its id; any other: 'place:' and the id of its place, or 'name:' and a hash of its name and town.
  hotel_key text primary key,
  email text not null,
  lang text not null check (lang in ('en', 'ar', 'he')),
  source text not null check (source in ('hotel', 'staff')),
  person text not null default '',
  phone text not null default '',
  verified_at timestamptz,
  left_at timestamptz,
  updated_at timestamptz not null
);

create table negotiations (
  id uuid primary key,
  reference text not null constraint negotiations_reference_key unique,
  kind text not null check (kind in ('inquiry', 'bid')),
  booking_id uuid references bookings,
  side text check (side in ('check_in', 'check_out')),
  check ((kind = 'bid') = (booking_id is not null)),
  check ((kind = 'bid') = (side is not null)),
  -- Null: a guest without an account.
  user_uid text,
  attempt_scope text not null,
  idempotency_key text not null,
  request_hash text not null,
  guest_first_name text not null,
  guest_last_name text not null,
  guest_email text not null,
  mailbox text not null,
  lang text not null,
  guest_time_zone text,
  hour_cycle text not null,
  comment text not null,
  reference_at_hotel text not null,
  hotel_key text not null,
  hotel jsonb not null,
  time_zone text not null,
  stay_from date not null,
  stay_until date not null,
  check (stay_until > stay_from),
  free_cancellation_until text,
  -- The card to charge: one that the guest keeps in the account, or one kept for this alone.
  payment_method_id uuid references payment_methods on delete set null,
  card_token uuid,
  card_brand text,
  card_last4 text,
  state text not null check (state in ('unconfirmed', 'addressless', 'asked', 'answering', 'countered', 'accepted', 'charging',
    'unpaid', 'charged', 'review', 'done', 'rejected', 'expired', 'withdrawn')),
  snapshot jsonb not null,
  -- Counts the transitions; each has its row in negotiation_events.
  version integer not null,
  -- When the open question was asked, and when the state last changed.
  asked_at timestamptz,
  moved_at timestamptz not null,
  cancel_at timestamptz not null,
  charge_at timestamptz not null,
  final_at timestamptz not null,
  check_in_at timestamptz not null,
  next_event text,
  next_at timestamptz,
  check ((next_event is null) = (next_at is null)),
  outcome text,
  created_at timestamptz not null,
  -- No open negotiation without a deadline.
  constraint negotiations_have_a_clock
    check (next_at is not null or state in ('review', 'done', 'rejected', 'expired', 'withdrawn')),
  constraint negotiations_end_with_outcome
    check ((state in ('rejected', 'expired', 'withdrawn')) = (outcome is not null)),
  constraint negotiations_one_per_attempt unique (attempt_scope, idempotency_key),
  constraint negotiations_one_per_side unique (booking_id, side)
);
-- Only once the mailbox is proven: nobody learns of another's request, nor blocks it.
create unique index negotiations_one_open on negotiations (mailbox, hotel_key, stay_from, stay_until)
  where kind = 'inquiry' and state not in ('unconfirmed', 'done', 'rejected', 'expired', 'withdrawn');
create index negotiations_of_user on negotiations (user_uid, created_at desc) where user_uid is not null;
create index negotiations_of_hotel on negotiations (hotel_key, next_at);
create index negotiations_due on negotiations (next_at) where next_at is not null;
create index negotiations_for_staff on negotiations (created_at) where state in ('addressless', 'review');

-- 1 the guest's, 2 the hotel's, 3 the guest's again: each side counters once.
create table offers (
  negotiation_id uuid not null references negotiations on delete cascade,
  place smallint not null check (place between 1 and 3),
  by text not null check (by in ('guest', 'hotel')),
  check ((by = 'hotel') = (place = 2)),
  price_cents integer not null check (price_cents > 0),
  check_in text not null,
  check_out text not null,
  note text not null,
  -- pending: the hotel's counter-offer that it can still undo.
  state text not null check (state in ('pending', 'open', 'accepted', 'declined', 'lapsed')),
  check (state <> 'pending' or place = 2),
  -- The other side's answer.
  answer text check (answer in ('accept', 'reject', 'counter')),
  answer_reason text check (answer_reason in ('full', 'cleaning', 'price', 'other')),
  answer_note text not null default '',
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  at timestamptz not null,
  primary key (negotiation_id, place)
);
create unique index offers_one_open on offers (negotiation_id) where state = 'open';
create unique index offers_one_accepted on offers (negotiation_id) where state = 'accepted';

-- What happened, in order. The primary key makes an event count once.
create table negotiation_events (
  negotiation_id uuid not null references negotiations on delete cascade,
  version integer not null,
  event text not null,
  by text not null check (by in ('guest', 'hotel', 'clock', 'money', 'staff')),
  state text not null,
  detail jsonb not null default '{}',
  at timestamptz not null,
  primary key (negotiation_id, version)
);

-- Every link in an e-mail. Only a hash is kept.
create table tokens (
  hash text primary key,
  kind text not null check (kind in ('inquiry', 'request', 'guest', 'hotel-email', 'desk')),
  negotiation_id uuid references negotiations on delete cascade,
  hotel_key text,
  -- What the link will write, e.g. the contact of a hotel that joins.
  detail jsonb not null default '{}',
  check ((kind in ('inquiry', 'request', 'guest')) = (negotiation_id is not null)),
  check ((kind in ('hotel-email', 'desk')) = (hotel_key is not null)),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index tokens_of_negotiation on tokens (negotiation_id);
create index tokens_of_hotel on tokens (hotel_key);
create index tokens_expire on tokens (expires_at);
