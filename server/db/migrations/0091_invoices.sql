-- Who an agent books for may be told by e-mail, and a business names its costs.
alter table bookings add column traveller_email text;
alter table bookings add column cost_reference text not null default '';

-- How much an account may owe, where staff has said so.
create table invoice_limits (
  user_id uuid primary key references users on delete cascade,
  cents integer not null check (cents >= 0)
);

-- What a business account owes for one month. Numbers have no gaps: the last one is taken and written in one transaction.
create table statements (
  number integer primary key check (number > 0),
  user_uid text not null,
  account text not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  total_cents integer not null,
  issued_at timestamptz not null,
  due date not null,
  paid_at timestamptz,
  paid_by text,
  paid_note text not null default '',
  check ((paid_at is null) = (paid_by is null)),
  constraint statements_one_per_month unique (user_uid, month)
);
create table statement_numbers (
  single boolean primary key default true check (single),
  last integer not null check (last >= 0)
);
insert into statement_numbers (last) values (0);

-- What an invoiced booking adds to what is owed, once when it is confirmed and once when it is cancelled. Nothing is changed
-- or taken away; an entry is on one statement, or on none yet.
create table invoice_entries (
  booking_id uuid not null references bookings,
  kind text not null check (kind in ('booked', 'cancelled')),
  cents integer not null check (case when kind = 'booked' then cents >= 0 else cents <= 0 end),
  at timestamptz not null,
  statement integer references statements,
  primary key (booking_id, kind)
);
create index invoice_entries_statement on invoice_entries (statement);
