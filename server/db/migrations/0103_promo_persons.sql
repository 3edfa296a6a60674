-- By what a person who used a promo code is known again, beyond the end of the account: keyed hashes, so nobody can be read from
-- them. One standing use for each: a use given back takes its rows with it.
create table promo_marks (
  digest text primary key,
  kind text not null check (kind in ('mailbox', 'card')),
  booking_id uuid not null references bookings on delete cascade,
  at timestamptz not null
);
create index promo_marks_of on promo_marks (booking_id);
create index promo_marks_at on promo_marks (at);

-- Cards that an account has paid with or saved, as keyed hashes; they end with the account.
create table account_cards (
  user_id uuid not null references users on delete cascade,
  digest text not null,
  primary key (user_id, digest)
);
create index account_cards_digest on account_cards (digest);
