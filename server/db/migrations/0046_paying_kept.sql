-- The kept card that a booking was paid with. A card that is kept when it pays has the booking's own id.
alter table bookings add column payment_method_id uuid references payment_methods (id) on delete set null;
create index bookings_payment_method on bookings (payment_method_id) where payment_method_id is not null;
-- The guest wants the card kept once it has paid.
alter table bookings add column keep_card boolean not null default false;
