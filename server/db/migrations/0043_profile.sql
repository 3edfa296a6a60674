-- The profile: in which language a guest is written to, what was granted to him, his next e-mail, and his way out.

alter table users add column locale text not null default 'en' check (locale in ('en', 'ar', 'he'));
-- From this moment the account counts as gone; a job takes away what is left of it.
alter table users add column deleted_at timestamptz;

-- Credit that was given, not earned: what hours earn is derived from the stays, so that nothing can be granted twice.
create table credit_grants (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  cents integer not null check (cents > 0),
  granted_at timestamptz not null
);
create index credit_grants_user on credit_grants (user_id);
insert into credit_grants (user_id, cents, granted_at)
  select id, available_credits_cents, created_at from users where available_credits_cents > 0;
alter table users drop column available_credits_cents;

-- The e-mail that a user wants to have, until the code that was sent to it is entered.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  -- Lower case.
  email text not null,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
