-- What a booking was paid with, as far as its guest may read it, and when.
alter table bookings add column paid_brand text;
alter table bookings add column paid_last4 text;
alter table bookings add column paid_at timestamptz;
