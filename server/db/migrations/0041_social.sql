-- Google and Facebook, played by the local identity provider.

-- The people who have an account there.
create table identity_people (
  provider text not null check (provider in ('google.com', 'facebook.com')),
  subject text not null,
  -- Lower case.
  email text not null,
  display_name text not null,
  used_at timestamptz not null,
  primary key (provider, subject),
  unique (provider, email)
);
create index identity_people_used on identity_people (provider, used_at desc);

-- Which of our accounts they are a way into.
create table identity_links (
  provider text not null,
  subject text not null,
  uid text not null references identity_accounts on delete cascade,
  email text not null,
  display_name text not null,
  primary key (provider, subject),
  -- One of each provider.
  unique (uid, provider)
);
