-- A guest's place in the card company's vault. His row is what changes of his cards wait for in turn.
create table payment_customers (
  uid text primary key,
  -- What the card company calls him; it learns nothing else about him.
  id uuid not null unique default gen_random_uuid(),
  is_at_gateway boolean not null default false
);

-- One row for each wish to store a card. `id` is the card's token at the card company.
create table payment_methods (
  id uuid primary key default gen_random_uuid(),
  uid text not null references payment_customers (uid) on delete cascade,
  -- adding: nobody knows yet. removed: the guest has deleted it; the card company is told by a job.
  state text not null check (state in ('adding', 'stored', 'declined', 'removed')),
  is_primary boolean not null default false check (not is_primary or state = 'stored'),
  -- The nonce itself is not kept; null once the card is removed.
  nonce_hash text,
  brand text,
  last4 text,
  -- YYYY-MM
  expires text,
  -- What the guest may do about a refusal.
  decline_face text,
  created_at timestamptz not null,
  unique (uid, nonce_hash),
  check (state <> 'stored' or (brand is not null and last4 is not null and expires is not null))
);
create unique index payment_methods_primary on payment_methods (uid) where is_primary;
