-- What every module stands on: work to be done later, mail to be sent, secrets of this installation.

-- A job is written in the transaction of what it belongs to, and done at least once after `run_at`.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  -- At most one job of this name, done or not; null: as many as are written.
  dedupe text unique,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  -- Leased to a runner until then; a runner that dies loses it.
  locked_until timestamptz,
  done_at timestamptz,
  -- Given up after too many attempts; a person looks at it.
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null
);
create index jobs_due on jobs (run_at) where done_at is null and failed_at is null;

-- Mail is written here in the caller's transaction and sent by a job.
create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  lang text not null,
  template text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_recipient on outbox (recipient, id desc);

-- Random keys made at the first start (signing rate keys, hashing tokens), so that a restart or a second instance knows them.
create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null
);
