-- Every step of a booking, for whoever has to decide about one.
create table booking_steps (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings on delete cascade,
  step text not null,
  cause text,
  at timestamptz not null default now()
);
create index booking_steps_of on booking_steps (booking_id, id);
insert into booking_steps (booking_id, step, cause, at)
  select id, step, review_cause, created_at from bookings order by created_at;

-- In the database: no move can be forgotten, wherever it is made.
create function keep_booking_step() returns trigger language plpgsql as $$
begin
  insert into booking_steps (booking_id, step, cause)
    values (new.id, new.step, case when new.step = 'review' then new.review_cause else new.decline_reason end);
  return null;
end $$;
create trigger bookings_keep_new after insert on bookings for each row execute function keep_booking_step();
create trigger bookings_keep_step after update of step on bookings for each row
  when (old.step is distinct from new.step) execute function keep_booking_step();

-- Who decided about a booking in review, and what. A decision that failed may be followed by another.
create table booking_decisions (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings on delete cascade,
  decision text not null check (decision in ('confirm', 'refund')),
  note text not null,
  staff_uid text not null,
  at timestamptz not null
);
create index booking_decisions_of on booking_decisions (booking_id, id);
create index bookings_by_step on bookings (step, created_at desc) where step in ('review', 'held', 'authorized', 'refunding');
