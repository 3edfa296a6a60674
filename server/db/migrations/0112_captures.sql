-- Screens that guests have sent to support. A guest without an account, or one whose account is gone, has no user.
create table captures (
  code text primary key,
  -- Hash of who sent it and of the key of the attempt: sending again returns the same code.
  attempt text not null unique,
  user_id uuid references users on delete cascade,
  -- The envelope as JSON, compressed by gzip. Not jsonb: nothing is searched in it, and it is no text of ours.
  envelope bytea not null,
  bytes integer not null check (bytes > 0),
  -- From the envelope, for the list.
  build text not null,
  route text not null,
  locale text not null check (locale in ('en', 'ar', 'he')),
  width integer not null,
  height integer not null,
  note text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index captures_newest on captures (sent_at desc);
create index captures_of_user on captures (user_id) where user_id is not null;
create index captures_expire on captures (expires_at);

-- Who of staff looked at one, and when.
create table capture_looks (
  id bigint generated always as identity primary key,
  capture_code text not null references captures on delete cascade,
  staff_uid text not null,
  at timestamptz not null
);
create index capture_looks_of_capture on capture_looks (capture_code);
create index capture_looks_of_staff on capture_looks (staff_uid, at desc);

-- Requests for hours that are not over, counted by state.
create index negotiations_live on negotiations (state) where state not in ('done', 'rejected', 'expired', 'withdrawn');
