-- Credit that was given, spent and given back, a row each; nothing is changed or taken away. What hours earn follows from
-- the stays and has no rows, so that nothing can be earned twice.
create table credit_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('granted', 'referral', 'used', 'returned')),
  cents integer not null check (case when kind = 'used' then cents < 0 else cents > 0 end),
  booking_id uuid references bookings,
  at timestamptz not null,
  check ((kind = 'granted') = (booking_id is null)),
  -- A booking spends credit once, gives it back once, and is rewarded once.
  constraint credit_entries_once unique (booking_id, kind)
);
create index credit_entries_user on credit_entries (user_id);
insert into credit_entries (user_id, kind, cents, at) select user_id, 'granted', cents, granted_at from credit_grants;
drop table credit_grants;

-- Which booking was made with whose promo code.
create table promo_uses (
  booking_id uuid primary key references bookings,
  friend_id uuid references users on delete set null,
  sharer_id uuid references users on delete set null,
  -- The booking came to nothing: the friend may use a code again.
  given_back_at timestamptz
);
create unique index promo_uses_one_per_friend on promo_uses (friend_id) where given_back_at is null;
create index promo_uses_sharer on promo_uses (sharer_id);

-- A promo code or credit may pay for all of a stay.
alter table bookings drop constraint bookings_total_cents_check;
alter table bookings add constraint bookings_total_cents_check check (total_cents >= 0);

-- How it is paid: only a card and a wallet are asked for money when it is booked.
alter table bookings add column payment_type text not null default 'card'
  check (payment_type in ('card', 'apple-pay', 'google-pay', 'invoice'));
