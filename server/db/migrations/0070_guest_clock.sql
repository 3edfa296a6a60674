-- By which clock the guest who booked lives, as the browser said: letters tell deadlines on it too.
alter table bookings add column guest_time_zone text;
