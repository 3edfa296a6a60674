-- How the page that booked writes hours: e-mails and documents about the booking write them alike.
alter table bookings add column hour_cycle text not null default 'h23' check (hour_cycle in ('h12', 'h23'));
