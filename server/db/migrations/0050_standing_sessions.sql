-- A session, a code, a claim to an address: each ends with what it stands on.

-- The local identity provider: when a session was last gone on with. One that nobody uses ends.
alter table identity_refresh_tokens add column used_at timestamptz;
update identity_refresh_tokens set used_at = auth_time;
alter table identity_refresh_tokens alter column used_at set not null;

-- The ways into an account when they were last looked at, as JSON: the owner is told of a new one.
alter table users add column ways_seen text;

-- A code is good for who asked for it: the session of its account, or the sign-up attempt that this is the hash of.
alter table email_codes add column asker_hash text;
-- What opened the account when the code was sent: the code dies when that changes.
alter table email_codes add column credential text not null default '';
alter table email_changes add column credential text not null default '';

-- One sign-up at a time with one e-mail; a process that dies loses it.
create table sign_ups (
  -- Lower case.
  email text primary key,
  started_at timestamptz not null
);

-- Whose mail it is, whatever address it went to.
alter table outbox add column uid text;
create index outbox_uid on outbox (uid) where uid is not null;
update outbox set uid = users.uid from users where outbox.recipient = users.email;
