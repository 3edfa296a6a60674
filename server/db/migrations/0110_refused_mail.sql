-- When the mail server refused the e-mail for good; it is never sent.
alter table outbox add column refused_at timestamptz;

-- Addresses of hotels that their mail servers do not know, in lower case: nobody is asked there until the hotel, or staff, names
-- the address again.
create table refused_addresses (
  email text primary key,
  refused_at timestamptz not null
);
