-- The field's names for what stands in these columns; their meaning is what it was.
alter table bookings rename column decline_face to decline_advice;
alter table payment_methods rename column decline_face to decline_advice;
alter table users rename column ways_seen to seen_sign_in_methods;
alter table payment_notices rename to payment_webhooks;
alter table payment_webhooks rename column heard_at to handled_at;
alter index payment_notices_pkey rename to payment_webhooks_pkey;
