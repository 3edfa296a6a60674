-- Identity: what the local identity provider keeps for itself (identity_…), our own users, and the limits on tries.

-- The local identity provider. No other module reads these tables: with the live service they stay empty.
create table identity_accounts (
  uid text primary key,
  -- Lower case.
  email text not null unique,
  email_verified boolean not null,
  -- scrypt, with its own salt and cost; null when there is no password.
  password_hash text,
  display_name text,
  photo_url text,
  disabled boolean not null default false,
  created_at timestamptz not null,
  last_login_at timestamptz,
  -- Tokens signed in before this moment are refused.
  valid_since timestamptz not null
);
create table identity_refresh_tokens (
  token_hash text primary key,
  uid text not null references identity_accounts on delete cascade,
  sign_in_provider text not null,
  auth_time timestamptz not null
);
create index identity_refresh_tokens_uid on identity_refresh_tokens (uid);
create table identity_action_codes (
  code_hash text primary key,
  uid text not null references identity_accounts on delete cascade,
  kind text not null check (kind in ('PASSWORD_RESET', 'VERIFY_EMAIL')),
  expires_at timestamptz not null
);
create table identity_signing_keys (
  kid text primary key,
  -- One key signs: being unique here makes two first starts agree on it.
  purpose text not null unique,
  private_jwk jsonb not null,
  created_at timestamptz not null
);

create table users (
  id uuid primary key default gen_random_uuid(),
  -- The identity provider's user id.
  uid text not null unique,
  -- Lower case.
  email text not null unique,
  is_email_verified boolean not null,
  first_name text not null,
  last_name text not null,
  phone text,
  image text,
  type text not null default 'regular' check (type in ('regular', 'b2b', 'b2b_with_invoicing', 'agent', 'manager')),
  is_staff boolean not null default false,
  available_credits_cents integer not null default 0 check (available_credits_cents >= 0),
  referral_code text not null unique,
  created_at timestamptz not null
);
-- The code in the verification e-mail: the latest one of a user, until it is used.
create table email_codes (
  user_id uuid primary key references users on delete cascade,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

-- How often something was tried in the running window; the key names what, without telling who.
create table attempts (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index attempts_resets_at on attempts (resets_at);
