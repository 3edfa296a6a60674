-- Accounts that belong together: their manager sees what the others have booked. Staff decides who belongs where.
create table companies (
  id uuid primary key default gen_random_uuid(),
  name text not null unique
);
alter table users add column company_id uuid references companies on delete set null;
create index users_of_company on users (company_id) where company_id is not null;
